/**
 * A function of a text that remembers its latest result, for a function that several steps call with the same text. The
 * result must not be changed by callers.
 */
export const rememberLast = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  let latest: { text: string; result: Result } | undefined;
  return (text) => {
    if (latest?.text !== text) latest = { text, result: compute(text) };
    return latest.result;
  };
};
