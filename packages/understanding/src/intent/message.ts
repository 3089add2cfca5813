/** A message with the time and the zone it was written in. */
export interface Message {
  text: string;
  reference: Date;
  timeZone: string;
}
