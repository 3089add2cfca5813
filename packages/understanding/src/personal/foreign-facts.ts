import type { Language } from '../text/language.ts';
import type { FactPattern } from './fact.ts';

/**
 * Phrases of one language, as regular expressions. Most introduce a value, which follows up to the end of its clause;
 * those described ‘as a whole’ contain it.
 */
interface FactPhrases {
  /** 'I live in': a place follows. */
  home: string;
  /** 'I come from', 'I was born in'. */
  origin: string;
  /** 'I speak', 'my native language is'. */
  language: string;
  /** 'I am vegan', as a whole. */
  diet: string;
  /** 'I work as', or 'I am … by profession'. */
  job: string;
  /** 'I work at': a name follows. */
  employer: string;
  /** 'I study'. */
  study: string;
  /** 'my wife', each with a name after it. */
  people: string;
  /** 'we have two children', as a whole. */
  children: string;
  /** 'always answer …', from the verb to the end of the sentence. */
  answers: string;
}

/** A value that begins like a name, perhaps after an article. */
const STARTS_WITH_NAME = /^(?:de |den |der |die |dem |het |la |le |les |el |los |il |gli |o |os |a |as )?\p{Lu}/u;

/** A pattern that does not begin within a word; unlike \b, this includes letters beyond ASCII. */
const pattern = (introduction: string, thing: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${introduction})[ ,]+(?<thing>${thing})`, 'iu');
const wholePhrase = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?<thing>${words})(?![\p{L}\p{N}])`, 'iu');

