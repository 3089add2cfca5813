import type { Cues } from './cues.ts';

export const spanish: Cues = {
  reminder:
    '(?:me|nos) (?:recordarías?|avisarías?) .{0,60}?(?:\\p{L}+[aei]r(?:l[eoa]s?|me|nos)?|que)|no (?:me|nos) dejes (?:olvidar|que olvide)|no (?:dejes|permitas) que (?:se me (?:pase|olvide|escape)|me olvide|olvide)|(?:dame|pégame|me das|mándame|me pegas) un (?:toque|grito|silbido|aviso|empujón)|hazme (?:acordar|una señal)|un recordatorio|recordar(?:me|nos)|que no se (?:me|nos) (?:pase|escape|vaya)|hazme acordar|acuérdame|acuérdanos|recordatorio (?!de )[^:.!?]{2,30}:|(?:mándame|envíame) .{0,30}(?:aviso|recordatorio|mensaje(?= (?:para que|de que|que)))|me (?:avisas|recuerdas|despiertas)|que no se me olvide|recu[eé]rd(?:a|e)(?:me|nos)|¿?(?:puedes?|podrías?) recordar(?:me|nos)|(?:me|nos) (?:mandas?|pones?|envías?) (?:un )?(?:aviso|recordatorio)|avísame|despi[eé]rtame|pon(?:me)? algo .{2,50} para (?:que|no|acordarme)|pon(?:me)? (?:una? )?(?:alarma|alerta|aviso|notificación|un recordatorio|el despertador)|recordatorio:',
  reminderNoun: '(?:recordatorio|aviso|alarma|despertador|alerta|temporizador)(?! (?:de)(?![\\p{L}]))',
  task: '(?:añade|agrega|pon|apunta) .{1,80} (?:a|en) (?:mi|la|mis) (?:lista|tareas)(?: .{0,20})?|(?:nueva |crea (?:una )?)?tarea ?[:,–-]|pendiente(?: para [^:]{2,24})? ?:|por hacer(?: para [^:]{2,24})? ?:|en mi lista ?[:–-]',
  schedule:
    '(?:añáde|añade|agréga|agrega|pon|apúnta|apunta|anóta|anota|programa|planifica|agénda|agenda|bloquea|resérva|reserva|organiza)(?:me)?:? .{2,}|¿?(?:puedes?|podrías?) (?:añadir|agregar|poner|apuntar|anotar|programar|planificar|agendar|bloquear|reservar)(?:me)? .{2,}|nueva cita',
  duty: '(?:tiene|tienen) que (?:estar|quedar|salir|llegar)|(?:tengo|tenemos) hasta|(?:tengo|tenemos) (?:que|q)|vence|fecha límite|plazo|debo|debemos|hay que|he de',
  dontForget: 'no (?:me |te )?olvid(?:es|ar|e)(?:me)?(?: de)?|acu[eé]rdate de|acordarme de',
  firstPerson:
    'a casa|yo|nosotros|nosotras|me|nos|mi|mis|nuestr[oa]s?|tengo|tenemos|voy|vamos|quedo|ceno|salgo|vuelo|hago|empiezo|juego|trabajo|entrego|presento|recojo|llevo|veo|visito|compro|estoy|puedo|quiero|necesito|debo|\\p{Ll}{3,}(?:amos|emos|imos)|quedamos|he quedado|hemos quedado|cenamos|comemos|salimos|viajo|viajamos|vuelo|volamos|doy|llego|llegamos',
  eventNouns:
    'excursión|salida|asamblea|junta|cata|matanza|gimnasio|natación|fútbol|pádel|tenis|ballet|clases|barbacoa|aperitivo|quedada|tutoría|oculista|ginecólog[oa]|pediatra|veterinario|notario|notaría|gestor|itv|análisis|ecografía|seminario|taller|webinar|bautizo|comunión|graduación|fontanero|electricista|reunión de padres|examen de conducir|autoescuela|cita|reunión|entrevista|llamada|comida|cena|almuerzo|desayuno|brunch|café|vuelo|tren|fiesta|cumpleaños|aniversario|boda|funeral|clase|curso|examen|partido|entrenamiento|concierto|función|ensayo|visita|dentista|médico|fisio|peluquería|taller|viaje|vacaciones|mudanza|entrega|presentación|conferencia|charla|sesión|yoga|cine|teatro|misa|revisión|vacuna|consulta|torneo',
  scheduledVerbs: 'se casan?|cogemos|tomamos|vienen?|llegan?|pasan?|salen?|aterriza|entregan?|empieza|comienza',
  ownActs:
    '(?!\\p{Ll}*(?:íamos|ábamos|áramos|iéramos|ásemos|iésemos))(?!(?:estamos|tenemos|podemos|queremos|debemos|sabemos|somos|vivimos|creemos|necesitamos|usamos|hacemos|pongamos|digamos|supongamos)(?!\\p{L}))\\p{Ll}{2,}(?:amos|emos|imos)|(?:vienen|llegan) (?:mis|los|las|nuestros)|voy|vamos|viajo|viajamos|salgo|salimos|vuelo|volamos|empiezo|empezamos|celebro|celebramos|visito|visitamos|recibo|recibimos|(?:me|nos) (?:mudo|mudamos|caso|casamos|voy|vamos|examino|operan|reúno|reunimos|toca)|llevo|llevamos|quedo|quedamos|organizo|organizamos',
  hasCompoundNouns: false,
  questionOpeners:
    'qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|cómo|por qué|cuánt[oa]s?|a qué hora|es|son|está|están|hay(?! que)|debo .{0,80}\\?|muestra|muéstrame|dime|explica|busca|encuentra',
  pastWords:
    'ayer|anteayer|anoche|pasad[oa](?! mañana)|fue|fueron|fui(?! (?:invitad|citad|convocad|llamad|seleccionad)[oa])|fuimos(?! (?:invitad|citad|convocad)[oa]s)|era|eran|estaba|estuve|tuve|tuvo|tuvimos|hubo|hace (?=\\S+ (?:días|años|semanas|meses|horas))|\\p{Ll}{2,}ó|(?!(?:citaron|invitaron|convocaron)(?!\\p{L}))\\p{Ll}{2,}(?:aron|ieron)|(?!\\p{Ll}*(?:aré|eré|iré)(?!\\p{L}))\\p{Ll}{2,}(?<!caf|beb|comit|jos|andr|ren|pur|chal|paqu|porqu|tambi)é|(?:he|has|ha|hemos|han) (?!(?:dado (?:cita|hora|fecha)|puesto (?:cita|hora|fecha|el examen)|citado|convocado|quedado|reservado|concertado|pedido|conseguido|invitado|apuntado|planeado)(?!\\p{L}))(?:\\p{Ll}+(?:ado|ido)|hecho|visto|dicho|puesto|vuelto|escrito)|tenía|teníamos|había|habían|iba|íbamos|iban|estaban|estábamos|solía|solíamos|hacía|jugaba|trabajaba|quería|dije|dijo|hice|hizo|vine|vino|puse|pude|vi|vio|dio|di',
  cancellations:
    'cancel(?:a|ar|ada|ado|amos)|anul(?:a|ar)|borra|elimina|aplaza|no(?! (?:me |te |se me |se te )?olvid| (?:me |nos )?dejes| se (?:me|nos) (?:pase|escape|vaya))|ya no',
  textRequests:
    '(?:escribe|redacta|traduce|corrige|resume|inventa|imagina|haz como si|compón)(?:me)?|¿?(?:puedes|podrías) (?:escribir|redactar|traducir|corregir|resumir)(?:me)?|cómo se dice',
  otherPeople:
    'a (?:mi|su|nuestr[oa]) (?!(?:hij|niñ|perr|gat)[oa])\\p{L}+ (?:l[oae]s?)(?!\\p{L})|él|ella|ellos|ellas|la gente|todo el mundo|nadie|tú|usted|(?:mi|mis|el|la|los|las|nuestro|nuestra|su|sus|un|una) (?:\\p{L}+ )?(?:compañer[oa] de piso|ex|yerno|nuera|ahijad[oa]|sobrin[oa]|inquilin[oa]|becari[oa]|niet[oa]|conocid[oa]|director[a]?|gerente|encargad[oa]|entrenador[a]?|maestr[oa]|cuñad[oa]|prim[oa]s?|tí[oa]s?|abuel[oa]s?|clientes?|chic[oa]|señora?|vecin[oa]s?|jef[ea]|colegas?|compañer[oa]s?|herman[oa]s?|amig[oa]s?|casero|casera|profesor[a]?)',
  personVerbs:
    'va|tiene|está|es|juega|trabaja|debe|quiere|sale|hace|dice|vive|viaja|puede|tendrá|van|tienen|están|corre|estudia',
  openingHours: 'abre|abren|cierra|cierran|abierto|cerrado|horario',
  publicLife:
    '\\p{L}{4,} x \\p{L}{4,}|el papa|reina|president[ea]|ministr[oa]s?|gobierno|pleno municipal|pleno del ayuntamiento|congreso|senado|parlamento|elecciones|referéndum|bolsa|ibex|acciones|inflación|bce|cumbre|huelga|otan|policía|la liga|liga de campeones|selección|real madrid|barça|barcelona gana|mundial|eurocopa|juegos olímpicos|gran premio|fórmula 1|temporada|episodio|capítulo|serie|estreno|película|rebajas|antena 3|telecinco|tiempo en|temperaturas?|tormenta|eclipse|supermercado|tiendas?|museo|biblioteca|farmacia|panadería|bancos?|ayuntamiento|autobuses|trenes|servidor|versión|actualización|sistema|marcador|\\d{1,2}[-–]\\d{1,2} (?:contra|al|ante)',
  titlePrefixes:
    '(?:podrías|puedes|te importaría) (?:poner|crear|programar)(?:me)? un recordatorio(?: para)?(?: para)?(?: que)?|(?:me|nos) (?:recordarías?|avisarías?)|recordatorio ?:|¿|¡|(?:por favor|hola|oye|pues|y|vale)|(?:puedes|podrías) (?:añadir|agregar|poner|apuntar|anotar|programar|planificar|agendar|bloquear|reservar|recordarme)|recu[eé]rd(?:a|e)(?:me|nos)|avísame|despi[eé]rtame|no (?:me|nos) dejes (?:olvidar|que olvide)|no (?:me |te )?olvid(?:es|ar|e)(?: de)?|acu[eé]rdate de|(?:añáde|añade|agréga|agrega|pon|apúnta|apunta|anóta|anota|programa|planifica|agénda|agenda|bloquea|resérva|reserva|organiza)(?:me)?|(?:tengo|tenemos) que|tengo|tenemos|debo|debemos|hay que|(?:de|que|para|el|la)(?= )|una?(?= )|nueva|tarea:|pendiente:',
  titleSuffixes:
    'por favor|el|la|las|a|de|para|antes|y|es|en mi (?:agenda|calendario)|al calendario|a mi lista.{0,20}|[?]',
};
