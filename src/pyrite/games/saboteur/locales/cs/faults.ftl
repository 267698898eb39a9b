### Co je špatně s volbami, boty, krabicemi a pozicemi.

fault-edition = edition: { $value }; smí to být 'revised' nebo 'classic'
