import { t as AppError } from "./app-error-CvKhFwC2.js";
import { t as lowerThreadPriority } from "./thread-priority-CBPMDHsS.js";
import { a as notAnExport, i as noConversations, n as checkUnpackedSize, o as plainName, s as truncatedZip, t as ZipArchive } from "./zip-archive-BCypsvn1.js";
import { A as parseObject, D as asObject, E as asName, O as asText, T as asList, _ as chatboxFormat, a as unopenedZip, c as mayHoldTitles, d as formatRegistry, f as typingmindFormat, g as cherrystudioFormat, h as findCommonPrefix, i as unknownUpload, j as toStorable, k as isObject, l as readTitles, m as lobehubFormat, o as writeHashed, p as t3chatFormat, r as toUnknownItem, s as isBesideMessages, t as UnknownFormatError, u as withTitle, v as deriveId, x as ContentHash, y as finishList } from "./unknown-format-tqqhvs54.js";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { Readable, pipeline } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { createGunzip, createZstdDecompress } from "node:zlib";
import { StringDecoder } from "node:string_decoder";
import { isUtf8 } from "node:buffer";
// src/features/imports/unpacking/known-companions.ts
/**
* Files that providers deliver along with conversations, each with a sentence about its content. The names are the same
* in all languages.
*/
const COMPANIONS = [
	[/^sora\.json$/i, "This is ChatGPT's list of videos made with Sora. It has no conversations."],
	[/^group_chats\.json$/i, "This is where ChatGPT puts group chats. It contains none in a known format."],
	[/^shopping\.json$/i, "This is from ChatGPT's shopping. It has no conversations."],
	[/^message_feedback\.json$/i, "These are your thumbs up and down in ChatGPT, not conversations."],
	[/^model_comparisons\.json$/i, "These are your choices between two replies of ChatGPT, not conversations."],
	[/^shared_conversations\.json$/i, "This lists the links you shared; the conversations are in conversations.json."],
	[/^conversation_asset_file_names\.json$/i, "This lists the names of files in your conversations."],
	[/^(library_files|assets|files)\.json$/i, "This lists the files of your export. It contains no conversations."],
	[/^(tasks|scheduled_tasks|automations)\.json$/i, "These are your scheduled tasks, not conversations."],
	[/^(custom_gpts|gpts|gizmos|assistants)\.json$/i, "These are assistants you created, not conversations."],
	[/^(users?|accounts?|profile|prod-mc-auth.*)\.json$/i, "This is your account at the provider. It contains no conversations."],
	[/^(user_)?settings\.json$/i, "These are your settings at the provider, not conversations."],
	[/(billing|payments?|invoices?|subscriptions?|orders?)\b.*\.json$/i, "These are your payments to the provider."],
	[/^(login[-_]?history|logins?|sessions?|devices?)\.json$/i, "This lists your logins at the provider."],
	[/^(ads?|advertis.*)\.json$/i, "This is about advertising. It contains no conversations."],
	[/(^|[_-])manifest\.json$/i, "This lists the files of your export. It contains no conversations."],
	[/^gemini_(gems|scheduled_actions)_data\.html?$/i, "These are your Gems or scheduled actions in Gemini, not conversations."],
	[/^archive_browser\.html?$/i, "This is the table of contents of Google's export."],
	[/^(README|LICEN[CS]E)(\.(txt|md|html?))?$/i, "This describes the export. It contains no conversations."]
];
/** The sentence about a file that providers deliver along with conversations; null for any other file. */
function describeCompanion(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return COMPANIONS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
// src/features/imports/unpacking/private-files.ts
/**
* Files of exports with private data instead of conversations: accounts, logins with their addresses, payments,
* advertising, shopping, settings, feedback. They are never opened.
*/
const PRIVATE_NAMES = /^(users?|accounts?|profile|user_settings|settings|login[-_]?history|logins?|sessions?|devices?|auth|prod-mc-auth.*|billing.*|prod-mc-billing.*|payments?|invoices?|subscriptions?|orders?|ads?|advertis.*|shopping|message_feedback|shared_conversations|model_comparisons|conversation_asset_file_names)\.(json|jsonl|ndjson|html?)$/i;
function isPrivateFile(path) {
	return PRIVATE_NAMES.test(path.slice(path.lastIndexOf("/") + 1));
}
/** The list of an export's files. */
function isManifest(path) {
	return /(^|[/_-])manifest\.json$/i.test(path);
}
// ../../packages/formats/src/providers/chatgpt-textdocs.ts
/** The text of a file below `textdocs/`: its `content` if it is JSON that has one, else the whole file. */
function readTextdoc(file) {
	const record = parseObject(file);
	return asText(record?.["content"]) || asText(record?.["text"]) || toStorable(file);
}
/**
* The conversation with `text` as the latest version of one of its canvases. Edits by hand after
* the last message are only in this text.
*/
function withTextdoc(conversation, sourceId, text) {
	const document = conversation.documents?.find((candidate) => candidate.sourceId === sourceId);
	if (document === void 0 || text.trim() === "" || document.versions.at(-1)?.text === text) return conversation;
	const version = {
		text,
		createdAt: conversation.updatedAt,
		messageSourceId: null
	};
	const updated = {
		...document,
		versions: [...document.versions, version]
	};
	const contentHash = new ContentHash();
	for (const part of [
		conversation.contentHash,
		sourceId,
		text
	]) contentHash.add(part);
	return {
		...conversation,
		documents: conversation.documents?.map((candidate) => candidate === document ? updated : candidate) ?? [],
		contentHash: contentHash.digest()
	};
}
// src/features/imports/unpacking/textdocs.ts
const MAX_BYTES$2 = 16777216;
function isTextdoc(path) {
	return /(^|\/)textdocs\//i.test(path);
}
/** The canvases of a ChatGPT export. Each is a file in the folder textdocs/, named by the id of the canvas. */
var Textdocs = class {
	#assets;
	/** Paths of files whose text became part of a conversation, so that they are not read as conversations. */
	#used = /* @__PURE__ */ new Set();
	constructor(assets) {
		this.#assets = assets;
	}
	isUsed(path) {
		return this.#used.has(path);
	}
	/** The conversation with the canvases' texts as the latest versions of its documents. */
	async withCanvasTexts(conversation) {
		let complete = conversation;
		for (const { kind, sourceId } of conversation.documents ?? []) {
			const asset = kind === "canvas" ? this.#assets.find(sourceId) : void 0;
			if (asset === void 0 || !isTextdoc(asset.entry.name) || asset.entry.size > MAX_BYTES$2) continue;
			const chunks = [];
			for await (const chunk of asset.archive.read(asset.entry)) chunks.push(Buffer.from(chunk));
			this.#used.add(asset.entry.name);
			complete = withTextdoc(complete, sourceId, readTextdoc(Buffer.concat(chunks).toString()));
		}
		return complete;
	}
};
// ../../packages/formats/src/providers/web-lists.ts
/**
* Responses that web apps load in addition to conversations: lists of chats, and Grok's details of a chat without its
* responses.
*/
const webListFormats = [
	{
		source: "chatgpt",
		detect: isChatgptList,
		parse: () => chatListSkip
	},
	{
		source: "claude",
		detect: isClaudeList,
		parse: () => chatListSkip
	},
	{
		source: "grok",
		detect: isGrokDetails,
		parse: () => chatDetailsSkip
	}
];
const chatListSkip = { skip: {
	code: "not_a_conversation",
	reason: "This is a list of chats without their messages."
} };
const chatDetailsSkip = { skip: {
	code: "not_a_conversation",
	reason: "This has the title of a chat without its messages."
} };
function isChatgptList(record) {
	const first = asList(record["items"]).find(isObject);
	return first !== void 0 && "create_time" in first && "title" in first && !("mapping" in first) && "total" in record;
}
function isClaudeList(record) {
	const first = asList(record["data"]).find(isObject);
	return first !== void 0 && asName(first["uuid"]) !== null && "name" in first && "has_more" in record;
}
function isGrokDetails(record) {
	return asName(record["conversationId"]) !== null && "temporary" in record && "modifyTime" in record;
}
// ../../packages/formats/src/find-format.ts
/** Reads a record of JSON by its shape; a record of an unknown shape is skipped with a reason. */
function parseRecord(record) {
	const format = findRecordFormat(record);
	if (!format) return {
		source: null,
		results: [{ skip: {
			code: "not_a_conversation",
			reason: "This record has no messages in a known format."
		} }]
	};
	const parsed = format.parse(record);
	return {
		source: format.source,
		results: Array.isArray(parsed) ? parsed : [parsed]
	};
}
/** The session format that has such records; undefined if there is none. */
function findSessionFormat(record, path) {
	if (!isObject(record)) return void 0;
	for (const row of formatRegistry) if (row.kind === "session" && row.format.detect(record, path)) return row.format;
}
/** Reads a text in the first format that recognises it; null if none does. */
function parseText(text, path) {
	for (const row of formatRegistry) {
		if (row.kind !== "text") continue;
		const results = row.format.parse(text, path);
		if (results !== null) return {
			source: row.format.source,
			results
		};
	}
	return null;
}
/** Whether a text begins with the header of a known table. */
function isTable(head) {
	return formatRegistry.some((row) => row.kind === "table" && row.format.detect(head));
}
/** Reads a table in the first format that recognises it; null if none does. */
function parseTable(text) {
	for (const row of formatRegistry) {
		const results = row.kind === "table" ? row.format.parse(text) : null;
		if (results !== null) return {
			source: row.format.source,
			results
		};
	}
	return null;
}
/** All formats of pages whose script contains JSON. */
function listDataPageFormats() {
	return formatRegistry.flatMap((row) => row.kind === "page" && "dataStart" in row.format ? [row.format] : []);
}
/** All formats of pages that are a list of elements. */
function listEntryPageFormats() {
	return formatRegistry.flatMap((row) => row.kind === "page" && "entryStart" in row.format ? [row.format] : []);
}
function findRecordFormat(record) {
	if (!isObject(record)) return void 0;
	for (const row of formatRegistry) if (row.kind === "record" && row.format.detect(record)) return row.format;
	return webListFormats.find((format) => format.detect(record));
}
// ../../packages/formats/src/reading/utf8-stream.ts
/** What the bytes 0x80 to 0x9F mean in windows-1252; the five without a meaning stay control characters. */
const WINDOWS_1252 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
/**
* Makes a stream of bytes valid UTF-8: bytes that are not part of a character are read as windows-1252, which older
* tools on Windows write. Nothing is lost, and valid UTF-8 passes unchanged. A returned buffer may share the memory of
* the given one.
*/
var Utf8Stream = class {
	/** The beginning of a character at the end of the last chunk. */
	#carry = Buffer.alloc(0);
	push(chunk) {
		const joined = this.#carry.length === 0 ? chunk : Buffer.concat([this.#carry, chunk]);
		const end = joined.length - incompleteLength(joined);
		this.#carry = Buffer.from(joined.subarray(end));
		const whole = joined.subarray(0, end);
		return isUtf8(whole) ? whole : repair(whole);
	}
	/** The last bytes, if a character is cut off at the end. */
	finish() {
		const lastCharacters = repair(this.#carry);
		this.#carry = Buffer.alloc(0);
		return lastCharacters;
	}
};
/** How many bytes at the end may be the beginning of a character. */
function incompleteLength(bytes) {
	for (let length = 1; length <= Math.min(3, bytes.length); length++) {
		const byte = bytes[bytes.length - length] ?? 0;
		if (byte >= 192) return characterLength(byte) > length ? length : 0;
		if (byte < 128) return 0;
	}
	return 0;
}
/** How many bytes a character has, by its first byte; 0 if no character begins with that byte. */
function characterLength(byte) {
	if (byte < 128) return 1;
	if (byte >= 194 && byte <= 223) return 2;
	if (byte >= 224 && byte <= 239) return 3;
	return byte >= 240 && byte <= 244 ? 4 : 0;
}
function repair(bytes) {
	const repaired = Buffer.allocUnsafe(bytes.length * 3);
	let written = 0;
	for (let at = 0; at < bytes.length;) {
		const byte = bytes[at] ?? 0;
		const length = characterLength(byte);
		if (length > 0 && at + length <= bytes.length && (length === 1 || isUtf8(bytes.subarray(at, at + length)))) {
			for (let next = at; next < at + length; next++) repaired[written++] = bytes[next] ?? 0;
			at += length;
			continue;
		}
		const character = byte < 160 ? WINDOWS_1252[byte - 128] ?? "" : String.fromCharCode(byte);
		written += repaired.write(character, written);
		at += 1;
	}
	return repaired.subarray(0, written);
}
// ../../packages/formats/src/reading/sniff-part.ts
/** The beginning of JSON: a list or an object, but not a transcript that begins with [12:30]. */
const JSON_START = /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\]]|$))/;
const HEAD_BYTES$1 = 4096;
/**
* The bytes of a part as UTF-8, and their kind by the first bytes: names can be wrong, and some tools write UTF-16 or
* windows-1252.
*/
async function sniffPart(part, onPacked) {
	const bytes = part.read(onPacked)[Symbol.asyncIterator]();
	const first = await bytes.next();
	const head = first.done === true ? Buffer.alloc(0) : first.value;
	return {
		kind: sniffKind$1(part.kind, decodeHead(head)),
		isZip: isZip(head),
		chunks: decodeChunks(first, bytes, utf16Encoding(head))
	};
}
/** Whether a file is a ZIP archive, by its first bytes. */
function isZip(head) {
	const signature = head.subarray(0, 4).toString("latin1");
	return [
		"PK",
		"PK",
		"PK\x07\b"
	].includes(signature);
}
function sniffKind$1(kindByName, head) {
	if (kindByName !== "text" && kindByName !== "table") return kindByName;
	if (JSON_START.test(head)) return "json";
	return isTable(head) ? "table" : kindByName;
}
/** The beginning of a file as text, without the byte order mark. */
function decodeHead(head) {
	const encoding = utf16Encoding(head);
	const beginning = head.subarray(0, HEAD_BYTES$1);
	return new TextDecoder(encoding ?? "utf-8").decode(encoding === null ? new Utf8Stream().push(beginning) : beginning);
}
function utf16Encoding(head) {
	if (head[0] === 255 && head[1] === 254) return "utf-16le";
	return head[0] === 254 && head[1] === 255 ? "utf-16be" : null;
}
/** All bytes as UTF-8, beginning with the chunk that was already read. */
async function* decodeChunks(first, laterChunks, encoding) {
	const utf16 = encoding === null ? null : new TextDecoder(encoding);
	const utf8 = new Utf8Stream();
	try {
		for (let next = first; next.done !== true; next = await laterChunks.next()) yield utf16 === null ? utf8.push(next.value) : Buffer.from(utf16.decode(next.value, { stream: true }));
		const last = utf16 === null ? utf8.finish() : Buffer.from(utf16.decode());
		if (last.length > 0) yield last;
	} finally {
		await laterChunks.return?.();
	}
}
// src/features/imports/unpacking/packed-file.ts
const CHUNK_BYTES$1 = 524288;
const EXTENSION = /\.(gz|gzip|zst|zstd)$/i;
/** How a single file is packed, by its first bytes; null if it is not. */
function packingOf(head) {
	const magic = head.subarray(0, 4).toString("hex");
	if (magic.startsWith("1f8b08")) return "gzip";
	return magic === "28b52ffd" || /^5.2a4d18$/.test(magic) ? "zstd" : null;
}
/** The name of the file inside: chat.jsonl for chat.jsonl.zst. */
function unpackedName(name) {
	return name.replace(EXTENSION, "") || name;
}
/** Whether the name has the extension of a packed file. */
function hasPackedExtension(name) {
	return EXTENSION.test(name);
}
/**
* The bytes of a file, unpacked if it is packed with gzip or zstd. Throws imports.archive_too_large if it unpacks to
* more than allowed. If it is damaged or cut off, yields everything before the damage and then throws
* imports.truncated_zip.
*/
async function* unpackFile(chunks, file) {
	const source = new ByteSource(chunks);
	const meter = new SizeMeter(file);
	try {
		const packing = packingOf(await source.peek());
		if (packing === null) yield* source.plain();
		else if (packing === "gzip") yield* unpack(source, createGunzip({ chunkSize: CHUNK_BYTES$1 }), meter);
		else yield* unpackFrames(source, meter);
	} finally {
		await source.close();
	}
}
/** A zstd file may consist of several frames; the library stops after each. */
async function* unpackFrames(source, meter) {
	for (let head = await source.peek(); head.length > 0; head = await source.peek()) {
		if (packingOf(head) !== "zstd") throw truncatedZip(meter.uploadName);
		yield* unpack(source, createZstdDecompress({ chunkSize: CHUNK_BYTES$1 }), meter);
	}
}
async function* unpack(source, stream, meter) {
	const packed = source.packed(() => stream.bytesWritten);
	try {
		const unpacked = pipeline(Readable.from(packed, { highWaterMark: 1 }), stream, () => {});
		for await (const chunk of unpacked) {
			meter.add(chunk.length);
			yield chunk;
		}
	} catch (error) {
		throw error instanceof AppError ? error : truncatedZip(meter.uploadName, error);
	} finally {
		await packed.return();
	}
	source.putBackUnused(stream.bytesWritten);
}
var SizeMeter = class {
	#file;
	#size = 0;
	constructor(file) {
		this.#file = file;
	}
	get uploadName() {
		return this.#file.uploadName;
	}
	add(bytes) {
		const { usage, limits } = this.#file;
		this.#size += bytes;
		usage.unpackedBytes += bytes;
		checkUnpackedSize({
			...this.#file,
			size: this.#size
		}, usage.unpackedBytes, limits);
	}
};
/** Bytes that can be inspected before they are read; bytes that an unpacker did not use can be read again. */
var ByteSource = class {
	#chunks;
	/** Chunks to be read before `#chunks`. */
	#peeked = [];
	/** The chunks given to an unpacker that it has not used completely. */
	#unconfirmed = [];
	/** How many bytes of chunks before `#unconfirmed` the unpacker has used. */
	#confirmedBytes = 0;
	constructor(chunks) {
		this.#chunks = chunks[Symbol.asyncIterator]();
	}
	/** At least four bytes, or all that are left. */
	async peek() {
		while (this.#peeked.reduce((sum, { length }) => sum + length, 0) < 4) {
			const next = await this.#chunks.next();
			if (next.done === true) break;
			this.#peeked.push(Buffer.from(next.value));
		}
		return Buffer.concat(this.#peeked.slice(0, 4));
	}
	/** The bytes as they are; a chunk is valid until the next one is read. */
	async *plain() {
		yield* this.#peeked.splice(0);
		for (let next = await this.#chunks.next(); next.done !== true; next = await this.#chunks.next()) yield next.value;
	}
	/** The bytes for an unpacker, which works on them in another thread and can tell how many of them it has used. */
	async *packed(countUsed) {
		for (;;) {
			const chunk = this.#peeked.shift() ?? await this.#copyNext();
			if (chunk === null) return;
			this.#unconfirmed.push(chunk);
			this.#confirm(countUsed());
			yield chunk;
		}
	}
	/** Forgets the chunks that the unpacker has used completely. */
	#confirm(usedBytes) {
		for (let first = this.#unconfirmed[0]; first && this.#confirmedBytes + first.length <= usedBytes; first = this.#unconfirmed[0]) {
			this.#confirmedBytes += first.length;
			this.#unconfirmed.shift();
		}
	}
	async #copyNext() {
		const next = await this.#chunks.next();
		return next.done === true ? null : Buffer.from(next.value);
	}
	/** `usedBytes`: how many bytes the unpacker has used. The others that it was given can be read again. */
	putBackUnused(usedBytes) {
		const unused = Buffer.concat(this.#unconfirmed).subarray(Math.max(0, usedBytes - this.#confirmedBytes));
		this.#unconfirmed = [];
		this.#confirmedBytes = 0;
		if (unused.length > 0) this.#peeked.unshift(unused);
	}
	async close() {
		await this.#chunks.return?.();
	}
};
// src/features/imports/unpacking/export-assets.ts
/** The files of an upload besides conversations, which conversations refer to by name. */
var ExportAssets = class {
	#byName = /* @__PURE__ */ new Map();
	#byFolder = /* @__PURE__ */ new Map();
	#names = null;
	add(archive, entries) {
		this.#names = null;
		for (const entry of entries) {
			const [name = "", folder] = entry.name.split("/").toReversed();
			const asset = {
				archive,
				entry
			};
			if (!this.#byName.has(name)) this.#byName.set(name, asset);
			if (folder !== void 0 && name === "content") this.#byFolder.set(folder, asset);
		}
	}
	/** `id`: a name, with or without folders, or the beginning of one (file-abc for file-abc-picture.png). */
	find(id) {
		const withoutQuery = id.replace(/[?#].*$/, "");
		const name = withoutQuery.slice(withoutQuery.lastIndexOf("/") + 1);
		if (name.length < 3) return void 0;
		return this.#byName.get(name) ?? this.#byFolder.get(name) ?? this.#findByStart(name);
	}
	#findByStart(start) {
		this.#names ??= [...this.#byName.keys()].toSorted();
		let [low, high] = [0, this.#names.length];
		while (low < high) {
			const middle = low + high >> 1;
			if ((this.#names[middle] ?? "") < start) low = middle + 1;
			else high = middle;
		}
		const found = this.#names[low];
		return found?.startsWith(start) === true && /^[-._]/.test(found.slice(start.length)) ? this.#byName.get(found) : void 0;
	}
};
// src/features/imports/unpacking/nested-archives.ts
const MAX_DEPTH = 3;
const MAX_ARCHIVES = 100;
/**
* An archive and the archives inside of it, at any depth. Inner archives are unpacked to files next to the outer one until
* `close`; `refused` lists those that could not be opened.
*/
var NestedArchives = class {
	archives;
	refused = [];
	#path;
	#limits;
	#files = [];
	constructor(root, path, limits) {
		this.archives = [{
			archive: root,
			depth: 0
		}];
		this.#path = path;
		this.#limits = limits;
	}
	async openAll(isNested) {
		for (const { archive, depth } of this.archives) for (const entry of archive.entries.filter(isNested)) {
			const skip = this.#refusalByLimit(depth) ?? await this.#open(archive, entry, depth);
			if (skip) this.refused.push({
				entry,
				skip
			});
		}
	}
	#refusalByLimit(depth) {
		if (depth >= MAX_DEPTH) return refusal("too_deep", `lies deeper than ${MAX_DEPTH} others and was not opened`);
		if (this.archives.length > MAX_ARCHIVES) return refusal("too_large", `is one of more than ${MAX_ARCHIVES} and was not opened`);
		return null;
	}
	async #open(outer, entry, depth) {
		const file = `${this.#path}.${this.#files.length}.nested`;
		this.#files.push(file);
		try {
			await pipeline$1(Readable.from(outer.read(entry)), createWriteStream(file));
			const archive = await ZipArchive.open(file, entry.name, this.#limits, outer.usage);
			this.archives.push({
				archive,
				depth: depth + 1
			});
			return null;
		} catch (error) {
			await rm(file, { force: true });
			return error instanceof AppError && error.code === "imports.archive_too_large" ? {
				code: "too_large",
				reason: error.message
			} : refusal("unreadable_file", "could not be opened");
		}
	}
	async close() {
		for (const { archive } of this.archives) archive.close();
		for (const file of this.#files) await rm(file, { force: true });
	}
};
function refusal(code, why) {
	return {
		code,
		reason: `This ZIP file inside the upload ${why}. Please drop it separately.`
	};
}
// src/features/imports/unpacking/zip-parts.ts
/** A manifest lists every file of an export; one of this size lists some hundred thousand. */
const MAX_MANIFEST_BYTES = 16777216;
/**
* The parts of a ZIP, and of ZIPs inside of it, that may contain conversations: JSON first, in the order of the export's
* manifest if it has one, HTML last. Other files, such as attachments and pictures, are unpacked only if a conversation
* refers to them. Account, login, billing and advertising files are never unpacked.
*/
async function openZipParts(path, name, limits) {
	const nested = new NestedArchives(await ZipArchive.open(path, name, limits), path, limits);
	try {
		await nested.openAll((entry) => /\.zip$/i.test(entry.name) && !isAttachment(entry) && !entry.isLink);
		const assets = new ExportAssets();
		const found = [];
		for (const { archive } of nested.archives) {
			found.push(await findParts(archive));
			assets.add(archive, archive.entries.filter(isAsset));
		}
		const parts = [
			...found.flatMap(({ json }) => json),
			...nested.refused.map(toMissing),
			...nested.archives.flatMap(({ archive }) => archive.entries.filter(isLinkToConversations).map(toLinkPart)),
			...found.flatMap(({ textual }) => textual),
			...found.flatMap(({ html }) => html)
		];
		const guessed = parts.length > 0 ? [] : nested.archives.flatMap(({ archive }) => guessedParts(archive));
		return {
			parts: [...parts, ...guessed],
			assets,
			close: () => nested.close()
		};
	} catch (error) {
		await nested.close();
		throw error;
	}
}
async function findParts(archive) {
	const candidates = archive.entries.filter(mayHoldConversations).toSorted(byName);
	const json = candidates.filter((entry) => kindOf$1(entry) === "json");
	const shards = await readShardList(archive, json);
	const listed = new Set(shards.flatMap((shard) => shard.entry ? [shard.entry] : []));
	const toParts = (entries) => entries.map((entry) => toPart(archive, entry));
	return {
		json: [...shards.map(({ path: shard, entry }) => entry ? toPart(archive, entry) : missingShard(shard)), ...toParts(json.filter((entry) => !listed.has(entry) && !isManifest(entry.name)))],
		textual: toParts(candidates.filter((entry) => isTextOrTable(kindOf$1(entry)))),
		html: toParts(candidates.filter((entry) => kindOf$1(entry) === "html"))
	};
}
/** Pictures and attachments: all files that neither contain conversations nor are private. */
function isAsset(entry) {
	return !entry.isLink && !isPrivateFile(entry.name) && !/\.zip$/i.test(entry.name) && (kindOf$1(entry) === null || isAttachment(entry) || isTextdoc(entry.name));
}
function mayHoldConversations(entry) {
	return !entry.isLink && isNamedLikeConversations(entry);
}
/** A link that is named like a file with conversations: the receipt lists it. */
function isLinkToConversations(entry) {
	return entry.isLink && isNamedLikeConversations(entry);
}
function isNamedLikeConversations(entry) {
	return kindOf$1(entry) !== null && !isAttachment(entry) && !isPrivateFile(entry.name);
}
/** By the extension only; a file without one may be a prompt of AI Studio. Null for files without conversations. */
function kindOf$1(entry) {
	const name = unpackedName(baseName(entry.name));
	if (!name.includes(".") && hasPackedExtension(entry.name)) return "text";
	if (/\.(json|jsonl|ndjson)$/i.test(name) || !name.includes(".")) return "json";
	if (/\.html?$/i.test(name)) return "html";
	if (/\.(csv|tsv)$/i.test(name)) return "table";
	return /\.(md|markdown|txt)$/i.test(name) ? "text" : null;
}
const isTextOrTable = (kind) => kind === "table" || kind === "text";
/**
* Files the user had attached (file-…, chat-…-files/, Grok's assets), and other files that are not conversations:
* documents of ChatGPT's canvas (textdocs/), and the files that macOS adds to archives (._…).
*/
function isAttachment(entry) {
	return /(^|\/)(file[-_]|\._|__MACOSX\/|chat-[^/]*-files\/|prod-mc-asset-server\/|user-[A-Za-z0-9]{16,}\/|dalle-generations\/|textdocs\/)/i.test(entry.name);
}
/** conversations-2 before conversations-10. */
function byName(a, b) {
	return a.name.localeCompare(b.name, "en", { numeric: true }) || (a.name < b.name ? -1 : 1);
}
const MAX_GUESSED = 50;
function guessedParts(archive) {
	return archive.entries.filter((entry) => isAsset(entry) && !isAttachment(entry)).slice(0, MAX_GUESSED).map((entry) => ({
		...toPart(archive, entry, "text"),
		isGuess: true
	}));
}
function toPart(archive, entry, kind = kindOf$1(entry) ?? "json") {
	const path = unpackedName(entry.name);
	const { limits, usage, name: uploadName } = archive;
	const packed = {
		uploadName,
		name: entry.name,
		packedSize: entry.size,
		limits,
		usage
	};
	return {
		kind,
		name: baseName(path),
		path,
		packedSize: entry.packedSize,
		read: (onPacked) => unpackFile(archive.read(entry, onPacked), packed)
	};
}
function missingShard(path) {
	return {
		kind: "missing",
		name: baseName(path),
		skip: {
			code: "missing_file",
			reason: "The export lists this file but does not contain it."
		}
	};
}
function toMissing({ entry, skip }) {
	return {
		kind: "missing",
		name: baseName(entry.name),
		skip
	};
}
function toLinkPart({ name }) {
	return {
		kind: "missing",
		name: baseName(name),
		skip: {
			code: "unreadable_file",
			reason: "This is a link to another file, and a ZIP does not hold what it leads to. Please add the file itself."
		}
	};
}
/** Since 2026 `logical_files["conversations.json"].files` lists the files with the conversations. */
async function readShardList(archive, json) {
	const shards = /* @__PURE__ */ new Map();
	const entryByPath = new Map(json.map((entry) => [entry.name, entry]));
	for (const manifest of json.filter((entry) => isManifest(entry.name))) {
		const folder = manifest.name.slice(0, manifest.name.length - baseName(manifest.name).length);
		const logicalFiles = asObject(asObject(await readManifest(archive, manifest))?.["logical_files"]) ?? {};
		for (const [logicalName, value] of Object.entries(logicalFiles)) {
			if (!/^conversations\b/i.test(logicalName)) continue;
			for (const path of asList(asObject(value)?.["files"]).map(asText)) {
				if (path === "" || shards.has(path)) continue;
				shards.set(path, {
					path,
					entry: entryByPath.get(folder + path) ?? entryByPath.get(path)
				});
			}
		}
	}
	return [...shards.values()];
}
/** The manifest as JSON. Null if it is too large or no JSON: then the parts are ordered by name. */
async function readManifest(archive, entry) {
	if (entry.size > MAX_MANIFEST_BYTES) return null;
	const chunks = [];
	for await (const chunk of archive.read(entry)) chunks.push(Buffer.from(chunk));
	try {
		return JSON.parse(Buffer.concat(chunks).toString().replace(/^\uFEFF/, ""));
	} catch {
		return null;
	}
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/features/imports/unpacking/open-export.ts
const CHUNK_BYTES = 1048576;
/** Opens an uploaded file. Its first bytes determine the format, regardless of its name. */
async function openExport(path, name, limits) {
	const file = await open(path, "r");
	try {
		const head = await readHead(file);
		if (head.length === 0) throw notAnExport(name, "This file is empty.");
		if (isZip(head)) {
			await file.close();
			return await openZipParts(path, name, limits);
		}
		const packedSize = (await file.stat()).size;
		const read = (onPacked) => readChunks(file, onPacked);
		return {
			parts: [packingOf(head) ? await openPacked(read, {
				name,
				packedSize,
				limits
			}) : {
				kind: sniffKind(head, name),
				name,
				path: name,
				packedSize,
				read
			}],
			close: () => file.close()
		};
	} catch (error) {
		await file.close();
		throw error;
	}
}
/** The part for the single file that is packed with gzip or zstd. */
async function openPacked(readPacked, { name, packedSize, limits }) {
	const read = (onPacked) => unpackFile(readPacked(onPacked), {
		uploadName: name,
		name,
		packedSize,
		limits,
		usage: { unpackedBytes: 0 }
	});
	const head = await readUnpackedHead(read);
	if (head.length === 0) throw notAnExport(name, "This file is empty.");
	if (isZip(head) || packingOf(head) !== null || isTar(head)) throw notAnExport(name, "It contains another archive. Please unpack it and drop the files inside.");
	const innerName = unpackedName(name);
	return {
		kind: sniffKind(head, name),
		name: innerName,
		path: innerName,
		packedSize,
		read
	};
}
/** Every tar archive has this text at byte 257. */
function isTar(head) {
	return head.toString("latin1", 257, 262) === "ustar";
}
/** At least the first 4096 bytes of the unpacked file; all of them if it has fewer. */
async function readUnpackedHead(read) {
	const pieces = [];
	let size = 0;
	for await (const chunk of read(() => {})) {
		pieces.push(Buffer.from(chunk));
		size += chunk.length;
		if (size >= HEAD_BYTES) break;
	}
	return Buffer.concat(pieces);
}
const HEAD_BYTES = 4096;
async function readHead(file) {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
	return buffer.subarray(0, bytesRead);
}
/** Throws imports.not_an_export for a file that is not text. */
function sniffKind(head, name) {
	const text = decodeHead(head).trimStart();
	if (text === "" || /^[[{]/.test(text)) return "json";
	if (/^<(!doctype|html|head|body|div|meta|script|\?xml|!--)/i.test(text)) return "html";
	if (!(!/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x9f]/.test(text) && !text.startsWith("%PDF-"))) throw new UnknownFormatError(name, unknownUpload);
	return isTable(text) ? "table" : "text";
}
/** Two buffers in turn: one is filled while the other is parsed. */
async function* readChunks(file, onPacked) {
	let [current, other] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
	let position = 0;
	let { bytesRead } = await file.read(current, 0, CHUNK_BYTES, 0);
	while (bytesRead > 0) {
		position += bytesRead;
		const nextRead = file.read(other, 0, CHUNK_BYTES, position);
		nextRead.catch(() => {});
		onPacked(position);
		yield current.subarray(0, bytesRead);
		({bytesRead} = await nextRead);
		[current, other] = [other, current];
	}
}
// src/features/imports/unpack-assets.ts
/** Larger files are not stored. */
const MAX_BYTES$1 = 536870912;
/** Unpacks the files of attachments, each once, into a directory where they are named by their hash. */
var AssetUnpacker = class {
	#assets;
	#directory;
	#unpacked = /* @__PURE__ */ new Map();
	constructor(assets, directory) {
		this.#assets = assets;
		this.#directory = directory;
	}
	/** Sets the files of a conversation's attachments and generated pictures. An attachment whose file cannot be read keeps only its name. */
	async unpack(conversation) {
		for (const { blocks } of conversation.messages) for (const block of blocks ?? []) if (block.type === "attachment") await this.#fill(block);
		for (const document of conversation.documents ?? []) if (document.kind === "image") await this.#fillPicture(document);
	}
	async #fillPicture(document) {
		for (const version of document.versions) {
			const found = await this.#find(version.assetId ?? null);
			if (found === null) continue;
			version.file = found.file;
			document.mimeType = toExactType(document.mimeType, found.name) ?? document.mimeType;
		}
	}
	async #fill(block) {
		const found = await this.#find(block.assetId);
		if (found === null) return;
		block.file = found.file;
		block.mimeType = toExactType(block.mimeType, found.name);
	}
	async #find(assetId) {
		const asset = assetId === null ? void 0 : this.#assets.find(assetId);
		if (!asset) return null;
		const known = this.#unpacked.get(asset.entry);
		const file = known === void 0 ? await this.#write(asset) : known;
		this.#unpacked.set(asset.entry, file);
		return file && {
			file,
			name: asset.entry.name
		};
	}
	async #write({ archive, entry }) {
		if (entry.size > MAX_BYTES$1 || entry.size === 0) return null;
		return writeHashed(archive.read(entry), this.#directory, MAX_BYTES$1).catch(() => null);
	}
};
const MIME_TYPES = {
	png: "image/png",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	gif: "image/gif",
	webp: "image/webp"
};
/** The type that the file's extension gives, if the export names none or only a kind such as image/*. */
function toExactType(type, name) {
	if (type !== null && !type.endsWith("/*")) return type;
	return MIME_TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? type;
}
// ../../packages/formats/src/reading/archive-layout.ts
/** Where LobeHub and TypingMind have their lists: in an object, or at the top of the document. */
const ROOTS = [
	"",
	"/data",
	"/state"
];
const underRoots = (...names) => ROOTS.flatMap((root) => names.map((name) => `${root}/${name}`));
/** Paths of values that every conversation may need, such as titles, or that tell the format. */
const SHARED = /* @__PURE__ */ new Set([
	"/localStorage",
	"/myCopilots",
	"/__exported_items",
	"/exportType",
	"/schemaHash",
	...underRoots("folders", "sessions/*")
]);
/** Paths of lists with rows; the first version of Cherry Studio had one at `indexedDB`. */
const LISTS = /* @__PURE__ */ new Set([
	"/threads",
	"/chat-sessions",
	"/indexedDB",
	"/indexedDB/topics",
	"/indexedDB/message_blocks",
	...underRoots("messages", "messagePlugins", "topics", "sessions", "chats")
]);
const OBJECTS = /* @__PURE__ */ new Set([...ROOTS, "/indexedDB"]);
/**
* What to do with the value at a path of an archive that is one JSON object. Rows and shared values are taken. T3 Chat
* has its rows in threads and messages, Chatbox in members `session:<id>`, Cherry Studio and LobeHub in the tables of
* their databases, TypingMind in chats. A row belongs to one conversation.
*/
function archiveMemberAction(path) {
	if (OBJECTS.has(path) || LISTS.has(path)) return "enter";
	return SHARED.has(path) || isRow(path) ? "take" : "skip";
}
function isShared(path) {
	return SHARED.has(path);
}
function isRow(path) {
	return path.startsWith("/session:") || path.endsWith("/*") && LISTS.has(path.slice(0, -2));
}
function keyOfRow(path, value) {
	const row = isObject(value) ? value : {};
	const withKey = (key, owns = []) => ({
		key,
		owns
	});
	switch (path.replace(/^\/(?:data|state)(?=\/)/, "")) {
		case "/threads/*": return withKey(threadOf(row) ?? asName(row["id"]));
		case "/messages/*": return withKey(chatOf(row) ?? threadOf(row) ?? "unknown", [messageKey(row["id"])]);
		case "/messagePlugins/*": return withKey(messageKey(row["id"]));
		case "/topics/*": return withKey(asName(row["id"]));
		case "/chats/*": return withKey(asName(row["chatID"]) ?? asName(row["id"]) ?? deriveId(row["createdAt"], asList(row["messages"])[0]));
		case "/chat-sessions/*": return withKey(asName(row["id"]) ?? "unknown");
		case "/indexedDB/topics/*": {
			const messages = asList(row["messages"]).filter(isObject);
			return withKey(asName(row["id"]) ?? asName(messages[0]?.["topicId"]) ?? "unknown", messages.map((message) => messageKey(message["id"])));
		}
		case "/indexedDB/message_blocks/*": return withKey(messageKey(row["messageId"]));
		case "/indexedDB/*": return withKey(asText(row["key"]).startsWith("topic:") ? asText(row["key"]) : null);
		default: return withKey(path);
	}
}
const threadOf = (row) => asName(row["threadId"]) ?? asName(row["thread_id"]);
/** LobeHub's messages without a topic are one conversation for each session. */
const chatOf = (row) => asName(row["topicId"]) ?? asName(row["sessionId"]) ?? asName(row["agentId"]);
const messageKey = (messageId) => `message ${asText(messageId)}`;
/**
* Builds an archive that has only these members. `lists` are the paths of the lists in the whole archive: each of them
* is present, even if it is empty now.
*/
function assembleArchive(lists, members) {
	const archive = {};
	for (const list of lists) openContainer(archive, `${list}/*`);
	for (const { path, value } of members) {
		const container = openContainer(archive, path);
		if (Array.isArray(container)) container.push(value);
		else container[path.slice(path.lastIndexOf("/") + 1)] = value;
	}
	return archive;
}
/** Returns the list or the object that contains the value at a path. If it is missing, it is added to the archive. */
function openContainer(archive, path) {
	if (path.startsWith("/session:")) return archive;
	const keys = path.split("/").slice(1, -1);
	const isInList = path.endsWith("/*");
	let container = archive;
	for (const [at, key] of keys.entries()) {
		const isLast = at === keys.length - 1;
		container[key] ??= isLast && isInList ? [] : {};
		if (isLast) return container[key];
		container = container[key];
	}
	return container;
}
// ../../packages/formats/src/reading/json-stream-scanner.ts
const QUOTE$1 = 34;
const BACKSLASH$1 = 92;
/** The rest of a string is searched by `indexOf` after this many bytes: for fewer the call costs more than it saves. */
const NATIVE_SEARCH_FROM = 48;
const OTHER = 0;
const STRING_START = 1;
const OPENING = 2;
const CLOSING = 3;
const kindOfByte = /* @__PURE__ */ new Uint8Array(256);
kindOfByte[QUOTE$1] = STRING_START;
kindOfByte[91] = kindOfByte[123] = OPENING;
kindOfByte[93] = kindOfByte[125] = CLOSING;
/**
* Finds the end of one JSON value, over any number of chunks, by its strings and brackets. A closing bracket closes all
* levels up to the opening one it matches, so that a record with a missing bracket does not include its neighbours.
*/
var ElementScanner = class {
	/** Open brackets, outermost first; index 0 is unused. */
	#open;
	#maxDepth;
	#depth = 0;
	/** How many of the open brackets are lists: shows without a search whether a bracket closes anything. */
	#openLists = 0;
	#inString = false;
	#isEscaped = false;
	#kind = "unknown";
	/** The value is nested deeper than allowed. Its end is still found, by counting brackets. */
	wasTooDeep = false;
	/** The last call was `scanToList`, and it stopped after the opening bracket of a list. */
	openedList = false;
	constructor(maxDepth) {
		this.#maxDepth = maxDepth;
		this.#open = new Uint8Array(maxDepth + 1);
	}
	begin() {
		this.#depth = 0;
		this.#openLists = 0;
		this.#inString = false;
		this.#isEscaped = false;
		this.#kind = "unknown";
		this.wasTooDeep = false;
		this.openedList = false;
	}
	/** Begins after the opening brace of an object. */
	beginInsideObject() {
		this.begin();
		this.#kind = "container";
		this.#depth = 1;
		this.#open[1] = 123;
	}
	/** The place after the value's last byte, or -1 if the value continues in the next chunk. */
	scan(chunk, from) {
		return this.#scan(chunk, from, false);
	}
	/** Like `scan`, but also stops after the opening bracket of a list directly inside the value: see `openedList`. */
	scanToList(chunk, from) {
		return this.#scan(chunk, from, true);
	}
	#scan(chunk, from, stopsAtLists) {
		this.openedList = false;
		if (this.#kind === "unknown") this.#kind = kindOf(chunk[from]);
		if (this.#kind === "bare") return scanBare(chunk, from);
		let at = from;
		if (this.#kind === "text") {
			if (!this.#inString) {
				this.#inString = true;
				at++;
			}
			at = this.#skipText(chunk, at);
			return this.#inString ? -1 : at;
		}
		if (this.#inString) at = this.#skipText(chunk, at);
		return this.#inString ? -1 : this.#scanContainer(chunk, at, stopsAtLists);
	}
	#scanContainer(chunk, from, stopsAtLists) {
		const length = chunk.length;
		let at = from;
		while (at < length) {
			const byte = chunk[at++] ?? 0;
			const byteKind = kindOfByte[byte];
			if (byteKind === OTHER) continue;
			if (byteKind === STRING_START) {
				at = this.#skipText(chunk, at);
				if (this.#inString) return -1;
			} else if (byteKind === OPENING) {
				this.#push(byte);
				if (stopsAtLists && this.#depth === 2 && byte === 91) {
					this.openedList = true;
					return at;
				}
			} else {
				this.#pop(byte);
				if (this.#depth === 0) return at;
			}
		}
		return -1;
	}
	#push(byte) {
		this.#depth++;
		if (this.#depth > this.#maxDepth) {
			this.wasTooDeep = true;
			return;
		}
		this.#open[this.#depth] = byte;
		if (byte === 91) this.#openLists++;
	}
	#pop(byte) {
		if (this.#depth > this.#maxDepth) {
			this.#depth--;
			return;
		}
		const opening = byte - 2;
		if ((opening === 91 ? this.#openLists : this.#depth - this.#openLists) === 0) return;
		for (let isClosed = false; !isClosed; this.#depth--) {
			const innermost = this.#open[this.#depth];
			if (innermost === 91) this.#openLists--;
			isClosed = innermost === opening;
		}
	}
	/** The place after the closing quote of the current string, or the end of the chunk if the string continues. */
	#skipText(chunk, from) {
		const length = chunk.length;
		let at = from;
		this.#inString = true;
		if (this.#isEscaped && at < length) {
			this.#isEscaped = false;
			at++;
		}
		const nativeSearchFrom = Math.min(length, at + NATIVE_SEARCH_FROM);
		while (at < nativeSearchFrom) {
			const byte = chunk[at++];
			if (byte === QUOTE$1) {
				this.#inString = false;
				return at;
			}
			if (byte === BACKSLASH$1) {
				if (at === length) {
					this.#isEscaped = true;
					return at;
				}
				at++;
			}
		}
		return this.#searchQuote(chunk, at);
	}
	/** Finds the closing quote by `indexOf`. The byte at `from` is not escaped. */
	#searchQuote(chunk, from) {
		let searchFrom = from;
		for (;;) {
			const found = chunk.indexOf(QUOTE$1, searchFrom);
			const end = found === -1 ? chunk.length : found;
			let slashes = 0;
			while (end - slashes > from && chunk[end - slashes - 1] === BACKSLASH$1) slashes++;
			const isEscaped = slashes % 2 === 1;
			if (found === -1) {
				this.#isEscaped = isEscaped;
				return chunk.length;
			}
			if (!isEscaped) {
				this.#inString = false;
				return found + 1;
			}
			searchFrom = found + 1;
		}
	}
};
function isBlank(byte) {
	return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
function kindOf(byte) {
	if (byte === 91 || byte === 123) return "container";
	return byte === QUOTE$1 ? "text" : "bare";
}
/** The end of a number, true, false, null or anything invalid: the place of the next separator. */
function scanBare(chunk, from) {
	for (let at = from; at < chunk.length; at++) {
		const byte = chunk[at];
		if (byte === 44 || byte === 93 || isBlank(byte)) return at;
	}
	return -1;
}
// ../../packages/formats/src/reading/member-reader.ts
const UTF8_BOM$1 = Buffer.of(239, 187, 191);
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
/** Reads values out of a JSON document of any size. Only the value that is being read is in memory. */
var MemberReader = class {
	#options;
	#scanner;
	/** The open lists and objects around the current place, outermost first. */
	#containers = [];
	/** The place in the document. A bare value is a number, true, false or null. */
	#state = "beforeValue";
	/** The path of the current value. */
	#path = "";
	/** The current value is to be returned. */
	#isTaken = false;
	/** The bytes of the current value. */
	#pieces = [];
	#size = 0;
	/** The beginning of a key whose end is in the next chunk. */
	#carry = Buffer.alloc(0);
	#hasBegun = false;
	constructor(options) {
		this.#options = options;
		this.#scanner = new ElementScanner(options.maxDepth);
	}
	*push(piece) {
		const chunk = this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece;
		this.#carry = Buffer.alloc(0);
		let at = !this.#hasBegun && chunk.subarray(0, 3).equals(UTF8_BOM$1) ? 3 : 0;
		this.#hasBegun = true;
		while (at >= 0 && at < chunk.length && this.#state !== "over") if (this.#state === "beforeValue") at = this.#beginValue(chunk, at);
		else if (this.#state === "betweenValues") at = this.#readBetweenValues(chunk, at);
		else {
			const start = at;
			const end = this.#state === "inBareValue" ? endOfBareValue(chunk, start) : this.#scanner.scan(chunk, start);
			this.#keepBytes(chunk, start, end === -1 ? chunk.length : end);
			at = end;
			if (end !== -1) yield* this.#endValue();
		}
	}
	#beginValue(chunk, from) {
		const at = skipBlanks$1(chunk, from);
		if (at === chunk.length) return at;
		const byte = chunk[at];
		const action = this.#options.actionFor(this.#path);
		if (action === "enter" && (byte === OPEN_LIST || byte === OPEN_OBJECT)) {
			this.#containers.push({
				path: this.#path,
				isList: byte === OPEN_LIST
			});
			this.#state = "betweenValues";
			return at + 1;
		}
		this.#isTaken = action === "take";
		const isBare = byte !== QUOTE && byte !== OPEN_LIST && byte !== OPEN_OBJECT;
		this.#state = isBare ? "inBareValue" : "inValue";
		if (!isBare) this.#scanner.begin();
		this.#pieces = [];
		this.#size = 0;
		return at;
	}
	/** Reads up to the next value of a list or an object, or up to its end. */
	#readBetweenValues(chunk, from) {
		const container = this.#containers.at(-1);
		const at = skipBlanksAndCommas(chunk, from);
		if (container === void 0 || at === chunk.length) return at;
		const byte = chunk[at];
		if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
			this.#containers.pop();
			if (this.#containers.length === 0) this.#state = "over";
			return at + 1;
		}
		if (container.isList) {
			this.#path = `${container.path}/*`;
			this.#state = "beforeValue";
			return at;
		}
		return this.#readKey(chunk, at, container);
	}
	/** Reads a key and its colon. A document that has no key here is damaged, and is not read further. */
	#readKey(chunk, from, container) {
		if (chunk[from] !== QUOTE) {
			this.#state = "over";
			return from;
		}
		const end = endOfText(chunk, from + 1);
		const colon = end === -1 ? chunk.length : skipBlanks$1(chunk, end);
		if (colon === chunk.length) {
			this.#carry = Buffer.from(chunk.subarray(from));
			return -1;
		}
		if (chunk[colon] !== COLON) {
			this.#state = "over";
			return colon;
		}
		this.#path = `${container.path}/${chunk.toString("utf8", from + 1, end - 1)}`;
		this.#state = "beforeValue";
		return colon + 1;
	}
	#keepBytes(chunk, from, to) {
		this.#size += to - from;
		if (!this.#isTaken) return;
		if (this.#size > this.#options.maxBytes) this.#pieces = [];
		else this.#pieces.push(Buffer.from(chunk.subarray(from, to)));
	}
	*#endValue() {
		const wasBare = this.#state === "inBareValue";
		this.#state = this.#containers.length === 0 ? "over" : "betweenValues";
		if (!this.#isTaken) return;
		const isReadable = this.#size <= this.#options.maxBytes && (wasBare || !this.#scanner.wasTooDeep);
		const pieces = this.#pieces;
		this.#pieces = [];
		yield {
			path: this.#path,
			size: this.#size,
			value: isReadable ? parse(pieces) : void 0
		};
	}
};
function parse(pieces) {
	try {
		return JSON.parse(Buffer.concat(pieces).toString());
	} catch {
		return;
	}
}
function skipBlanks$1(chunk, from) {
	let at = from;
	while (at < chunk.length && isBlank(chunk[at])) at++;
	return at;
}
function skipBlanksAndCommas(chunk, from) {
	let at = from;
	while (at < chunk.length && (isBlank(chunk[at]) || chunk[at] === COMMA)) at++;
	return at;
}
/** The place after the closing quote; -1 if it is not in the chunk. */
function endOfText(chunk, from) {
	for (let at = from; at < chunk.length; at++) if (chunk[at] === BACKSLASH) at++;
	else if (chunk[at] === QUOTE) return at + 1;
	return -1;
}
/** The end of a number, true, false or null; -1 if it may continue in the next chunk. */
function endOfBareValue(chunk, from) {
	for (let at = from; at < chunk.length; at++) {
		const byte = chunk[at] ?? 0;
		if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte <= 32) return at;
	}
	return -1;
}
// ../../packages/formats/src/reading/archive-slices.ts
const FORMATS = [
	lobehubFormat,
	t3chatFormat,
	cherrystudioFormat,
	chatboxFormat,
	typingmindFormat
];
/** How many rows are kept to recognise the format, in all and of each list. */
const SAMPLE_ROWS = 20;
const SAMPLE_ROWS_PER_LIST = 5;
/**
* Reads an archive that is one JSON object and too large for the memory. The first pass over the file measures each
* conversation; each further pass reads as many conversations as fit into the memory. Null for any other file.
*/
async function readInSlices(readAgain, limits) {
	const outline = new Outline();
	for await (const member of readMembers(readAgain, limits)) outline.add(member);
	const format = outline.findFormat();
	return format === void 0 ? null : readSlices(readAgain, limits, outline, format);
}
async function* readMembers(readAgain, limits) {
	const { maxRecordBytes: maxBytes, maxDepth } = limits;
	const reader = new MemberReader({
		actionFor: archiveMemberAction,
		maxBytes,
		maxDepth
	});
	for await (const chunk of await readAgain()) yield* reader.push(chunk);
}
async function* readSlices(readAgain, limits, outline, format) {
	const { slices, skipped } = outline.plan(limits.maxRecordBytes);
	for (const slice of slices) {
		const rows = [];
		for await (const member of readMembers(readAgain, limits)) {
			const conversation = outline.conversationOf(member);
			if (conversation !== null && slice.has(conversation)) rows.push(member);
		}
		yield* format.parse(assembleArchive(outline.lists, [...outline.shared, ...rows]));
	}
	const reason = `This conversation is larger than ${Math.round(limits.maxRecordBytes / 1024 ** 2)} MB.`;
	for (const name of skipped) yield {
		skip: {
			code: "too_large",
			reason
		},
		...name !== void 0 && { name }
	};
}
/** The results of the first pass over a file: the shared values, and the size of each conversation. */
var Outline = class {
	/** The paths of the lists that have rows. */
	lists = /* @__PURE__ */ new Set();
	shared = [];
	#sample = [];
	/** Bytes of rows, by the key of the rows. */
	#sizes = /* @__PURE__ */ new Map();
	/** The key of the conversation, by the keys of other rows that belong to it. */
	#owners = /* @__PURE__ */ new Map();
	/** Titles of conversations, by key. */
	#names = /* @__PURE__ */ new Map();
	/** How many rows or shared values were too large or damaged. */
	#unreadableCount = 0;
	add(member) {
		const { path, size, value } = member;
		if (path.endsWith("/*")) this.lists.add(path.slice(0, -2));
		if (value === void 0) {
			this.#unreadableCount++;
			return;
		}
		if (isShared(path)) {
			this.shared.push(member);
			return;
		}
		if (this.#sample.filter((row) => row.path === path).length < SAMPLE_ROWS_PER_LIST && this.#sample.length < SAMPLE_ROWS) this.#sample.push(member);
		const { key, owns } = keyOfRow(path, value);
		if (key === null) return;
		const name = nameOf$1(value);
		if (name !== "" && !this.#names.has(key)) this.#names.set(key, name);
		this.#sizes.set(key, (this.#sizes.get(key) ?? 0) + size);
		for (const ownedKey of owns) this.#owners.set(ownedKey, key);
	}
	findFormat() {
		const sample = assembleArchive(this.lists, [...this.shared, ...this.#sample]);
		return FORMATS.find((format) => format.detect(sample));
	}
	/** The key of the conversation that a row belongs to; null for shared values and rows without a conversation. */
	conversationOf({ path, value }) {
		if (value === void 0 || isShared(path)) return null;
		const { key } = keyOfRow(path, value);
		return key === null ? null : this.#owners.get(key) ?? key;
	}
	/**
	* Each slice has the keys of conversations to read together. `skipped` has one element for each conversation that is
	* too large and for each unreadable row: the name, or undefined if it is unknown.
	*/
	plan(maxBytes) {
		const totals = /* @__PURE__ */ new Map();
		for (const [key, size] of this.#sizes) {
			const conversation = this.#owners.get(key) ?? key;
			totals.set(conversation, (totals.get(conversation) ?? 0) + size);
		}
		const slices = [];
		const skipped = Array.from({ length: this.#unreadableCount }, () => void 0);
		let freeBytes = 0;
		for (const [conversation, size] of totals) {
			if (size > maxBytes) {
				skipped.push(this.#names.get(conversation));
				continue;
			}
			if (size > freeBytes) {
				slices.push(/* @__PURE__ */ new Set());
				freeBytes = maxBytes;
			}
			slices.at(-1)?.add(conversation);
			freeBytes -= size;
		}
		return {
			slices,
			skipped
		};
	}
};
function nameOf$1(value) {
	return isObject(value) ? asText(value["title"]) || asText(value["chatTitle"]) || asText(value["name"]) : "";
}
// ../../packages/formats/src/reading/conversation-grouper.ts
/** Questions asked within this time of each other belong to one conversation. */
const MAX_GAP_MS = 18e5;
/** Characters of messages kept in memory until their conversation is complete. */
const MAX_WAITING_CHARACTERS = 67108864;
/** Collects records that are single messages into conversations. */
var MessageCollector = class {
	#chats = /* @__PURE__ */ new Map();
	#path;
	/** About how many characters the collected messages have. */
	#size = 0;
	constructor(path) {
		this.#path = path;
	}
	get isFull() {
		return this.#size > MAX_WAITING_CHARACTERS;
	}
	add(message) {
		const { sourceId, parentSourceId, ...view } = message.draft;
		const key = `${message.source}\n${message.chatId ?? ""}`;
		const chat = this.#chats.get(key) ?? {
			first: message,
			messages: []
		};
		chat.messages.push({
			id: sourceId || null,
			parent: parentSourceId,
			view: {
				kind: message.isAside ? "aside" : "shown",
				...view
			}
		});
		this.#chats.set(key, chat);
		this.#size += view.blocks.reduce((sum, block) => sum + ("text" in block ? block.text?.length ?? 0 : 200), 200);
	}
	/** Returns the conversations collected so far and starts over. */
	take() {
		const results = [...this.#chats.values()].map(({ first, messages }) => finishList({
			source: first.source,
			sourceId: this.#idOf(first, messages),
			title: first.title ?? ""
		}, orderByTime(messages)));
		this.#chats.clear();
		this.#size = 0;
		return results;
	}
	/** Le Chat (Mistral) writes the conversation's id only into the name of the file. */
	#idOf({ chatId, source }, messages) {
		const idInFileName = /([0-9a-f]{8}-[0-9a-f-]{27})/i.exec(this.#path)?.[1];
		return chatId ?? (source === "mistral" ? idInFileName : void 0) ?? deriveId(this.#path, messages[0]?.view);
	}
};
/** Ordered by time if all messages have one, else as listed. */
function orderByTime(messages) {
	const timeOf = ({ view }) => view.kind === "hidden" ? null : view.createdAt;
	if (messages.some((message) => timeOf(message) === null)) return messages;
	return messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}
/** Joins conversations that were logged shortly after each other. Logs list them in ascending or descending order. */
var TimeGrouper = class {
	#waiting = [];
	/**
	* Adds a conversation. If too much time is between it and the last waiting conversation, joins the waiting ones first
	* and returns them; else returns null.
	*/
	add(conversation) {
		const last = this.#waiting.at(-1);
		const isNear = last && Math.abs((last.createdAt ?? 0) - (conversation.createdAt ?? 0)) <= MAX_GAP_MS;
		const joined = last && !isNear ? this.take() : null;
		this.#waiting.push(conversation);
		return joined;
	}
	/** The waiting conversations as one; null if there are none. */
	take() {
		const waiting = this.#waiting.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
		this.#waiting = [];
		const [first] = waiting;
		if (!first) return null;
		const updatedAt = waiting.at(-1)?.updatedAt ?? first.updatedAt;
		return finishList({
			source: first.source,
			sourceId: first.sourceId,
			createdAt: first.createdAt,
			updatedAt
		}, waiting.flatMap(({ messages }) => messages.map(toListed)));
	}
};
function toListed(message) {
	return {
		id: message.sourceId,
		view: {
			kind: "shown",
			role: message.role,
			blocks: message.blocks ?? [{
				type: "text",
				text: message.content
			}],
			createdAt: message.createdAt,
			model: message.model ?? null,
			isInterrupted: message.isInterrupted === true
		}
	};
}
// ../../packages/formats/src/reading/decode-record.ts
/** The value of a JSON record; for any other record its results, or why it could not be read. */
function decodeRecord(record, limits) {
	if (record.parsed) return record.parsed;
	if (!record.bytes) return toSkipped$1(record.fault ?? "truncated", faultReason(record.fault ?? "truncated", limits));
	try {
		return { value: JSON.parse(record.bytes.toString()) };
	} catch {
		return toSkipped$1("invalid_json", "This record is damaged and cannot be read.");
	}
}
/** Parses a record. What is skipped gets the name of the record. */
function parseNamed(value) {
	const { source, results } = parseRecord(value);
	const name = nameOf(value);
	return {
		source,
		results: results.map((result) => "skip" in result && name ? {
			name,
			...result
		} : result)
	};
}
function toSkipped$1(code, reason) {
	return {
		source: null,
		results: [{ skip: {
			code,
			reason
		} }]
	};
}
function nameOf(value) {
	return isObject(value) ? shortenName(asText(value["title"]) || asText(value["name"])) : null;
}
/** A name as one line of at most 300 characters. */
function shortenName(name) {
	const line = (name ?? "").replace(/\s+/g, " ").trim();
	return line === "" ? null : line.slice(0, 300).toWellFormed().replaceAll("\0", "");
}
function faultReason(fault, limits) {
	switch (fault) {
		case "too_large": return `This record is larger than ${Math.round(limits.maxRecordBytes / 1024 ** 2)} MB.`;
		case "too_deep": return `This record is nested deeper than ${limits.maxDepth} levels.`;
		case "truncated": return "The file ends in the middle of this record.";
	}
}
// ../../packages/formats/src/reading/json-stream.ts
const UTF8_BOM = Buffer.from([
	239,
	187,
	191
]);
const NEWLINE = 10;
/** How many bytes before the opening bracket of a list are searched for the list's key. */
const KEY_SEARCH_BYTES = 96;
/** How many bytes of a list's content decide whether its first element is a message or a conversation. */
const ELEMENT_START_BYTES = 256;
/**
* Cuts a stream of bytes into the records of a JSON document without parsing it: the elements of a top-level list, of a
* list inside a top-level object (`wrapperKeys`), or top-level values one after another (JSON Lines). Memory is bounded
* by one record. Of JSON Lines a damaged line is one record, so that the lines after it are read.
*/
var JsonRecordSplitter = class {
	#options;
	#scanner;
	/** The place in the document: between top-level values, between the records of a list, in a record, or at the end. */
	#state = "betweenValues";
	/** The records are elements of a list. */
	#inList = false;
	/** The record being read is a top-level object that may turn out to be a wrapper. */
	#mayWrap = false;
	/** The key of a list that may contain the records, until its first element decides. */
	#wrapperKey = null;
	/** Each top-level value is a line of its own. */
	#isLines = false;
	/** The last top-level value, or the one being read, has several lines, or is a list or a wrapper. */
	#hasSeveralLines = false;
	/** The line being read begins with something else than a list or an object. */
	#isOtherLine = false;
	/** Bytes that can only be interpreted together with the next chunk. */
	#carry = null;
	/** No chunk follows. */
	#isEnding = false;
	/** The list being read is inside a wrapper. */
	#inWrapper = false;
	/** The rest of a wrapper, after its list of records, is being skipped. */
	#isDiscarding = false;
	/** The bytes of the current record from earlier chunks. */
	#pieces = [];
	/** The last bytes of earlier chunks, while a wrapper's key may be among them. */
	#tail = Buffer.alloc(0);
	/** How many bytes of the current record were in earlier chunks. */
	#size = 0;
	#index = 0;
	#bytesSeen = 0;
	#isJson = false;
	constructor(options) {
		this.#options = {
			wrapperKeys: [],
			holdsRecords: () => true,
			firstIndex: 0,
			singleValue: false,
			...options
		};
		this.#scanner = new ElementScanner(options.maxDepth);
	}
	/** The rest of the stream need not be read: it is not JSON, or the values have ended. */
	get isOver() {
		return this.#state === "over";
	}
	/** A list or an object was found. */
	get isJson() {
		return this.#isJson;
	}
	*push(piece) {
		const chunk = this.#carry ? Buffer.concat([this.#carry, piece]) : piece;
		this.#carry = null;
		let at = this.#bytesSeen === 0 && chunk.subarray(0, 3).equals(UTF8_BOM) ? 3 : 0;
		this.#bytesSeen += chunk.length;
		while (at < chunk.length && this.#state !== "over") if (this.#state === "betweenValues") at = this.#readBetweenValues(chunk, at);
		else if (this.#state === "betweenRecords") at = this.#readBetweenRecords(chunk, at);
		else {
			const start = at;
			at = this.#scanRecord(chunk, start);
			if (at === -1) return;
			const record = this.#state === "inRecord" ? this.#endRecord(chunk, start, at) : null;
			if (record) yield record;
		}
	}
	/** Ends the stream; returns a fault if the document is cut off. */
	*finish() {
		this.#isEnding = true;
		if (this.#carry) yield* this.push(Buffer.alloc(0));
		const isCut = this.#state === "inRecord" && !this.#isDiscarding || this.#state === "betweenRecords" && this.#inList;
		this.#state = "over";
		this.#pieces = [];
		if (isCut) yield {
			index: this.#index++,
			bytes: null,
			fault: "truncated"
		};
	}
	#readBetweenValues(chunk, from) {
		const at = skipBlanks(chunk, from);
		this.#isLines ||= this.#index > 0 && !this.#hasSeveralLines && chunk.subarray(from, at).includes(NEWLINE);
		if (at === chunk.length) return at;
		if (chunk[at] === 91) {
			this.#isJson = true;
			this.#inList = true;
			this.#state = "betweenRecords";
			return at + 1;
		}
		if (chunk[at] === 123) {
			this.#isJson = true;
			this.#mayWrap = this.#options.wrapperKeys.length > 0;
			this.#beginRecord();
		} else if (this.#isLines) {
			this.#isOtherLine = true;
			this.#beginRecord();
		} else this.#state = "over";
		return at;
	}
	#readBetweenRecords(chunk, from) {
		let at = skipBlanks(chunk, from);
		while (chunk[at] === 44 || chunk[at] === 125) at = skipBlanks(chunk, at + 1);
		if (at === chunk.length) return at;
		if (chunk[at] !== 93) {
			this.#beginRecord();
			return at;
		}
		this.#inList = false;
		this.#hasSeveralLines = true;
		if (this.#inWrapper) {
			this.#inWrapper = false;
			this.#isDiscarding = true;
			this.#beginRecord();
			this.#scanner.beginInsideObject();
		} else this.#endValue();
		return at + 1;
	}
	#beginRecord() {
		this.#state = "inRecord";
		this.#scanner.begin();
		this.#pieces = [];
		this.#tail = Buffer.alloc(0);
		this.#size = 0;
		this.#hasSeveralLines = false;
	}
	#endValue() {
		this.#state = this.#options.singleValue ? "over" : "betweenValues";
	}
	/** The place after the record, or after the opening bracket of a wrapper's list; -1 if the chunk ends before. */
	#scanRecord(chunk, start) {
		const newline = this.#isLines && !this.#inList ? chunk.indexOf(NEWLINE, start) : -1;
		const line = newline === -1 ? chunk : chunk.subarray(0, newline);
		let at = this.#wrapperKey === null ? this.#beginScan(line, start) : start;
		while (this.#wrapperKey !== null || this.#scanner.openedList) {
			this.#wrapperKey ??= this.#findWrapperKey(line, start, at - 1);
			if (this.#wrapperKey !== null) {
				const key = this.#wrapperKey;
				const accepts = (element) => this.#options.holdsRecords(key, element);
				const holdsRecords = listHoldsRecords(line.subarray(at, at + ELEMENT_START_BYTES), accepts);
				if (holdsRecords === null && !this.#isEnding && newline === -1) {
					this.#keepBytes(chunk.subarray(0, at), start);
					this.#carry = Buffer.from(chunk.subarray(at));
					return -1;
				}
				this.#wrapperKey = null;
				if (holdsRecords !== false) return this.#enterWrapper(at);
			}
			at = this.#scanner.scanToList(line, at);
		}
		if (at === -1 && newline !== -1) return newline;
		if (at === -1) this.#keepBytes(chunk, start);
		return at;
	}
	#beginScan(line, start) {
		if (this.#isOtherLine) return -1;
		return this.#mayWrap ? this.#scanner.scanToList(line, start) : this.#scanner.scan(line, start);
	}
	#enterWrapper(at) {
		this.#mayWrap = false;
		this.#inWrapper = true;
		this.#inList = true;
		this.#state = "betweenRecords";
		this.#pieces = [];
		return at;
	}
	#findWrapperKey(chunk, start, bracket) {
		const here = chunk.subarray(Math.max(start, bracket - KEY_SEARCH_BYTES), bracket);
		const before = Buffer.concat([this.#tail, here]);
		const key = /"([^"\\]{1,64})"\s*:\s*$/.exec(before.toString("latin1"))?.[1];
		return key !== void 0 && this.#options.wrapperKeys.includes(key) ? key : null;
	}
	/** Keeps the bytes of a record that continues in the next chunk. */
	#keepBytes(chunk, start) {
		this.#size += chunk.length - start;
		this.#hasSeveralLines ||= chunk.includes(NEWLINE, start);
		if (this.#mayWrap) this.#tail = Buffer.concat([this.#tail, chunk.subarray(start).subarray(-96)]).subarray(-96);
		if (this.#isDiscarding || this.#index < this.#options.firstIndex) return;
		if (this.#size > this.#options.maxRecordBytes) this.#pieces = [];
		else this.#pieces.push(Buffer.from(chunk.subarray(start)));
	}
	#endRecord(chunk, start, end) {
		const pieces = this.#pieces;
		this.#pieces = [];
		this.#mayWrap = false;
		this.#isOtherLine = false;
		this.#hasSeveralLines ||= !this.#inList && chunk.subarray(start, end).includes(NEWLINE);
		if (this.#inList) this.#state = "betweenRecords";
		else this.#endValue();
		if (this.#isDiscarding) {
			this.#isDiscarding = false;
			this.#hasSeveralLines = true;
			return null;
		}
		const index = this.#index++;
		if (index < this.#options.firstIndex) return null;
		if (this.#size + end - start > this.#options.maxRecordBytes) return {
			index,
			bytes: null,
			fault: "too_large"
		};
		if (this.#scanner.wasTooDeep) return {
			index,
			bytes: null,
			fault: "too_deep"
		};
		const lastPiece = chunk.subarray(start, end);
		return {
			index,
			bytes: pieces.length === 0 ? lastPiece : Buffer.concat([...pieces, lastPiece]),
			fault: null
		};
	}
};
/**
* Whether a list whose content begins with these bytes contains records; null if more bytes are needed. A list of
* messages does not: the object around it is the record.
*/
function listHoldsRecords(bytes, accepts) {
	const text = bytes.toString("latin1").trimStart();
	if (text !== "" && !text.startsWith("{")) return accepts(text);
	const beforeNested = /^\{[^{}[\]]*/.exec(text)?.[0] ?? "";
	if (/"(from|value|role|speaker)"\s*:/.test(beforeNested)) return false;
	return beforeNested.length < text.length || bytes.length >= ELEMENT_START_BYTES ? accepts(text) : null;
}
function skipBlanks(chunk, from) {
	let at = from;
	while (at < chunk.length && isBlank(chunk[at])) at++;
	return at;
}
// ../../packages/formats/src/reading/html-records.ts
/** After this many bytes without data the search ends: only the page's own short script comes before the data. */
const MAX_BEFORE_DATA = 16777216;
/** Characters kept between chunks, as many as `entryStart` may match. */
const TAG_OVERLAP = 512;
/** The records of a page: the JSON data in its script, or its entries (elements with one conversation each). */
var HtmlRecords = class {
	#splitter;
	#finder = new HtmlDataFinder();
	#options;
	#decoder = new StringDecoder("utf8");
	/** Text since the beginning of the current entry; before the first entry, the end of the last chunk. */
	#text = "";
	#index = 0;
	/** Null until the first entry is found. */
	#matcher = null;
	constructor(options) {
		this.#options = options;
		this.#splitter = new JsonRecordSplitter({
			...options,
			singleValue: true
		});
	}
	get isOver() {
		return this.#splitter.isOver || this.#finder.gaveUp && this.#matcher === null;
	}
	get isJson() {
		return this.#splitter.isJson;
	}
	*push(chunk) {
		const data = this.#matcher ? null : this.#finder.push(chunk);
		if (data) yield* this.#splitter.push(data);
		if (!this.#splitter.isJson) yield* this.#cutEntries(this.#decoder.write(chunk));
	}
	*finish() {
		if (this.#splitter.isJson) yield* this.#splitter.finish();
		else if (this.#matcher) yield* this.#endEntry(this.#text, this.#matcher.format);
	}
	*#cutEntries(text) {
		const searchFrom = Math.max(0, this.#text.length - TAG_OVERLAP);
		this.#text += text;
		const wasInEntry = this.#matcher !== null;
		this.#matcher ??= findEntries(this.#text);
		let from = 0;
		if (this.#matcher) {
			const { format, start } = this.#matcher;
			start.lastIndex = Math.max(searchFrom, wasInEntry ? 1 : 0);
			let isOpen = wasInEntry;
			for (let found = start.exec(this.#text); found; found = start.exec(this.#text)) {
				if (isOpen) yield* this.#endEntry(this.#text.slice(from, found.index), format);
				from = found.index;
				isOpen = true;
			}
		}
		this.#text = this.#matcher ? this.#text.slice(from) : this.#text.slice(-512);
		if (this.#text.length > this.#options.maxRecordBytes) this.#text = this.#text.slice(0, this.#options.maxRecordBytes);
	}
	*#endEntry(html, format) {
		const index = this.#index++;
		if (index < (this.#options.firstIndex ?? 0)) return;
		if (html.length >= this.#options.maxRecordBytes) yield {
			index,
			bytes: null,
			fault: "too_large"
		};
		else yield {
			index,
			bytes: null,
			fault: null,
			parsed: readEntry(html, format)
		};
	}
};
function findEntries(text) {
	const format = listEntryPageFormats().find(({ entryStart }) => entryStart.test(text));
	return format ? {
		format,
		start: new RegExp(format.entryStart, "g")
	} : null;
}
function readEntry(html, { source, parseEntry }) {
	const result = parseEntry(html);
	if (result) return {
		source,
		results: [result]
	};
	return {
		source: null,
		results: [{ skip: {
			code: "not_a_conversation",
			reason: "This is the activity of another product."
		} }]
	};
}
/** Skips everything before the data in a page. */
var HtmlDataFinder = class {
	#pages = listDataPageFormats();
	#tail = Buffer.alloc(0);
	#isFound = false;
	#bytesSeen = 0;
	/** No data was found in the part of the page where it should be. */
	get gaveUp() {
		return !this.#isFound && this.#bytesSeen > MAX_BEFORE_DATA;
	}
	/** The bytes of the chunk that belong to the data, in the chunk's own memory; null before the data begins. */
	push(chunk) {
		if (this.#isFound) return chunk;
		this.#bytesSeen += chunk.length;
		const joined = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
		const text = joined.toString("latin1");
		const found = this.#pages.map(({ dataStart }) => dataStart.exec(text)).find((match) => match !== null);
		if (!found) {
			this.#tail = Buffer.from(joined.subarray(-256));
			return null;
		}
		this.#isFound = true;
		this.#tail = Buffer.alloc(0);
		return joined.subarray(found.index + found[0].length);
	}
};
// ../../packages/formats/src/reading/text-records.ts
/** The conversations of a table or a text. Each file is read as a whole, so its size has the limit of a record. */
var TextRecords = class {
	#kind;
	#path;
	#options;
	#pieces = [];
	#size = 0;
	isJson = false;
	constructor(kind, path, options) {
		this.#kind = kind;
		this.#path = path;
		this.#options = options;
	}
	get isOver() {
		return this.#size > this.#options.maxRecordBytes;
	}
	*push(chunk) {
		this.#size += chunk.length;
		if (!this.isOver) this.#pieces.push(Buffer.from(chunk));
		else if (this.#pieces.length > 0) {
			this.#pieces = [];
			yield {
				index: 0,
				bytes: null,
				fault: "too_large"
			};
		}
	}
	*finish() {
		const text = Buffer.concat(this.#pieces).toString("utf8");
		this.#pieces = [];
		const { source, results } = this.#parse(text);
		for (const [index, result] of results.entries()) {
			if (index < (this.#options.firstIndex ?? 0)) continue;
			yield {
				index,
				bytes: null,
				fault: null,
				parsed: {
					source,
					results: [result]
				}
			};
		}
	}
	#parse(text) {
		return (this.#kind === "table" ? parseTable(text) : parseText(text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"), this.#path)) ?? {
			source: null,
			results: []
		};
	}
};
// ../../packages/formats/src/reading/part-splitter.ts
/** Keys under which providers wrap their list of conversations. */
const WRAPPER_KEYS = [
	"conversations",
	"threads",
	"data"
];
/**
* Whether the list under a key has whole conversations, by its first element. T3 Chat's threads are not whole, because
* their messages are in a list beside them. Of the lists called `data`, only Qwen's has conversations.
*/
function holdsRecords(key, element) {
	if (key === "threads") return !/"(threadId|lastMessageAt|last_message_at|user_edited_title|_creationTime)"/.test(element);
	return key !== "data" || /"chat"|"user_id"/.test(element) && element.startsWith("{");
}
/** Creates the splitter for a kind of file. Records before `firstIndex` are counted but not returned. */
function createSplitter(kind, path, limits) {
	const options = {
		...limits,
		wrapperKeys: WRAPPER_KEYS,
		holdsRecords
	};
	switch (kind) {
		case "json": return new JsonRecordSplitter(options);
		case "html": return new HtmlRecords(options);
		case "table":
		case "text": return new TextRecords(kind, path, options);
	}
}
/** The records of a file, from its bytes. */
async function* splitChunks(chunks, splitter) {
	for await (const chunk of chunks) {
		yield* splitter.push(chunk);
		if (splitter.isOver) return;
	}
	yield* splitter.finish();
}
// ../../packages/formats/src/reading/prompt-prefix-remover.ts
/** How many prompts in an unknown language are compared. */
const MAX_COMPARED_PROMPTS = 40;
/** How many records wait at most, if few of them are prompts. */
const MAX_WAITING_RECORDS = 160;
/**
* Removes the fixed words that a log in an unknown language writes before each prompt: from the first such prompt on,
* records wait until there are enough prompts to compare. Their order is kept.
*/
var PromptPrefixRemover = class {
	#waiting = [];
	#titles = [];
	/** The fixed words; null until the prompts were compared, '' if they have none in common. */
	#prefix = null;
	/** Returns the records that need not wait any longer, in order. */
	add(record) {
		const prompt = promptOf(record.parsed);
		if (this.#prefix !== null) return [prompt ? withoutPrefix(record, prompt, this.#prefix) : record];
		if (!prompt && this.#waiting.length === 0) return [record];
		this.#waiting.push(record);
		if (prompt?.hasAnswer === true) this.#titles.push(prompt.title);
		return this.#titles.length >= MAX_COMPARED_PROMPTS || this.#waiting.length >= MAX_WAITING_RECORDS ? this.finish() : [];
	}
	/** The records that still wait. */
	finish() {
		if (this.#waiting.length === 0) return [];
		const prefix = findCommonPrefix(this.#titles) ?? "";
		this.#prefix = prefix;
		const records = this.#waiting.map((record) => {
			const prompt = promptOf(record.parsed);
			return prompt ? withoutPrefix(record, prompt, prefix) : record;
		});
		this.#waiting = [];
		return records;
	}
};
function promptOf({ results }) {
	const [result] = results;
	return result !== void 0 && "conversation" in result ? result.prompt : void 0;
}
function withoutPrefix({ index, parsed }, prompt, prefix) {
	return {
		index,
		parsed: {
			...parsed,
			results: [prompt.withoutPrefix(prefix)]
		}
	};
}
// ../../packages/formats/src/reading/session-collector.ts
/** How many records are searched for a known format; logs begin with a few records of other kinds. */
const MAX_UNDECIDED = 100;
/** Characters kept of one session; a longer session is returned in pieces, which have the same id. */
const MAX_SIZE = 67108864;
/** Recognises a file whose records together are one session, and reads it. */
var SessionCollector = class {
	#path;
	/** The records before the format is known; null once it is, or once the file is known to have no session. */
	#undecided = [];
	#format = null;
	#reader = null;
	constructor(path) {
		this.#path = path;
	}
	/** Whether the record, and all records before it, are part of a session. */
	add(record) {
		if (this.#reader === null && !this.#recognise(record)) return false;
		this.#reader?.add(record);
		return true;
	}
	/** The file is of another format: sessions are no longer looked for. */
	stop() {
		this.#undecided = null;
	}
	get isFull() {
		return (this.#reader?.size ?? 0) > MAX_SIZE;
	}
	/** Returns the session read so far and starts over. */
	take() {
		const results = this.#reader?.finish() ?? [];
		if (this.#format !== null) this.#reader = this.#format.open(this.#path);
		return results;
	}
	#recognise(record) {
		if (this.#undecided === null) return false;
		const format = findSessionFormat(record, this.#path);
		if (format === void 0) {
			this.#undecided.push(record);
			if (this.#undecided.length > MAX_UNDECIDED) this.#undecided = null;
			return false;
		}
		this.#format = format;
		this.#reader = format.open(this.#path);
		for (const earlier of this.#undecided) this.#reader.add(earlier);
		this.#undecided = null;
		return true;
	}
};
// ../../packages/formats/src/reading/read-part.ts
/** Records of unknown shape are kept until a known one shows that the part is an export: then they are reported. */
const MAX_UNDECIDED_RECORDS = 1e3;
function readPart(part, options) {
	return new Reading(part, options);
}
var Reading = class {
	#part;
	#options;
	#results;
	#prefixRemover = new PromptPrefixRemover();
	/** The records read while the part is not known to be an export. */
	#undecided = [];
	/** How many records there were, including those before the first one to read. */
	#recordCount;
	#splitter = null;
	/** The first record if it is too large, until it is known whether it is an archive. */
	#tooLarge = null;
	isExport;
	isZip = false;
	constructor(part, options) {
		this.#part = part;
		this.#options = options;
		this.#results = new ResultReader(part, options);
		this.#recordCount = options.first.record;
		this.isExport = options.first.record > 0 || options.first.part >= 0;
	}
	get isEmpty() {
		return this.#splitter?.isJson === true && this.#recordCount === 0;
	}
	get isUnknown() {
		return !this.isExport && this.#part.packedSize > 0 && !this.isEmpty;
	}
	get damaged() {
		return this.#undecided.filter(isDamaged);
	}
	async *records(onPacked) {
		const { limits, first } = this.#options;
		const sniffed = await sniffPart(this.#part, onPacked);
		this.isZip = sniffed.isZip;
		this.#splitter = createSplitter(sniffed.kind, this.#part.path, {
			...limits,
			firstIndex: first.record
		});
		try {
			for await (const record of splitChunks(sniffed.chunks, this.#splitter)) {
				yield* this.#releaseTooLarge();
				if (record.index === 0 && record.fault === "too_large" && this.#splitter.isJson) this.#tooLarge = record;
				else yield* this.#addRecord(record);
			}
			if (this.#tooLarge !== null) yield* this.#readInSlices();
		} catch (error) {
			yield* this.#finish();
			throw error;
		}
		yield* this.#finish();
	}
	/** A file of one record that is too large may be an archive, whose conversations are read one after another. */
	async *#readInSlices() {
		const readAgain = async () => (await sniffPart(this.#part, () => {})).chunks;
		const results = await readInSlices(readAgain, this.#options.limits);
		if (results === null) return;
		this.#tooLarge = null;
		this.#recordCount++;
		this.isExport = true;
		let resultIndex = 0;
		for await (const result of results) yield* this.#results.toRecords(result, resultIndex++);
	}
	/** Reports the first record as too large, once it is known that it is not an archive. */
	*#releaseTooLarge() {
		const record = this.#tooLarge;
		this.#tooLarge = null;
		if (record !== null) yield* this.#addRecord(record);
	}
	*#addRecord(record) {
		this.#recordCount++;
		const decoded = decodeRecord(record, this.#options.limits);
		if ("value" in decoded && this.#results.addToSession(decoded.value)) {
			yield* [...this.#undecided.splice(0).filter(isDamaged), ...this.#results.takeFullSession()];
			this.isExport = true;
			return;
		}
		const parsed = "value" in decoded ? parseNamed(decoded.value) : decoded;
		for (const ready of this.#prefixRemover.add({
			index: record.index,
			parsed
		})) yield* this.#decide(ready);
	}
	*#finish() {
		yield* this.#releaseTooLarge();
		for (const ready of this.#prefixRemover.finish()) yield* this.#decide(ready);
		yield* this.#results.finish();
	}
	/** Returns what the record contains, or keeps it until the part is known to be an export. */
	*#decide({ index, parsed }) {
		const { source, found } = this.#results.read(index, parsed);
		if (source !== null && !this.isExport) {
			this.isExport = true;
			this.#results.stopSessions();
			yield* this.#undecided.splice(0);
		}
		if (this.isExport) yield* found;
		else if (this.#undecided.length < MAX_UNDECIDED_RECORDS) this.#undecided.push(...found);
	}
};
function isDamaged({ item }) {
	return item.type === "skipped" && item.code !== "not_a_conversation";
}
/** Turns parsed records into conversations and skips. A conversation may be made from several records. */
var ResultReader = class {
	#partName;
	#first;
	#looseMessages;
	#sessions;
	#grouper;
	/** Index of the last record that was added to the grouper. */
	#lastGroupedIndex = 0;
	#collectedCount = 0;
	constructor({ name, path }, { first, groupsByTime }) {
		this.#partName = name;
		this.#first = first;
		this.#looseMessages = new MessageCollector(path);
		this.#sessions = new SessionCollector(path);
		this.#grouper = groupsByTime ? new TimeGrouper() : null;
	}
	/** Adds the record to a session if it is part of one; returns whether it is. */
	addToSession(record) {
		return this.#sessions.add(record);
	}
	stopSessions() {
		this.#sessions.stop();
	}
	/** The session read so far, if it is too large to be kept in memory. */
	takeFullSession() {
		return this.#sessions.isFull ? this.#toCollected(this.#sessions.take()) : [];
	}
	read(index, { source, results }) {
		return {
			source,
			found: results.flatMap((result, resultIndex) => {
				if ("message" in result) {
					this.#looseMessages.add(result.message);
					return this.#looseMessages.isFull ? this.#takeLooseMessages() : [];
				}
				if (this.#grouper && "conversation" in result && result.conversation.source === "gemini") {
					const joined = this.#grouper.add(result.conversation);
					const joinedIndex = this.#lastGroupedIndex;
					this.#lastGroupedIndex = index;
					return joined ? [this.#toRecord(joined, joinedIndex)] : [];
				}
				if (results.length === 1) return [this.#toRecord(result, index)];
				if (index === this.#first.record && resultIndex <= this.#first.part) return [];
				return [{
					...this.#toRecord(result, index),
					resultIndex
				}];
			})
		};
	}
	/** One result of a file that is a single record. */
	toRecords(result, resultIndex) {
		return resultIndex <= this.#first.part ? [] : [{
			...this.#toRecord(result, 0),
			resultIndex
		}];
	}
	finish() {
		const last = this.#grouper?.take();
		const collected = [...this.#takeLooseMessages(), ...this.#toCollected(this.#sessions.take())];
		return [...last ? [this.#toRecord(last, this.#lastGroupedIndex)] : [], ...collected];
	}
	#takeLooseMessages() {
		return this.#toCollected(this.#looseMessages.take());
	}
	/**
	* These results come from many records, so their index is 0: to resume after one of them, all records are read again.
	*/
	#toCollected(results) {
		return results.flatMap((result) => {
			const resultIndex = this.#collectedCount++;
			return resultIndex <= this.#first.part ? [] : [{
				...this.#toRecord(result, 0),
				resultIndex
			}];
		});
	}
	#toRecord(result, index) {
		const place = `${this.#partName}, record ${index + 1}`;
		if ("skip" in result) return {
			index,
			item: {
				type: "skipped",
				item: shortenName(result.name) ?? place,
				...result.skip
			}
		};
		const { conversation } = result;
		return {
			index,
			item: {
				type: "conversation",
				item: conversation.title ?? place,
				conversation
			}
		};
	}
};
// src/features/imports/separate-titles.ts
/** More bytes than the list of all tasks of a busy year has. */
const MAX_BYTES = 8388608;
/** Titles that tools keep in a different file from the messages of a conversation. */
var SeparateTitles = class SeparateTitles {
	#outer;
	#titles = /* @__PURE__ */ new Map();
	/** Paths of files that contain only titles. */
	#used = /* @__PURE__ */ new Set();
	/** `outer`: the titles of the upload, if these are of one of its archives. */
	constructor(outer) {
		this.#outer = outer ?? null;
	}
	/** The titles in uploaded files. */
	static async ofUpload(files) {
		const titles = new SeparateTitles();
		if (files.length > 1) await titles.add(files.map(({ name, path }) => ({
			path: name,
			read: () => createReadStream(path)
		})));
		return titles;
	}
	/** Finds the files with titles among these, and reads them. */
	async add(files) {
		const paths = new Set(files.map(({ path }) => path));
		for (const file of files.filter(({ path }) => mayHoldTitles(path, paths))) {
			const titles = readTitles(await readJson(file));
			for (const { sources, sourceId, title } of titles) for (const source of sources) this.#titles.set(`${source}\n${sourceId}`, title);
			if (titles.length > 0 && isBesideMessages(file.path, paths)) this.#used.add(file.path);
		}
	}
	isUsed(path) {
		return this.#used.has(path);
	}
	/** The conversation with its title, if one is known. */
	withTitle(conversation) {
		const title = this.#find(`${conversation.source}\n${conversation.sourceId}`);
		return title === void 0 ? conversation : withTitle(conversation, title);
	}
	#find(key) {
		return this.#titles.get(key) ?? (this.#outer === null ? void 0 : this.#outer.#find(key));
	}
};
/** The file as JSON. Undefined if it is too large, damaged or not JSON; then it is read like any other file. */
async function readJson({ read }) {
	const chunks = [];
	let size = 0;
	try {
		for await (const chunk of read()) {
			size += chunk.length;
			if (size > MAX_BYTES) return void 0;
			chunks.push(Uint8Array.from(chunk));
		}
		return JSON.parse(Buffer.concat(chunks).toString());
	} catch {
		return;
	}
}
// src/features/imports/read-export.ts
const DEFAULT_LIMITS = {
	maxEntries: 1e5,
	maxUnpackedBytes: 64 * 1024 ** 3,
	maxRatio: 250,
	maxRecordBytes: 32 * 1024 ** 2,
	maxDepth: 4096
};
const PROGRESS_EVERY_BYTES = 65536;
/**
* Reads one uploaded file of any provider and container as a stream: conversations and skipped records in the file's
* order, each with its cursor, and the progress between them. Memory is bounded whatever the file's size.
* Throws an AppError when the file as a whole cannot be imported (imports.not_an_export, imports.empty,
* imports.truncated_zip, imports.archive_too_large, imports.unsafe_path), possibly after items were yielded.
*/
async function* readExport(filePath, originalName, options = {}) {
	const limits = {
		...DEFAULT_LIMITS,
		...options.limits
	};
	let opened;
	let reading;
	try {
		opened = await openExport(filePath, originalName, limits);
		reading = new ExportReading(opened, originalName, limits, options);
		yield* reading.items();
	} catch (error) {
		if (error instanceof UnknownFormatError && reading?.hasUnknown !== true) {
			const file = {
				name: plainName(originalName),
				read: () => createReadStream(filePath)
			};
			yield await toUnknownItem(file, endOf$1(options.fileIndex ?? 0, 0), options.keptFileTarget);
		}
		throw error;
	} finally {
		await opened?.close();
	}
}
/** Reads the parts of one upload in their order, and remembers what was found. */
var ExportReading = class {
	#parts;
	#unpacker;
	#textdocs;
	#titles;
	#name;
	#limits;
	#options;
	#sources = /* @__PURE__ */ new Set();
	#bytesTotal;
	#bytesDone = 0;
	#hasConversations = false;
	#hasRecords = false;
	#hasEmptyList = false;
	/** Whether parts in an unknown format were listed. */
	hasUnknown = false;
	#partFault = null;
	/** Describes the first file found that providers deliver next to conversations. */
	#companion = null;
	/** Why the first damaged record was skipped. */
	#firstDamage = null;
	constructor(opened, name, limits, options) {
		this.#parts = opened.parts;
		const { assetDirectory } = options;
		this.#unpacker = opened.assets && assetDirectory ? new AssetUnpacker(opened.assets, assetDirectory) : null;
		this.#textdocs = opened.assets ? new Textdocs(opened.assets) : null;
		this.#titles = new SeparateTitles(options.titles);
		this.#name = name;
		this.#limits = limits;
		this.#options = options;
		const sizes = this.#parts.map((part) => part.kind === "html" || part.kind === "missing" ? 0 : part.packedSize);
		const pages = this.#parts.map((part) => part.kind === "html" ? part.packedSize : 0);
		this.#bytesTotal = sum(sizes) || sum(pages);
	}
	async *items() {
		const resume = this.#options.resumeAfter;
		yield {
			type: "progress",
			bytesRead: 0,
			bytesTotal: this.#bytesTotal
		};
		await this.#readTitles();
		for (const [entry, part] of this.#parts.entries()) {
			const first = startOfPart(entry, resume);
			if (part.kind === "html" && (this.#hasRecords || resume && resume.entry < entry)) continue;
			if (first !== null && (part.kind === "missing" || !this.#isUsed(part.path))) yield* part.kind === "missing" ? this.#readMissing(part, entry) : this.#readPart(part, entry, first);
			if (part.kind !== "missing") this.#bytesDone += part.packedSize;
		}
		yield {
			type: "progress",
			bytesRead: this.#bytesTotal,
			bytesTotal: this.#bytesTotal
		};
		if (!this.#hasConversations && !resume) throw this.#emptyUploadError();
	}
	/** The titles in an archive. */
	async #readTitles() {
		const parts = this.#parts.flatMap((part) => part.kind === "json" ? [part] : []);
		if (parts.length > 1) await this.#titles.add(parts.map(({ path, read }) => ({
			path,
			read: () => read(() => {})
		})));
	}
	/** Whether the content of a file was added to conversations, so that the file is not read as conversations itself. */
	#isUsed(path) {
		return this.#textdocs?.isUsed(path) === true || this.#titles.isUsed(path);
	}
	*#readMissing(part, entry) {
		yield {
			type: "skipped",
			item: part.name,
			...part.skip,
			cursor: this.#cursor(entry, 0)
		};
	}
	/** Damaged parts are reported as skipped, and the other parts are read. */
	async *#readPart(part, entry, first) {
		const groupsByTime = this.#options.groupsByTime === true;
		const reading = readPart(part, {
			limits: this.#limits,
			first,
			groupsByTime
		});
		let next = first.record;
		let isBroken = false;
		try {
			for await (const item of this.#readRecords(reading, part, entry)) {
				if ("cursor" in item) next = item.cursor.record + 1;
				yield item;
			}
		} catch (error) {
			if (!(error instanceof AppError) || error.code === "imports.archive_too_large") throw error;
			this.#partFault ??= error;
			isBroken = true;
			yield {
				type: "skipped",
				item: part.name,
				code: "unreadable_file",
				reason: "This file is damaged: it could not be read to its end.",
				cursor: this.#cursor(entry, next)
			};
		}
		this.#hasRecords ||= reading.isExport;
		this.#hasEmptyList ||= reading.isEmpty;
		if (!reading.isExport) yield* this.#readDamaged(reading, entry);
		if (isBroken || !reading.isUnknown || part.isGuess === true) return;
		this.hasUnknown = true;
		const cursor = endOf$1(this.#options.fileIndex ?? 0, entry);
		const companion = describeCompanion(part.path);
		if (companion !== null) {
			this.#companion ??= companion;
			yield {
				type: "skipped",
				item: part.name,
				code: "not_a_conversation",
				reason: companion,
				cursor
			};
		} else if (reading.isZip) yield {
			type: "skipped",
			item: part.name,
			...unopenedZip,
			cursor
		};
		else {
			const file = {
				name: plainName(part.name),
				packedSize: part.packedSize,
				read: () => part.read(() => {})
			};
			yield await toUnknownItem(file, cursor, this.#options.keptFileTarget);
		}
	}
	async *#readRecords(reading, part, entry) {
		let packedBytes = 0;
		let reportedBytes = 0;
		const onPacked = (bytes) => {
			this.#options.signal?.throwIfAborted();
			packedBytes = bytes;
		};
		for await (const { index, resultIndex, item } of reading.records(onPacked)) {
			if (item.type === "conversation") {
				item.conversation = this.#titles.withTitle(item.conversation);
				if (this.#textdocs) item.conversation = await this.#textdocs.withCanvasTexts(item.conversation);
				await this.#unpacker?.unpack(item.conversation);
				yield* this.#noteSource(item.conversation.source, part.name);
			}
			yield {
				...item,
				cursor: {
					...this.#cursor(entry, index),
					...resultIndex !== void 0 && { part: resultIndex }
				}
			};
			if (packedBytes - reportedBytes >= PROGRESS_EVERY_BYTES) {
				reportedBytes = packedBytes;
				yield {
					type: "progress",
					bytesRead: Math.min(this.#bytesDone + packedBytes, this.#bytesTotal),
					bytesTotal: this.#bytesTotal
				};
			}
		}
	}
	*#noteSource(source, item) {
		this.#hasConversations = true;
		if (this.#sources.has(source)) return;
		this.#sources.add(source);
		yield {
			type: "source",
			source,
			item
		};
	}
	/** Damaged records are listed because they may have been conversations. */
	*#readDamaged(reading, entry) {
		for (const { index, item } of reading.damaged) {
			if (item.type === "skipped") this.#firstDamage ??= item.reason;
			yield {
				...item,
				cursor: this.#cursor(entry, index)
			};
		}
	}
	/** The error for an upload without conversations. */
	#emptyUploadError() {
		if (this.#partFault) return this.#partFault;
		if (this.#hasRecords) return noConversations(this.#name);
		if (this.#firstDamage !== null) return new UnknownFormatError(this.#name, this.#firstDamage);
		const missing = this.#parts.find((part) => part.kind === "missing");
		if (missing) return notAnExport(this.#name, missing.skip.reason);
		if (this.#hasEmptyList) return noConversations(this.#name);
		if (this.#companion !== null) return notAnExport(this.#name, this.#companion);
		return new UnknownFormatError(this.#name, unknownUpload);
	}
	#cursor(entry, record) {
		return {
			file: this.#options.fileIndex ?? 0,
			entry,
			record
		};
	}
};
/** A cursor after all records of a part. */
function endOf$1(file, entry) {
	return {
		file,
		entry,
		record: Number.MAX_SAFE_INTEGER
	};
}
/** Where to begin a part; null if it was read completely before. */
function startOfPart(entry, resume) {
	if (!resume || entry > resume.entry) return {
		record: 0,
		part: -1
	};
	if (entry < resume.entry) return null;
	const { record, part } = resume;
	return part === void 0 ? {
		record: record + 1,
		part: -1
	} : {
		record,
		part
	};
}
function sum(numbers) {
	return numbers.reduce((total, value) => total + value, 0);
}
// src/features/imports/read-batches.ts
/** Characters of text per batch: storing so many takes a few tens of milliseconds. */
const BATCH_WEIGHT = 262144;
const BATCH_ITEMS = 100;
/** After this many bytes without a batch an empty one reports the progress. */
const QUIET_BYTES = 8388608;
/**
* Reads the uploaded files in batches. A file that cannot be imported becomes a skipped item. If no file can be imported,
* the error of the first is thrown.
*/
async function* readBatches(input) {
	const batcher = new Batcher(await Promise.all(input.files.map(async (file) => (await stat(file.path)).size)), input);
	const titles = await SeparateTitles.ofUpload(input.files);
	let firstError = null;
	for (const [index, file] of input.files.entries()) {
		if (input.resumeAfter && index < input.resumeAfter.file || titles.isUsed(file.name)) {
			batcher.endFile(index);
			continue;
		}
		if (input.files.length > 1 && input.areRecords !== true && isCompanion(file.name)) {
			const reason = describeCompanion(file.name) ?? "This file contains no conversations and was not opened.";
			batcher.add(toSkipped(file, reason, endOf(index)), index);
			batcher.endFile(index);
			continue;
		}
		try {
			for await (const item of readFile$1(input, {
				...file,
				index,
				titles
			})) {
				batcher.add(item, index);
				if (batcher.isFull) yield batcher.take();
			}
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			firstError ??= error;
			if (input.files.length > 1 && !(error instanceof UnknownFormatError)) batcher.add(toSkipped(file, error.message, endOf(index)), index);
		}
		batcher.endFile(index);
	}
	yield batcher.take();
	const hasNothing = !batcher.hasConversations && !input.resumeAfter;
	if (firstError && (hasNothing || input.files.length === 1)) throw firstError;
}
/** Files next to the conversations in an unpacked export. */
function isCompanion(name) {
	return isPrivateFile(name) || isManifest(name);
}
/** A cursor after all records of a file. */
function endOf(file) {
	return {
		file,
		entry: Number.MAX_SAFE_INTEGER,
		record: 0
	};
}
function readFile$1(input, { path, name, index, titles }) {
	const { resumeAfter, limits, assetDirectory, keptFileTarget, groupsByTime } = input;
	return readExport(path, name, {
		fileIndex: index,
		titles,
		resumeAfter: resumeAfter?.file === index ? resumeAfter : null,
		limits,
		assetDirectory,
		keptFileTarget,
		groupsByTime: groupsByTime === true
	});
}
function toSkipped(file, reason, cursor) {
	return {
		type: "skipped",
		item: plainName(file.name),
		code: "unreadable_file",
		reason,
		cursor
	};
}
/** Collects items into batches, and counts the bytes read of all files. */
var Batcher = class {
	#sizes;
	#bytesTotal;
	#sources = /* @__PURE__ */ new Set();
	#items = [];
	#cursor;
	#weight = 0;
	#bytesRead = 0;
	#bytesReported = 0;
	#isOutline;
	hasConversations = false;
	constructor(sizes, { resumeAfter, isOutline }) {
		this.#sizes = sizes;
		this.#isOutline = isOutline === true;
		this.#bytesTotal = this.#sizeBefore(sizes.length);
		this.#cursor = resumeAfter;
	}
	get isFull() {
		const isProgressDue = this.#bytesRead - this.#bytesReported >= QUIET_BYTES;
		return this.#weight >= BATCH_WEIGHT || this.#items.length >= BATCH_ITEMS || isProgressDue;
	}
	add(item, file) {
		if (item.type === "source") this.#sources.add(item.source);
		else if (item.type === "progress") {
			const share = item.bytesTotal === 0 ? 1 : item.bytesRead / item.bytesTotal;
			this.#bytesRead = this.#sizeBefore(file) + Math.round((this.#sizes[file] ?? 0) * share);
		} else {
			this.#items.push(this.#isOutline ? toOutline(item) : item);
			this.#cursor = item.cursor;
			this.#weight += item.type === "conversation" && !this.#isOutline ? weigh(item.conversation) : 0;
			this.hasConversations ||= item.type === "conversation";
		}
	}
	endFile(file) {
		this.#bytesRead = this.#sizeBefore(file + 1);
	}
	take() {
		const batch = {
			items: this.#items,
			sources: [...this.#sources],
			bytesRead: this.#bytesRead,
			bytesTotal: this.#bytesTotal,
			cursor: this.#cursor
		};
		this.#items = [];
		this.#weight = 0;
		this.#bytesReported = this.#bytesRead;
		return batch;
	}
	#sizeBefore(file) {
		return this.#sizes.slice(0, file).reduce((sum, size) => sum + size, 0);
	}
};
/** The item without messages and documents. */
function toOutline(item) {
	if (item.type === "skipped") return item;
	const { documents: _documents, ...conversation } = item.conversation;
	return {
		...item,
		conversation: {
			...conversation,
			messages: []
		},
		messageCount: conversation.messages.length
	};
}
/** Characters of a conversation's texts, with an estimate for everything else. */
function weigh({ messages, documents = [] }) {
	let weight = 0;
	for (const message of messages) {
		weight += message.content.length + 200;
		for (const block of message.blocks ?? []) weight += "text" in block ? block.text?.length ?? 0 : 200;
	}
	for (const { versions } of documents) for (const { text } of versions) weight += text.length + 200;
	return weight;
}
// src/features/imports/import-worker.ts
/** The thread that reads uploads: parsing hundreds of megabytes must not block requests. */
async function run(port, input) {
	lowerThreadPriority(10);
	const send = (message) => port.postMessage(message);
	const batches = readBatches(input);
	port.on("message", (message) => {
		if (message !== "next") return;
		batches.next().then(({ done, value }) => send(done ? { type: "end" } : {
			type: "batch",
			batch: value
		}), (error) => send(describeError(error)));
	});
}
function describeError(error) {
	if (error instanceof AppError) return {
		type: "refused",
		code: error.code,
		message: error.message
	};
	const message = error instanceof Error ? error.stack ?? error.message : String(error);
	const code = error?.code;
	return {
		type: "failed",
		message,
		...code !== void 0 && { code }
	};
}
if (parentPort) await run(parentPort, workerData);
export {};
