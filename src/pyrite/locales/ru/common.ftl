### Слова на каждой странице.

language-name = Русский

app-name = Pyrite
language = Язык
theme = Оформление
theme-auto = Системное
theme-dark = Тёмное
theme-light = Светлое
settings-open = Настройки
keys-open = Горячие клавиши

cancel = Отмена
close = Закрыть
got-it = Понятно
do-it = Подтвердить
save = Сохранить
back-home = На главную
copy = Копировать ссылку
copied = Скопировано
share = Поделиться
try-again = Попробовать ещё раз
loading = Минутку…
seconds-short = { $seconds } с
skip-to-content = Перейти к содержимому
list-of-two = { $first } и { $last }
list-of-more = { $first } и { $last }

you = Ты
guest = Гость
your-name = Твоё имя
your-name-hint = Таким его увидят остальные.
your-name-wanted = Сначала впиши имя.

## Боты

bot = Бот
level = Уровень ботов
level-random = Растяпа
level-random-strength = очень лёгкий
level-random-hint = Делает что угодно, лишь бы по правилам.
level-novice = Новичок
level-novice-strength = лёгкий
level-novice-hint = Играет за свою сторону и всем верит.
level-digger = Копатель
level-digger-strength = средний
level-digger-hint = Продумывает тоннели и следит за остальными.
level-detective = Сыщик
level-detective-strength = сложный
level-detective-hint = Помнит, кто что сделал, и делает выводы.
level-foreman = Штейгер
level-foreman-strength = очень сложный
level-foreman-hint = Учился, играя сам с собой, и умеет хранить тайны.
temper = Нрав ботов
temper-plain = Ровный
temper-plain-hint = Говорит по делу и врёт, когда это выгодно.
temper-cautious = Осторожный
temper-cautious-hint = Больше молчит, не рискует и хочет быть уверен.
temper-loud = Шумный
temper-loud-hint = Много говорит и рано показывает на других.
temper-sly = Хитрый
temper-sly-hint = Хорошо прячется и врёт, когда это помогает.

## Часы

clock = Часы
clock-none = Без часов
clock-none-hint = Каждый думает столько, сколько нужно.
clock-relaxed = Спокойные
clock-relaxed-hint = Каждому 5 минут на всю игру и 30 секунд на каждое решение.
clock-brisk = Быстрые
clock-brisk-hint = Каждому 1 минута на всю игру и 10 секунд на каждое решение.

## Связь

link-connecting = Подключение…
link-lost = Связь прервалась. Подключаемся снова…
link-lost-in = Связь прервалась. Новая попытка через { $seconds } с.
link-restarting = Сервер перезапускается. Ничего не потеряно, скоро играем дальше.
link-waits = Сервер сейчас не может сохранять. Ничего не потеряно, игра подождёт.
link-back = Связь восстановлена.
link-offline = Это устройство не в сети. Пока его нет, за тебя может сыграть бот.
link-try-now = Попробовать

## Что может пойти не так

missing-title = Страница не найдена
missing-text = Возможно, в адресе опечатка или такой страницы больше нет.
no-table-title = Стола { $code } нет
no-table-text = В коде шесть букв. Попроси ссылку ещё раз или проверь, нет ли в коде опечатки.
unreachable-title = Сервер не отвечает
unreachable-text = Может быть, он выключен, а может, это устройство не в сети.
frozen-title = Этот стол заморожен
frozen-text = Игра началась по старым правилам, по которым эта версия Pyrite уже не играет. Можно открыть новый стол.

## Правила

rules-title = Правила
rule-link = Правило { $rule }
