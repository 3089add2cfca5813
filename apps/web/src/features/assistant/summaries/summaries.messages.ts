import { translator } from '#lib/messages.ts';

export const summariesMessages = {
  summarise: 'Summarise',
  title: 'Summary',
  close: 'Close',
  loading: 'Summarising…',
  extracted: 'Extracted: sentences quoted from this conversation.',
  written: 'Written by {model}.',
  tooLittle: 'There is too little text to summarise.',
  phrases: 'Key phrases',
  failed: 'Failed to summarise the conversation. Please try again.',
  retry: 'Try again',
  you: 'You',
  assistant: 'AI Assistant',
} as const;

export const t = translator(summariesMessages);
