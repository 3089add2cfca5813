import { buildLexicon } from './phrases.ts';

export const spanish = buildLexicon({
  language: 'es',
  firstPerson:
    'quiero|quisiera|queremos|(?:me|nos) (?:gustaría|preocupan?|estresan?|angustian?|agobian?|cuesta|mudé|da miedo)|estoy|estamos|voy a|vamos a|(?:he|hemos) \\p{L}+(?:do|to|cho)|tengo|tenemos|debo|debería|necesito|pienso|pretendo|planeo|espero|deseo|sueño|prometí|decidí|mi (?:meta|objetivo|plan|sueño|propósito)|\\p{L}{3,}(?:é|í)',
  negations: 'no (?:quiero|voy|pienso|planeo|tengo|necesito|me gustaría|he|debo|queremos)',
  questionOpeners:
    'qué|cómo|quién|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde|por qué|es|son|puedes|podrías|puedo|debería|explica(?:me)?|muestra(?:me)?|dime|dame|si quiero|si yo',
  requestMarkers:
    'resum(?:e|ir|en)|traduc(?:e|ir|ción)|corrige|corregir|mejora|reescribe|reformula|analiza|siguientes?|a continuación|abajo|aquí (?:está|tienes|va)',
  fictionOpeners:
    '(?:por favor |puedes |podrías )?(?:escribe|escribir|escríbeme|redacta|redactar|genera|generar|crea|compón|traduce|traducir|imagina|actúa|haz de|eres|continúa)',
  clauseBreaks:
    'pero|porque|así que|aunque|ya que|para que|y (?:quiero|necesito|no|me|qué|cómo)|qué|cómo|cuál(?:es)?|puedes|podrías|por dónde|me ayudas|que',
  danglingWords: 'un|una|unos|unas|el|la|los|las|de|del|y|o|con|para|por|en|a|al|mi|mis|muy|también|su',
  done: '(?:ya |por fin )?(?:he|hemos) (?:terminado|acabado|comprado|reservado|pagado|enviado|publicado|vendido|aprobado|devuelto|llamado|abierto|aprendido|entregado) ([^.!?\\n]{3,90})|(?:ya |por fin )?(?:terminé|acabé|compré|reservé|pagué|envié|publiqué|vendí|aprobé|devolví|entregué|me mudé) ([^.!?\\n]{3,90})',
  plans:
    '(?:planeo|pienso|pretendo|he decidido|hemos decidido|decidí|tengo (?:la intención de|pensado|planeado|previsto)|estoy (?:pensando en|planeando|considerando)|estamos (?:pensando en|planeando)|mi (?:meta|objetivo|plan|sueño|propósito)(?: para [\\p{L} ]{3,15})? es)',
  wishes:
    '(?:quiero|quisiera|queremos|me gustaría|nos gustaría|espero|voy a|vamos a|sueño con|deseo)(?: (?:mucho|realmente|por fin|también|pronto|algún día))*',
  lasting:
    'aprender|abrir (?:un|una|mi)|fundar|montar (?:un|una|mi)|lanzar|construir|renovar|reformar|comprar(?:me)? (?:un|una|mi|nuestra) (?:casa|piso|apartamento|coche|carro|bici(?:cleta)?|terreno)|vender|mudar(?:me|nos)|emigrar|viajar|visitar|adelgazar|bajar de peso|perder|ahorrar|pagar (?:mis|la) deudas?|invertir|ser|convertirme|cambiar de|casar(?:me|nos)|adoptar|correr (?:un|una|el|la)|dejar (?:de|mi)|publicar|organizar|escribir (?:un|mi) (?:libro|novela|tesis)|empezar a|encontrar (?:un|una) (?:trabajo|empleo|piso|apartamento)|estudiar|sacar(?:me)? el',
  isVerbLast: false,
  promises:
    '(?:le|les) (?:prometí|dije|he prometido)(?: a [^,.!?\\n]{2,30}?)?(?: que)?|prometí(?: a [^,.!?\\n]{2,30}?)?(?: que)?|he prometido',
  duties:
    '(?:tengo que|debo|debería|tenemos que|hay que|necesito|no debo olvidar)(?: (?:todavía|urgentemente|también))*',
  errands:
    'llamar|telefonear|pagar|reservar|cancelar|devolver|entregar|recoger|enviar|mandar|responder|contestar|disculparme|agradecer|invitar|inscribirme|pedir cita|renovar|escribir(?:le)? a',
  dutyContext:
    'madre|mamá|padre|papá|padres|hermana|hermano|mujer|esposa|marido|esposo|pareja|amig[oa]s?|hijo|hija|hijos|abuel[oa]|tía|tío|jef[ea]|compañer[oa]s?|profesora?|médic[oa]|dentista|casero|casera|banco|seguro|abogad[oa]|gestor|escuela|colegio|clientes?|alquiler|renta|impuestos|factura|pasaporte|carnet|solicitud|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|esta noche|fin de semana|próxima semana|antes',
  worries:
    'me (?:preocupan?|estresan?|angustian?|agobian?|da miedo|dan miedo)(?: mucho| tanto)?|estoy (?:[\\p{L}]+ ){0,2}(?:preocupad[oa]|estresad[oa]|agobiad[oa]|angustiad[oa]|nervios[oa]|agotad[oa]|abrumad[oa])(?: por| con| de| porque)?|tengo (?:[\\p{L}]+ ){0,2}(?:miedo|ansiedad)(?: de| a| por| con)?|me cuesta(?: mucho)?',
  regular:
    'todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todas las (?:mañanas|noches|tardes|semanas)|cada (?:día|mañana|noche|semana)|a diario|diariamente|regularmente|más a menudo|(?:una vez|dos veces|tres veces) (?:al día|por semana|a la semana)|más temprano',
  habits:
    'dejar de (?:fumar|procrastinar|picar|beber)|dormir (?:mejor|más)|comer (?:mejor|más sano)|hacer más (?:ejercicio|deporte)|leer más|beber más agua|levantarme (?:más )?temprano',
  secondPerson: {
    yo: 'tú',
    me: 'te',
    mi: 'tu',
    mis: 'tus',
    mí: 'ti',
    nos: 'os',
    nuestro: 'vuestro',
    nuestra: 'vuestra',
    nuestros: 'vuestros',
    nuestras: 'vuestras',
    mío: 'tuyo',
  },
  fixGrammar: (text) => text.replace(/^(?:que|en|de)[ ]+/iu, '').replace(/([aei]r)me(?![\p{L}])/gu, '$1te'),
});
