/** What people say to the assistant about itself, by language: patterns for lower case without accents and apostrophes. */
export interface AssistantWords {
  /** 'You are', and what praises or blames. */
  youAre: string;
  praise: string;
  /** 'Do you ever', and what only a person does. */
  doYou: string;
  feel: string;
}

export const ASSISTANT_WORDS: readonly AssistantWords[] = [
  {
    youAre: 'you are|youre|you re|ur|u are|you were|youve been',
    praise:
      'great|good|best|better|awesome|amazing|brilliant|wonderful|fantastic|lovely|kind|sweet|nice|cool|funny|hilarious|smart|clever|helpful|useful|useless|handy|quick|fast|right|legend|star|gem|lifesaver|genius|hero|angel|friend|fun|patient|weird|boring|stupid|dumb|rubbish|annoying|impressive',
    doYou: 'do you|dont you|are you|have you',
    feel: 'sleep|dream|get|eat|bored|tired|lonely|happy|sad|annoyed|angry|alive|awake|feelings|friends|a birthday|days? off|love me|like me|miss me|hate me',
  },
  {
    youAre: 'je bent|jij bent|u bent|wat ben je|ben je toch',
    praise:
      'goed|goeie|beste?|top|topper|toppie|geweldig|fantastisch|super|lief|lieverd|schat|leuk|grappig|slim|handig|behulpzaam|aardig|held|kei|baas|fijn|snel|dom|stom|saai|irritant|knap|onmisbaar|redder',
    doYou: 'ben je|ben jij|heb je|heb jij|vind je|vind jij|word je|slaap je|droom je|verveel je',
    feel: 'moe|eenzaam|blij|verdrietig|boos|een mens|wakker|mens|gevoelens|vrienden|jarig|leuk om met mij|ooit|wel eens',
  },
  {
    youAre: 'du bist|sie sind|bist du',
    praise:
      'gut|beste[rs]?|toll|super|klasse|spitze|genial|nett|lieb|susse?r?|lustig|witzig|schlau|klug|hilfreich|hilfe|schatz|held|engel|perle|schnell|dumm|blod|doof|langweilig|nervig|cool|wahnsinn|hammer|gold wert|der hit|die wucht',
    doYou: 'bist du|hast du|wirst du|schlafst du|traumst du|fuhlst du|magst du|langweilst du|liebst du',
    feel: 'mude|einsam|glucklich|traurig|sauer|wach|mensch|gefuhle|freunde|dich|mich|manchmal|auch mal',
  },
  {
    youAre: 'tu es|t es|vous etes|tes|t etais',
    praise:
      'bon|bonne|meilleur|meilleure|top|genial|geniale|super|gentil|gentille|sympa|adorable|amour|drole|marrant|intelligent|malin|utile|fort|forte|rapide|geniaux|nul|nulle|bete|ennuyeux|chiant|incroyable|formidable|parfait|parfaite|ange|champion|championne|boss|chou|cool',
    doYou: 'tu es|es tu|t es|tu as|as tu|tu te|tu ne t|tu t|tu dors|dors tu|tu reves|reves tu|tu aimes|aimes tu|tu m',
    feel: 'fatigue|fatiguee|seul|heureux|triste|fache|reel|vivant|humain|emotions|sentiments|amis|ennuies|m aimes|parfois|des fois',
  },
  {
    youAre: 'eres|es usted|que|estas',
    praise:
      'buen[oa]|mejor|genial|estupend[oa]|fantastic[oa]|maravillos[oa]|majo|maja|amable|simpatic[oa]|cielo|sol|crack|maquina|genio|graci?os[oa]|divertid[oa]|list[oa]|inteligente|util|inutil|rapid[oa]|tont[oa]|aburrid[oa]|grande|increible|amor|figura|fiera|hacha|lo maximo|un encanto|una joya',
    doYou: 'eres|estas|tienes|te aburres|te gusta|duermes|suenas|te sientes',
    feel: 'cansad[oa]|sol[oa]|feliz|triste|enfadad[oa]|real|viv[oa]|human[oa]|sentimientos|amigos|hablar conmigo|nunca|alguna vez',
  },
  {
    youAre: 'sei|siete|ma sei',
    praise:
      'brav[oa]|bravissim[oa]|miglior[ei]?|grande|geniale|genio|super|fantastic[oa]|meraviglios[oa]|gentile|simpatic[oa]|carin[oa]|tesoro|mito|divertente|intelligente|furb[oa]|utile|inutile|veloce|stupid[oa]|scem[oa]|noios[oa]|incredibile|top|forte|un amore|un angelo|la fine del mondo',
    doYou: 'sei|hai|ti annoi|ti piace|dormi|sogni|provi',
    feel: 'stanc[oa]|sol[oa]|felice|triste|arrabbiat[oa]|reale|viv[oa]|uman[oa]|emozioni|sentimenti|amici|parlare con me|mai|ogni tanto',
  },
  {
    youAre: 'es|tu es|voce e|vc e|ce e|tas|ta|voces sao',
    praise:
      'bo[am]|melhor|otim[oa]|genial|espetacular|fantastic[oa]|maravilhos[oa]|simpatic[oa]|querid[oa]|fofo|fofa|demais|maximo|top|crack|genio|engracad[oa]|inteligente|espert[oa]|util|inutil|rapid[oa]|burr[oa]|chat[oa]|incrivel|brutal|fera|show|um anjo|fixe|dez|10',
    doYou:
      'es|tu es|(?:voce|vc) (?:e|esta|tem|dorme|sonha|sente|gosta)|estas|tens|dormes|sonhas|sentes|gostas|aborreces te',
    feel: 'cansad[oa]|sozinh[oa]|feliz|triste|zangad[oa]|real|viv[oa]|human[oa]|emocoes|sentimentos|amigos|falar comigo|de mim|as vezes',
  },
];
