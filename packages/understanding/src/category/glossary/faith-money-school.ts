/** English words, then beginnings of the Dutch|German|French|Spanish|Italian|Portuguese words; see glossary.ts. */
export const FAITH_MONEY_SCHOOL = `
sunni shia islam religion|soenni/sjiiet/islam/moslim|sunnit/schiit/islam/muslim|sunnite/chiite/islam/musulman|suni/sunies/chii/chiies/islam/musulman|sunnit/sciit/islam/musulman|sunit/xiit/islam/muculman
pilgrimage shrine saints religion|bedevaart/pelgrim/allerheiligen|wallfahrt/pilger/allerheiligen|pelerinage/toussaint/lourdes|peregrin/todos_los_santos/santuario|pellegrin/ognissanti/santuario|peregrin/todos_os_santos/santuario
church mass confession religion|mis./biecht/dominee/pastoor|messe/beichte/pfarrer|messe/confess/cure_de_la_paroisse/paroisse|misa/confes/parroc/cura_de|messa/confess/parroc|missa/confiss/paroqui
buddhism hinduism religion|boeddh/hindoe|buddh/hindu|bouddh/hindou|budis/hindu|buddis/induis|budis/hindu
gout uric acid doctor|jicht/urinezuur|gicht/harnsaure|goutte_au/acide_urique|gota_en/acido_urico|gotta/acido_urico|gota_no/acido_urico
itching red spot skin doctor|rode_vlek/jeukende|roter_fleck/juckt|tache_rouge/gratte|mancha_roja/pica_la/me_pica|macchia_rossa/prude/prurig|mancha_vermelha/coca./pinta_que
cholesterol blood pressure doctor|cholesterol/bloeddruk|cholesterin/blutdruck|cholesterol/tension_arterielle|colesterol/tension_alta|colesterolo/pressione_alta|colesterol/tensao_alta/pressao_alta
capital gains tax house|meerwaarde/overdrachtsbelasting|spekulationssteuer/grunderwerbsteuer|plus-value/frais_de_notaire|plusvalia/ganancia_patrimonial|plusvalenz/imposta_di_registro|mais-valias/imi./ganho_de_capital
credit record debt collector money|bkr/incasso/deurwaarder|schufa/inkasso/mahnbescheid|ficp/huissier/surendettement|asnef/morosos/embargo|crif/recupero_crediti/pignoramento|serasa/nome_sujo/penhora
payment reminder regular customer business|betalingsherinnering/vaste_klant|zahlungserinnerung/stammkund/schreinerei/handwerksbetrieb|rappel_de_paiement/client_fidele|recordatorio_de_pago/cliente_habitual|promemoria_di_pagamento/cliente_abituale|lembrete_de_pagamento/cliente_habitual
debt brake federal state politics law|begrotingstekort/begrotingsregels|schuldenbremse/bundeslander/landtag|deficit_public/budget_de_l_etat|deficit_publico/techo_de_gasto|debito_pubblico/manovra|deficit_publico/orcamento_do_estado/teto_de_gastos
final exam literature interpretation school|leeslijst/literatuurlijst|abilekture/abi./lekture/woyzeck/faust/erorterung|bac_de_francais/oeuvre_au_programme/commentaire_compose|lectura_obligatoria/lazarillo/quijote|promessi_sposi/divina_commedia/pascoli|os_maias/lusiadas/machado_de_assis
e-reader gadget buy|e-reader/ereader|e-reader/kindle/tolino|liseuse/kindle|lector_electronico/kindle|e-reader/kindle|e-reader/kindle/leitor_digital
`;
