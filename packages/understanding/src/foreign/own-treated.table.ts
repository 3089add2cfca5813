import type { PlanLanguage } from '../time/languages/time-words.ts';

/**
 * What is done to one's own pet or car, which is often named without 'my': 'la gatta viene sterilizzata il 10 dicembre'
 * ('the cat is being spayed on 10 December'). Sources for the start of a sentence.
 */
export const OWN_TREATED: Readonly<Record<PlanLanguage, string>> = {
  de: '(?:(?:unsere?|meine?|der|die|das) )?(?:hund|hündin|katze|kater|welpe|hase|kaninchen|meerschweinchen|pferd|pony|hamster|auto|wagen) (?:wird|kommt|bekommt|kriegt|muss)',
  nl: '(?:(?:onze|ons|mijn|de|het) )?(?:hond|hondje|kat|poes|kater|kitten|puppy|konijn|cavia|paard|pony|hamster|auto) (?:wordt|gaat|krijgt|moet)',
  fr: '(?:(?:notre|mon|ma|le|la) )?(?:chien|chienne|chat|chatte|chaton|chiot|lapin|cheval|jument|poney|hamster|voiture) (?:se fait|va se faire|est opérée?|passe|doit)',
  es: '(?:al? )?(?:(?:mi|nuestr[oa]|el|la) )?(?:perr[oa]|gat[oa]|cachorr[oa]|conejo|caballo|yegua|hámster|coche)(?: l[oae])? (?:operan|esterilizan|castran|vacunan|va|pasa|entra)',
  it: '(?:(?:il|la)(?: nostr[oa]| mi[oa])? )?(?:cane|cagna|gatt[oa]|cucciolo|coniglio|cavallo|criceto|macchina|auto) (?:viene|va|deve|si opera)',
  pt: '(?:(?:o|a) )?(?:(?:nosso|nossa|meu|minha) )?(?:cão|cadela|cachorr[oa]|gat[oa]|coelho|cavalo|hamster|carro) (?:vai|é|tem)',
};
