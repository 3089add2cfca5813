import type { Language } from '../text/language.ts';

/** Words by which a title is shortened and judged: lower case, without accents. */
export interface PhraseWords {
  /** Words that begin another clause: relative pronouns and conjunctions. A title is complete before them. */
  clauseStarts: ReadonlySet<string>;
  /** Pronouns of subjects: 'I', 'we', 'they'. */
  subjects: ReadonlySet<string>;
  /** Words for something that was named before: 'those', 'such'. */
  references: ReadonlySet<string>;
  /** Verbs without which a phrase around them stands alone: 'has', 'wants', 'keeps'. */
  verbs: ReadonlySet<string>;
  /** Verbs of making: 'write a letter' is about the letter. */
  making: RegExp;
  /** Words with which a clause depends on another one: 'if', 'because'. */
  depending: ReadonlySet<string>;
  /** Possessives and adverbs that say nothing in a title. */
  weak: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const PHRASE_WORDS: Record<Exclude<Language, 'other'>, PhraseWords> = {
  en: {
    clauseStarts: words(
      'that which who whom whose where when while because since although though if unless until whether so but',
    ),
    subjects: words(
      "i i'm im i've ive i'd i'll we we're we've you you're u he she it it's its they they're he's hes she's shes someone anyone everyone nobody",
    ),
    references: words(
      'it this that these those them they he she him ones such ours theirs there one another either neither',
    ),
    verbs: words(
      "is are was were be been am has have had do does did don't doesn't didn't can could can't will would won't should must may might wants want needs need keeps keep gets get got says said tells told asks asked thinks goes went comes came makes made gave gives lives live uses use looks look started starts stopped seems feels feel found find took take bought moved works belongs means know knows hate hates love loves like likes refuses insists returns shows show leaves stays leaks happens came fell broke sits stands costs isn't aren't wasn't haven't hasn't lift inherited",
    ),
    making:
      /^(?:write|draft|create|make|give|compose|generate|design|prepare|suggest|recommend|invent|put together|come up with|think of|build|produce|provide|list|propose) (?:me |us )?(?=(?:an?|the|some|my|our|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+|short|simple|good|funny|polite)\b)(?:(?:an?|the|some) )?/i,
    depending: words('if because since although though while unless whether once as'),
    weak: words(
      'me us really just very quite actually basically still already even also maybe please today tonight tomorrow yesterday currently',
    ),
  },
  de: {
    clauseStarts: words(
      'dass wenn weil ob obwohl damit bevor nachdem wahrend sobald aber sondern wo woran womit wobei warum falls',
    ),
    subjects: words('ich wir du ihr er sie es man'),
    references: words('dies diese dieser dieses solche damit dafur davon daruber darauf dabei ihn ihm ihnen beides'),
    verbs: words(
      'ist sind war waren hat haben habe hatte wird werden wurde kann konnen konnte muss mussen musste will wollen wollte soll sollen sollte darf mochte mochten sagt sagen geht gehen kommt kommen macht machen lasst steht stehen liegt gibt bleibt bekomme bekommt brauche brauchen finde findet streikt blinkt klappt funktioniert heisst meint gekriegt gekommen bin bist esse isst lebt wohnt',
    ),
    making:
      /^(?:schreibe?|verfasse?|entwirf|erstelle?|formuliere?|mach(?:e|en)?|gib|nenne?|schlage?|erfinde?|baue?|plane?|liste) (?:mir |uns |bitte |mal )*(?=(?:ein|kurz|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d))(?:ein(?:e[nmrs]?)? )?/i,
    depending: words('wenn weil da obwohl damit bevor nachdem falls dass'),
    weak: words('wirklich eigentlich immer schon noch auch nur mal eben heute morgen gestern gerade leider bitte ja'),
  },
  nl: {
    clauseStarts: words(
      'dat die wie omdat terwijl zodat voordat nadat wanneer want maar waar waarmee waarbij hoewel toen',
    ),
    subjects: words('ik wij we je jij u hij zij ze het men'),
    references: words(
      'dit dat deze die zoiets ermee ervan daarmee daarvoor hem haar hun zulke beide zoiets dergelijke',
    ),
    verbs: words(
      'is zijn was waren heeft hebben heb had wordt worden werd kan kunnen kon moet moeten wil willen wilt mag zal zou gaat gaan ging komt komen zegt laat laten staat ligt zit zitten geeft krijgt krijg blijft doet doen maakt vind vindt woont lijkt loopt hangt ben bent zakt werkt gebruik weet vraagt',
    ),
    making:
      /^(?:schrijf|maak|bedenk|verzin|geef|noem|ontwerp|stel|formuleer|schets) (?:me |mij |ons |voor me |even |eens )*(?=(?:een|twee|drie|vier|vijf|zes|zeven|acht|tien|\d))(?:een )?/i,
    depending: words('als omdat hoewel terwijl zodat voordat nadat toen dat'),
    weak: words('echt eigenlijk nog ook al even wel gewoon altijd soms vandaag morgen gisteren nu toch maar graag'),
  },
  fr: {
    clauseStarts: words('que qui dont ou quand lorsque parce puisque comme si mais car afin alors tandis'),
    subjects: words('je j tu il elle on nous vous ils elles c ca'),
    references: words('ce cet cette ces cela ca celui celle ceux celles chacun tel telle'),
    verbs: words(
      'est sont etait a ont ai avons avait peut peuvent peux pouvons doit dois doivent veut veux veulent va vais vont fait font fais dit met mets prend prends vient viennent reste sait sais faut suis es vit habite refuse demande demandent voudrait voudrais vendu envoye',
    ),
    making:
      /^(?:[ée]cri(?:s|re|vez)|r[ée]dige[rz]?|cr[ée]e[rz]?|fai(?:s|re|tes)|donne[rz]?|propose[rz]?|invente[rz]?|pr[ée]pare[rz]?|compose[rz]?|imagine[rz]?)(?:-(?:moi|nous))? (?=(?:une?|des|deux|trois|quatre|cinq|six|dix|\d))(?:(?:une?|des) )?/i,
    depending: words('si parce puisque comme quand lorsque afin car que'),
    weak: words('vraiment aussi encore deja toujours juste bien tres demain hier maintenant svp stp'),
  },
  es: {
    clauseStarts: words('que quien donde cuando porque aunque como si pero pues mientras cual cuyo'),
    subjects: words('yo tu el ella nosotros ustedes ellos ellas usted'),
    references: words('esto eso este ese esta esa estos esos aquello ello ambos tal'),
    verbs: words(
      'es son era esta estan ha han he hemos habia puede pueden puedo debe deben debo quiere quiero quieren va van voy hace hacen hago dice dicen tiene tienen tengo tenemos sale salen ladra vive vivimos queda quedan pide piden sigue parece soy estoy recibido quiere ',
    ),
    making:
      /^(?:escrib(?:e|ir|eme|a)|redacta(?:r|me)?|crea(?:r|me)?|haz(?:me)?|hacer|da(?:me|r)|propon(?:er|me)?|inventa(?:r|me)?|prepara(?:r|me)?|dise[ñn]a(?:r|me)?|sugiere(?:me)?) (?=(?:una?|unos|unas|dos|tres|cuatro|cinco|seis|diez|\d))(?:una?s? |unos )?/i,
    depending: words('si porque aunque cuando como mientras pues que'),
    weak: words('realmente tambien ya aun todavia siempre muy hoy manana ayer ahora pues solo'),
  },
  it: {
    clauseStarts: words('che chi dove quando perche mentre anche se ma poiche cui come siccome'),
    subjects: words('io tu lui lei noi voi loro'),
    references: words('questo questa quello quella questi queste cio ciascuno tale'),
    verbs: words(
      'e sono era ha hanno ho abbiamo aveva puo possono posso deve devono devo dobbiamo vuole voglio vogliono va vanno fa fanno faccio dice dicono riceve offrono resta viene vengono sta stanno piange chiede usa sei reggono vorrei',
    ),
    making:
      /^(?:scriv(?:i|ere|imi)|redig(?:i|ere)|crea(?:re|mi)?|fa(?:mmi|re|i)|dammi|dai|propon(?:i|imi|re)|inventa(?:re|mi)?|prepara(?:re|mi)?|suggerisci(?:mi)?|organizza(?:re)?) (?=(?:un[ao']?|due|tre|quattro|cinque|sei|dieci|\d|il|la|lo|l'))(?:un[ao]? |un'|il |la |lo |l')?/i,
    depending: words('se perche mentre siccome anche quando poiche che'),
    weak: words('davvero anche ancora gia sempre molto oggi domani ieri adesso mai solo'),
  },
  pt: {
    clauseStarts: words('que quem onde quando porque embora enquanto se mas pois cujo como'),
    subjects: words('eu tu voce ele ela nos voces eles elas gente'),
    references: words('isto isso este esse esta essa estes esses aquilo lhe ambos tal disso nisso'),
    verbs: words(
      'e sao era esta estao tem tenho temos ha foi pode podem posso deve devem devo quer quero querem vai vao vou faz fazem faco diz dizem fica ficam preciso sou es precisa pede parece sai murcha corro aparece moro',
    ),
    making:
      /^(?:escrev(?:a|e|er)|redi(?:ge|ja|gir)|cri(?:a|e|ar)|fa(?:z|ça|zer)|d[áê](?:-me)?|prop(?:õe|onha|or)|invent(?:a|e|ar)|prepar(?:a|e|ar)|suger(?:e|ir)|sugira|mont(?:a|e|ar)) (?:me )?(?=(?:uma?|uns|umas|dois|duas|três|quatro|cinco|seis|dez|\d))(?:uma?s? |uns )?/i,
    depending: words('se porque embora quando enquanto como pois que'),
    weak: words('realmente tambem ja ainda sempre muito hoje amanha ontem agora so pfv'),
  },
};

export const phraseWordsOf = (language: Language): PhraseWords => PHRASE_WORDS[language === 'other' ? 'en' : language];