function compilePatterns(phrases: FactPhrases): FactPattern[] {
  const countsAlone = true;
  return [
    { section: 'about', attribute: 'home', match: pattern(phrases.home, '.+'), only: STARTS_WITH_NAME, countsAlone },
    {
      section: 'about',
      attribute: 'origin',
      match: pattern(phrases.origin, '.+'),
      only: STARTS_WITH_NAME,
      countsAlone,
    },
    { section: 'about', attribute: 'language', match: pattern(phrases.language, '.+'), countsAlone },
    { section: 'about', attribute: 'diet', match: wholePhrase(phrases.diet), countsAlone, isExact: true },
    { section: 'work', attribute: 'job', match: pattern(phrases.job, '.+'), countsAlone },
    {
      section: 'work',
      attribute: 'employer',
      match: pattern(phrases.employer, '.+'),
      only: STARTS_WITH_NAME,
      countsAlone,
    },
    { section: 'work', attribute: 'study', match: pattern(phrases.study, '.+'), countsAlone },
    { section: 'people', attribute: 'family', match: wholePhrase(phrases.children), countsAlone, isExact: true },
    {
      section: 'people',
      attribute: 'person',
      // Not `pattern`: a name needs a capital, so case counts.
      match: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?<thing>(?:${phrases.people})(?:,? (?:heißt|hei[sß]t|s'appelle|se llama|si chiama|se chama|chama-se|heet))? \p{Lu}\p{Ll}[\p{L}-]*)`,
        'u',
      ),
      countsAlone,
      isExact: true,
    },
    {
      section: 'answers',
      attribute: 'wish',
      match: wholePhrase(`(?:${phrases.answers})[^.!?\\n]{3,120}`),
      countsAlone,
      isExact: true,
    },
  ];
}

/** By language; English has its own patterns. */
export const FOREIGN_FACTS: Readonly<Partial<Record<Language, readonly FactPattern[]>>> = {
  de: compilePatterns({
    home: 'ich (?:wohne|lebe)(?: (?:zurzeit|derzeit|jetzt|aktuell|seit \\d+ jahren))* in|ich bin (?:wohnhaft|zu hause) in',
    origin: 'ich (?:komme|stamme)(?: ursprünglich)? aus|ich bin (?:geboren|aufgewachsen) in',
    language: 'ich spreche|meine muttersprache ist',
    diet: 'ich (?:bin|lebe|esse|ernähre mich) (?:veganer(?:in)?|vegetarier(?:in)?|vegan|vegetarisch)',
    job: 'ich arbeite(?: (?:zurzeit|derzeit|seit \\d+ jahren))* als|ich bin von beruf|mein beruf ist',
    employer: 'ich arbeite(?: (?:zurzeit|derzeit))* (?:bei|für)(?: der| dem)?|ich bin angestellt bei',
    study: 'ich studiere(?: (?:zurzeit|derzeit|gerade))*',
    people:
      '[Mm]eine? (?:Frau|Mann|Freundin|Freund|Partnerin|Partner|Mutter|Vater|Schwester|Bruder|Tochter|Sohn|Oma|Opa|Chefin|Chef|Kollegin|Kollege|Hund|Katze|Mitbewohnerin|Mitbewohner)',
    children:
      '(?:ich habe|wir haben) (?:eine?n?|zwei|drei|vier|fünf) (?:kind(?:er)?|söhne?|töchter|sohn|tochter|hunde?|katzen?)',
    answers:
      '(?:bitte )?(?:antworte|schreib|schreibe|erkläre|sprich)(?: mir)? (?:immer|ab jetzt|in zukunft|künftig|stets)|(?:ab jetzt|in zukunft|künftig)(?: bitte)? (?:immer |nur )?(?:antworte|schreib|kurz|auf)|duze? mich|sieze? mich',
  }),
  fr: compilePatterns({
    home: "j'habite(?: actuellement| maintenant)? (?:à|en|au|aux|dans)|je vis(?: actuellement)? (?:à|en|au|aux)",
    origin: "je viens d[eu']|je suis originaire d[eu']|je suis née? (?:à|en|au)|j'ai grandi (?:à|en|au)",
    language:
      'je parle(?= (?:français|anglais|allemand|espagnol|italien|portugais|néerlandais|arabe|russe|chinois))|ma langue maternelle est',
    diet: 'je suis (?:végane?|vegan|végétarien(?:ne)?|végétalien(?:ne)?)',
    job: 'je travaille comme|je travaille en tant que|mon métier est|je suis (?=(?:infirmi|enseignant|professeur|ingénieur|médecin|avocat|développeu|comptable|étudiant|architecte|journaliste|graphiste|commercial|chef|artisan|retraité|consultant|traduct))',
    employer: 'je travaille (?:chez|pour)',
    study: "j'étudie|je fais des études d[e']",
    people:
      '[Mm](?:a|on) (?:femme|mari|copine|copain|compagne|compagnon|mère|père|sœur|soeur|frère|fille|fils|grand-mère|grand-père|cheffe?|patronne?|collègue|chien|chat|amie?|meilleure? amie?)',
    children:
      "(?:j'ai|nous avons|on a) (?:une?|deux|trois|quatre|cinq) (?:enfants?|fils|filles?|garçons?|chiens?|chats?)",
    answers:
      '(?:réponds|répondez|écris|écrivez|explique|expliquez)(?:-moi)? (?:toujours|désormais)|(?:à partir de maintenant|désormais|dorénavant),? (?:réponds|écris|répondez|écrivez)|tutoie[- ]moi|vouvoie[- ]moi',
  }),
  es: compilePatterns({
    home: '(?:yo )?(?:vivo|resido)(?: actualmente| ahora)? en',
    origin: '(?:yo )?soy de|nací en|crecí en|vengo de',
    language:
      'hablo(?= (?:español|inglés|alemán|francés|italiano|portugués|catalán|árabe|ruso|chino))|mi (?:lengua materna|idioma nativo) es',
    diet: 'soy (?:vegan[oa]|vegetarian[oa])',
    job: 'trabajo (?:como|de)|mi (?:profesión|trabajo) es',
    employer: 'trabajo (?:en|para)(?: la empresa)?',
    study: 'estudio(?! para\\b)|estoy estudiando(?! para\\b)',
    people:
      '[Mm]i (?:esposa|mujer|marido|esposo|novia|novio|pareja|madre|padre|hermana|hermano|hija|hijo|abuela|abuelo|jefa|jefe|compañera|compañero|perro|perra|gato|gata|amiga|amigo|mejor amig[oa])',
    children: '(?:tengo|tenemos) (?:una?|dos|tres|cuatro|cinco) (?:hij[oa]s?|niñ[oa]s?|perr[oa]s?|gat[oa]s?)',
    answers:
      '(?:responde|contesta|escribe|explica|respóndeme|contéstame)(?:me)? siempre|(?:a partir de ahora|de ahora en adelante),? (?:responde|contesta|escribe|respóndeme)|tutéame|trátame de (?:tú|usted)',
  }),
  it: compilePatterns({
    home: '(?:io )?(?:vivo|abito)(?: attualmente| ora)? (?:a|in|nel|nella)',
    origin: 'vengo da|sono originario di|sono originaria di|sono nat[oa] (?:a|in)|sono cresciut[oa] (?:a|in)',
    language:
      'parlo(?= (?:italiano|inglese|tedesco|francese|spagnolo|portoghese|russo|arabo|cinese))|la mia lingua madre è',
    diet: 'sono (?:vegan[oa]|vegetarian[oa])',
    job: 'lavoro come|faccio (?:il|la|lo) (?=\\p{L}{4,}(?:ista|ore|rice|iere|iera|ante|ente|aio|ano|ico))|il mio lavoro è',
    employer: 'lavoro (?:per|presso|da|alla|in)',
    study: 'studio(?! per\\b)',
    people:
      '(?:[Mm]ia|[Mm]io|[Ll]a mia|[Ii]l mio) (?:moglie|marito|ragazza|ragazzo|fidanzata|fidanzato|compagna|compagno|madre|padre|mamma|papà|sorella|fratello|figlia|figlio|nonna|nonno|capo|collega|cane|gatto|gatta|amica|amico)',
    children: '(?:ho|abbiamo) (?:una?|due|tre|quattro|cinque) (?:figli[oae]?|bambin[oiae]|can[ei]|gatt[oi])',
    answers:
      "(?:rispondi(?:mi)?|scrivi|spiega(?:mi)?) sempre|(?:d'ora in poi|da ora in poi),? (?:rispondi|scrivi|rispondimi)|dammi del (?:tu|lei)",
  }),
  pt: compilePatterns({
    home: '(?:eu )?(?:moro|vivo|resido)(?: atualmente| agora)? (?:em|no|na|nos|nas)',
    origin: '(?:eu )?sou d[eoa]|nasci (?:em|no|na)|cresci (?:em|no|na)|venho d[eoa]',
    language:
      'falo(?= (?:português|inglês|alemão|francês|espanhol|italiano|árabe|russo|chinês))|minha língua materna é',
    diet: 'sou (?:vegan[oa]|vegetarian[oa])',
    job: '(?:eu )?trabalho como|minha profissão é',
    employer: '(?:eu )?trabalho (?:para|na empresa|no|na)',
    study: '(?:eu )?estudo(?! para\\b)|estou estudando(?! para\\b)|estou a estudar(?! para\\b)',
    people:
      '(?:[Mm]inha|[Mm]eu|[Aa] minha|[Oo] meu) (?:esposa|mulher|marido|namorada|namorado|parceira|parceiro|mãe|pai|irmã|irmão|filha|filho|avó|avô|chefe|colega|cachorro|cão|cadela|gato|gata|amiga|amigo)',
    children: '(?:tenho|temos) (?:uma?|dois|duas|três|quatro|cinco) (?:filh[oa]s?|crianças?|cachorros?|cães|gat[oa]s?)',
    answers:
      '(?:responde|responda|escreve|escreva|explique)(?:-me)? sempre|(?:a partir de agora|de agora em diante),? (?:responde|responda|escreve|escreva)|sempre (?:responda|escreva)|me chame de',
  }),
  nl: compilePatterns({
    home: 'ik woon(?: nu| momenteel)? in|ik leef in',
    origin: 'ik kom(?: oorspronkelijk)? uit|ik ben (?:geboren|opgegroeid) in',
    language: 'ik spreek|mijn moedertaal is',
    diet: 'ik (?:ben|eet) (?:veganist|vegetariër|veganistisch|vegetarisch|vegan)',
    job: 'ik werk(?: nu| momenteel)? als|mijn beroep is|ik ben (?:van beroep|werkzaam als)',
    employer: 'ik werk(?: nu| momenteel)? (?:bij|voor)',
    study: 'ik studeer(?: nu| momenteel)?(?! voor\\b)',
    people:
      '[Mm]ijn (?:vrouw|man|vriendin|vriend|partner|moeder|vader|zus|broer|dochter|zoon|oma|opa|baas|collega|hond|kat|huisgenoot|beste vriendin|beste vriend)',
    children:
      '(?:ik heb|wij hebben|we hebben) (?:een|twee|drie|vier|vijf) (?:kind(?:eren)?|zoons?|zonen|dochters?|hond(?:en)?|kat(?:ten)?)',
    answers:
      '(?:antwoord|schrijf|leg)(?: me)? (?:altijd|voortaan|steeds)|(?:vanaf nu|voortaan),? (?:antwoord|schrijf)|tutoyeer me|spreek me aan met',
  }),
};
