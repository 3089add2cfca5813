import { exportDeck } from '@app/contract/learning-decks';
import { callEndpoint } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';

/** Downloads a deck as a text file for Anki. */
export async function downloadDeck(id: string, name: string): Promise<void> {
  const file = (await callEndpoint(exportDeck, { params: { id } })) as Blob;
  saveFile(file, `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck'}.txt`);
}
