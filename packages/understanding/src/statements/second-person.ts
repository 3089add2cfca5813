const SECOND_PERSON: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: 'are',
};

/** 'my blog' → 'your blog': the same words in the second person. */
export const toSecondPerson = (text: string): string =>
  text.replaceAll(/[a-z]+(?:'[a-z]+)?/gi, (word) => SECOND_PERSON[word.toLowerCase()] ?? word);
