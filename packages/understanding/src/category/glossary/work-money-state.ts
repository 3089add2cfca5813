/** English words, then beginnings of the Dutch|German|French|Spanish|Italian|Portuguese words; see glossary.ts. */
export const WORK_MONEY_STATE = `
job|baan./werk/functie|arbeit/job./stelle|travail/emploi/boulot/poste.|trabajo/empleo/puesto|lavor/impiego|trabalh/emprego
boss|baas/leidinggevend/manager|chef./chefin/vorgesetzt|patron/chef/manager|jefe/jefa|capo./responsabil|chefe/gerente
colleague|collega|kolleg|collegue|companero_de_trabajo/colega|collega/colleghi|colega_de_trabalho
employee|werknemer/medewerker/personeel|mitarbeiter/angestellt|employe/salarie|empleado/trabajador|dipendent|funcionari/empregad
employer|werkgever|arbeitgeber|employeur|empleador|datore|empregador
job application|sollicit|bewerb|candidat|solicitud_de_empleo/candidatura|candidat|candidatura
job interview|sollicitatiegesprek|vorstellungsgesprach|entretien_d_embauche|entrevista|colloquio|entrevista
resume|cv.|lebenslauf|cv./curriculum|curriculum|curriculum|curriculo
cover letter|motivatiebrief|anschreiben|lettre_de_motivation|carta_de_presentacion|lettera_di_presentazione|carta_de_apresentacao
job posting|vacature|stellenanzeige/stellenausschreib|offre_d_emploi|oferta_de_trabajo/oferta_de_empleo|offerta_di_lavoro/annuncio_di_lavoro|vaga_de_emprego/oferta_de_emprego
salary|salaris/loon.|gehalt/lohn|salaire/paie|salario/sueldo/nomina|stipendi/salari|salario/ordenado
raise|opslag_vragen/loonsverhoging|gehaltserhohung|augmentation|aumento_de_sueldo|aumento|aumento
resign|ontslag_nemen/opzeg|kundig|demission|renunci/dimitir|dimission|demissao/demitir
fired|ontslagen/ontslag|entlassen/entlassung|licenci/vire.|despid|licenzi|demitid
employment contract|arbeidscontract/vast_contract|arbeitsvertrag|contrat_de_travail|contrato_de_trabajo|contratto_di_lavoro|contrato_de_trabalho
contract|contract|vertrag|contrat|contrato|contratt|contrato
meeting|vergader/overleg|besprech/meeting|reunion|reunion|riunion|reuniao
project|project|projekt|projet|proyecto|progett|projeto
customer|klant|kunde|client|cliente|client|cliente
complaint|klacht_van/reclamatie|beschwerd|reclamation/mecontent|queja/reclamacion|reclam|reclamac
delivery|levering|lieferung|livraison|entrega/pedido|consegna|entrega
supplier|leverancier|lieferant|fournisseur|proveedor|fornitor|fornecedor
invoice|factuur|rechnung|facture|factura|fattur|fatura
quote offer|offerte|angebot|devis|presupuesto_para|preventiv|orcamento
company|bedrijf/onderneming/firma|firma/unternehmen/betrieb|entreprise/societe/boite|empresa/negocio|aziend/impresa/ditta|empresa
business|zakelijk/zaak.|geschaft|business/affaire|negocio|affari|negocio
email|mail/e-mail|mail/e-mail|mail/courriel|correo/email|mail/email|email/e-mail
presentation|presentatie|prasentation|presentation|presentacion|presentazion|apresentac
spreadsheet excel|excel/spreadsheet/werkblad|excel/tabelle|excel/tableur|excel/hoja_de_calculo|excel/foglio|excel/planilha
formula|formule|formel|formule|formula|formula|formula
code programming|code/programmer|code./programmier|code./programmer/programmation|codigo/programar|codice/programmar|codigo/programar
bug error|fout/foutmelding/bug|fehler/fehlermeldung|erreur/bug|error/fallo|errore|erro.
database|databas|datenbank|base_de_donnees|base_de_datos|database|banco_de_dados
server|server|server|serveur|servidor|server|servidor
website|website/webshop/site.|webseite/website|site_web/site.|pagina_web/sitio|sito.|site.
software|software|software|logiciel|software|software|software
marketing|marketing/reclame|marketing/werbung|marketing/publicit|marketing/publicidad|marketing/pubblicit|marketing/publicidade
sales|verkoop/omzet|verkauf/umsatz|vente/chiffre_d_affaires|venta/ventas|vendit|venda
team|team|team|equipe|equipo|squadra/team|equipe
deadline|deadline|frist|delai/echeance|plazo|scadenz|prazo
office|kantoor|buro|bureau|oficina|ufficio|escritorio
remote work|thuiswerk|homeoffice|teletravail|teletrabaj|smart_working|home_office/teletrabalh
overtime shift|overuren/ploegendienst|uberstunden/schicht|heures_sup|horas_extra/turno|straordinari/turno|horas_extra/turno
vacation days|verlof/vrije_dagen|urlaubstage/urlaubsantrag|conges/rtt|dias_de_vacaciones|ferie|ferias_do_trabalho
probation|proeftijd|probezeit|periode_d_essai|periodo_de_prueba|periodo_di_prova|periodo_de_experiencia
unemployed|werkloos|arbeitslos|chomage/chomeur|paro./desemple|disoccupat|desempreg
self-employed|zzp/zelfstandig|selbststand/freiberuf|independant/freelance/auto-entrepreneur|autonomo|partita_iva/libero_profession|autonomo
internship|stage.|praktikum|stage.|practicas|tirocinio|estagio
career|carriere/loopbaan|karriere/beruf|carriere/metier|carrera_profesional|carriera|carreira
barista waiter|barista/ober|barista/kellner|barista/serveur_de/serveuse|camarer|barista/camerier|garcom/barista
money|geld|geld|argent|dinero|soldi/denaro|dinheiro
bank|bank|bank|banque|banco|banca|banco
account|rekening/betaalrekening|konto|compte|cuenta|conto|conta
loan|lening/krediet/schuld|kredit/darlehen/schulden|credit/pret./emprunt/dette|prestamo/credito/deuda|prestit/debit|emprestimo/divida
repay|terugbetal/aflos|zuruckzahl/abbezahl/tilg/ablosen|rembours|amortizar/devolver_el/pagar_antes|estinguere/rimbors|amortizar/quitar
student loan|studieschuld|studienkredit/bafog|pret_etudiant|prestamo_estudiantil|prestito_studenti|emprestimo_estudantil
mortgage|hypotheek|hypothek/baufinanz|hypothe|hipoteca|mutuo|hipoteca/financiamento
interest rate|rente.|zins|taux_d'interet/interets|tipo_de_interes/interes|tasso/interess|juros
savings|spaar/sparen|sparen/spar/erspart|epargn|ahorr|risparmi|poupan/economiz
invest|beleg|invest/anlage|invest/placer/placement|invert/inversion|invest|invest
stocks|aandeel/aandelen/beurs|aktie/borse|action_en_bourse/bourse|acciones/bolsa|azioni/borsa|acoes/bolsa
tax|belasting/fiscaal/aangifte|steuer/finanzamt|impot/fiscal|impuesto/hacienda/fiscal|tasse/fisc/irpef|imposto/irs.
insurance|verzeker|versicher|assurance|seguro|assicuraz|seguro
pension|pensioen|rente_versicher/altersvorsorge|retraite|jubilacion/pension|pension|aposentador/reforma_
rent|huur.|miete|loyer|alquiler|affitto|aluguel/renda
landlord|verhuurder/huisbaas|vermieter|proprietaire|casero|padrone_di_casa|senhorio/proprietario
deposit|borg|kaution|caution|fianza|caparra|caucao
bill|energierekening|stromrechnung|facture_d_electricite|factura_de_la_luz/recibo|bolletta|conta_de_luz
budget|begroting/budget|haushaltsplan/budget|budget|presupuesto|budget|orcamento
cost price|kosten/prijs|kosten/preis|cout/prix|coste/precio/cuesta|cost/prezz|custo/preco
inheritance|erfenis|erbe./erbschaft|heritage|herencia|eredita|heranca
refund|terugbetaling/terugkrijgen|ruckerstatt/erstatt|remboursement|reembolso|rimborso|reembolso
credit card|creditcard/pinpas|kreditkarte/girocard|carte_bancaire/carte_bleue|tarjeta|carta_di_credito|cartao
inflation|inflatie|inflation|inflation|inflacion|inflazion|inflac
euro|euro|euro|euro|euro|euro|euro
government|regering/kabinet/overheid/formatie|regierung|gouvernement|gobierno|governo|governo
coalition|coalitie|koalition/regierungsbildung|coalition|coalicion/formar_gobierno|coalizion|coligac/coalizao
election|verkiezing|wahl./wahlen/wahlrecht|election|eleccion|elezion|eleicao/eleicoes
vote|stem./stemmen|stimme/abstimm|vote|voto/votar|voto/votare|voto/votar
parliament|parlement/tweede_kamer/eerste_kamer|parlament/bundestag/bundesrat|parlement/assemblee/senat|parlamento/congreso/senado|parlament/senato/camera_dei|parlamento/senado/camara
minister|minister|minister|ministre|ministro|ministr|ministro
president|president|president/prasident|president|presidente|presidente|presidente
mayor|burgemeester|burgermeister|maire.|alcalde|sindaco|prefeito
political party|politieke_partij/partij|partei|parti_politique/parti.|partido_politico|partito|partido_politico
politics|politiek|politik|politiq|politic|politic|politic
law|wet./wetsvoorstel|gesetz|loi./lois|ley./leyes|legge./leggi|lei./leis
constitution|grondwet|grundgesetz/verfassung|constitution|constitucion|costituzion|constituic
war|oorlog|krieg./krieges./kriege.|guerre|guerra|guerra|guerra
refugee migration|vluchteling/asiel/migrat|fluchtling/asyl/migrat|refugie/asile/migra|refugiad/asilo_polit/migra|rifugiat/migra|refugiad/migrac
protest strike|demonstratie/staking|demonstr/streik|manifestation/greve|manifestacion/huelga|manifestazion/sciopero|manifestac/greve
climate policy|klimaatbeleid/stikstof|klimapolitik|politique_climatique|politica_climatica|politica_climatica|politica_climatica
european union|europese_unie|europaische_union/eu.|union_europeenne|union_europea|unione_europea|uniao_europeia
democracy|democrat|demokrat|democrat|democra|democra|democra
human rights|mensenrecht|menschenrecht|droits_de_l_homme|derechos_humanos|diritti_umani|direitos_humanos
god|god.|gott|dieu|dios.|dio.|deus
church|kerk|kirche|eglise|iglesia|chiesa|igreja
prayer|gebed/bidden|gebet/beten|priere/prier|oracion/rezar|preghier/pregare|oracao/rezar/orar
bible|bijbel|bibel|bible|biblia|bibbia|biblia
jesus|jezus/christus|jesus/christus/christi|jesus/christ|jesus/cristo|gesu/cristo|jesus/cristo
faith|geloof/geloven|glaube|foi./croyance|fe./creencia|fede.|fe./crenca
mass service|mis./kerkdienst|messe./gottesdienst|messe.|misa.|messa.|missa.
ascension pentecost|hemelvaart/pinksteren|himmelfahrt/pfingsten|ascension/pentecote|ascension/pentecostes|ascensione/pentecoste|ascensao/pentecostes
easter|pasen|ostern|paques|pascua/semana_santa|pasqua|pascoa
lent fasting|vasten|fasten.|careme/jeune_du|cuaresma/ayuno|quaresima/digiuno|quaresma/jejum
ramadan islam|ramadan/islam/moslim|ramadan/islam/muslim|ramadan/islam/musulman|ramadan/islam/musulman|ramadan/islam/musulman|ramadao/islam/muculman
quran|koran|koran|coran|coran|corano|alcorao
baptism communion|doop./dopen/communie|taufe/kommunion/konfirmation|bapteme/communion|bautizo/bautismo/comunion|battesim/comunione/cresima|batism/comunhao/crisma
saint|heilige|heilig|saint/sainte|santo/santa/san.|santo/santa/san.|santo/santa/sao.
priest|priester/dominee/pastoor|priester/pfarrer|pretre/pasteur/cure.|sacerdote/cura.|prete./sacerdot|padre_da/sacerdote/pastor
soul angel|ziel/engel|seele/engel|ame./ange.|alma/angel|anima/angel|alma/anjo
sin|zonde|sunde|peche.|pecado|peccat|pecado
jewish|joods|judisch|juif/juive|judi|ebre/ebra|judeu/judaic
buddhism|boeddh|buddh|bouddh|budis|buddis|budis
sermon|preek|predigt|homelie/sermon|homilia/sermon|omelia|homilia/pregac
`;
