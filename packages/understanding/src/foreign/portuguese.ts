import type { Cues } from './cues.ts';

export const portuguese: Cues = {
  reminder:
    '(?:me|nos) (?:lembrarias?|avisarias?) .{0,60}?(?:de (?:\\p{L}+ ){0,2}\\p{L}+[aei]r(?:-\\p{L}+)?|que|para)|(?:lembrar|avisar)-(?:me|nos)-ias?|me dá um (?:toque|grito|alô|cutucão|empurrão)|dá-me um (?:toque|alerta)|(?:me )?cutuca(?:-me)?|me manda um (?:aviso|lembrete|toque)|um lembrete|lembrete (?:para|às|todo|toda)|lembrar[- ]me|relembra[- ]me|me acord[ae]|não me deixe?s? esquecer|lembrete (?!de )[^:.!?]{2,30}:|me avis[ae]|(?:manda-me|me manda|envia-me|me envia) .{0,30}(?:aviso|lembrete|mensagem(?= (?:para|a dizer|dizendo)))|ajuda-me a (?:lembrar|não esquecer)|lembr[ea][- ]me|me lembr[ea]|(?:pode|podes|poderia) (?:me )?(?:lembrar|avisar|acordar)(?:-me)?|acorde?[- ]me|me acorde|avis[ea][- ]me|(?:põe|ponha|coloca|coloque|mete)(?:-me)? (?:algo|alguma coisa|uma coisa) .{2,50} para (?:eu|que|não|me)|(?:põe|ponha|coloca|coloque|mete|cri[ae])(?:-me)? um (?:alarme|lembrete|alerta|aviso)|lembrete:',
  reminderNoun: '(?:lembrete|aviso|alarme|despertador|alerta|temporizador)(?! (?:de)(?![\\p{L}]))',
  task: '(?:para|a|por) fazer(?: até [^:]{2,24})? ?:|(?:pôr |põe |ponha |coloca )?na minha lista ?[:–-]|(?:adicion[ea]|coloc[ae]|acrescent[ea]|coloque) .{1,80} (?:à|na|nas) (?:minha |minhas )?(?:lista|tarefas)|(?:nova |cri[ae] (?:uma )?)?tarefa ?[:,–-]',
  schedule:
    '(?:adicion[ea]|marc[ae]|marque|agend[ae]|anot[ae]|coloc[ae]|coloque|reserv[ae]|bloqueie|bloqueia|planej[ea]|program[ae])(?:[- ]me)?:? .{2,}|(?:pode|podes|poderia) (?:adicionar|marcar|agendar|anotar|colocar|reservar|bloquear) .{2,}|nova consulta',
  duty: '(?:tem|têm) (?:de|que) (?:ser|estar|ficar|sair|chegar)|(?:tenho|temos) até|(?:tenho|temos) (?:de|que|q)|vence|prazo|para entregar|preciso(?: de)?|precisamos(?: de)?|devo|devemos|é preciso',
  dontForget: 'não (?:se |te |me )?esque(?:ças?|cas|cer)(?: de)?|lembr(?:ar|e-se) de',
  firstPerson:
    'cá em casa|lá em casa|eu|nós|me|nos|meu|minha|meus|minhas|noss[oa]s?|tenho|temos|vou|vamos|jantamos|almoçamos|saímos|chego|chegamos|janto|almoço|viajo|trabalho|jogo|levo|vejo|encontro|faço|estou|começo|devo|quero|\\p{Ll}{3,}(?:amos|emos|imos)|a gente',
  eventNouns:
    'excursão|passeio|assembleia|prova oral|formação|academia|ginásio|natação|futebol|pilates|churrasco|reunião de pais|oculista|oftalmologista|ginecologista|pediatra|veterinário|notário|cartório|contabilista|revisão|inspeção|análises|exames|ecografia|seminário|workshop|webinar|batizado|formatura|canalizador|encanador|eletricista|aula de condução|audiência|consulta|reunião|entrevista|chamada|ligação|almoço|jantar|café|brunch|voo|comboio|trem|festa|aniversário|casamento|funeral|aula|curso|exame|prova|jogo|treino|concerto|show|ensaio|visita|dentista|médico|fisioterapia|cabeleireiro|oficina|viagem|férias|mudança|entrega|apresentação|conferência|sessão|ioga|yoga|cinema|teatro|missa|vacina',
  scheduledVerbs:
    'casa-se|se casam?|apanhamos|pegamos|vem|vêm|chegam?|passam?|partem?|sai|saem|aterra|entregam?|começa',
  ownActs:
    '(?!\\p{Ll}*(?:íamos|ínhamos|únhamos|ávamos|áramos|êramos|íramos|ássemos|êssemos|íssemos))(?!(?:estamos|temos|podemos|queremos|devemos|sabemos|somos|moramos|achamos|precisamos|usamos|fazemos|digamos|suponhamos|imaginemos)(?!\\p{L}))\\p{Ll}{2,}(?:amos|emos|imos)|(?:vêm|chegam) (?:os|as)(?: meus| minhas| nossos)?|vou|vamos|viajo|viajamos|saio|saímos|voo|voamos|começo|começamos|comemoro|comemoramos|celebro|celebramos|visito|visitamos|recebo|recebemos|levo|levamos|(?:me|nos) (?:mudo|mudamos|caso|casamos)|mudo-me|mudamo-nos|caso-me|casamos|encontro-me|apresento|faço|fazemos|organizo|organizamos|a gente (?:vai|viaja|se muda)',
  hasCompoundNouns: false,
  questionOpeners:
    'que|o que|quem|qual|quais|quando|onde|como|por que|porquê|quant[oa]s?|a que horas|é|são|há|mostre|diga|explique|procure',
  pastWords:
    'ontem|anteontem|passad[oa]|foi(?! (?:marcad|agendad|remarcad|confirmad)[oa])|foram|fui(?! (?:convidad|chamad|convocad|selecionad|marcad|intimad)[oa])|fomos(?! (?:convidad|chamad|convocad)[oa]s)|era|eram|estava|tive|teve|tivemos|houve|há (?=\\S+ (?:dias|anos|semanas|meses|horas))|(?!(?:vou|sou|estou|dou|ou|marcou|agendou|convidou|combinou|confirmou)(?!\\p{L}))\\p{Ll}{3,}ou|(?!(?:marcaram|convidaram|agendaram|chamaram)(?!\\p{L}))\\p{Ll}{2,}(?:aram|eram|iram)|\\p{Ll}{3,}eu|\\p{Ll}{2,}iu|(?!\\p{Ll}*(?:arei|erei|irei)(?!\\p{L}))\\p{Ll}{3,}ei|\\p{Ll}+ímos|fiz|fez|fizemos|disse|disseram|veio|vieram|viu|vi|estive|esteve|estivemos|tinha|tinham|havia|ia|iam|costumava|queria|fazia|jogava|trabalhava|nasceu|morreu',
  cancellations: 'cancel[ae]|apag[ae]|elimin[ae]|adi[ea]|desmarque|não(?! (?:se |te |me )?esque| me deix)',
  textRequests: '(?:escrev[ae]|redij[ae]|traduz[a]?|corrij[ae]|resum[ae]|invente|imagine|finja)|como se diz',
  otherPeople:
    '(?:ele|ela|eles|elas|as pessoas|todo mundo|toda a gente|ninguém|você|vocês|tu)|(?:o|a|os|as|um|uma) (?:meu |minha |meus |minhas |nosso |nossa |nossos |nossas )?(?:colega de (?:casa|quarto|trabalho)|ex|genro|nora|sobrinh[oa]|afilhad[oa]|inquilin[oa]|estagiári[oa]|net[oa]|diretor[a]?|gerente|treinador[a]?|cunhad[oa]|vizinh[oa]s?|chefe|colegas?|irmã[o]?|amig[oa]s?|prim[oa]s?|ti[oa]s?|av[óô]s?|clientes?|senhora?|pessoal)|(?:meu|minha) (?:vizinh[oa]|chefe|colega|irmã[o]?|amig[oa])',
  personVerbs: 'vai|tem|está|é|joga|trabalha|deve|quer|sai|faz|diz|mora|viaja|pode|terá|vão|têm|estão|corre|estuda',
  openingHours: 'abre|abrem|fecha|fecham|aberto|fechado|horário',
  publicLife:
    '\\p{L}{4,} x \\p{L}{4,}|president[ea]|ministr[oa]s?|governo|câmara municipal|assembleia municipal|parlamento|congresso|senado|eleições|referendo|bolsa|ibovespa|ações|inflação|bce|cimeira|cúpula|greve|nato|otan|polícia|liga dos campeões|brasileirão|seleção|benfica|porto vence|sporting|flamengo|copa do mundo|mundial|euro \\d{4}|olimpíadas|jogos olímpicos|grande prémio|fórmula 1|temporada|episódio|série|estreia|filme|rtp|saldos|tempo em|temperaturas?|tempestade|eclipse|supermercado|lojas?|museu|biblioteca|farmácia|padaria|bancos?|prefeitura|autocarros|ônibus|trens|comboios|servidor|versão|atualização|sistema|placar|\\d{1,2}[-–]\\d{1,2} (?:contra|ao)',
  titlePrefixes:
    '(?:você )?(?:poderia|podias|podes|pode) (?:criar|pôr|colocar|adicionar)(?:-me)? um lembrete(?: para(?: o)?)?(?: para eu)?|(?:você |tu )?(?:me|nos) (?:lembrarias?|avisarias?)|(?:lembrar|avisar)-(?:me|nos)-ias?|lembrete ?:|(?:por favor|olá|oi|então|e|ok)|(?:pode|podes|poderia) (?:me )?(?:adicionar|marcar|agendar|anotar|colocar|reservar|bloquear|lembrar)|lembr[ea][- ]me|me lembr[ea]|acorde?[- ]me|avis[ea][- ]me|não (?:se |te |me )?esque(?:ças?|cas|cer)(?: de)?|(?:adicion[ea]|marc[ae]|marque|agend[ae]|anot[ae]|coloc[ae]|coloque|reserv[ae]|bloqueie|planej[ea])|(?:tenho|temos) (?:de|que)|tenho|temos|preciso(?: de)?|precisamos(?: de)?|devo|devemos|(?:de|que|para|na|no)(?= )|uma?(?= )|nova|tarefa:',
  titleSuffixes: 'por favor|o|a|na|no|às|de|até|para|e|é|na agenda|no calendário',
};
