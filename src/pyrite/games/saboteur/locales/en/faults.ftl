### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-edition = edition is { $value }; it is 'revised' or 'classic'
