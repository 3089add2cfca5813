/** Occupations: 'I am a nurse' names one, 'I am a beginner' does not. Lower case, singular, with the usual endings. */
const WORDS = `accountant actor actress actuary administrator analyst anaesthetist anesthesiologist animator apprentice archaeologist architect archivist
artist assistant astronomer astrophysicist attorney au-pair auditor author baker banker barber barista barrister bartender beautician beekeeper biochemist
biologist blacksmith blogger bookkeeper bookseller botanist bricklayer broker builder butcher buyer cabinetmaker cameraman captain cardiologist caregiver carer
caretaker carpenter cartographer cashier caterer ceo cfo chef chemist chiropractor choreographer cinematographer cleaner clerk coach comedian composer
conductor confectioner conservator consultant contractor controller cook coordinator copywriter counsellor counselor courier cpo craftsman cto curator
cyclist dancer dentist dermatologist designer detective developer dietician dietitian director doctor doula dramaturg draughtsman dressmaker driver
ecologist economist editor educator electrician embryologist employee engineer entrepreneur epidemiologist estate-agent ethnologist executive farmer
filmmaker firefighter fisherman florist founder freelancer gardener gastroenterologist geneticist geographer geologist goldsmith graduate grocer guard
guitarist gynaecologist gynecologist hairdresser handyman headmaster headteacher historian homemaker host hotelier housewife hygienist illustrator
immunologist importer innkeeper inspector installer instructor intern interpreter inventor investor janitor jeweller jeweler joiner journalist judge
jurist kindergartner labourer laborer landlord landscaper lawyer lecturer lector librarian lifeguard linguist locksmith logistician machinist magistrate
manager manicurist marketer mason massage-therapist masseur mathematician mechanic mediator meteorologist microbiologist midwife miller miner minister
model musician nanny neurologist neuroscientist notary novelist nurse nutritionist obstetrician occupational-therapist officer oncologist operator
ophthalmologist optician optometrist orthodontist osteopath owner paediatrician painter paralegal paramedic pastor pathologist paediatrician pediatrician
performer pharmacist philosopher phlebotomist photographer physician physicist physiologist physiotherapist pianist pilot planner plasterer player
playwright plumber podcaster podiatrist poet policeman policewoman politician porter postdoc postman potter preacher priest principal producer
professor programmer proofreader psychiatrist psychologist psychotherapist publicist publisher rabbi radiographer radiologist realtor receptionist
recruiter referee registrar reporter representative researcher retailer retiree roofer sailor salesman salesperson saleswoman scholar scientist
screenwriter sculptor seamstress secretary seller sergeant setter shepherd shopkeeper singer sociologist soldier solicitor songwriter sommelier
specialist statistician steward stewardess stockbroker stonemason strategist streamer student stylist supervisor surgeon surveyor sysadmin tailor
tattooist teacher technician technologist telemarketer tester therapist tiler toxicologist trader trainee trainer translator trucker tutor typist
underwriter undertaker upholsterer urologist veterinarian vet videographer violinist virologist volunteer waiter waitress warden watchmaker weaver
webmaster welder winemaker woodworker worker writer youtuber zoologist`;

/** A pattern that matches one of the occupations. */
export const OCCUPATION = WORDS.split(/\s+/)
  .map((word) => word.replace('-', '[ -]'))
  .join('|');
