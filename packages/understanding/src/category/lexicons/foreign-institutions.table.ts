import type { SubjectSlug } from '../built-in-categories.ts';

/**
 * Words of working life, one's own business, the state, school, health and faith by language, in the notation of
 * FOREIGN_WORDS: what people name by a term of their country's law or institutions.
 */
export const FOREIGN_INSTITUTIONS: Record<
  'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl',
  Partial<Record<SubjectSlug, string>>
> = {
  de: {
    work: 'grundung grunden. gewerbe gewerbeschein kleinunternehm gmbh gbr. ug. freiberuf selbststandig selbstandig onlineshop geschaftsidee businessplan startup start-up franchise kundenakquise stundensatz stundenlohn probezeit kundigungsfrist abfindung betriebsrat arbeitszeugnis zwischenzeugnis teilzeit vollzeit befristet abmahnung schichtdienst dienstplan lohnabrechnung tarifvertrag resturlaub urlaubstage krankschreib vorgesetzte chefin azubi ausbilder kollegin onboarding jobwechsel quereinst personalabteilung werkstudent minijob nebenjob firmenwagen dienstreise betriebsrente arbeitgeber arbeitsamt arbeitslos kundschaft handwerksbetrieb tischlerei laden_eroffnen cafe_eroffnen investor',
    education:
      'abschlussarbeit facharbeit hausarbeit gliederung nachhilfe mittelalter romerzeit kaiserreich weimarer reformation aufklarung epoche wiener_kongress franzosische_revolution satz_des gedichtinterpretation eror erorterung interpretation_von dativ akkusativ konjunktiv partizip einmaleins dreisatz prozentrechn vektoren stochastik nc. numerus_clausus einschreib semester credit_points duales_studium masterstudiengang studiengang fernstudium lernen_fur grundschule gymnasium realschule einschulung? elternabend? nachschreib',
    health:
      'ferritin hamoglobin schilddrus leberwert blutbild hausarzt facharzt kribbel taubheit schwindel heuschnupfen ausschlag knoten_in mrt. rontgen physiotherap tinnitus piepen_im herzrasen wechseljahr periode. zyklus eisprung zecke sodbrennen verstopfung bandscheib karpaltunnel sehnenscheiden hexenschuss rezept_vom wadenkrampf nachts_wach uberweisung_zum ibuprofen paracetamol cortison kortison antibiotik antidepressiv',
    fitness:
      'klimmzug klimmzuge halbmarathon laufplan zehn_kilometer 10_km muskelaufbau bankdruck kreuzheben ganzkorper trainingsplan ausdauertraining dehnubung faszien plank. kraulen rennrad crosstrainer',
    finances:
      'steuerklasse elterngeld kindergeld steuerberat absetz steuererklar steuerbescheid ruckzahlung nachzahlung etf_ etf-sparplan tagesgeld bausparvertrag riester kreditkarte schufa mahnung inkasso haushaltskasse notgroschen ratenzahlung grunderwerb eigenkapital vermogen erbschaftssteuer pfandung rundfunkbeitrag strompreis',
    family:
      'zwilling zwillinge einzelkind erstgebor stiefvater stiefmutter stieftochter stiefsohn erziehung trotzphase schulkind unser_sohn unsere_tochter meine_tochter mein_sohn meine_eltern meine_mutter mein_vater meine_schwester mein_bruder taschengeld tagesmutter babysitter stillen. beikost windel trennung_mit familienfeier familientreffen pflegebedurft pflegeheim',
    friends:
      'beste_freundin bester_freund besten_freund freundeskreis neue_freunde kumpels wg-_ mitbewohnerin bekannte.',
    politics:
      'uberhangmandat direktmandat erststimme zweitstimme bundesverfassung ministerprasident oberburgermeister stadtrat gemeinderat volksentscheid afd. fdp. spd. cdu. csu. grunen. linke. burgergeld schuldenbremse wehrpflicht misstrauensvotum legislatur foderalismus eu-kommission krieg. krieges kriege. sanktionen asylrecht tarifstreit',
    religion:
      'pessach chanukka jude. juden judentum papst bischof pfingsten taufpat pate. patin. firmung beichte karfreitag fastenzeit islamisch moslem muslim hadsch zuckerfest opferfest diakon vatikan okumen atheis jenseits wiedergeburt karma nirvana',
  },
  fr: {
    work: "auto-entrepreneur micro-entreprise microentreprise entrepreneur entrepren sasu sas. sarl. eurl. start-up startup business_plan fonds_de_commerce food_truck investisseur levee_de_fonds franchise pitch. clientele devis. facturer prestation siret urssaf statut_juridique ouvrir_un ouvrir_une ma_boite la_boite rupture_conventionnelle preavis cdi. cdd. prud'hom licenci heures_sup manager manageur n+1 collaborateur recrut recruteur periode_d'essai arret_maladie conges_payes fiche_de_paie convention_collective alternance chomage pole_emploi france_travail reconversion intérim interim delegue syndicat tele-travail cadre. poste_de",
    education:
      "licence licences master. masters fac. parcoursup prepa. concours orientation_scolaire terminale premiere_generale cm1. cm2. ce1. ce2. sixieme cinquieme quatrieme troisieme stmg. brevet_des commentaire_compose resume_de_l fiche_de_lecture tableau_periodique passe_compose imparfait conditionnel complement_d'objet multiplication theoreme soutenance these_de cours_de rentree redouble moyenne_de",
    health:
      "canal_carpien fourmis_dans fourmill tendinite prise_de_sang irm. scanner. kine. generaliste ferritine hemoglobine tsh. thyroid ganglion acouphene vertige angine sinusite cystite regles_doul menopause contracept pilule doliprane ibuprofene paracetamol antibiotique homeopath sciatique lumbago hernie migrain palpitation essouffl insomnie mal_au mal_a_la mal_aux brulures_d'estomac dermato ostheopat osteo. psy. psychiatr",
    fitness:
      'courir_10 courir_un footing prise_de_masse seche. seance_de tractions developpe_couche gainage abdos squats semi-marathon trail. salle_de_sport coach_sportif exercices_pour entrainer renforcement cardio crawl velo_d',
    finances:
      "livret_a assurance_vie assurance-vie avis_d'impot impots impot_sur taxe_fonciere taxe_d'habitation prelevement decouvert credit_immobilier apport. taux. pea. scpi. bourse crypto mutuelle? cotisation caf. apl. rsa. rembours pension_alimentaire frais_bancaires notaire? economiser mettre_de_cote fin_de_mois",
    family:
      'jumeaux jumelles garde_alternee garde_partagee ado. ados. gosse beaux-parents belle-soeur beau-frere belle-fille beau-fils ma_fille mon_fils mes_enfants mes_parents ma_mere mon_pere ma_soeur mon_frere mon_mari ma_femme grossesse enceinte accouche allait biberon propre. nounou assistante_maternelle ecran_s famille_recompos ehpad maison_de_retraite',
    friends:
      'meilleure_amie meilleur_ami pote potes. mes_amis une_amie un_ami se_faire_des_amis bande_de crush. soiree_entre',
    politics:
      '49.3 motion_de_censure censure gauche. droite. extreme_gauche extreme_droite macron lfi. rn. ps. lr. second_tour premier_tour presidentielle legislatives municipales prefet conseil_constitutionnel conseil_municipal dissolution remaniement greve_generale retraites_reforme reforme_des_retraites cohabitation quinquennat union_europeenne bruxelles separation_des_pouvoirs',
    religion:
      'diacre eveque pape. cardinal. musulman musulmane sunnite chiite ramadan jeune_du jeuner halal. casher kippa torah talmud shabbat confirmation_reli communion_sol toussaint pentecote ascension_du vendredi_saint careme chapelet rosaire temoins_de_jehova laicite athee reincarnation defunt',
  },
  es: {
    work: 'negocio emprend startup start-up inversor plan_de_negocio franquicia sociedad_limitada autonomo autonoma darme_de_alta montar_una montar_un clientela presupuesto_para_un_cliente tienda_online valido_una_idea licencia_de licencias_piden dimito dimitir dimision finiquito despido despid jornada convenio baja_laboral erte. nomina. jefa. horas_extra vacaciones_me dias_de_vacaciones periodo_de_prueba carta_de_presentacion entrevista_de recursos_humanos paro. becario temporal. indefinido teletrabaj ascenso candidato oferta_de_trabajo sindicato',
    education:
      'selectividad ebau. evau. oposicion resumen_de_la resumen_del comentario_de_texto tabla_periodica fotosintesis mitosis raiz_cuadrada porcentaje regla_de_tres analisis_sintactico complemento_directo preterito subjuntivo verbo. verbos guerra_civil revolucion_francesa edad_media trabajo_de_fin tfg. tfm. matricula beca. nota_de_corte suspend suspendo aprobar. instituto primaria. secundaria eso. fp. carrera_de universitari apuntes esquema.',
    health:
      'ferritina hemoglobina transaminas analisis_de analitica leucocit plaqueta tiroides trigliceridos tension_alta mareo hormigueo ibuprofeno paracetamol antibiotico omeprazol urgencias cabecera fisio. fisioterap lumbago ciatica hernia regla. menstruac menopausia anticoncept lactosa intolerancia insomnio palpitacion ganglio bulto erupcion urticaria resonancia radiografia psicolog',
    fitness:
      'media_maraton dominadas gluteo biceps entreno ganar_musculo tonificar correr_10 quema_grasa pilates crossfit natacion spinning estiramientos cinta_de_correr peso_muerto press_de',
    finances:
      'irpf. renta. declaracion_de_la amortizar euribor fondo_indexado plan_de_pensiones cuenta_remunerada bizum tarjeta_de_credito comision_del embargo deudas moroso ahorrar llegar_a_fin_de_mes ibi. plusvalia aval. bolsa. criptomoneda bitcoin',
    family:
      'gemelos mellizos mi_hijo mi_hija mis_hijos mis_padres mi_madre mi_padre mi_hermano mi_hermana mi_marido mi_mujer mi_suegra mi_suegro rabieta lactancia chupete panales guarderia bodas_de_oro custodia_compartida residencia_de_ancianos cuidar_a pension_alimenticia',
    friends:
      'mejor_amigo mejor_amiga hacer_amigos un_amigo una_amiga mis_amigos colegas. cuadrilla grupo_de_amigos companera_de_piso',
    politics:
      'mocion_de_censura censura. investidura diputad cortes_generales psoe. pp. vox. podemos. sumar. gobierno_de_coalicion comunidades_autonomas monarquia amnistia decreto_ley tribunal_constitucional elecciones anticipadas concejal ayuntamiento? autonomicas generales. sufragio union_europea bruselas independentis estatuto',
    religion:
      'diacono obispo cardenal. papa_francisco el_papa parroquia cofradia testigos_de_jehova budismo hinduismo judaismo islamic musulman viernes_santo semana_santa jueves_santo pentecostes rosario. novena. catequesis primera_comunion confirmacion_de padrino_de_bautizo ateo agnostic reencarnacion tora. sabbat adventista evangelic',
  },
  it: {
    work: 'partita_iva startup start-up impresa imprend aprire_un aprire_una srl. ditta. investitor business_plan franchising ecommerce negozio_online preavviso licenzia dimettermi busta_paga contratto_a tempo_indeterminato tempo_determinato periodo_di_prova tfr. cassa_integrazione smart_working permessi sindacato responsabile? capoufficio',
    education:
      'maturita tesina riassunto_de analisi_del_periodo analisi_logica tabelline scuola_media liceo interrogazione verifica_di ripetizioni_di concorso_pubblico tavola_periodica fotosintesi',
    health:
      'ferritina emoglobina transaminasi esami_del_sangue analisi_del tiroide formicolio capogiro vertigini tachipirina ibuprofene antibiotico pronto_soccorso medico_di_base fisioterap sciatica ernia ciclo. menopausa insonnia reflusso',
    fitness: 'mezza_maratona trazioni massa_muscolare scheda_palestra corsa_di ripetute addominali personal_trainer',
    finances:
      '730. isee. imu. irpef. dichiarazione_dei_redditi buoni_fruttiferi conto_deposito conto_corrente bolletta tasso_fisso agenzia_delle_entrate risparmiare',
    family:
      'gemelli mio_figlio mia_figlia miei_figli miei_genitori mia_madre mio_padre mia_sorella mio_fratello mio_marito mia_moglie capricci allattamento affido svezzamento nozze_d',
    friends: 'migliore_amica migliore_amico fare_amicizia un_amico un_amica miei_amici compagnia_di',
    politics:
      'fiducia_al_governo premier camera_dei_deputati senato_della regionali comunali politiche. referendum_sul meloni salvini destra. sinistra. legge_elettorale consiglio_dei_ministri presidente_della_repubblica unione_europea',
    religion:
      'diacono vescovo papa. parrocchia testimoni_di_geova buddismo induismo ebraismo islamic musulman venerdi_santo pentecoste rosario. cresima catechismo ateo reincarnazione',
  },
  pt: {
    work: 'mei. empreend negocio_proprio plano_de_negocio startup start-up investidor cnpj abrir_uma abrir_um franquia loja_online recibos_verdes trabalhador_independente aviso_previo clt. rescisao horas_extras banco_de_horas contrato_de_trabalho periodo_experimental subsidio_de fgts. seguro-desemprego vale-transporte',
    education:
      'enem. vestibular fuvest. tcc. trabalho_de_conclusao resumo_do_livro tabela_periodica fotossintese bhaskara regra_de_tres analise_sintatica ensino_medio secundario bolsa_de_estudo',
    health:
      'ferritina hemoglobina exame_de_sangue tireoide tiroide tontura formigamento dipirona ibuprofeno paracetamol antibiotico pronto-socorro ubs. fisioterap ciatica hernia menstruac menopausa anticoncepc insonia refluxo',
    fitness:
      'meia_maratona barra_fixa hipertrofia ganhar_massa treino_de perder_barriga musculacao supino levantamento_terra',
    finances:
      'imposto_de_renda irs. ipva. iptu. tesouro_direto cdb. poupanca nubank pix. financiamento credito_habitacao cartao_de_credito serasa',
    family:
      'gemeos meu_filho minha_filha meus_filhos meus_pais minha_mae meu_pai minha_irma meu_irmao meu_marido minha_esposa minha_mulher amamentacao birra desfralde guarda_compartilhada bodas_de',
    friends: 'melhor_amiga melhor_amigo fazer_amigos um_amigo uma_amiga meus_amigos turma_de_amigos',
    politics:
      'impeachment camara_dos_deputados bolsonaro lula. stf. assembleia_da_republica primeiro-ministro autarquicas legislativas esquerda. direita. eleicoes uniao_europeia pec.',
    religion:
      'diacono bispo. papa_francisco paroquia testemunhas_de_jeova budismo hinduismo judaismo islamic muculman sexta-feira_santa semana_santa pentecostes terco. crisma catequese ateu candomble umbanda espirit reencarnacao',
  },
  nl: {
    work: "eenmanszaak vof. kvk. ondernem ondernemingsplan zzp'er zzp-_ uurtarief webshop webwinkel freelan start-up startup startende bv. franchise investeerder offerte bedrijfsplan vakantiedag uit_dienst overwerk thuiswerk leidinggevend proeftijd proefperiode functionering beoordelingsgesprek motivatiebrief ww-uitkering re-integrat arbeidsovereenkomst arbeidscontract reorganisatie vaststellingsovereenkomst opzegtermijn cao. loonstrook ziekmeld uitzendbureau teamuitje teamleider hr. manager collega's sollicitatiegesprek referentie werkgever werknemer",
    education:
      'profielwerkstuk hoofdvraag deelvraag maatschappijleer havo. vwo. mbo. hbo. vmbo. gymnasium studiepunt samenvatting_van boekverslag oppervlakte pythagoras procenten breuken werkwoordspelling voltooid verlichting renaissance gouden_eeuw bronnen_ periodiek_systeem onderzoeksvraag literatuurlijst bijles eindexamen stelling_van',
    health:
      'ferritine hemoglobine bloedprik bloedwaarde huisarts huisartsen duizelig lymfeklier tinnitus piep_in oorsuiz paracetamol ibuprofen antibiotic metoprolol bijwerkingen slapeloos overgang. menstruat anticoncept fysio hernia reuma eczeem hartklopping brandend_maagzuur verstopping bult_ mri. ggz. psycholoog psychiater burn-out',
    fitness:
      'hardloopschema hardloop krachttrain spieropbouw spieren buikspieren halve_marathon optrekken bankdrukken oefeningen_voor sportschema wielren baantjes',
    finances:
      'spaargeld spaarrekening buffer. studieschuld aflossen energierekening toeslagen huurtoeslag zorgtoeslag belastingdienst belastingaangifte aanslag_van voorlopige_aanslag belastingaanslag box_3 pensioengat lijfrente incasso creditcard hypotheekrente bijstand rondkomen',
    family:
      'tweeling puber. pubers mijn_zoon mijn_dochter mijn_moeder mijn_vader mijn_zus mijn_broer mijn_ouders mijn_man mijn_vrouw onze_zoon onze_dochter pa_en_ma stiefvader stiefmoeder stiefkind opvoed zindelijk borstvoeding peuterpuberteit co-ouderschap mantelzorg verpleeghuis dementerend jubileum_van zakgeld',
    friends:
      'beste_vriend beste_vriendin een_vriend een_vriendin vriendengroep nieuwe_vrienden maatje. kennis_van kennissen',
    politics:
      'kabinet formatie kabinetsformatie eerste_kamer tweede_kamer coalitie oppositie provincie gemeenteraad waterschap stemmen_we stemwijzer d66. vvd. pvda. pvv. volt. cda. groenlinks toeslagenaffaire prinsjesdag motie_van asielbeleid stikstof grondwet koningshuis europese_unie',
    religion:
      'pinksteren hemelvaart paus bisschop klaagmuur moslim islamit ramadan suikerfeest offerfeest jood. joden jodendom boeddhisme hindoeisme biecht kruisiging opstanding vastentijd aswoensdag goede_vrijdag katholieken protestanten gereformeerd diaken atheis reincarnatie karma',
  },
};
