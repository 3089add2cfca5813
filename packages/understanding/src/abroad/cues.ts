/**
 * What speaks for and against a plan in one language: sources of regular expressions over whole words, in lower case.
 * English has its own, weighed finer, in events/evidence.ts.
 */
export interface Cues {
  /** Orders to the assistant. */
  reminder: string;
  task: string;
  schedule: string;
  /** 'I have to'. */
  duty: string;
  /** 'Don't forget to'. */
  unforgotten: string;
  /** First person. */
  mine: string;
  /** What stands in a calendar; compounds count where `isCompound`. */
  events: string;
  isCompound: boolean;
  /** Somebody comes, a train leaves: with a day and an hour it is a plan. */
  comes: string;
  /** How questions begin. */
  asks: string;
  /** What is over, called off, or not going to be. */
  past: string;
  against: string;
  /** If, perhaps, imagine. */
  unsure: string;
  /** Texts to be written or turned into another language, at the beginning of a sentence. */
  handedOver: string;
  /** Others whose habits are told. */
  others: string;
  /** Shops and offices. */
  opens: string;
  /** What leads up to a title, cut at its beginning one after another, and what trails it. */
  leads: string;
  trails: string;
  /** Words that go before the day is looked for, since the date reader takes them for one. */
  mistaken?: string;
  /** The title in the form that people write down. */
  settle?: (title: string) => string;
}
