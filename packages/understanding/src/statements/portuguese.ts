import { buildLexicon } from './phrases.ts';

export const portuguese = buildLexicon({
  language: 'pt',
  firstPerson:
    'quero|queria|gostaria|gostava|queremos|estou|estamos|vou|vamos|tenho|temos|preciso|devo|deveria|pretendo|planejo|planeio|penso|decidi|resolvi|prometi|espero|desejo|me preocup\\p{L}+|preocupo-me|eu|meu (?:objetivo|sonho|plano|propósito)|terminei|acabei|comprei|paguei|enviei|vendi|entreguei',
  negations: 'não (?:quero|vou|tenho|preciso|pretendo|gostaria|devo|queremos)',
  questionOpeners:
    'que|o que|como|quem|qual|quais|quando|quant[oa]s?|onde|por que|é|são|pode|podes|poderia|posso|devo|deveria|explique|explica|mostre|mostra|diga|me (?:diga|dê)|se eu',
  requestMarkers:
    'resum[aoei]|resumir|traduz(?:a|ir)?|corrij[ao]|corrige|corrigir|melhor[ae]|reescrev[ae]|reformul[ae]|analis[ae]|seguintes?|abaixo|aqui está',
  fictionOpeners:
    '(?:por favor |pode |podes |poderia )?(?:escrev[ae]|escrever|redij[ao]|gere|gera|gerar|crie|cria|criar|componha|traduz(?:a|ir)?|imagine|imagina|aja|atue|finja|você é|tu és|continue)',
  clauseBreaks:
    'mas|porque|então|embora|pois|para que|e (?:quero|preciso|não|me|como|o que|gostaria)|como|quais?|o que|pode|poderia|podes|por onde|que',
  danglingWords: 'um|uma|o|a|os|as|de|do|da|dos|das|e|ou|com|para|por|em|no|na|ao|meu|minha|muito|também',
  done: '(?:já |finalmente )?(?:terminei|acabei|comprei|reservei|paguei|enviei|mandei|publiquei|vendi|passei n[oa]|devolvi|liguei para|abri|aprendi|entreguei|me mudei para) ([^.!?\\n]{3,90})',
  plans:
    '(?:pretendo|planejo|planeio|penso em|decidi|resolvi|decidimos|tenho (?:a intenção de|planos de)|estou (?:pensando em|a pensar em|planejando|a planear|considerando)|estamos (?:pensando em|planejando)|(?:o )?meu (?:objetivo|sonho|plano|propósito)(?: para [\\p{L} ]{3,15})? é)',
  wishes:
    '(?:quero|queria|gostaria de|gostava de|queremos|espero|vou|vamos|sonho em|desejo)(?: (?:muito|mesmo|finalmente|também|logo|um dia))*',
  lasting:
    'aprender|abrir (?:um|uma|o meu|meu|minha)|fundar|montar (?:um|uma)|lançar|construir|reformar|renovar|comprar (?:um|uma|minha|a minha) (?:casa|apartamento|carro|moto|bicicleta|terreno)|vender|me mudar|mudar(?:-me| para| de)|emigrar|viajar|visitar|emagrecer|perder|poupar|economizar|juntar dinheiro|quitar|investir|ser|me tornar|tornar-me|trocar de|casar|me casar|adotar|correr (?:uma|a|um)|parar de|deixar de|largar|publicar|organizar|escrever (?:um|meu|o meu) (?:livro|romance|tese)|começar a|encontrar (?:um|uma) (?:emprego|trabalho|apartamento)|estudar|tirar a',
  isVerbLast: false,
  promises:
    '(?:eu )?prometi(?: (?:à|ao|a|para) [^,.!?\\n]{2,30}?)?(?: que)?|(?:eu )?disse (?:à|ao|a|para) [^,.!?\\n]{2,30}? que',
  duties:
    '(?:tenho (?:de|que)|preciso|devo|deveria|temos (?:de|que)|não posso esquecer de)(?: (?:ainda|urgentemente|também))*',
  errands:
    'ligar|telefonar|pagar|reservar|cancelar|devolver|entregar|buscar|enviar|mandar|responder|pedir desculpas?|agradecer|convidar|me inscrever|inscrever-me|marcar|renovar|escrever (?:à|ao|para)',
  dutyContext:
    'mãe|pai|pais|irmã|irmão|mulher|esposa|marido|namorad[oa]|companheir[oa]|amig[oa]s?|filh[oa]s?|avó|avô|tia|tio|chefe|colegas?|professora?|médic[oa]|dentista|senhori[oa]|banco|seguro|advogad[oa]|contador|contabilista|escola|clientes?|aluguel|renda|impostos?|conta|fatura|passaporte|carta|carteira|inscrição|segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã|hoje|fim de semana|próxima semana|até',
  worries:
    '(?:me preocup(?:o|a|am)|preocupo-me|preocupa-me)(?: muito)?(?: com| que)?|estou (?:[\\p{L}]+ ){0,2}(?:preocupad[oa]|estressad[oa]|stressad[oa]|ansios[oa]|nervos[oa]|exaust[oa]|sobrecarregad[oa])(?: com| por| porque)?|tenho (?:[\\p{L}]+ ){0,2}(?:medo|ansiedade|receio)(?: de| do| da| com| por)?|tenho dificuldade (?:em|com|para)',
  regular:
    'tod[oa]s os dias|todas as (?:manhãs|noites|semanas|segundas|terças|quartas|quintas|sextas)|todo (?:dia|sábado|domingo)|toda (?:manhã|noite|semana)|cada (?:dia|manhã|noite|semana)|diariamente|regularmente|mais vezes|(?:uma vez|duas vezes|três vezes) (?:por dia|por semana|ao dia)|mais cedo',
  habits:
    'parar de (?:fumar|procrastinar|beber)|deixar de fumar|dormir (?:melhor|mais)|comer (?:melhor|mais saudável)|fazer mais (?:exercício|exercícios|esporte|desporto)|ler mais|beber mais água|acordar (?:mais )?cedo',
  secondPerson: {
    eu: 'você',
    me: 'se',
    meu: 'seu',
    minha: 'sua',
    meus: 'seus',
    minhas: 'suas',
    mim: 'você',
    nos: 'se',
    nosso: 'seu',
    nossa: 'sua',
    nossos: 'seus',
    nossas: 'suas',
  },
  fixGrammar: (text) => text.replace(/^(?:que|em|de)[ ]+/iu, ''),
});
