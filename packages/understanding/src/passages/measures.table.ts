/** A kind of number, by what it measures. */
export type Measure = 'money' | 'duration' | 'distance' | 'weight' | 'temperature' | 'frequency' | 'share';

/** How a question asks for each measure, in seven languages: lower case, without accents. The first match counts. */
export const ASKED_MEASURES: readonly (readonly [Measure, RegExp])[] = [
  [
    'money',
    /\b(?:costs?|prices?|pay|paid|spend|spent|for how much|sell|sold|fees?|charges?|charged|expensive|cheap|salary|wages?|rent|deposit|earn|kost(?:te|ten|en)?|prijs|betaal\w*|betalen|salaris|loon|uitgegeven|voor hoeveel|verkocht|huur|duur|preis|ausgegeben|ausgehandelt|verkauft|fur wie ?viel|bezahl\w*|zahl(?:e|en|t|te|ten)|gekostet|gehalt|miete|teuer|coute\w*|couts?|prix|paye\w*|depens\w+|pour combien|vendu\w*|loyer|salaire|cher|cuestan?|costo|costaba|coste|precio|pag(?:ar|o|amos|ue|an|a)|alquiler|sueldo|gast(?:o|e|amos|aste|aron|ado|ar|aba)|por cuanto|vendi\w*|caro|costa\w*|prezzo|pagare|pagato|spes[oaie]|spend\w+|a quanto|vendut[oa]|affitto|stipendio|custa\w*|custou|preco|custo|pagar|pagamos|paguei|gast(?:ei|amos|ou)|por quanto|vend(?:i|emos|eu)|renda|aluguel|salario)\b/,
  ],
  [
    'frequency',
    /\b(?:how often|how many times|hoe vaak|hoe dikwijls|hoeveel keer|wie oft|wie haufig|combien de fois|a quelle frequence|con que frecuencia|cada cuanto|cuantas veces|quante volte|ogni quanto|con che frequenza|com que frequencia|quantas vezes|de quanto em quanto)\b/,
  ],
  [
    'duration',
    /\b(?:how long|(?:what|which) (?:was|is|were|did) (?:my|our|his|her|their|the) (?:\w+ )?times?\b|(?:in )?(?:what|which) time\b|(?:in )?welke tijd|welche\w* (?:lauf|end|sieger)?zeit|en combien de temps|quel (?:temps|chrono)|que tiempo (?:hic|hiz|tuv|corr)\w*|en cuanto tiempo|(?:in )?(?:che|quanto) tempo|em quanto tempo|que tempo (?:fiz|fez|fizemos)|how many (?:seconds|minutes|hours|days|nights|weeks|months|years)|hoe lang|hoeveel (?:minuten|uur|uren|dagen|nachten|weken|maanden|jaar|jaren)|wie lange?|wie ?viele? (?:minuten|stunden|tage|nachte|wochen|monate|jahre)|combien de (?:temps|minutes|heures|jours|nuits|semaines|mois|annees|ans)|cuanto (?:tiempo|tard\w+|dur[aoe]\w*|demor\w+)|cuant[oa]s (?:minutos|horas|dias|noches|semanas|meses|anos)|quanto (?:tempo|dura|demora)|quant[ieoa]s? (?:minut[io]s?|or[ea]s?|horas|giorni|dias|notti|noites|settimane|semanas|mesi|meses|anni|anos)|hoelang)\b/,
  ],
  [
    'distance',
    /\b(?:how (?:far|wide|tall|high|deep)|how many (?:km|kilomet\w+|miles|met\w+)|hoe (?:ver|breed|hoog|diep)|hoeveel (?:km|kilometer|meter)|wie (?:weit|breit|hoch|tief)|wie ?viele? (?:km|kilometer|meter)|quelle distance|combien de (?:km|kilometres|metres)|a que distancia|cuant[oa]s (?:km|kilometros|metros)|quanto (?:dista|lontano)|quant[ieoa]s? (?:km|chilometri|quilometros|metri|metros)|qual a distancia)\b/,
  ],
  [
    'temperature',
    /\b(?:how (?:hot|warm|cold)|what temperature|which temperature|how many degrees|hoe (?:heet|warm|koud)|(?:welke|op welke) temperatuur|hoeveel graden|wie (?:heiss|warm|kalt)|welche\w* temperatur|wie ?viele? grad|quelle temperature|combien de degres|que temperatura|cuantos grados|che temperatura|quanti gradi|quantos graus)\b/,
  ],
  [
    'weight',
    /\b(?:how heavy|how much does .{1,30} weigh|how many (?:kilos?|kg|grams?|pounds)|hoe zwaar|hoeveel (?:kilo|gram)|wie schwer|wie ?viele? (?:kilo|gramm)|combien (?:pese|de (?:kilos|grammes))|cuanto pesa|cuantos (?:kilos|gramos)|quanto pesa|quanti (?:chili|grammi)|quantos (?:quilos|gramas))\b/,
  ],
  [
    'share',
    /\b(?:what (?:percent(?:age)?|share|rate)|which (?:percent(?:age)?|share)|how many percent|welk percentage|hoeveel procent|wie ?viele? prozent|wie hoch .{0,20}(?:zins|anteil)|quel pourcentage|que porcentaje|(?:che|quale) percentuale|que percentagem|qual a percentagem)\b/,
  ],
];

