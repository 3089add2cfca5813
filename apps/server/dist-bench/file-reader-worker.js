import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { i as findTextType, r as findFileKind, t as dist_default } from "./dist-D432o7Dt.js";
import { t as Parser } from "./Parser-BqDBEs0d.js";
import { t as require_yauzl } from "./yauzl-DXQaUP-7.js";
import { open, readFile } from "node:fs/promises";
import { spawn } from "node:child_process";
// ../../node_modules/unpdf/dist/index.mjs
function polyfillDOMMatrix() {
	if (typeof globalThis.DOMMatrix !== "undefined") return;
	globalThis.DOMMatrix = class DOMMatrix {
		constructor(init) {
			if (Array.isArray(init) && init.length === 6) {
				this.a = init[0];
				this.b = init[1];
				this.c = init[2];
				this.d = init[3];
				this.e = init[4];
				this.f = init[5];
			} else {
				this.a = 1;
				this.b = 0;
				this.c = 0;
				this.d = 1;
				this.e = 0;
				this.f = 0;
			}
		}
		translateSelf(tx, ty = 0) {
			this.e = this.a * tx + this.c * ty + this.e;
			this.f = this.b * tx + this.d * ty + this.f;
			return this;
		}
		scaleSelf(sx, sy = sx) {
			this.a *= sx;
			this.b *= sx;
			this.c *= sy;
			this.d *= sy;
			return this;
		}
	};
}
/**
* Stubs browser globals that PDF.js expects at the module level
* in non-browser environments.
*
* @remarks
* Must be called before importing any PDF.js module, since PDF.js
* accesses these globals at parse time (top-level constants).
*/
function stubBrowserGlobals() {
	polyfillDOMMatrix();
}
let resolvedModule;
const isNode = globalThis.process?.release?.name === "node";
/**
* Returns a `PDFDocumentProxy` instance from a given binary data.
*
* Applies the following defaults:
* - `useSystemFonts: true`
*
* In Node.js environments, additionally applies:
* - `disableFontFace: true`
* - `standardFontDataUrl` resolved from the local `pdfjs-dist` package
* - `cMapUrl` and `cMapPacked` resolved from the local `pdfjs-dist` package
*/
async function getDocumentProxy(data, options = {}) {
	const { getDocument } = await getResolvedPDFJS();
	let nodeDefaults = {};
	if (isNode) try {
		const base = import.meta.resolve("pdfjs-dist/package.json");
		nodeDefaults = {
			disableFontFace: true,
			standardFontDataUrl: new URL("./standard_fonts/", base).href,
			cMapUrl: new URL("./cmaps/", base).href,
			cMapPacked: true
		};
	} catch {}
	return await getDocument({
		data,
		useSystemFonts: true,
		...nodeDefaults,
		...options
	}).promise;
}
async function getResolvedPDFJS() {
	if (!resolvedModule) await resolvePDFJSImport();
	return resolvedModule;
}
async function resolvePDFJSImport(pdfjsResolver, { reload = false } = {}) {
	if (resolvedModule && !reload) return;
	stubBrowserGlobals();
	if (pdfjsResolver) try {
		resolvedModule = await interopDefault(pdfjsResolver());
		return;
	} catch (error) {
		throw new Error(`PDF.js could not be resolved: ${error}`);
	}
	try {
		resolvedModule = await import("./pdfjs-B9h774Gz.js");
	} catch (error) {
		throw new Error(`Serverless PDF.js bundle could not be resolved: ${error}`);
	}
}
async function interopDefault(m) {
	const resolved = await m;
	return resolved.default || resolved;
}
/**
* Derived from the PDF.js project by the Mozilla Foundation.
* @see https://github.com/mozilla/pdf.js/blob/b8de9a372f9bbf7e33adb362eeae5ef1919dba73/src/display/canvas_factory.js#L18
* @license Apache-2.0
*/
/**
* Derived from the PDF.js project by the Mozilla Foundation.
* @see https://github.com/mozilla/pdf.js/blob/b8de9a372f9bbf7e33adb362eeae5ef1919dba73/src/display/canvas_factory.js#L18
* @license Apache-2.0
*/
// src/features/files/chat-files/reading/reading-result.ts
/** A file that cannot be read, with a sentence for its owner. */
var UnreadableFile = class extends Error {};
const tooManyPages = () => new UnreadableFile("It has more than 3,000 pages. Please split it.");
const tooMuchText = () => new UnreadableFile("It has more than 5 million characters of text. Please split it.");
// src/features/files/chat-files/reading/plain-text.ts
/** Control characters except tabs and line breaks. A form feed is one of them: it separates pages. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** A text in the form that is stored: with plain line breaks, and without invisible white space. */
function tidyText(text) {
	return text.toWellFormed().replaceAll(/\r\n?|\u2028|\u2029/g, "\n").replaceAll(CONTROL, "").replaceAll(/[ \t]+\n/g, "\n").trim();
}
/** Collects tidy pages up to the longest text that is stored. Throws UnreadableFile beyond. */
var PageCollector = class {
	pages = [];
	#length = 0;
	/** Several empty lines become one, unless the text is to stay as its author wrote it. */
	add(text, { isAsWritten = false } = {}) {
		const tidy = isAsWritten ? tidyText(text) : tidyText(text).replaceAll(/\n{3,}/g, "\n\n");
		this.#length += tidy.length;
		if (this.#length > 5e6) throw tooMuchText();
		this.pages.push(tidy);
	}
	get isEmpty() {
		return this.#length === 0;
	}
};
// src/features/files/chat-files/reading/read-pdf.ts
/** Lines whose distance exceeds this multiple of the letter height belong to different paragraphs. */
const PARAGRAPH_GAP = 1.8;
/** The text of a PDF by pages. Throws UnreadableFile for a PDF with a password, a damaged one, or one without text. */
async function readPdf(path) {
	const pdf = await openPdf(path);
	if (pdf.numPages > 3e3) throw tooManyPages();
	const collected = new PageCollector();
	for (let number = 1; number <= pdf.numPages; number += 1) collected.add(await readPage(pdf, number));
	if (collected.isEmpty) throw new UnreadableFile("Its pages are pictures without text. Please use a PDF whose text can be selected.");
	return {
		type: "application/pdf",
		texts: collected.pages,
		pages: pdf.numPages
	};
}
async function openPdf(path) {
	try {
		return await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException") throw new UnreadableFile("It is protected by a password. Please save it without one and attach that.");
		throw new UnreadableFile("This PDF is damaged and cannot be read.");
	}
}
/** A damaged page counts as empty, so that the other pages are still read. */
async function readPage(pdf, number) {
	try {
		const page = await pdf.getPage(number);
		const { items } = await page.getTextContent();
		page.cleanup();
		return joinItems(items.filter((item) => "str" in item));
	} catch {
		return "";
	}
}
/** Joins pieces of text to lines, and separates paragraphs by an empty line. */
function joinItems(items) {
	let text = "";
	let baseline;
	let height = 0;
	for (const { str, hasEOL, transform, height: itemHeight } of items) {
		const y = Number(transform[5]);
		if (str.trim() !== "") {
			if (text.endsWith("\n") && baseline !== void 0 && height > 0 && Math.abs(baseline - y) > height * PARAGRAPH_GAP) text += "\n";
			baseline = y;
			height = itemHeight;
		}
		text += hasEOL ? `${str}\n` : str;
	}
	return text;
}
// src/features/files/chat-files/reading/recognize-text.ts
/** Optional: if this program is not installed, no text is recognised in pictures. */
const PROGRAM = "tesseract";
const PROGRAM_FOLDERS = [
	"/usr/local/bin",
	"/usr/bin",
	"/bin",
	"/opt/homebrew/bin",
	"/run/current-system/sw/bin"
];
const MAX_MS = 3e4;
const MAX_OUTPUT_BYTES = 2e6;
/** A result with fewer letters is noise in a photo. */
const MIN_LETTERS = 8;
/** The text in a picture; empty if there is none, or if the program is not installed or fails. */
async function recognizeText(picture, folders = PROGRAM_FOLDERS) {
	const text = tidyText(await runProgram(picture, folders));
	return (text.match(/\p{L}/gu) ?? []).length < MIN_LETTERS ? "" : text;
}
function runProgram(picture, folders) {
	return new Promise((resolve) => {
		const child = spawn(PROGRAM, ["stdin", "stdout"], {
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			],
			env: {
				PATH: folders.join(":"),
				OMP_THREAD_LIMIT: "1"
			},
			timeout: MAX_MS
		});
		const output = [];
		let size = 0;
		child.stdout.on("data", (piece) => {
			size += piece.length;
			if (size > MAX_OUTPUT_BYTES) child.kill("SIGKILL");
			else output.push(piece);
		});
		child.once("error", () => resolve(""));
		child.once("close", (code) => resolve(code === 0 ? Buffer.concat(output).toString("utf8") : ""));
		child.stdin.on("error", () => void 0);
		child.stdin.end(picture);
	});
}
// src/features/files/chat-files/reading/read-picture.ts
const MAX_PIXELS = 5e7;
/** In pixels. Larger pictures are reduced before text recognition. */
const MAX_SIDE = 3e3;
/** Checks that a picture can be decoded, and recognises the text in it if the program for that is installed. */
async function readPicture(path, type) {
	const { width, height } = await readSize(path);
	if (width * height > MAX_PIXELS) throw new UnreadableFile("This picture has more than 50 megapixels. Please choose a smaller one.");
	const text = await recognizeText(await dist_default(path, {
		limitInputPixels: MAX_PIXELS,
		failOn: "error"
	}).autoOrient().resize({
		width: MAX_SIDE,
		height: MAX_SIDE,
		fit: "inside",
		withoutEnlargement: true
	}).flatten({ background: "#ffffff" }).png({ compressionLevel: 1 }).toBuffer().catch(() => {
		throw damaged$1();
	}));
	return {
		type,
		texts: text === "" ? [] : [text],
		pages: null
	};
}
async function readSize(path) {
	const metadata = await dist_default(path, { limitInputPixels: false }).metadata().catch(() => {
		throw damaged$1();
	});
	return {
		width: metadata.width,
		height: metadata.height
	};
}
const damaged$1 = () => new UnreadableFile("This picture is damaged and cannot be read.");
// src/features/files/chat-files/reading/read-html.ts
/** Elements whose content is not readable text. */
const SKIPPED$1 = /* @__PURE__ */ new Set([
	"title",
	"script",
	"style",
	"noscript",
	"template",
	"svg",
	"head",
	"iframe",
	"object",
	"select"
]);
const BLOCKS = new Set("p div section article header footer main aside nav figure figcaption blockquote pre ul ol table form address hr dl dt dd".split(" "));
/**
* The readable text of a page as Markdown: headings, lists and tables; no scripts, styles or addresses. Nothing is fetched
* or run, and entities are never defined by the page itself.
*/
function readHtml(html) {
	const text = new MarkdownText();
	let skipped = 0;
	new Parser({
		onopentag: (name) => {
			if (SKIPPED$1.has(name)) skipped += 1;
			else if (skipped === 0) text.open(name);
		},
		ontext: (piece) => {
			if (skipped === 0) text.write(piece);
		},
		onclosetag: (name) => {
			if (SKIPPED$1.has(name)) skipped = Math.max(0, skipped - 1);
			else if (skipped === 0) text.close(name);
		}
	}, {
		decodeEntities: true,
		lowerCaseTags: true
	}).end(html);
	return text.toString();
}
/** Writes elements of HTML as Markdown. */
var MarkdownText = class {
	#parts = [];
	#preformatted = 0;
	#cells = 0;
	#lists = [];
	open(name) {
		const heading = /^h([1-6])$/.exec(name)?.[1];
		if (heading !== void 0) this.#parts.push(`\n\n${"#".repeat(Number(heading))} `);
		else if (name === "br") this.#parts.push("\n");
		else if (name === "tr") this.#startRow();
		else if ((name === "td" || name === "th") && this.#cells++ > 0) this.#parts.push(" | ");
		else if (name === "li") this.#startItem();
		else if (BLOCKS.has(name) && this.#cells === 0) this.#parts.push(this.#lists.length > 0 ? "\n" : "\n\n");
		if (name === "pre") this.#preformatted += 1;
		if (name === "ul" || name === "ol") this.#lists.push({ number: name === "ol" ? 1 : 0 });
	}
	write(piece) {
		this.#parts.push(this.#preformatted > 0 ? piece : piece.replaceAll(/\s+/g, " "));
	}
	close(name) {
		if (name === "pre") this.#preformatted = Math.max(0, this.#preformatted - 1);
		if (name === "ul" || name === "ol") this.#lists.pop();
		if (name === "tr") this.#cells = 0;
		if (/^h[1-6]$/.test(name) || BLOCKS.has(name) && this.#cells === 0 && this.#lists.length === 0) this.#parts.push("\n\n");
	}
	#startRow() {
		this.#cells = 0;
		this.#parts.push("\n");
	}
	#startItem() {
		const list = this.#lists.at(-1);
		const mark = list === void 0 || list.number === 0 ? "-" : `${list.number++}.`;
		this.#parts.push(`\n${"  ".repeat(Math.max(0, this.#lists.length - 1))}${mark} `);
	}
	toString() {
		return this.#parts.join("").replaceAll(/\n[ \t]+(?=\n)/g, "\n");
	}
};
// src/features/files/chat-files/reading/read-text.ts
/** A text without pages: plain, Markdown, code, CSV, or HTML, of which only the readable text is kept. */
async function readTextFile(path, name) {
	const decoded = decode(await readFile(path));
	const type = findTextType(decoded, name);
	const pages = new PageCollector();
	if (type === "text/html") pages.add(readHtml(decoded));
	else pages.add(decoded, { isAsWritten: true });
	if (pages.isEmpty) throw new UnreadableFile("There is no text in it.");
	return {
		type,
		texts: pages.pages,
		pages: null
	};
}
/** UTF-8, or UTF-16 after a byte order mark; anything else is read as Windows-1252, in which every byte is a character. */
function decode(bytes) {
	const encoding = bytes[0] === 254 && bytes[1] === 255 ? "utf-16be" : bytes[0] === 255 && bytes[1] === 254 ? "utf-16le" : "utf-8";
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
// src/features/files/chat-files/reading/open-zip.ts
var import_yauzl = /* @__PURE__ */ __toESM(require_yauzl(), 1);
const MAX_ENTRIES = 2e4;
/** Unpacked, in bytes: of one entry, and of all that are read. */
const MAX_ENTRY_BYTES = 1e8;
const MAX_TOTAL_BYTES = 3e8;
const damaged = () => new UnreadableFile("It is damaged and cannot be read.");
const bomb = () => new UnreadableFile("It unpacks to more than can be read. Please split it.");
/**
* The entries of a ZIP file by name. Limits apply to the bytes that are really unpacked, not to the announced sizes.
*/
var OpenedZip = class OpenedZip {
	#zip;
	#entries;
	#unpacked = 0;
	constructor(zip, entries) {
		this.#zip = zip;
		this.#entries = entries;
	}
	/** Throws UnreadableFile for a damaged file. */
	static async open(path) {
		const zip = await new Promise((resolve, reject) => {
			import_yauzl.open(path, {
				lazyEntries: true,
				autoClose: false
			}, (error, opened) => {
				if (error) reject(damaged());
				else resolve(opened);
			});
		});
		const entries = /* @__PURE__ */ new Map();
		await new Promise((resolve, reject) => {
			zip.on("entry", (entry) => {
				entries.set(entry.fileName, entry);
				if (entries.size > MAX_ENTRIES) reject(bomb());
				else zip.readEntry();
			});
			zip.once("end", resolve);
			zip.once("error", () => reject(damaged()));
			zip.readEntry();
		});
		return new OpenedZip(zip, entries);
	}
	has(name) {
		return this.#entries.has(name);
	}
	/** The text of an entry; undefined if there is none. Throws UnreadableFile if it is too large, locked or damaged. */
	async read(name) {
		const entry = this.#entries.get(name);
		if (entry === void 0) return void 0;
		if (entry.isEncrypted()) throw new UnreadableFile("It is protected by a password.");
		if (entry.uncompressedSize > MAX_ENTRY_BYTES) throw bomb();
		const pieces = [];
		try {
			const stream = await this.#openStream(entry);
			for await (const piece of stream) {
				this.#unpacked += piece.length;
				if (this.#unpacked > MAX_TOTAL_BYTES) throw bomb();
				pieces.push(piece);
			}
		} catch (error) {
			throw error instanceof UnreadableFile ? error : damaged();
		}
		return Buffer.concat(pieces).toString("utf8").replace(/^\ufeff/, "");
	}
	#openStream(entry) {
		return new Promise((resolve, reject) => {
			this.#zip.openReadStream(entry, (error, stream) => {
				if (error) reject(error);
				else resolve(stream);
			});
		});
	}
};
// src/features/files/chat-files/reading/read-xml.ts
/** Goes through XML. Entities that the document defines itself are never expanded, and nothing is loaded. */
function readXml(xml, { open, text, close }) {
	new Parser({
		...open && { onopentag: (name, attributes) => open(name, attributes) },
		...text && { ontext: text },
		...close && { onclosetag: close }
	}, {
		xmlMode: true,
		decodeEntities: true
	}).end(xml);
}
/** The targets of the relationships in an Office file by id: paths in the ZIP file, and types. */
function readRelations(xml, folder) {
	const found = /* @__PURE__ */ new Map();
	readXml(xml, { open: (name, { Id = "", Target = "", Type = "", TargetMode }) => {
		if (name !== "Relationship" || TargetMode === "External") return;
		found.set(Id, {
			path: resolvePath(folder, Target),
			type: Type.slice(Type.lastIndexOf("/") + 1)
		});
	} });
	return found;
}
/** A path relative to a folder, or from the root if it begins with a slash. */
function resolvePath(folder, target) {
	return new URL(target, `zip:///${folder === "" ? "" : `${folder}/`}`).pathname.slice(1);
}
// src/features/files/chat-files/reading/read-docx.ts
/** Parts whose text is shown elsewhere, was deleted, or is a code. */
const SKIPPED = /* @__PURE__ */ new Set([
	"w:del",
	"w:moveFrom",
	"w:instrText",
	"w:delText",
	"mc:Fallback"
]);
/** The text of a Word document as Markdown, with its footnotes at the end. */
async function readDocx(zip, main) {
	const folder = main.slice(0, main.lastIndexOf("/"));
	const levels = readHeadingLevels(await zip.read(`${folder}/styles.xml`) ?? "");
	const parts = [writeParagraphs(await zip.read(main) ?? "", levels)];
	for (const notes of ["footnotes", "endnotes"]) {
		const xml = await zip.read(`${folder}/${notes}.xml`);
		if (xml !== void 0) parts.push(writeParagraphs(xml, levels));
	}
	const text = new PageCollector();
	text.add(parts.join("\n\n"));
	return {
		texts: text,
		pages: null
	};
}
/** The level of each style that is a heading: its id depends on the language of the program, its name does not. */
function readHeadingLevels(xml) {
	const levels = /* @__PURE__ */ new Map();
	let style = "";
	readXml(xml, { open: (name, attributes) => {
		if (name === "w:style") style = attributes["w:styleId"] ?? "";
		const value = attributes["w:val"] ?? "";
		const level = /^heading ([1-6])$/i.exec(value)?.[1] ?? (/^title$/i.test(value) ? "1" : void 0);
		if (name === "w:name" && level !== void 0) levels.set(style, Number(level));
	} });
	return levels;
}
function writeParagraphs(xml, levels) {
	const paragraphs = new Paragraphs();
	let skipped = 0;
	let isText = false;
	readXml(xml, {
		open: (name, attributes) => {
			if (SKIPPED.has(name)) skipped += 1;
			if (skipped > 0) return;
			if (name === "w:t") isText = true;
			else if (name === "w:tab") paragraphs.write("	");
			else if (name === "w:br" || name === "w:cr") paragraphs.write("\n");
			else if (name === "w:pStyle") paragraphs.level = levels.get(attributes["w:val"] ?? "") ?? 0;
			else if (name === "w:numPr") paragraphs.isItem = true;
			else if (name === "w:tc") paragraphs.openCell();
			else if (name === "w:tr") paragraphs.openRow();
		},
		text: (piece) => {
			if (isText && skipped === 0) paragraphs.write(piece);
		},
		close: (name) => {
			if (SKIPPED.has(name)) skipped -= 1;
			if (name === "w:t") isText = false;
			else if (name === "w:p" && skipped === 0) paragraphs.end();
			else if (name === "w:tr") paragraphs.closeRow();
		}
	});
	return paragraphs.toString();
}
/** Paragraphs, headings, items of lists and rows of tables as Markdown. */
var Paragraphs = class {
	level = 0;
	isItem = false;
	#written = [];
	#text = "";
	#cells;
	#lastKind;
	write(piece) {
		this.#text += piece;
	}
	openRow() {
		this.#cells = [];
	}
	openCell() {
		this.#cells?.push("");
	}
	end() {
		const text = this.#text.trim();
		if (this.#cells !== void 0) {
			const last = this.#cells.length - 1;
			if (last >= 0 && text !== "") this.#cells[last] = `${this.#cells[last] ?? ""} ${text}`.trim();
		} else if (text !== "") {
			const kind = this.level > 0 ? "heading" : this.isItem ? "item" : "paragraph";
			const marks = {
				heading: `${"#".repeat(this.level)} `,
				item: "- ",
				paragraph: ""
			};
			this.#add(kind, marks[kind] + text);
		}
		[this.#text, this.level, this.isItem] = [
			"",
			0,
			false
		];
	}
	closeRow() {
		if (this.#cells?.some((cell) => cell !== "") === true) this.#add("row", this.#cells.join(" | "));
		this.#cells = void 0;
	}
	/** Items of a list and rows of a table follow each other without an empty line. */
	#add(kind, text) {
		const isNext = kind === this.#lastKind && (kind === "item" || kind === "row");
		this.#written.push(`${isNext ? "\n" : "\n\n"}${text}`);
		this.#lastKind = kind;
	}
	toString() {
		return this.#written.join("");
	}
};
// src/features/files/chat-files/reading/read-epub.ts
/** The chapters of a book in their order; a book has no pages. */
async function readEpub(zip) {
	if (zip.has("META-INF/rights.xml")) throw new UnreadableFile("This book is protected against copying.");
	let packagePath = "";
	readXml(await zip.read("META-INF/container.xml") ?? "", { open: (name, attributes) => {
		if (name === "rootfile" && packagePath === "") packagePath = attributes["full-path"] ?? "";
	} });
	const chapters = readOrder(await zip.read(packagePath) ?? "", packagePath.slice(0, Math.max(0, packagePath.lastIndexOf("/"))));
	const written = [];
	for (const chapter of chapters) {
		const html = await zip.read(chapter);
		if (html !== void 0) written.push(readHtml(html));
	}
	const texts = new PageCollector();
	texts.add(written.join("\n\n"));
	return {
		texts,
		pages: null
	};
}
/** The paths of the chapters. */
function readOrder(xml, folder) {
	const paths = /* @__PURE__ */ new Map();
	const order = [];
	readXml(xml, { open: (name, attributes) => {
		const element = name.slice(name.indexOf(":") + 1);
		if (element === "item") paths.set(attributes["id"] ?? "", attributes["href"] ?? "");
		if (element === "itemref") order.push(attributes["idref"] ?? "");
	} });
	return order.flatMap((id) => {
		const href = paths.get(id);
		return href === void 0 ? [] : decodeURIComponent(resolvePath(folder, href));
	});
}
// src/features/files/chat-files/reading/read-pptx.ts
/** The slides of a presentation in their order, each with the notes of the speaker. */
async function readPptx(zip, main) {
	const relations = await relationsOf(zip, main);
	const ids = [];
	readXml(await zip.read(main) ?? "", { open: (name, attributes) => {
		if (name === "p:sldId") ids.push(attributes["r:id"] ?? "");
	} });
	const slides = ids.flatMap((id) => relations.get(id)?.path ?? []);
	if (slides.length > 3e3) throw tooManyPages();
	const texts = new PageCollector();
	for (const slide of slides) {
		const notes = [...(await relationsOf(zip, slide)).values()].find(({ type }) => type === "notesSlide");
		const spoken = notes === void 0 ? "" : writeText(await zip.read(notes.path) ?? "");
		const shown = writeText(await zip.read(slide) ?? "");
		texts.add(/\p{L}/u.test(spoken) ? `${shown}\n\nNotes: ${spoken}` : shown);
	}
	return {
		texts,
		pages: slides.length
	};
}
async function relationsOf(zip, part) {
	const at = part.lastIndexOf("/");
	const folder = part.slice(0, at);
	return readRelations(await zip.read(`${folder}/_rels/${part.slice(at + 1)}.rels`) ?? "", folder);
}
/** Paragraphs as lines, cells of a table beside each other; without slide numbers and the like. */
function writeText(xml) {
	let text = "";
	let isText = false;
	let isField = false;
	readXml(xml, {
		open: (name) => {
			if (name === "a:t") isText = true;
			if (name === "a:fld") isField = true;
			if (name === "a:br") text += "\n";
		},
		text: (piece) => {
			if (isText && !isField) text += piece;
		},
		close: (name) => {
			if (name === "a:t") isText = false;
			if (name === "a:fld") isField = false;
			if (name === "a:tc") text = `${text.trimEnd()} | `;
			else if (name === "a:p" || name === "a:tr") text = `${text.replace(/ \| $/, "")}\n`;
			else if (name === "p:sp") text += "\n";
		}
	});
	return text;
}
// src/features/files/chat-files/reading/spreadsheet-dates.ts
/** Number formats of dates and times that every spreadsheet has. */
const BUILT_IN = /* @__PURE__ */ new Set([
	14,
	15,
	16,
	17,
	18,
	19,
	20,
	21,
	22,
	45,
	46,
	47
]);
const DAY_MS = 864e5;
/** The indexes of the cell styles that show a number as a date. */
function readDateStyles(xml) {
	const dateFormats = new Set(BUILT_IN);
	const styles = /* @__PURE__ */ new Set();
	let isOfCells = false;
	let index = 0;
	readXml(xml, {
		open: (name, attributes) => {
			if (name === "numFmt" && isDateCode(attributes["formatCode"] ?? "")) dateFormats.add(Number(attributes["numFmtId"]));
			if (name === "cellXfs") isOfCells = true;
			if (name === "xf" && isOfCells) {
				if (dateFormats.has(Number(attributes["numFmtId"]))) styles.add(index);
				index += 1;
			}
		},
		close: (name) => {
			if (name === "cellXfs") isOfCells = false;
		}
	});
	return styles;
}
/** Whether a format code has a part of a date outside of quotes and brackets. */
function isDateCode(code) {
	return /[dyhs]|mmm/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "").replaceAll(/general|red|standard/gi, ""));
}
/** A day such as 2026-03-01, with the time if there is one; undefined for a number that is not a date. */
function toDay(serial, isFrom1904) {
	const days = isFrom1904 ? serial + 1462 : serial;
	if (!(days >= 0 && days < 1e5)) return void 0;
	const time = Date.UTC(1899, 11, days < 60 ? 31 : 30) + Math.round(days * DAY_MS / 1e3) * 1e3;
	const text = new Date(time).toISOString();
	if (days < 1) return text.slice(11, 19);
	return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
// src/features/files/chat-files/reading/read-xlsx.ts
/**
* The sheets of a spreadsheet: each row is a line with the displayed values; formulas are shown by their last results.
*/
async function readXlsx(zip, main) {
	const folder = main.slice(0, main.lastIndexOf("/"));
	const name = main.slice(folder.length + 1);
	const relations = readRelations(await zip.read(`${folder}/_rels/${name}.rels`) ?? "", folder);
	const { sheets, isFrom1904 } = readWorkbook(await zip.read(main) ?? "");
	if (sheets.length > 3e3) throw tooManyPages();
	const strings = readStrings(await zip.read(`${folder}/sharedStrings.xml`) ?? "");
	const dateStyles = readDateStyles(await zip.read(`${folder}/styles.xml`) ?? "");
	const texts = new PageCollector();
	for (const sheet of sheets) {
		const path = relations.get(sheet.id)?.path;
		const xml = path === void 0 ? void 0 : await zip.read(path);
		const rows = xml === void 0 ? "" : writeRows(xml, {
			strings,
			dateStyles,
			isFrom1904
		});
		texts.add(`# ${sheet.name}\n\n${rows}`);
	}
	return {
		texts,
		pages: null
	};
}
function readWorkbook(xml) {
	const workbook = {
		sheets: [],
		isFrom1904: false
	};
	readXml(xml, { open: (element, attributes) => {
		if (element === "sheet") workbook.sheets.push({
			name: attributes["name"] ?? "",
			id: attributes["r:id"] ?? ""
		});
		if (element === "workbookPr") workbook.isFrom1904 = /^(1|true)$/.test(attributes["date1904"] ?? "");
	} });
	return workbook;
}
function readStrings(xml) {
	const strings = [];
	let isText = false;
	let isPhonetic = false;
	readXml(xml, {
		open: (name) => {
			if (name === "si") strings.push("");
			if (name === "rPh") isPhonetic = true;
			if (name === "t") isText = !isPhonetic;
		},
		text: (piece) => {
			if (isText) strings[strings.length - 1] += piece;
		},
		close: (name) => {
			if (name === "t") isText = false;
			if (name === "rPh") isPhonetic = false;
		}
	});
	return strings;
}
function writeRows(xml, context) {
	const lines = [];
	let cells = [];
	let cell = {
		type: "",
		style: 0,
		value: ""
	};
	let isValue = false;
	readXml(xml, {
		open: (name, { r = "", t = "", s = "0" }) => {
			if (name === "row") cells = [];
			if (name === "c") {
				cell = {
					type: t,
					style: Number(s),
					value: ""
				};
				const column = Math.min(columnOf(r), cells.length + MAX_GAP);
				while (cells.length < column) cells.push("");
			}
			if (name === "v" || name === "t") isValue = true;
		},
		text: (piece) => {
			if (isValue) cell.value += piece;
		},
		close: (name) => {
			if (name === "v" || name === "t") isValue = false;
			if (name === "c") cells.push(shownValue(cell, context));
			if (name === "row" && cells.some((value) => value !== "")) lines.push(cells.join(" | "));
		}
	});
	return lines.join("\n");
}
const MAX_GAP = 20;
/** The index of a cell's column: 0 for A1, 27 for AB1. */
function columnOf(reference) {
	return [.../^[A-Z]{1,3}/.exec(reference)?.[0] ?? ""].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
function shownValue({ type, style, value }, { strings, dateStyles, isFrom1904 }) {
	if (type === "s") return (strings[Number(value)] ?? "").replaceAll(/\s+/g, " ").trim();
	if (type === "b") return value === "1" ? "TRUE" : "FALSE";
	if ((type === "" || type === "n") && value !== "" && dateStyles.has(style)) return toDay(Number(value), isFrom1904) ?? value;
	return value.replaceAll(/\s+/g, " ").trim();
}
// src/features/files/chat-files/reading/read-zip-document.ts
const OFFICE = "application/vnd.openxmlformats-officedocument.";
/** By the folder of the main part. */
const FORMATS = {
	word: {
		type: `${OFFICE}wordprocessingml.document`,
		read: readDocx
	},
	ppt: {
		type: `${OFFICE}presentationml.presentation`,
		read: readPptx
	},
	xl: {
		type: `${OFFICE}spreadsheetml.sheet`,
		read: readXlsx
	}
};
/** Documents of Word, PowerPoint and Excel, and books: ZIP files of XML. Macros in them are neither read nor run. */
async function readZipDocument(path) {
	const zip = await OpenedZip.open(path);
	const relations = await zip.read("_rels/.rels");
	const main = relations === void 0 ? void 0 : findMain(relations);
	const format = FORMATS[main?.split("/")[0] ?? ""];
	if (main !== void 0 && format !== void 0) {
		if (!zip.has(main)) throw new UnreadableFile("It is damaged and cannot be read.");
		return finish(format.type, await format.read(zip, main));
	}
	if (zip.has("META-INF/container.xml")) return finish("application/epub+zip", await readEpub(zip));
	throw new UnreadableFile("It is a ZIP archive and no document. Please attach the files in it.");
}
const findMain = (relations) => [...readRelations(relations, "").values()].find(({ type }) => type === "officeDocument")?.path;
function finish(type, { texts, pages }) {
	if (texts.isEmpty) throw new UnreadableFile("There is no text in it.");
	return {
		type,
		texts: pages === null ? [texts.pages.join("\n\n")] : texts.pages,
		pages
	};
}
// src/features/files/chat-files/reading/read-file.ts
const HEAD_BYTES = 4096;
/** Reads a file by what it contains. Throws UnreadableFile with a sentence for its owner. */
async function readFileText({ path, name }) {
	const { kind, type } = findFileKind(await readHead(path));
	switch (kind) {
		case "pdf": return readPdf(path);
		case "picture": return readPicture(path, type);
		case "text": return readTextFile(path, name);
		case "zip": return readZipDocument(path);
		case "old-office": throw new UnreadableFile("It has a password or the format of an old Office version. Please save it as DOCX, PPTX or XLSX.");
		case "other": throw new UnreadableFile("Files of this kind cannot be read.");
	}
}
async function readHead(path) {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
// src/features/files/chat-files/reading/file-reader-worker.ts
/** The process that reads one file and then ends, so that a harmful file cannot affect the app. */
process.once("message", (task) => {
	read(task).then((result) => process.send?.(result, () => process.exit(0)));
});
process.once("disconnect", () => process.exit(1));
async function read(task) {
	try {
		return await readFileText(task);
	} catch (error) {
		return { error: error instanceof UnreadableFile ? error.message : "It is damaged and cannot be read." };
	}
}
export {};
