import { exportDeck } from '@app/contract/learning-decks';
import { callEndpoint } from '#lib/api.ts';

/** Downloads a deck as a text file for Anki. */
export async function downloadDeck(id: string, name: string): Promise<void> {
  const file = (await callEndpoint(exportDeck, { params: { id } })) as Blob;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck'}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
