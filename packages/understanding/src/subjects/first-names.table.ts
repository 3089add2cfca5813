/**
 * Common first names in Europe and the Americas: the name of a person is not a subject. Lower case, without accents.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abigail adam adele adrian adriana aisha alan alba albert alberto alejandra alejandro alessandra
  alessandro alex alexander alexandra alexandre alexis alfred ali alice alicia aline alison allison alma alvaro amanda
  amber amelia amelie amir amy ana anais andre andrea andreas andrew andrij angela angelo anita anja anke ann anna anne
  annette annie anouk anthony antoine anton antonia antonio arjun arnaud arthur astrid aurelie ava axel barbara bart bas
  basil beatrice beatriz ben benjamin benoit bernard bernd bert beth betty bianca bill billy birgit bjorn bob brad bram
  brandon brian bruno bryan caio camila camilla camille carl carla carlo carlos carmen carol carolina caroline carolyn
  catarina catherine cecile cecilia celine chantal charles charlie charlotte chiara chloe chris christian christina
  christine christophe christopher claire clara claudia claudio clement colin connor corinne craig cristian cristina
  daan daniel daniela daniele danielle dana dave david davide debbie deborah delphine denise dennis derek diana diane
  diego dieter dirk dmitri dominik dominique donald donna doris dorothy doug duarte dylan eduardo edward eileen elena
  eleonora eli elias elif elisa elisabeth elise elizabeth ella ellen elodie els elsa emil emily emilia emilie emilio
  emma emmanuel enrico enzo eric erica erik erika erin ernesto esra esther ethan eva evan evelyn fabian fabio fabrice
  fatima federica federico felipe felix femke fernanda fernando filip filippo finn fiona flavia flavio florence florian
  floris francesca francesco francisco franck francois franz fred frederic freddie frieda fritz gabriel gabriela gabriele
  gary geert georg george gerard gerd german gerrit giacomo gianluca giorgia giorgio giovanna giovanni giulia giuseppe
  gloria gonzalo greg gregory greta guido guilherme guillaume gunther gustavo hannah hanna hannes hans harald harry
  hassan heather hector heidi heike heiko heinz helen helena helene helga hendrik henri henrik henry herbert hugo ian
  ibrahim ida ignacio igor ilaria ilse ines inga inge ingrid irene iris irina isaac isabel isabella isabelle ivan ivo
  jack jacob jacqueline jacques jaime jake jakob james jamie jan jana jane janet janine jason jasper javier jean jeff
  jelle jen jenna jennifer jenny jens jeremy jeroen jerome jessica jessie jill jim jimmy joan joana joanna joao joe joel
  johan johann johanna johannes john johnny jonas jonathan joost jordi jorg jorge joris jose josef joseph joshua josh
  juan juana judith jules julia julian juliana julie julien juliette jurgen justin jutta kaitlyn karel karen karim karin
  karl karla karsten kate katharina katherine kathleen kathrin kathy katie katja katrin keith kelly ken kenneth kevin
  khaled kim klaas klaus koen kristin kristina kurt kyle lara lars laura lauren laurence laurent layla lea leah leandro
  lena leo leon leonard leonardo leonie leticia leyla liam lieke lies lilly lily linda lisa liz lola lorena lorenzo lotte
  louis louisa louise luc luca lucas lucia luciana lucie luigi luis luisa luiza lukas luke luna lynn maarten madeleine
  magda mael maja malte manfred manon manuel manuela mara marc marcel marcela marcello marcelo marco marcos marcus
  margaret margot margherita maria mariana marianne marie mariana marieke marina mario marion marisa mark marko markus
  marlene marta martha martijn martin martina mary massimo mateo mathias mathieu mathilde matilde matt matteo matthew
  matthias mattia maud maurice mauricio maurizio max maxime maya megan mehmet melanie melissa mercedes mia michael
  michaela michel michele michelle miguel mike mila milan mira miriam mirjam mohamed mohammed moritz monica monika
  mustafa nadia nadine nancy naomi natalia natalie natasha nathalie nathan neil nick nico nicola nicolas nicole niels
  niklas nikolaus nils nina noa noah noemie nora norbert nuno olaf oleg olga oliver olivia olivier omar oscar oskar otto
  pablo paola paolo pascal patricia patrick patrizia paul paula paulo pedro peggy peter petra phil philip philipp
  philippe pia pierre pieter pietro pilar priya quentin rachel rafael rahul raj ralf ralph ramon raphael raquel raul ravi
  rebecca regina reinhard rene renata renate ricardo riccardo richard rick rob robert roberta roberto robin rodrigo roel
  roger roland rolf romain roman romy ron rosa rosie roy ruben rudolf rui ruth ryan sabine sabrina sally salma sam
  samantha samir samira samuel sandra sandrine sara sarah sascha sean sebastian sebastien selma serena sergio seth sharon
  shirley silke silvia simon simona simone sofia sofie sonia sonja sophia sophie stacy stan stefan stefania stefano
  stephan stephanie stephen steve steven stijn sue susan susana susanne sven sylvia sylvie tamara tania tanja tara ted
  teresa tessa theo theodor theresa thiago thijs thomas thorsten tiago tibor tim timo timothy tina tobias todd tom tomas
  tommaso tommy tony torsten tracy tristan ulrich ulrike umar ursula ute uwe valentin valentina valentino valeria valerie
  vanessa vera veronica veronika veronique victor victoria vincent vincenzo viola virginia vito viviane walter wendy
  werner wilhelm will willem william wim wolfgang wouter xavier yann yannick yara yasmin yusuf yves yvonne zeynep zoe`.split(
    /\s+/,
  ),
);
