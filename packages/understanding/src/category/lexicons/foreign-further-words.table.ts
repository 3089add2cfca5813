import type { SubjectSlug } from '../built-in-categories.ts';

/**
 * Words of school subjects, symptoms, training, public life and faith that the other lists leave out; written as
 * there: a prefix, a whole word (`word.`), a phrase (`two_words`), a weak entry (`word?`).
 */
export const FOREIGN_FURTHER_WORDS: Partial<
  Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', Partial<Record<SubjectSlug, string>>>
> = {
  it: {
    education:
      'parafrasi inferno. purgatorio. paradiso_di dante canto_del ablativo latino greco_antico versione_di fotosintesi cellula. mitosi meiosi dna tavola_periodica reazione_chimica legge_di_ newton equazion teorema pitagora polinomi frazion disequazion integrale. limiti_di logaritm trapezio perimetro triangol seno_e_coseno elementare_ terza_elementare quinta_elementare terza_media seconda_media scuola_ superiori liceo istituto_tecnico maturita maturando compito_di compiti_ tesi. tesina laurea triennale magistrale facolta ateneo esame_di esami_di ripasso ripassare studiare_per bocciat debito_in recupero_di tema. temi_di saggio_breve figura_retorica metafora complemento soggetto_e congiuntivo condizionale passato_remoto analisi_grammaticale come_si_scrive come_si_dice grammatica ortografia leopardi manzoni pirandello petrarca boccaccio verga_ ungaretti montale illuminismo romanticismo rivoluzione_ guerra_mondiale impero_romano risorgimento unita_d colonialismo filosofi kant platone hegel aristotele socrate geografia_ vulcani placche borsa_di_studio erasmus concorso_docenti imparare_ lezione_di_',
    health:
      'fischiano orecchie acufene pronto_soccorso ansia attacchi_di_panico depress mi_sveglio_ non_dormo sonno_ febbre febbriciattola convalescenza ernia operazione_ intervento_chirurgic anestesia brucior stomaco reflusso gastrite nausea vomito diarrea colon_ intestin fegato reni. cuore. pressione_alta pressione_bassa colesterolo glicemia diabet analisi_del referto ecografia risonanza radiografia tac. prurito orticaria macchia_rossa macchie_rosse eczema psoriasi allergi asma tonsill placche_in sinusite emicrania mal_di_testa capogir cervicale sciatica lombalgia ginocchio_gonfio slogat frattur gesso_ punti_di_sutura vaccin effetti_collaterali posologia dosaggio farmac ricetta_medica ciclo_in test_di_gravidanza pillola. menopausa prostata devitalizz carie gengiv ascesso ortodon occhiali_da dottore_ ginecolog dermatolog cardiolog oculista pediatra_ integratori_di vitamina_d carenza',
    family:
      'i_miei_si i_miei_genitori separano separazione divorzi affidamento mantenimento matrigna patrigno figliastr genero. nuora. cognat nonna_ nonno_ zia_ zio_ nipotin cugin fratello_ sorella_ gemelli neonat svezzamento pannolino biberon allatt dentini notti_insonni adolescen quattordicenne quindicenne sedicenne litighiamo non_mi_ascolta tradi_ nozze_d anniversario_di_matrimonio mio_compagno mia_compagna convivenza adozione eredita_ badante genitore_anziano alzheimer',
    fitness:
      'tibie corro_ correre_ corsa. maratona chilometri_in allenar allenament scheda_ senza_attrezzi attrezzi ripetizioni serie_da bilanciere manubri panca_piana squat stacchi affondi plank burpees ipertrofia massa_muscolare massa_magra definizione_muscolare proteine_al dimagr calorie_ pettorali bicipiti tricipiti quadricipiti polpacc stretching riscaldamento_prima recupero_tra nuoto. nuotare vasche bracciate ciclismo spinning pilates yoga_ trekking_allen soglia_anaerobica frequenza_cardiaca vo2 personal_trainer',
    politics:
      'governo governi salario_minimo conflitto_in guerra_in ucraina israele_ gaza palestin propaganda partito. partiti_ destra. sinistra. centrodestra centrosinistra elettoral referendum votare si_vota voto_ fiducia_al costituzione_ costituzional stati_uniti casa_bianca congresso_ senato_ camera_ ministro ministri premier_ quirinale mattarella regioni autonomia_differenziata sindaco consiglio_comunale onu. nato. bruxelles commissione_europea immigrazion migranti ius_soli reddito_di_cittadinanza legge_di_bilancio manovra_ populis fascis comunis capitalis dittatur geopolitic dazi. premierato',
    religion:
      'parabola figliol_prodigo valdes. vangel apostol bibbia biblic antico_testamento nuovo_testamento salmo salmi. gesu cristo cristian cattolic protestant ortodoss. ebrei ebraic ebraismo islam. islamic musulman corano moschea sinagoga buddis induis induist zen. meditazione_buddista confession comunione sacrament battezz padrino madrina quaresima avvento pasqua_ natale_cristiano ognissanti immacolata madonna santo_ santa_ preghiera. preghiere pregare parroco prete. suora monaco. monastero pellegrinaggio cammino_di_santiago anima. inferno_esiste paradiso_esiste dio. testimoni_di_geova ateo agnostic usura_nell sermone funerale_religioso',
    finances:
      'eredit btp. bot. titoli_di_stato obbligazion etf. fondi_comuni azioni. dividend cud. 730 modello_unico isee_ estinguere prestito rata. rate_ finanziament revolving fido_ scoperto_ mutuo surroga affitto_ cedolare tfr. pensione_integrativa fondo_di_emergenza risparm conto_ deposito_ iban bonifico commissioni_ bolletta assicurazione_auto tasse. irpef iva. multa_ agenzia_delle_entrate inflazione_',
    work: 'capo. mio_capo datore collega riunion cassa_integrazione part-time contratto_a_termine contratto_a_tempo ferie. permess straordinar colloquio magazzin turni stipendio_da cliente_ tabella_pivot excel aggiornamento_docker promozione_sul curriculum_ dimission mobbing smartworking reparto cantiere sollecito_a logo_',
  },
  pt: {
    education:
      'fotossintese celula. mitose tabela_periodica equac teorema pitagoras fracoes derivada vestibular enem. redacao redacoes tcc. monografia mestrado licenciatura faculdade prova_de teste_de_ gramatica crase conjugac verbo_ camoes pessoa_poema lusiadas machado_de revolucao_ segunda_guerra descobrimentos filosofia kant platao estudar_para aprender_ tabuada interpretacao_de_texto resumo_do resumo_da figura_de_linguagem',
    health:
      'zumbido pronto-socorro urgencias ansiedade depress insonia febre. hernia cirurgia anestesia azia refluxo gastrite enjoo diarreia pressao_alta colesterol glicemia diabet exame_de_sangue analises_ ressonancia raio-x coceira alergi asma enxaqueca dor_de dor_no dor_na tontura coluna_ vacina efeitos_colaterais antibiotic dipirona paracetamol menstrua menopausa carie gengiva dermatolog cardiolog ginecolog vitamina_d',
    politics:
      'governo governos salario_minimo guerra_na ucrania israel_ gaza partido. direita. esquerda. eleitor eleic referendo plebiscito votar voto_ constituicao estados_unidos congresso_ senado_ camara_ ministro ministros onu. nato. otan. bruxelas imigrac bolsonaro lula. stf. impeachment orcamento_do_estado populis fascis comunis ditadur geopolitic assembleia_da_republica',
    religion:
      'parabola filho_prodigo evangelh apostol biblia antigo_testamento salmo salmos jesus cristo crista. cristao catolic protestant ortodox judeu judaic judaismo isla. islamic muculman alcorao mesquita sinagoga budis induis hinduis confiss comunhao sacrament batismo padrinho quaresma advento pascoa_ nossa_senhora santo_ santa_ orac rezar padre. freira mosteiro peregrin dizimo umbanda candomble espiritis testemunhas_de_jeova ateu agnostic',
  },
  nl: {
    education:
      'fotosynthese celdeling periodiek_systeem vergelijking_oplossen stelling_van pythagoras breuken afgeleide eindexamen vwo. havo. vmbo. groep_ scriptie bachelor. master. werkstuk boekverslag gedicht_analyse naamval dt-fout d_of_t werkwoord gouden_eeuw wereldoorlog franse_revolutie filosofie kant plato tafels_ woordjes_leren toetsweek proefwerk citotoets bijles uitleggen_hoe',
    politics:
      'regering kabinet_ minimumloon oorlog_in oekraine israel_ gaza partij. partijen rechts. links. kiezer verkiezing referendum stemmen. stem_ grondwet verenigde_staten congres_ senaat tweede_kamer eerste_kamer minister_ navo. brussel europese_commissie immigrat asielzoek stikstof wilders vvd. pvv. d66. coalitie formatie populis fascis communis dictatuur geopoliti gemeenteraad waterschap provinciale_staten',
    religion:
      'gelijkenis verloren_zoon evangeli apostel bijbel oude_testament nieuwe_testament psalm jezus christus christen katholiek protestant orthodox joods. joden jodendom islam. islamitisch moslim koran moskee synagoge boeddhis hindoe biecht communie sacrament doop. dopen vasten advent pasen_ maria_ bidden gebed dominee pastoor klooster pelgrim jehova atheist agnost gereformeerd hervormd',
  },
};
