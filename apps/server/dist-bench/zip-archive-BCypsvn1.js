import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { E as _enum } from "./primitives-DlTfjj0b.js";
import { t as AppError } from "./app-error-CvKhFwC2.js";
import { t as require_yauzl } from "./yauzl-DXQaUP-7.js";
import { pipeline } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
// ../../packages/contract/src/providers.ts
/**
* The providers whose exports can be imported. `isExperimental`: the format is known only from other programs that read
* it, neither from a real export nor from the provider's documentation. Screens mark such providers.
*/
const providers = {
	chatgpt: {
		name: "ChatGPT",
		isExperimental: false
	},
	claude: {
		name: "Claude",
		isExperimental: false
	},
	gemini: {
		name: "Gemini",
		isExperimental: true
	},
	aistudio: {
		name: "Google AI Studio",
		isExperimental: false
	},
	grok: {
		name: "Grok",
		isExperimental: true
	},
	deepseek: {
		name: "DeepSeek",
		isExperimental: true
	},
	copilot: {
		name: "Microsoft Copilot",
		isExperimental: true
	},
	perplexity: {
		name: "Perplexity",
		isExperimental: true
	},
	mistral: {
		name: "Mistral Le Chat",
		isExperimental: true
	},
	librechat: {
		name: "LibreChat",
		isExperimental: false
	},
	openwebui: {
		name: "Open WebUI",
		isExperimental: false
	},
	lobehub: {
		name: "LobeHub",
		isExperimental: false
	},
	chatbotui: {
		name: "Chatbot UI",
		isExperimental: false
	},
	typingmind: {
		name: "TypingMind",
		isExperimental: true
	},
	sharegpt: {
		name: "ShareGPT",
		isExperimental: false
	},
	"claude-code": {
		name: "Claude Code",
		isExperimental: false
	},
	codex: {
		name: "Codex",
		isExperimental: false
	},
	"gemini-cli": {
		name: "Gemini CLI",
		isExperimental: false
	},
	"copilot-cli": {
		name: "Copilot CLI",
		isExperimental: false
	},
	vscode: {
		name: "VS Code Chat",
		isExperimental: false
	},
	cline: {
		name: "Cline",
		isExperimental: false
	},
	roo: {
		name: "Roo Code",
		isExperimental: false
	},
	aider: {
		name: "Aider",
		isExperimental: false
	},
	cursor: {
		name: "Cursor",
		isExperimental: false
	},
	"qwen-code": {
		name: "Qwen Code",
		isExperimental: false
	},
	pi: {
		name: "Pi",
		isExperimental: false
	},
	"grok-build": {
		name: "Grok Build",
		isExperimental: true
	},
	opencode: {
		name: "OpenCode",
		isExperimental: false
	},
	lmstudio: {
		name: "LM Studio",
		isExperimental: true
	},
	jan: {
		name: "Jan",
		isExperimental: false
	},
	bigagi: {
		name: "big-AGI",
		isExperimental: false
	},
	cherrystudio: {
		name: "Cherry Studio",
		isExperimental: false
	},
	chatbox: {
		name: "Chatbox",
		isExperimental: false
	},
	sillytavern: {
		name: "SillyTavern",
		isExperimental: false
	},
	poe: {
		name: "Poe",
		isExperimental: true
	},
	characterai: {
		name: "Character.AI",
		isExperimental: true
	},
	qwen: {
		name: "Qwen",
		isExperimental: true
	},
	t3chat: {
		name: "T3 Chat",
		isExperimental: true
	},
	huggingchat: {
		name: "HuggingChat",
		isExperimental: true
	},
	transcript: {
		name: "Transcript",
		isExperimental: false
	}
};
/** Where conversations come from besides the chat: an import, or another program that filed them. */
const otherSources = {
	...providers,
	saved: { name: "Saved by an app" }
};
/** The schema of a provider's key, for requests. */
const Provider = _enum(Object.keys(providers), "Please choose a source that can be imported.");
// src/features/imports/read-export.errors.ts
var import_yauzl = /* @__PURE__ */ __toESM(require_yauzl(), 1);
/** Errors of an uploaded file as a whole. `name` is the user's name for it. */
function notAnExport(name, why, cause) {
	return new AppError({
		code: "imports.not_an_export",
		message: describeInvalidExport(name, why),
		cause
	});
}
function describeInvalidExport(name, why) {
	return `${shorten(name)}: ${why}`;
}
function noConversations(name) {
	return new AppError({
		code: "imports.empty",
		message: `There are no conversations in ${shorten(name)}.`
	});
}
function truncatedZip(name, cause) {
	return new AppError({
		code: "imports.truncated_zip",
		message: `${shorten(name)} is incomplete or damaged. Please download it again.`,
		cause
	});
}
/** `limit` completes the sentence after the name: 'holds more than …' or the like. */
function archiveTooLarge(name, limit) {
	return new AppError({
		code: "imports.archive_too_large",
		message: `${shorten(name)} ${limit}`
	});
}
function unsafeArchivePath(name, cause) {
	return new AppError({
		code: "imports.unsafe_path",
		message: `${shorten(name)} contains unsafe file paths and was refused.`,
		cause
	});
}
/** A file's name without characters that cannot be shown. */
function plainName(name) {
	return name.replace(/\p{Cc}/gu, "").trim().toWellFormed() || "This file";
}
function shorten(name) {
	const plain = plainName(name);
	return plain.length > 80 ? `${plain.slice(0, 79).toWellFormed()}…` : plain;
}
// src/features/imports/unpacking/unpacked-size.ts
/** Below this size the compression ratio does not matter. */
const MIN_SIZE_FOR_RATIO = 67108864;
/** Throws imports.archive_too_large. `unpackedBytes`: of the whole upload so far. */
function checkUnpackedSize(file, unpackedBytes, limits) {
	if (unpackedBytes > limits.maxUnpackedBytes) throw unpackedSizeTooLarge(file.uploadName, limits);
	if (file.size > MIN_SIZE_FOR_RATIO && file.size > limits.maxRatio * file.packedSize) {
		const refusal = `was refused: ${file.name} unpacks to more than ${limits.maxRatio} times its size.`;
		throw archiveTooLarge(file.uploadName, refusal);
	}
}
function unpackedSizeTooLarge(uploadName, { maxUnpackedBytes }) {
	return archiveTooLarge(uploadName, `unpacks to more than ${inUnits(maxUnpackedBytes)}.`);
}
function inUnits(bytes) {
	return bytes >= 1024 ** 3 ? `${Math.round(bytes / 1024 ** 3)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
// src/features/imports/unpacking/zip-archive.ts
const MAX_NAME_BYTES = 33554432;
const MAX_CHUNK = 524288;
const MIN_CHUNK = 4096;
/** A large buffer for the inflating thread: on a busy machine every switch between threads takes long. */
const INFLATE_OPTIONS = { highWaterMark: 2097152 };
/** Compression methods of ZIP files. */
const [STORED, DEFLATED] = [0, 8];
const passwordProtected = "This ZIP file is protected by a password.";
const unknownCompression = "This ZIP file uses a compression method that cannot be read.";
/**
* A ZIP file on disk, read entry by entry. The sizes in its directory are checked on opening, the real sizes while entries
* are read. `name` is the user's name for the file.
*/
var ZipArchive = class ZipArchive {
	#zip;
	#name;
	#limits;
	entries;
	/** Shared by all archives of the upload. */
	usage;
	constructor(zip, entries, name, limits, usage) {
		this.#zip = zip;
		this.entries = entries;
		this.#name = name;
		this.#limits = limits;
		this.usage = usage;
	}
	/** `usage`: that of the archive which contains this one. */
	static async open(path, name, limits, usage = {
		entries: 0,
		unpackedBytes: 0
	}) {
		const zip = await openZip(path, name);
		try {
			const maxEntries = limits.maxEntries - usage.entries;
			const tooMany = () => archiveTooLarge(name, tooManyEntries(limits, usage));
			const entries = await readDirectory(zip, name, {
				...limits,
				maxEntries,
				tooMany
			});
			usage.entries += entries.length;
			return new ZipArchive(zip, entries, name, limits, usage);
		} catch (error) {
			zip.close();
			throw error;
		}
	}
	close() {
		this.#zip.close();
	}
	/** The user's name for the upload or the archive inside of it. */
	get name() {
		return this.#name;
	}
	get limits() {
		return this.#limits;
	}
	/**
	* The unpacked bytes of an entry. `onPacked` gets the number of packed bytes read so far. Throws
	* imports.archive_too_large if the entry unpacks to more than allowed, imports.truncated_zip if it is damaged.
	*/
	async *read(item, onPacked = () => {}) {
		if (item.isEncrypted) throw notAnExport(this.#name, passwordProtected);
		try {
			const raw = await this.#openRaw(item.entry);
			let size = 0;
			let checksum = 0;
			for await (const chunk of unpack(raw, item, onPacked)) {
				size += chunk.length;
				this.usage.unpackedBytes += chunk.length;
				this.#checkSize(item, size);
				checksum = crc32(chunk, checksum);
				yield chunk;
			}
			if (size !== item.size || checksum !== item.entry.crc32) throw new Error("size or checksum differs");
		} catch (error) {
			throw toArchiveError(error, this.#name);
		}
	}
	/** The packed bytes. The library does not unpack them: its chunks would be small, and its size check would fail before ours. */
	#openRaw(entry) {
		const options = {
			decompress: entry.compressionMethod === DEFLATED ? false : null,
			decrypt: null,
			start: null,
			end: null
		};
		return new Promise((resolve, reject) => {
			this.#zip.openReadStream(entry, options, (error, raw) => error ? reject(error) : resolve(raw));
		});
	}
	#checkSize({ name, packedSize }, size) {
		checkUnpackedSize({
			uploadName: this.#name,
			name,
			packedSize,
			size
		}, this.usage.unpackedBytes, this.#limits);
	}
};
function openZip(path, name) {
	return new Promise((resolve, reject) => {
		import_yauzl.open(path, {
			lazyEntries: true,
			autoClose: false
		}, (error, zip) => {
			if (error) reject(truncatedZip(name, error));
			else resolve(zip);
		});
	});
}
function tooManyEntries({ maxEntries }, { entries }) {
	const moreFiles = `more than ${maxEntries.toLocaleString("en-US")} files.`;
	return entries === 0 ? `holds ${moreFiles}` : `and what lies around it hold ${moreFiles}`;
}
async function readDirectory(zip, name, limits) {
	const { tooMany } = limits;
	if (zip.entryCount > limits.maxEntries) throw tooMany();
	const entries = [];
	let nameBytes = 0;
	let size = 0;
	try {
		await visitEntries(zip, (entry) => {
			nameBytes += entry.fileNameLength;
			if (entries.length >= limits.maxEntries || nameBytes > MAX_NAME_BYTES) throw tooMany();
			if (entry.fileName.endsWith("/")) return;
			size += entry.uncompressedSize;
			entries.push({
				name: entry.fileName,
				packedSize: entry.compressedSize,
				size: entry.uncompressedSize,
				isEncrypted: entry.isEncrypted(),
				isLink: isLink(entry),
				entry
			});
		});
	} catch (error) {
		throw toArchiveError(error, name);
	}
	if (size > limits.maxUnpackedBytes) throw unpackedSizeTooLarge(name, limits);
	return entries;
}
const MADE_ON_UNIX = 3;
const FILE_TYPE = 61440;
const LINK_TYPE = 40960;
/** ZIPs made on Unix have the type of each file in the upper half of its attributes. */
function isLink({ versionMadeBy, externalFileAttributes }) {
	return versionMadeBy >>> 8 === MADE_ON_UNIX && (externalFileAttributes >>> 16 & FILE_TYPE) === LINK_TYPE;
}
function visitEntries(zip, visit) {
	return new Promise((resolve, reject) => {
		zip.on("error", reject);
		zip.on("end", resolve);
		zip.on("entry", (entry) => {
			try {
				visit(entry);
				zip.readEntry();
			} catch (error) {
				reject(error);
			}
		});
		zip.readEntry();
	});
}
async function* unpack(raw, item, onPacked) {
	if (item.entry.compressionMethod === STORED) {
		let bytes = 0;
		for await (const chunk of raw) {
			bytes += chunk.length;
			onPacked(bytes);
			yield chunk;
		}
		return;
	}
	const chunkSize = Math.min(Math.max(item.size, MIN_CHUNK), MAX_CHUNK);
	const inflated = pipeline(raw, createInflateRaw({
		...INFLATE_OPTIONS,
		chunkSize
	}), () => {});
	for await (const chunk of inflated) {
		onPacked(inflated.bytesWritten);
		yield chunk;
	}
}
/** The library's errors differ only in their messages. */
function toArchiveError(error, name) {
	if (!(error instanceof Error) || error instanceof AppError) return error;
	if (/relative path|absolute path|characters in fileName/.test(error.message)) return unsafeArchivePath(name, error);
	if (/encryption/.test(error.message)) return notAnExport(name, passwordProtected, error);
	if (/unsupported compression/.test(error.message)) return notAnExport(name, unknownCompression, error);
	return truncatedZip(name, error);
}
export { notAnExport as a, Provider as c, noConversations as i, otherSources as l, checkUnpackedSize as n, plainName as o, describeInvalidExport as r, truncatedZip as s, ZipArchive as t, providers as u };
