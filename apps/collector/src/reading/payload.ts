/** One record to be sent: usually a whole file. */
export interface Payload {
  externalId: string;
  format: string;
  /** The provider's key, if it is not that of the source. */
  provider?: string;
  text: string;
  isText: boolean;
}
