import type { Cues } from './cues.ts';

export const dutch: Cues = {
  reminder:
    'herinner (?:me|mij|ons)|(?:kun|kan|wil) (?:je|jij) (?:me|mij) .{0,60}herinneren|maak (?:me|mij) .{0,20}wakker|(?:zet|stel) (?:een )?(?:wekker|alarm|herinnering)|herinnering:',
  task: '(?:zet|voeg|schrijf) .{1,80} (?:op|aan) (?:mijn|de) (?:to-?do-?lijst|takenlijst|taken)(?: toe)?|(?:nieuwe )?taak:|te doen:',
  schedule:
    '(?:zet|plan|noteer|blokkeer|reserveer|regel|maak) .{0,100}(?:agenda|kalender|afspraak|vergadering|in|voor .{2,})|voeg .{2,80} toe|(?:kun|kan|wil) (?:je|jij) .{0,100}(?:inplannen|noteren|plannen|blokkeren|zetten|toevoegen)|nieuwe afspraak',
  duty: '(?:ik|we|wij) (?:moet|moeten)|moet (?:ik|we|wij)|moeten (?:we|wij)',
  dontForget: 'vergeet niet|niet vergeten|denk eraan',
  firstPerson: 'ik|we|wij|me|mij|ons|mijn|onze',
  eventNouns:
    'afspraak|vergadering|overleg|bespreking|gesprek|sollicitatiegesprek|telefoontje|lunch|diner|etentje|ontbijt|brunch|koffie|vlucht|trein|feest|feestje|verjaardag|bruiloft|begrafenis|cursus|les|college|examen|tentamen|wedstrijd|training|concert|voorstelling|repetitie|bezoek|tandarts|dokter|huisarts|fysio|kapper|garage|reis|vakantie|verhuizing|bezorging|levering|presentatie|conferentie|sessie|yoga|film|theater|keuring|vaccinatie',
  scheduledVerbs: 'trouwt|trouwen|komt|komen|arriveert|vertrekt|vertrekken|landt|bezorgt|begint|vliegt|vliegen',
  hasCompoundNouns: true,
  questionOpeners:
    'wat|wie|wanneer|waar|waarom|hoe|hoeveel|welke?|is|zijn|was|heeft|hebben|kan ik|mag|moet ik .{0,80}\\?|laat .{1,20} zien|vertel|zoek|vind',
  pastWords:
    'gisteren|eergisteren|vorige?|afgelopen|was|waren|had|hadden|ging|gingen|kwam|geleden|vroeger|stierf|begon|werd|ben .{1,40} geweest',
  cancellations:
    '(?<!vergeet )niet(?! vergeten)|geen|afgezegd|afgelast|zeg .{1,60} af|annuleer|verwijder|verzet|verplaats',
  hypotheticals: 'als|misschien|stel (?:je|dat)|zou|zouden',
  textRequests:
    '(?:schrijf|vertaal|verbeter|corrigeer|vat|verzin|doe alsof|stel je voor)|(?:kun|kan) je .{0,80}(?:schrijven|vertalen|samenvatten)',
  otherPeople:
    "(?:hij|zij|ze|men)|(?:mijn|de|onze) (?:buurman|buurvrouw|buren|baas|collega(?:[’']s)?|broer|zus|vriend|vriendin|huisbaas)",
  openingHours: 'opent|openen|sluit|sluiten|open|gesloten|openingstijden',
  titlePrefixes:
    '(?:alsjeblieft|hoi|hallo|en|dus|ok)|(?:kun|kan|wil) (?:je|jij)(?: me| mij)?|herinner (?:me|mij|ons)|maak (?:me|mij) wakker|vergeet niet(?: om)?|niet vergeten|denk eraan(?: om)?|(?:zet|plan|noteer|blokkeer|reserveer|regel|voeg|maak)|(?:ik|we|wij) (?:heb|hebben|moet|moeten)(?: nog)?|(?:heb|hebben) (?:ik|we|wij)|(?:om|aan|te|voor)(?= )|een(?= )|nieuwe|taak:|te doen:',
  titleSuffixes:
    'alsjeblieft|in|toe|te zetten|inplannen|noteren|plannen|is|op|om|voor|van|en|in mijn agenda|op mijn lijst',
  // 'De huur te betalen' becomes 'De huur betalen'.
  fixGrammar: (title) => title.replace(/ te (?=\p{Ll}+n$)/u, ' '),
};
