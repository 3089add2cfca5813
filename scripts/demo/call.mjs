/**
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<any>} the JSON of the response
 */
export async function call(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
