// ../../packages/understanding/src/text/words.ts
/** Lower-case words of a text, with inner apostrophes ("don't"), including numbers. */
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
/** Words that only look as if they had an ending. */
const NOT_INFLECTED = /* @__PURE__ */ new Set([
	"this",
	"his",
	"is",
	"was",
	"has",
	"news",
	"bus",
	"gas",
	"yes",
	"us",
	"plus",
	"address",
	"series",
	"during",
	"thing",
	"king",
	"ring",
	"spring",
	"morning",
	"evening",
	"wedding",
	"red",
	"bed",
	"need",
	"feed",
	"sibling"
]);
/** 'runn' of 'running' becomes 'run'. */
const undouble = (stem) => /([bdfgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
const withoutPluralEnding = (word) => {
	if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
	if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
	return word;
};
/** A light stem, the same for 'pay', 'pays' and 'paying'; for comparison, not for display. */
const stem = (word) => {
	const base = word.replace(/'s$/, "").replaceAll("'", "");
	if (base.length < 4 || NOT_INFLECTED.has(base) || base.endsWith(".js")) return base;
	const singular = withoutPluralEnding(base);
	if (NOT_INFLECTED.has(singular)) return singular;
	if (singular.endsWith("ing") && singular.length > 5) return undouble(singular.slice(0, -3)).replace(/e$/, "");
	if (singular.endsWith("ied") && singular.length > 4) return `${singular.slice(0, -3)}y`;
	if (singular.endsWith("ed") && singular.length > 4) return undouble(singular.slice(0, -2)).replace(/e$/, "");
	if (singular.endsWith("ly") && singular.length > 5) return singular.slice(0, -2).replace(/e$/, "");
	return singular.length > 3 ? singular.replace(/e$/, "") : singular;
};
const STOP_WORDS = new Set(`a about above after again all also am an and any anything are as at be because been before being below between both but by can could
did do does doing don't down during each few for from further get give go had has have having he her here hers him his how i i'd i'll i'm i've if in into is it
it's its just let like make many me might more most much must my need no nor not now of off on once one only or other our ours out over own please same she
should so some something such tell than that that's the their them then there these they thing things this those through to too under until up us very want
was way we were what what's when where which while who whom why will with would yes you your yours`.split(/\s+/));
/** True for words too common to distinguish texts. */
const isStopWord = (word) => STOP_WORDS.has(word);
/** Stems of the significant words of a text, in order, including repeats. */
const significantStems = (text) => wordsOf(text).filter((word) => !isStopWord(word)).map(stem);
// ../../packages/understanding/src/embedding/int8-vector.ts
/** Values of a unit vector shrink as its dimensions grow: a byte covers ±3.4 times their root mean square. */
const scaleOf = (dimensions) => 37.5 * Math.sqrt(dimensions);
/** A unit vector as bytes, scaled by its number of dimensions; the few values beyond a byte are clipped. */
const toInt8 = (vector) => {
	const scale = scaleOf(vector.length);
	return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
};
/** The vector that toInt8 stored, apart from rounding and clipping. */
const fromInt8 = (bytes) => {
	const scale = scaleOf(bytes.length);
	const vector = new Float32Array(bytes.length);
	for (let at = 0; at < bytes.length; at += 1) vector[at] = (bytes[at] ?? 0) / scale;
	return vector;
};
/** The dot product, without scaling: for int8 vectors it is larger by the square of their scale. */
const dot = (a, b) => {
	let sum = 0;
	for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
	return sum;
};
/** The dot product of a vector with the one that toInt8 stored as `bytes`. */
const dotInt8 = (vector, bytes) => dot(vector, bytes) / scaleOf(bytes.length);
/** The vector scaled to length 1; a zero vector stays zero. */
const toUnit = (vector) => {
	const length = Math.sqrt(dot(vector, vector));
	return length === 0 ? vector : vector.map((value) => value / length);
};
/** The difference between a text's vector and the mean, scaled to length 1. */
const centred = (vector, mean) => toUnit(vector.map((value, at) => value - (mean[at] ?? 0)));
export { toInt8 as a, significantStems as c, fromInt8 as i, stem as l, dot as n, toUnit as o, dotInt8 as r, isStopWord as s, centred as t, wordsOf as u };
