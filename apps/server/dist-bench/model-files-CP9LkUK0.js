import { o as toUnit, s as isStopWord, t as centred, u as wordsOf } from "./int8-vector-CPSC9xd8.js";
import path from "node:path";
import { readFile } from "node:fs/promises";
/**
* One text → one vector of length 1: its difference from `mean`, the vector of an average text. One text at a time: the
* int8 activations are scaled by the whole batch, so a vector would depend on the other texts.
*/
const createSentenceEncoder = (tokenizer, run, mean) => async (text) => {
	const ids = tokenizer.encode(text, 128);
	const input = ids.length === 0 ? [0] : ids;
	return centred(await run(BigInt64Array.from(input, BigInt), new Float32Array(input.length).fill(1)), mean);
};
/** Maximum number of words read of a text. */
const MAX_WORDS = 400;
/**
* Opens the files that build-models/ writes: `words`, one per line; `bytes`, first a float32 per word (its weight × the
* scale of its row), then WORD_DIMENSIONS int8 per word, little-endian. `mean` is the vector of an average text.
*/
const openWordVectors = (words, bytes, mean) => {
	const rowOf = new Map(words.split("\n").map((word, row) => [word, row]));
	const count = bytes.byteLength / 132;
	if (count !== rowOf.size) throw new Error(`${rowOf.size} words, but vectors for ${count}`);
	const aligned = new Uint8Array(bytes).buffer;
	const scales = new Float32Array(aligned, 0, count);
	const values = new Int8Array(aligned, count * 4);
	const vectorOf = (text) => {
		const sum = /* @__PURE__ */ new Float32Array(128);
		for (const word of wordsOf(text).slice(0, MAX_WORDS)) {
			const row = rowOf.get(word) ?? rowOf.get(word.replace(/'s$/, ""));
			if (row === void 0) continue;
			const scale = scales[row] ?? 0;
			const start = row * 128;
			for (let at = 0; at < 128; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[start + at] ?? 0);
		}
		return centred(toUnit(sum), mean);
	};
	const coverage = (text) => {
		const significant = wordsOf(text).slice(0, MAX_WORDS).filter((word) => !isStopWord(word));
		return significant.length === 0 ? 1 : significant.filter((word) => rowOf.has(word)).length / significant.length;
	};
	return {
		vectorOf,
		coverage
	};
};
// src/integrations/embedding/model-files.ts
const read = ({ directory }, name) => readFile(path.join(directory, name));
async function readNumbers(files, name) {
	return new Float32Array(new Uint8Array(await read(files, name)).buffer);
}
/**
* The files of the sentence encoder. `means.float32` holds the mean of the sentence vectors, then that of the word
* vectors.
*/
async function readEncoder(files) {
	const [model, pieces, selfTest, means] = await Promise.all([
		read(files, "sentence-encoder.onnx"),
		read(files, "sentence-pieces.json"),
		read(files, "self-test.json"),
		readNumbers(files, "means.float32")
	]);
	return {
		model,
		pieces: JSON.parse(pieces.toString("utf8")),
		selfTest: JSON.parse(selfTest.toString("utf8")),
		mean: means.slice(0, 512)
	};
}
async function readWordVectors(files) {
	const [words, vectors, means] = await Promise.all([
		read(files, "words.txt"),
		read(files, "word-vectors.bin"),
		readNumbers(files, "means.float32")
	]);
	return openWordVectors(words.toString("utf8"), vectors, means.slice(512));
}
const readCategoryModel = (files) => read(files, "category-model.float32");
export { createSentenceEncoder as i, readEncoder as n, readWordVectors as r, readCategoryModel as t };