const NUMBER =
  '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|half an?|een|twee|drie|vier|vijf|zes|zeven|acht|tien|ein(?:e|en|er)?|zwei|drei|funf|fünf|sechs|sieben|acht|zehn|un[eoa]?|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|três|quatro|sete|oito|dez|few|several|couple of|some)';

const after = (units: string, flags = 'iu'): RegExp =>
  new RegExp(
    // 'Three times a week' is not a length of time.
    `(?<![\\p{L}\\d])(?<!(?:times|once|twice|mal|keer|fois|veces|vez|volte|vezes) )${NUMBER}(?: (?:and a )?half| or \\w+| to \\w+| more|[ -]\\d[\\d.,]*)?[ -]?(?:${units})(?!\\p{L})`,
    flags,
  );

/** Words that ask for the measure and name no subject: 'how long', 'wie lange'; without accents. */
export const MEASURE_WORDS =
  /^(?:long|often|much|many|far|old|hot|price|cost|costs|pay|paid|asking|lange?|oft|weit|ver|vaak|dauert|duurt|duurde|kost|kostet|kostte|kosten|dura|dure|tarda|demora|cuesta|costo|costaba|costa|custa|custou|coute|coutait|prix|prezzo|precio|preco|preis|prijs|tiempo|tempo|temps|tijd|zeit|paga\w*|bezahl\w*|betaal\w*|paye\w*|pago|pague\w*|quant\w+|cuant\w+|combien|hoeveel|wieviele?)$/;

/** Signs of a sentence that states the measure, in seven languages. */
export const MEASURE_SIGNS: Readonly<Record<Measure, RegExp>> = {
  money:
    /[€$£]\s?\d|\d\s?[€$£]|\d[\d.,]*\s?(?:euros?|eur|dollars?|pounds?|cents?|francs?|reais|k)(?!\p{L})|(?<!\p{L})(?:costs?|costing|pays?|paid|prices?|fees?|kost(?:te|en)?|betaal\p{L}*|betalen|kostet\p{L}*|bezahl\p{L}*|coûte\p{L}*|paye\p{L}*|cuesta\p{L}*|pag\p{L}{1,4}|custa\p{L}*)(?!\p{L})|(?<!\d)\d{1,3}[.,]\d{3}(?!\d)|(?:rent|salary|price|offer|huur|miete|loyer|alquiler|affitto|renda)\D{0,20}\d/iu,
  frequency:
    /(?<!\p{L})(?:times? (?:a|per|each)|once|twice|every|each|daily|weekly|monthly|keer|elke?|iedere?|dagelijks|wekelijks|mal|jede\p{L}?|täglich|wöchentlich|fois|chaque|tous les|toutes les|vez|veces|cada|volt[ae]|ogni|vezes|todos os|todas as)(?!\p{L})/iu,
  duration: after(
    'seconds?|minutes?|mins?|hours?|days?|nights?|evenings?|weeks?|fortnights?|months?|years?|centur(?:y|ies)|seconden|minuut|minuten|uur|uren|dag|dagen|nacht|nachten|weken|maand|maanden|jaar|jaren|sekunden?|stunden?|tage?n?|nächte|wochen?|monate?n?|jahre?n?|secondes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|segundos?|minutos?|horas?|días?|dias?|noches?|semanas?|mes(?:es)?|años?|second[oi]|minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|mês|anos?',
  ),
  distance: after(
    'km|kilomet(?:re|er)s?|met(?:re|er)s?|miles?|cm|centimet(?:re|er)s?|mm|inch(?:es)?|feet|foot|m|kilomètres?|mètres?|kilómetros?|metros?|chilometri|metri|quilómetros?|quilômetros?',
  ),
  weight: after('kg|kilos?|kilograms?|g|grams?|grammes?|gramm|pounds?|lbs?|tons?|gramos?|chili|grammi|quilos?|gramas?'),
  temperature: after('degrees?|°|°c|graden|grad|degrés?|grados?|gradi|graus?|celsius'),
  share:
    /\d[\d.,]*\s?(?:%|percent|per cent|procent|prozent|pour ?cent|por ciento|per cento|por cento)|(?<!\p{L})(?:half|third|quarter|in (?:ten|twenty|fifty|a hundred))(?!\p{L})/iu,
};
