import { i as createSentenceEncoder, n as readEncoder } from "./model-files-CP9LkUK0.js";
import { i as fromInt8, n as dot, o as toUnit } from "./int8-vector-CPSC9xd8.js";
import { t as lowerThreadPriority } from "./thread-priority-CBPMDHsS.js";
import { parentPort, workerData } from "node:worker_threads";
// ../../packages/understanding/src/embedding/sentence-pieces.ts
const UNKNOWN = 0;
/** The first ids are control symbols of the model, not text. */
const RESERVED = 6;
/** The character that marks the beginning of a word. */
const BLANK = "▁";
/** Log probability of a character that no piece covers: lower than that of any piece. */
const UNKNOWN_SCORE = -30;
/**
* A trie in two flat arrays: an open hash from (node, UTF-16 unit) to the next node, and each node's piece. Walking it
* allocates nothing, which splits a text about ten times as fast as a tree of objects.
*/
var PieceTrie = class {
	#keys;
	#next;
	#mask;
	pieceOf;
	constructor(pieces) {
		const units = pieces.reduce((sum, [piece]) => sum + piece.length, 1);
		const size = 2 ** Math.ceil(Math.log2(units * 2));
		this.#keys = new Float64Array(size).fill(-1);
		this.#next = new Int32Array(size);
		this.#mask = size - 1;
		this.pieceOf = new Int32Array(units + 1).fill(-1);
		let nodes = 1;
		for (let id = RESERVED; id < pieces.length; id += 1) {
			const piece = pieces[id]?.[0] ?? "";
			let node = 0;
			for (let at = 0; at < piece.length; at += 1) {
				const unit = piece.charCodeAt(at);
				const slot = this.#slot(node, unit);
				if (this.#keys[slot] === -1) {
					this.#keys[slot] = node * 65536 + unit;
					this.#next[slot] = nodes;
					nodes += 1;
				}
				node = this.#next[slot] ?? 0;
			}
			this.pieceOf[node] = id;
		}
	}
	/** The next node for `unit`, -1 if no piece continues with it. */
	step(node, unit) {
		const slot = this.#slot(node, unit);
		return this.#keys[slot] === -1 ? -1 : this.#next[slot] ?? -1;
	}
	#slot(node, unit) {
		const key = node * 65536 + unit;
		let slot = (Math.imul(node, 2654435761) ^ Math.imul(unit, 2246822507)) & this.#mask;
		while (this.#keys[slot] !== -1 && this.#keys[slot] !== key) slot = slot + 1 & this.#mask;
		return slot;
	}
};
/** The text with one BLANK before each word in place of white space. */
const withWordMarks = (text) => {
	const words = text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
	return words === "" ? "" : BLANK + words.replaceAll(" ", BLANK);
};
/** Splits text like SentencePiece's unigram model: the split with the highest sum of log probabilities. */
const createTokenizer = (pieces) => {
	const trie = new PieceTrie(pieces);
	const scores = Float64Array.from(pieces, ([, score]) => score);
	/**
	* For each index of the text: the score of the best split up to there, and the id and the start of that split's last
	* piece.
	*/
	const splitBest = (text) => {
		const best = new Float64Array(text.length + 1).fill(Number.NEGATIVE_INFINITY);
		const last = new Int32Array(text.length + 1).fill(UNKNOWN);
		const start = new Int32Array(text.length + 1);
		best[0] = 0;
		const improve = (from, to, id, score) => {
			const sum = (best[from] ?? 0) + score;
			if (sum <= (best[to] ?? 0)) return;
			best[to] = sum;
			last[to] = id;
			start[to] = from;
		};
		for (let from = 0; from < text.length; from += 1) {
			improve(from, from + 1, UNKNOWN, UNKNOWN_SCORE);
			for (let to = from, node = 0; to < text.length; to += 1) {
				node = trie.step(node, text.charCodeAt(to));
				if (node === -1) break;
				const id = trie.pieceOf[node] ?? -1;
				if (id !== -1) improve(from, to + 1, id, scores[id] ?? UNKNOWN_SCORE);
			}
		}
		return {
			best,
			last,
			start
		};
	};
	return {
		encode: (text, limit) => {
			const input = withWordMarks(text.slice(0, limit * 16)).slice(0, limit * 12);
			const { last, start } = splitBest(input);
			const ids = [];
			for (let end = input.length; end > 0; end = start[end] ?? 0) {
				const id = last[end] ?? UNKNOWN;
				if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
			}
			return ids.toReversed().slice(0, limit);
		},
		score: (text) => splitBest(withWordMarks(text)).best.at(-1) ?? 0
	};
};
// ../../packages/understanding/src/embedding/self-test.ts
/** Minimum similarity of two runs of the same weights: a processor whose int8 products overflow does not reach it. */
const MIN_SIMILARITY = .99;
/** Whether the encoder returns the known vectors for the known texts. */
const passesSelfTest = async (embed, cases) => {
	for (const { text, vector } of cases) {
		const expected = toUnit(fromInt8(Int8Array.from(vector)));
		if (!(dot(await embed(text), expected) >= MIN_SIMILARITY)) return false;
	}
	return true;
};
// src/integrations/embedding/embedding-worker.ts
/** A worker thread with the sentence encoder, which would block the main thread. */
async function run(port, files) {
	lowerThreadPriority(5);
	const send = (message) => port.postMessage(message);
	try {
		const embed = await openEncoder(files);
		port.on("message", ({ id, text }) => {
			embed(text).then((vector) => send({
				type: "vector",
				id,
				vector
			}), (error) => send({
				type: "failed",
				id,
				reason: String(error)
			}));
		});
		send({ type: "ready" });
	} catch (error) {
		send({
			type: "unusable",
			reason: error instanceof Error ? error.message : String(error)
		});
	}
}
/** Throws if the native library is missing, the model cannot be read, or the self-test fails. */
async function openEncoder(files) {
	const { InferenceSession, Tensor } = await import("onnxruntime-node");
	const { model, pieces, selfTest, mean } = await readEncoder(files);
	const session = await InferenceSession.create(model, {
		intraOpNumThreads: 1,
		interOpNumThreads: 1,
		executionMode: "sequential"
	});
	const embed = createSentenceEncoder(createTokenizer(pieces), async (ids, mask) => {
		const shape = [1, ids.length];
		const feeds = {
			ids: new Tensor("int64", ids, shape),
			mask: new Tensor("float32", mask, shape)
		};
		const values = (await session.run(feeds))["vector"]?.data;
		if (!(values instanceof Float32Array) || values.length !== 512) throw new Error("the sentence encoder gave no vector");
		return values;
	}, mean);
	if (!await passesSelfTest(embed, selfTest)) throw new Error("the sentence encoder failed its self-test");
	return embed;
}
if (parentPort) await run(parentPort, workerData);
export {};
