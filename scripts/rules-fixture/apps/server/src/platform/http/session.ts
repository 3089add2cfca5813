export type Session = { userId: string };
