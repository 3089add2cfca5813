/** The port for sending mail. */

/** Made by `composeMail`, so that all mails of the app look alike. */
export interface MailContent {
  /** One line; it cannot contain line breaks. */
  subject: string;
  /** The text version, with the same content as the HTML version. */
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One address, as the user entered it. */
  to: string;
  /**
   * The same id for every attempt to send one mail. It becomes the Message-ID, by which mailboxes recognise duplicates.
   * Letters, digits, hyphens and dots.
   */
  id: string;
}

export interface Mailer {
  /** False without SMTP_URL: features then have to offer an alternative to mail. */
  readonly isConfigured: boolean;
  /**
   * Sends one mail and resolves when the mail server has accepted it.
   * Throws AppError `email.not_configured`, `email.unavailable` (the server cannot be reached or asks to retry later)
   * or `email.refused` (it will never accept this mail). There is one attempt only; jobs retry it.
   */
  send(mail: Mail): Promise<void>;
}
