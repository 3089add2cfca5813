import { buildLexicon } from './phrases.ts';

export const dutch = buildLexicon({
  language: 'nl',
  firstPerson: 'ik|wij|mijn (?:doel|plan|droom|voornemen)',
  negations: '(?:wil|zal|moet|heb|ben|willen|plan) (?:[\\p{L}]+ ){0,3}(?:niet|geen|nooit)',
  questionOpeners:
    'wat|hoe|wie|waar|wanneer|waarom|welke|is|zijn|kan|kun|kunt|kunnen|zou|moet|mag|leg|toon|geef|noem|als ik',
  requestMarkers:
    'vat|samenvatten|samenvatting|vertaal|vertalen|corrigeer|verbeter|herschrijf|analyseer|volgende tekst|onderstaande|hieronder|hier is',
  fictionOpeners:
    '(?:kun je |kan je |wil je )?(?:schrijf|schrijven|maak een (?:verhaal|gedicht|brief|tekst)|genereer|creëer|vertaal|stel je voor|doe alsof|speel|je bent|jij bent|ga verder)',
  clauseBreaks:
    'maar|omdat|want|zodat|hoewel|en (?:ik|wij|we|wat|hoe|wil)|wat|hoe|waar|wanneer|kun|kan je|welke|heb je|graag advies',
  danglingWords: 'een|de|het|van|voor|met|en|of|in|op|aan|te|bij|naar|mijn|om|heel|ook',
  done: '(?:ik|wij|we) (?:heb|hebben|ben|zijn) ([^.!?\\n]{3,90}? (?:afgerond|voltooid|gekocht|geboekt|betaald|gestuurd|verstuurd|ingeleverd|gepubliceerd|verkocht|opgezegd|verhuisd|gehaald|geregeld|geopend|geleerd|teruggebracht|gebeld))',
  plans:
    '(?:ik|wij|we) (?:plan|plannen|overweeg|overwegen|ben van plan|zijn van plan|heb besloten|hebben besloten|heb me voorgenomen|denk er(?:over|aan))|mijn (?:doel|plan|droom|voornemen)(?: voor [\\p{L}\\d ]{3,15})? is(?: het)?',
  wishes:
    '(?:ik|wij|we) (?:wil|willen|zou|zouden|ga|gaan)(?: (?:graag|heel graag|echt|eindelijk|ook|ooit|binnenkort|willen|dit jaar|volgend jaar))*',
  lasting:
    '(?:leren|openen|oprichten|bouwen|verbouwen|renoveren|kopen|verkopen|verhuizen|emigreren|reizen|bezoeken|afvallen|sparen|afbetalen|investeren|studeren|worden|wisselen|trouwen|adopteren|trainen|stoppen|opzeggen|publiceren|organiseren|beginnen|solliciteren|starten)(?: (?:in|naar|van|met|voor) [^.!?,\\n]{2,40})?',
  isVerbLast: true,
  promises: 'ik heb (?:[\\p{L}]+ ){1,4}beloofd|ik heb beloofd|ik beloofde (?:[\\p{L}]+ ){0,3}',
  duties: '(?:ik|wij|we) (?:moet|moeten|mag niet vergeten)(?: (?:nog|echt|dringend|snel|ook|vandaag|morgen))*',
  errands:
    'bellen|terugbellen|betalen|overmaken|boeken|opzeggen|annuleren|terugbrengen|teruggeven|inleveren|ophalen|sturen|opsturen|antwoorden|bedanken|uitnodigen|aanmelden|inschrijven|afspreken|verlengen|vernieuwen|schrijven',
  dutyContext:
    'moeder|mama|vader|papa|ouders|zus|broer|vrouw|man|partner|vriend(?:in)?|vrienden|zoon|dochter|kinderen|oma|opa|tante|oom|baas|collega|leraar|lerares|dokter|huisarts|tandarts|huisbaas|bank|verzekering|advocaat|boekhouder|school|klanten?|huur|belasting(?:en)?|rekening|factuur|paspoort|rijbewijs|aanvraag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vandaag|vanavond|weekend|volgende week|voor',
  worries:
    'ik maak me (?:[\\p{L}]+ ){0,3}(?:zorgen|druk)(?: om| over| dat)?|ik ben (?:[\\p{L}]+ ){0,2}(?:bang|bezorgd|gestrest|zenuwachtig|onzeker|overbelast|uitgeput)(?: voor| om| over| door| dat)?|ik heb (?:[\\p{L}]+ ){0,2}(?:stress|moeite|last)(?: van| met| om| over| door)?|ik pieker(?: over)?|ik worstel met',
  regular:
    '(?:elke|iedere) (?:dag|ochtend|avond|week|nacht|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|dagelijks|wekelijks|regelmatig|vaker|(?:één|een|twee|drie) keer (?:per|in de) (?:dag|week)|vroeger opstaan|vroeger naar bed',
  habits:
    'stoppen met (?:roken|drinken|snoepen|uitstellen)|gezonder eten|beter slapen|meer (?:sporten|bewegen|lezen|slapen)|meer water drinken',
  secondPerson: {
    ik: 'je',
    mij: 'jou',
    me: 'je',
    mijn: 'je',
    wij: 'jullie',
    we: 'jullie',
    ons: 'jullie',
    onze: 'jullie',
  },
  // 'de zolder te verbouwen' becomes 'de zolder verbouwen'.
  fixGrammar: (text) =>
    text.replace(/^(?:erover|eraan|om)[ ,]+(?:om )?/iu, '').replace(/ te (?=\p{Ll}+en(?: |$))/u, ' '),
});
