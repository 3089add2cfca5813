export type Badge = string;
