/** Words and keyboard rows that attackers try first. Lower case; trailing digits and symbols don't help. */
const LIST = `
12345678 123456789 1234567890 12345678910 123123123 1234567 0987654321 987654321 87654321 11223344 1122334455 112233445566
12341234 123454321 1234554321 123321123 147258369 159357456 741852963 789456123 456789123 147852369 10203040 102030405060
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 qazwsxedc
qwertyuiop qwerty qwertyui qwertyu qwerty1234 qwer1234 qweasdzxc qweasd qwaszx qazwsx asdfghjkl asdfghjk asdfgh asdf asdfasdf
asdf1234 zxcvbnm zxcvbn zxcv1234 azerty azertyuiop qwertz qwertzuiop poiuytrewq lkjhgfdsa mnbvcxz abcdefgh abcdefghi abcd1234
abc12345 abcabc a1b2c3d4 a1s2d3f4 aa123456 a12345678 a123456789 123456789a 123456abc 1234qwer 123qweasd 123qwe123
password passw0rd passwort passwords password1234 pass pass1234 mypassword yourpassword newpassword oldpassword thepassword
passpass passphrase motdepasse contrasena wachtwoord senha parola secret secret1 topsecret mysecret private changeme
changeit change letmein letmeinnow letmein1 openup opensesame open welcome welcomehome welcome1 hello hellohello helloworld
hithere login loginlogin signin signup guest guestguest default admin adminadmin admin1234 administrator root rootroot
toor superuser system sysadmin test testing testtest test1234 tester demo demodemo user username user1234 temp temporary
temppass internet computer laptop keyboard server network database windows macintosh linux google facebook twitter
instagram youtube whatsapp linkedin amazon apple samsung iphone android microsoft nintendo playstation xbox pokemon pikachu
minecraft fortnite roblox starwars startrek skywalker matrix superman batman spiderman ironman avengers wolverine hulk
dragon dragonball naruto monster phantom wizard merlin gandalf hogwarts shadow master ninja samurai warrior hunter killer
soldier ranger marine army military freedom liberty america american england london newyork chicago dallas boston texas
california florida berlin paris canada mexico brazil football baseball basketball softball soccer hockey tennis golf
swimming running yankees lakers cowboys steelers packers eagles redsox arsenal chelsea liverpool barcelona realmadrid juventus
sunshine summer spring winter autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday rainbow butterfly flower flowers blossom princess princesa prince queen
angel angels angelito heaven blessed jesus jesuschrist christ godisgood faith trinity babygirl babyboy baby cutie sweetie
sweetheart honey honeybee lovely lover loveme loveyou loveyou2 iloveyou iloveyou2 iloveu ihateyou teamo tequiero
mylove forever friends friendship bestfriend family mother father mommy daddy sister brother michael jennifer jessica ashley
jordan daniel andrew joshua matthew anthony thomas robert charlie george nicole michelle amanda samantha elizabeth
alexander benjamin william jonathan christopher victoria stephanie patrick richard maggie ginger pepper buster bailey bandit
tigger snoopy garfield scooby mickey minnie mustang corvette ferrari porsche mercedes harley harleydavidson yamaha
camaro chevrolet diamond silver golden orange purple yellow banana cheese chocolate cookie cookies cupcake peanut
popcorn pizza coffee tomato potato chicken cooking kitchen recipe recipes sous souschef chef
whatever nothing something trustno1 trustme access access14 superstar rockstar rockyou guitar metallica slipknot nirvana
eminem music dancer dolphin tiger lion panther falcon phoenix eagle scorpion spider snake monkey donkey elephant
kitty kitten hellokitty puppy doggie horse
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/))
