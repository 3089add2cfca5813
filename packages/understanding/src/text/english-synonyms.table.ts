/** English words that people use for the same when they ask about an earlier text; each is in one row. */
export const ENGLISH_SYNONYMS = `
price cost costs pay paid listed fee fees
fix fixed repair repaired mend mended
mum mother mom
dad father
mortgage loan
married wedding marriage marry
allergic allergy allergies
tooth teeth
foot feet
rent rental lease
flat apartment
phone mobile
bike bicycle bikes cycle cycling cycled
plane flight flights
film movie
child children kid kids
shaky shakes shake trembling
predicted calculation expected calculated forecast
faster quicker
finish finished finishing
buy bought purchase
choose chose chosen picked pick
sofa couch
holiday vacation
autumn fall
job position
boss manager
colleague coworker
bring take
suggest suggested advise
move moving mover movers
`;
