/** What is said, and what the person may answer with one click. */
export interface Answer {
  text: string;
  offers?: readonly string[];
}
