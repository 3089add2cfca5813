import type { BuiltInSlug } from '../built-in-categories.ts';

/**
 * Beginnings of words that speak for a category, without accents, by language. Small on purpose: enough to tell the
 * subject of a plain question. Authored for this product.
 */
export const FOREIGN_WORDS: Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', Partial<Record<BuiltInSlug, string>>> = {
  de: {
    education:
      'hausaufgabe schul schuler lehrer unterricht universitat studium studier student prufung klausur abitur aufsatz mathe gleichung physik chemie biologie grammatik vokabel lernen geschichte uebersetz ubersetz erklar referat seminar formel bruchrechn',
    work: 'arbeit job chef kolleg lebenslauf bewerb gehalt kundig buro meeting besprechung projekt kunde firma unternehmen marketing python javascript code programm skript datenbank excel tabelle prasentation vertrag mitarbeiter rechnung',
    health:
      'arzt krank schmerz fieber medikament tablette symptom husten grippe kopfschmerz rucken schlaf angst depress therap blutdruck allergie impf zahnarzt haut gesund',
    fitness:
      'training trainings muskel laufen joggen fitness sport abnehm krafttraining yoga dehn marathon kalorien protein liegestutz kniebeuge',
    finances:
      'geld konto bank kredit steuer sparen aktie rente versicherung miete hypothek zins budget investier rechnung haushaltsbuch uberweis schulden euro fonds',
    family:
      'kind kinder tochter sohn baby mutter vater eltern bruder schwester oma opa familie ehe mann frau heirat hochzeit schwanger scheidung geschwister',
    friends: 'freund freundin freunde party verabred treffen kumpel clique geburtstagsfeier einsam beste freundin',
    politics:
      'politik wahl partei bundestag regierung kanzler gesetz demokrat minister parlament abstimm krieg steuerpolitik migration',
    religion: 'gott kirche bibel gebet beten jesus glaube koran islam moschee christ ostern taufe sunde predigt fasten',
    other: 'rezept kochen backen reise urlaub wetter film musik spiel garten hund katze gedicht witz auto handy',
  },
  fr: {
    education:
      'devoir ecole professeur examen universite etudiant etude cours dissertation math equation physique chimie biologie grammaire vocabulaire conjugu apprendre histoire traduis tradui explique lycee college theoreme',
    work: 'travail emploi patron chef collegue cv curriculum candidature salaire demission bureau reunion projet client entreprise marketing python javascript code programme script excel presentation contrat entretien facture',
    health:
      'medecin malade douleur fievre medicament symptome toux grippe mal tete dos sommeil dormir anxiete depress therap tension allergi vaccin dentiste peau sante',
    fitness:
      'entrainement muscle courir course fitness sport maigrir perdre musculation yoga etirement marathon calorie proteine pompes squat',
    finances:
      'argent compte banque credit impot epargn action retraite assurance loyer hypotheque interet budget invest dette euro virement placement',
    family:
      'enfant fille fils bebe mere pere parents frere soeur grand-mere famille mariage mari femme epouse enceinte divorce',
    friends: 'ami amie amis amies copain copine soiree fete amitie sortir',
    politics:
      'politique election parti gouvernement president loi democrat ministre parlement vote guerre depute senat',
    religion:
      'dieu eglise bible priere prier jesus foi coran islam mosquee chretien paques bapteme peche careme ramadan',
    other: 'recette cuisin voyage vacances meteo film musique jeu jardin chien chat poeme blague voiture telephone',
  },
  es: {
    education:
      'tarea escuela profesor examen universidad estudiante estudi clase ensayo matematic ecuacion fisica quimica biologia gramatica vocabulario aprender historia traduc explica tesis colegio',
    work: 'trabajo empleo jefe companer curriculum solicitud salario sueldo renunci oficina reunion proyecto cliente empresa marketing python javascript codigo programa script excel presentacion contrato entrevista factura',
    health:
      'medico doctor enferm dolor fiebre medicamento pastilla sintoma tos gripe cabeza espalda dormir sueno ansiedad depres terapi presion alergi vacuna dentista piel salud',
    fitness:
      'entrenamiento entrenar rutina musculo correr fitness deporte adelgazar bajar gimnasio yoga estiramiento maraton caloria proteina flexiones sentadilla',
    finances:
      'dinero cuenta banco credito impuesto ahorr acciones jubilacion seguro alquiler hipoteca interes presupuesto invert deuda euros transferencia tarjeta',
    family:
      'hijo hija ninos bebe madre padre padres hermano hermana abuela abuelo familia boda marido esposa esposo embaraz divorcio',
    friends: 'amigo amiga amigos amigas fiesta amistad quedar',
    politics:
      'politica eleccion partido gobierno presidente ley democra ministro parlamento voto votar guerra congreso senado',
    religion:
      'dios iglesia biblia oracion rezar jesus fe coran islam mezquita cristian pascua bautismo pecado cuaresma misa',
    other: 'receta cocin viaje vacaciones clima pelicula musica juego jardin perro gato poema chiste coche telefono',
  },
  it: {
    education:
      'compiti scuola professor esame universita student studi lezione tema matematic equazione fisica chimica biologia grammatica vocabol imparare storia traduc spiega tesi liceo',
    work: 'lavoro impiego capo collega curriculum candidatura stipendio dimission ufficio riunione progetto cliente azienda marketing python javascript codice programma script excel presentazione contratto colloquio fattura',
    health:
      'medico dottore malat dolore febbre farmaco pillola sintom tosse influenza testa schiena dormire sonno ansia depress terapi pressione allergi vaccin dentista pelle salute',
    fitness:
      'allenamento allenar muscol correre corsa fitness sport dimagrire palestra yoga stretching maratona calori proteine flessioni squat',
    finances:
      'soldi denaro conto banca credito tasse risparmi azioni pensione assicurazione affitto mutuo interess budget invest debit euro bonifico',
    family:
      'figlio figlia figli bambin neonato madre padre genitori fratello sorella nonna nonno famiglia matrimonio marito moglie incinta divorzio',
    friends: 'amico amica amici amiche festa amicizia uscire',
    politics: 'politica elezion partito governo presidente legge democra ministro parlamento voto votare guerra senato',
    religion:
      'dio chiesa bibbia preghiera pregare gesu fede corano islam moschea cristian pasqua battesimo peccato messa quaresima',
    other: 'ricetta cucin viaggio vacanz meteo film musica gioco giardino cane gatto poesia barzelletta auto telefono',
  },
  pt: {
    education:
      'tarefa escola professor prova exame universidade estudante estud aula redacao matematic equacao fisica quimica biologia gramatica vocabulario aprender historia traduz explique explica tese faculdade',
    work: 'trabalho emprego chefe colega curriculo vaga salario demiss escritorio reuniao projeto cliente empresa marketing python javascript codigo programa script excel apresentacao contrato entrevista fatura',
    health:
      'medico doutor doente dor febre remedio sintoma tosse gripe cabeca costas dormir sono ansiedade depress terapi pressao alergi vacina dentista pele saude',
    fitness:
      'treino treinar musculo correr corrida fitness esporte emagrecer academia yoga alongamento maratona caloria proteina flexoes agachamento',
    finances:
      'dinheiro conta banco credito imposto poupar economizar acoes aposentadoria seguro aluguel hipoteca juros orcamento investi divida transferencia cartao',
    family: 'filho filha filhos bebe mae pai pais irmao irma avo familia casamento marido esposa gravida divorcio',
    friends: 'amigo amiga amigos amigas festa amizade',
    politics:
      'politica eleicao partido governo presidente lei democra ministro parlamento voto votar guerra congresso senado',
    religion:
      'deus igreja biblia oracao orar jesus fe alcorao islam mesquita crista pascoa batismo pecado missa quaresma',
    other: 'receita cozinh viagem ferias tempo filme musica jogo jardim cachorro gato poema piada carro telefone',
  },
  nl: {
    education:
      'huiswerk school leraar docent examen tentamen universiteit student studie les opstel wiskunde vergelijking natuurkunde scheikunde biologie grammatica woordenschat leren geschiedenis vertaal scriptie',
    work: 'werk baan baas collega cv sollicit salaris ontslag kantoor vergadering project klant bedrijf marketing python javascript code programma script excel presentatie contract factuur',
    health:
      'arts dokter ziek pijn koorts medicijn symptoom hoest griep hoofdpijn rug slapen slaap angst depress therap bloeddruk allergi vaccin tandarts huid gezond',
    fitness:
      'training trainen spier hardlopen fitness sport afvallen sportschool yoga rekken marathon calorie eiwit opdrukken squat',
    finances:
      'geld rekening bank krediet belasting sparen aandelen pensioen verzekering huur hypotheek rente budget beleg schuld euro overboek',
    family:
      'kind kinderen dochter zoon baby moeder vader ouders broer zus oma opa familie gezin huwelijk bruiloft zwanger scheiding echtgeno',
    friends: 'vriend vriendin vrienden feest vriendschap afspreken',
    politics: 'politiek verkiezing partij regering president wet democra minister parlement stem oorlog kabinet',
    religion: 'god kerk bijbel gebed bidden jezus geloof koran islam moskee christen pasen doop zonde vasten',
    other: 'recept koken bakken reis vakantie weer film muziek spel tuin hond kat gedicht mop auto telefoon',
  },
};
