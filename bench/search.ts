/**
 * search: searching an archive by words, phrases, operators and meaning through the running app, compared with a LIKE
 * scan over the same rows. Target for 100,000 conversations: p95 at most 100 ms, 20 ms typical, at most twice the time
 * for an archive ten times as large. SEARCH_CONVERSATIONS sets how many, of about 300 words each
 * (default 10,000),
 * SEARCH_ROUNDS how often each search is made (default 20).
 */
import { fillArchive, timeLikeScan } from './archive-rows.ts';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';
import { waitUntilIdle } from './process-tree.ts';

const count = Number(process.env['SEARCH_CONVERSATIONS'] ?? 10_000);
const rounds = Number(process.env['SEARCH_ROUNDS'] ?? 20);

const searches = {
  rare: 'lighthouse',
  common: 'project',
  'two words': 'garden mortgage',
  'two common words': 'project garden',
  sentence: 'how to plan the kitchen budget with a mortgage',
  phrase: '"garden budget"',
  'words without': 'garden -project',
  'narrowed words': 'budget category:health source:chatgpt has:code after:2020-06',
  'filters alone': 'has:code source:chat',
};

async function time(url: string, headers: Record<string, string>): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) {
    const began = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
    // The first two load the data that all searches share.
    if (round > 1) times.push(performance.now() - began);
  }
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

await withTemporaryFolder('search', async (folder) => {
  const first = await startServer(folder);
  const authorization = await signUp(first.url, 'search');
  await first.stop();
  await fillArchive(folder, count);
  const scan = await timeLikeScan(folder, 'lighthouse');
  const app = await startServer(folder);
  try {
    // Waits for the background work that so many new conversations cause.
    await waitUntilIdle(app.pid);
    for (const [name, q] of Object.entries(searches)) {
      const query = new URLSearchParams({ q }).toString();
      const hits = await time(`${app.url}/api/search?limit=30&${query}`, { authorization });
      const facets = await time(`${app.url}/api/search/facets?${query}`, { authorization });
      console.log(
        `search ${count} conversations, ${name}: ${hits.median.toFixed(0)} ms, p95 ${hits.p95.toFixed(0)} ms ` +
          `(${(hits.median / scan).toFixed(3)} of a LIKE scan); facets ${facets.median.toFixed(0)} ms, p95 ${facets.p95.toFixed(0)} ms`,
      );
    }
  } finally {
    await app.stop();
  }
});
