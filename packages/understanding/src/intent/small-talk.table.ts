export type SmallTalkKind = 'hello' | 'thanks' | 'remark';

/** Whole messages of small talk in seven languages: lower case, without accents, apostrophes and punctuation. */
export const SMALL_TALK_PHRASES: Record<SmallTalkKind, string> = {
  hello: `hi, hiya, hello, helo, heya, hey, yo, howdy, greetings, good morning, good afternoon, good evening, good day, gm, whats up, sup, wassup, morning, evening,
how are you, how are you doing, hows it going, how is it going, hows everything, how is everything, hows life, how is life, hows your day, how is your day, hows your day going, how is your day going,
how are things, how have you been, how do you do, nice to meet you, nice to see you, good to meet you, good to see you, long time no see, are you there, hows you,
hallo, hoi, hai, goedemorgen, goede morgen, goeiemorgen, goedemiddag, goedenavond, goeiedag, goedendag, dag, hoe gaat het, hoe gaat het met je, hoe is het, alles goed,
moin, servus, gruss gott, guten morgen, guten tag, guten abend, wie gehts, wie geht es dir, wie gehts dir, na wie gehts, alles klar bei dir,
bonjour, bonsoir, salut, coucou, ca va, comment ca va, comment vas tu, comment allez vous, hola, buenas, buenos dias, buenas tardes, que tal, como estas, como te va,
tu vas bien, vous allez bien, ca roule, la forme, comment tu vas, comment va, wie laufts, was geht, alles gut, alles klar, hoe gaat ie, hoe istie, hoe was je dag, como andas, que haces, todo bien, que pasa, come butta, tutto ok, che fai, tudo bom, tudo certo, como vais, e ai, ciao, salve, buongiorno, buonasera, come stai, come va, tutto bene, ola, oi, bom dia, boa tarde, boa noite, tudo bem, como vai, como esta`,
  thanks: `thanks, thank you, thx, tnx, ty, tysm, cheers, great, perfect, awesome, amazing, brilliant, wonderful, excellent, cool, nice, nice one, ok, okay, bye, bye bye, goodbye, good bye, good night, gn, night, sleep well,
see you, see ya, cya, later, talk later, farewell, take care, i appreciate it, i appreciate that, much appreciated, appreciate it, that was helpful, that is helpful, thats helpful, that was very helpful, that helped, that helps, that was great, thats great, that was perfect,
thats perfect, that is great, good job, well done, great job, nice work, great work, you rock, you are the best, youre the best, you are great, youre great, you are awesome, youre awesome, you are a star, youre a star, you are a lifesaver, have a good day, have a nice day, have a great day,
have a good one, have a nice evening, have a good evening, have a good night, have a nice weekend, have a good weekend, many thanks, thanks a million, thats all, that is all, that will be all,
dankjewel, dank je, dank je wel, dank u, dank u wel, bedankt, hartelijk dank, tot ziens, doei, doeg, welterusten, slaap lekker, fijne dag, fijne avond, fijn weekend, super, top, prima, mooi, geweldig,
danke, danke dir, danke schon, danke sehr, danke vielmals, vielen dank, vielen lieben dank, herzlichen dank, tschuss, tschau, auf wiedersehen, gute nacht, schlaf gut, schonen tag, schonen abend, bis morgen, bis spater, klasse, toll, prima danke, super danke,
merci, merci beaucoup, merci bien, mille mercis, au revoir, bonne nuit, bonne journee, bonne soiree, a demain, a bientot, parfait, genial, gracias, muchas gracias, mil gracias, adios, hasta luego, hasta manana, buenas noches, perfecto,
grazie, grazie mille, molte grazie, tante grazie, arrivederci, buonanotte, a domani, perfetto, obrigado, obrigada, muito obrigado, muito obrigada, valeu, tchau, ate logo, ate amanha, perfeito, tack, arigato`,
  remark: `lol, lmao, rofl, haha, hahaha, hehe, hihi, jaja, jajaja, mdr, wow, omg, hm, hmm, hmmm, oh, ah, aha, ooh, ha, interesting, funny, i see, got it, understood, makes sense, that makes sense, fair enough, good to know, right, exactly, sure, yes, yep, yeah, yup, no, nope, nah,
never mind, nevermind, nvm, fine, alright, all right, nothing, whatever, test, testing, sounds good, good point, no worries, no problem, im bored, you are funny, youre funny, you are smart, youre smart, you are so smart, youre so smart, you are clever, youre clever, you are cool, youre cool,
you are nice, youre nice, you are helpful, youre helpful, you are stupid, youre stupid, you are dumb, youre dumb, you are useless, youre useless,
ja, nee, oke, grappig, ik snap het, begrepen, laat maar, nein, lustig, verstanden, alles klar, ach so, egal, schon gut, oui, non, daccord, ca marche, je vois, laisse tomber, si, vale, entendido, ya veo, da igual, va bene, capito, ho capito, lascia stare, sim, nao, entendi, beleza, deixa pra la, ta bom`,
};

/** Words that small talk is added to, and that say nothing alone. */
export const SMALL_TALK_ADDITIONS = `there, assistant, everyone, friend, my friend, mate, buddy, again, today, lately, so much, so, a lot, very much, tomorrow, soon, around, for now, then, you, too, now, and, for your help, for the help, for that, for everything, everybody, all, very, really, pretty, indeed, please,
je, du, dir, toi, et toi, y tu, e tu, e voce, en jij, und dir, hoor, hor mal, tutti, a todos, zusammen, allemaal, weer, wieder, but, well, just, doing, been`;
