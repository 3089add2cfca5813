export type Due = string;
