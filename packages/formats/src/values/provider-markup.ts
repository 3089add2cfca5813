import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { createCodeCheck, replaceOutsideCode } from './code-ranges.ts';

/** The tags and the marks of markup: quick tests, which come first because most texts contain neither. */
const anyTag = /<\/?(?:think|thinking|reasoning|lobe|ant|xai|grok:|function_|cite\b|tool_(?:call|response)|[|｜])/i;
const anyMark = /[\uE200-\uE206]|†|oaicite|oai_citation|cite\s?turn\d/i;

/** Tests tags and marks separately, because each regular expression alone skips most of a text. */
function hasMarkup(text: string): boolean {
  return (text.includes('<') && anyTag.test(text)) || anyMark.test(text);
}

/** Elements that become blocks: reasoning, documents, tool calls and their results. */
const element = new RegExp(
  [
    /<(?<think>think|thinking|reasoning|antThinking|antml:thinking|lobeThinking)>(?<thought>[\s\S]*?)<\/\k<think>>/,
    /<(?<artifact>(?:ant|lobe|xai)Artifact)\b(?<attributes>[^<>]*)>(?<body>[\s\S]*?)<\/\k<artifact>>/,
    /<(?<calls>(?:antml:)?function_calls|tool_call)>(?<call>[\s\S]*?)<\/\k<calls>>/,
    /<(?<results>(?:antml:)?function_results|tool_response)>(?<result>[\s\S]*?)<\/\k<results>>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
/** A text with more elements is not split: the search for the end of each one would take too long. */
const MAX_ELEMENTS = 1000;

/**
 * Splits the text of a reply into blocks: reasoning, tool calls and documents written as elements inside the text
 * become separate blocks. Marks of citations and other markup are removed. Code is not touched.
 */
export function splitMarkup(text: string): ParsedBlock[] {
  if (!hasMarkup(text)) return [{ type: 'text', text }];
  const { thought, reply } = splitLeadingThought(text);
  const isCode = createCodeCheck(reply);
  const blocks: ParsedBlock[] = toReasoning(thought);
  let from = 0;
  for (const found of countTags(reply) > MAX_ELEMENTS ? [] : reply.matchAll(element)) {
    if (found.index < from || isCode(found.index)) continue;
    blocks.push(...toText(reply.slice(from, found.index)));
    blocks.push(...readElement(found));
    from = found.index + found[0].length;
  }
  return [...blocks, ...toText(reply.slice(from))];
}

/** Splits off reasoning with only one tag: some models omit the opening tag, and a stopped reply has no closing tag. */
function splitLeadingThought(text: string): { thought: string; reply: string } {
  const open = /^\s*<(think|thinking)>/i.exec(text);
  const close = /<\/(think|thinking)>/i.exec(text);
  if (open && !close) return { thought: text.slice(open[0].length), reply: '' };
  const hasOpening = /<(think|thinking)>/i.test(text.slice(0, close?.index ?? 0));
  if (!close || hasOpening || createCodeCheck(text)(close.index)) return { thought: '', reply: text };
  return { thought: text.slice(0, close.index), reply: text.slice(close.index + close[0].length) };
}

function countTags(text: string): number {
  return text.match(/<(?:think|reasoning|ant|lobe|xai|function_|tool_)/gi)?.length ?? 0;
}

function readElement({ groups = {} }: RegExpExecArray): ParsedBlock[] {
  const { think, thought = '', artifact, attributes = '', body = '', calls, call = '', result = '' } = groups;
  if (think !== undefined) return toReasoning(thought);
  if (artifact !== undefined) return toDocument(attributes, body);
  if (calls !== undefined) return readCalls(call);
  const text = result.replace(/<[^>]*>/g, '').trim();
  return text === '' ? [] : [{ type: 'output', text }];
}

function toDocument(attributes: string, body: string): ParsedBlock[] {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? null;
  if (body.trim() === '') return [];
  const title = attribute('title') ?? attribute('identifier') ?? 'Document';
  return [{ type: 'code', text: body.trim(), language: attribute('language'), title }];
}

const invocation = /<(?:antml:)?invoke\s+name="([^"<>]*)"[^<>]*>([\s\S]*?)(?=<(?:antml:)?invoke\s|$)/g;
const parameter = /<(?:antml:)?parameter\s+name="([^"<>]*)"[^<>]*>([\s\S]*?)<\/(?:antml:)?parameter>/g;

/** Calls as elements (invoke, parameter), or as the JSON of one call. */
function readCalls(body: string): ParsedBlock[] {
  const calls = [...body.matchAll(invocation)].map(([, tool = 'tool', inner = '']): ParsedBlock => {
    const lines = [...inner.matchAll(parameter)].map(([, name, value]) => `${name}: ${value}`);
    return { type: 'tool_call', tool, input: lines.join('\n') };
  });
  if (calls.length > 0) return calls;
  const tool = /"name"\s*:\s*"([^"]+)"/.exec(body)?.[1];
  return tool === undefined ? [] : [{ type: 'tool_call', tool, input: body.trim() }];
}

/** Elements that are removed with their content. */
const hiddenElement =
  /<grok:render\b[^<>]*\/>|<grok:render\b[^<>]*>[\s\S]{0,2000}?<\/grok:render>|<xai:tool_usage_card\b[^<>]*>[\s\S]{0,20000}?<\/xai:tool_usage_card>/gi;
/** Tags that are removed while the text between them stays: citations, stray tags, tokens of models. */
const strayTag =
  /<\/?antml:\w{1,40}\b[^<>]*>|<cite\s+index=[^<>]*>|<\/cite>|<\/?(?:grok|xai):\w{1,40}\b[^<>]*>|<[|｜][^<>\n]{1,40}[|｜]>/gi;
const citation = /\uE200[^\uE200\uE201]*\uE201|【\d+(?::\d+)?†[^【】]*】|\b(?:file)?cite(?:turn\d+[a-z]+\d+)+/g;
/** Marks of citations in text that was copied from ChatGPT. */
const copiedCitation =
  /(?:&#8203;|\u200b)?`{0,2}【oaicite:\d+】`{0,2}(?:&#8203;|\u200b)?|:contentReference\[oaicite:\d+\](?:\{[^}]*\})?/g;

/** Removes marks of citations and tags that mean nothing to a person. Code is not touched. */
export function stripMarks(text: string): string {
  if (!hasMarkup(text)) return text;
  const plain = text.replace(copiedCitation, '').replace(/\[oai_citation:\d+‡([^[\]]*)\](?=\()/g, '[$1]');
  return [hiddenElement, strayTag, citation, /[\uE200-\uE206]/g].reduce(
    (stripped, pattern) => replaceOutsideCode(stripped, pattern, () => ''),
    plain,
  );
}

function toReasoning(text: string): ParsedBlock[] {
  const thought = stripMarks(text).trim();
  return thought === '' ? [] : [{ type: 'reasoning', text: thought }];
}

function toText(text: string): ParsedBlock[] {
  const stripped = stripMarks(text);
  if (stripped.trim() === '') return [];
  return [{ type: 'text', text: stripped.replace(/^\s*\n/, '').trimEnd() }];
}
