import { F as _maxLength, G as _positive, I as _minLength, q as _regex } from "./api-Dxnr9gLW.js";
import { A as extend, B as refine, C as wholeNumber, D as array, E as _enum, G as unknown, I as object, L as optional, M as int, O as boolean, P as nullable, S as versionHeaders, T as _default, V as string, _ as pageHeaders, c as NoContent, g as limits, l as PageLimit, n as Count, p as Timestamp, r as Cursor, s as Id, u as QueryFlag, v as requestObject, w as date, x as trimmedText, y as storedText, z as record } from "./primitives-DlTfjj0b.js";
import { i as endpoint, t as AppError } from "./app-error-CvKhFwC2.js";
import { c as Provider, r as describeInvalidExport, u as providers } from "./zip-archive-BCypsvn1.js";
import { t as Parser } from "./Parser-BqDBEs0d.js";
import { a as ProcessingInstruction, b as Text$1, h as ElementType, i as Element, n as Comment, o as Text, r as Document, t as CDATA } from "./node-DTAKAHuu.js";
import path from "node:path";
import { createHash, hash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
// ../../packages/contract/src/import-refusals.ts
/** Why an upload is refused before its bytes are stored. */
const importRefusals = [
	"imports.too_large",
	"imports.storage_full",
	"imports.too_many_running",
	"imports.too_many_today"
];
// ../../packages/contract/src/kept-files.ts
/** Files of an import in an unknown format. */
/** A file in an unknown format, stored unchanged. */
const KeptFile = object({
	/** SHA-256 of its bytes. */
	id: string(),
	name: string(),
	/** Its size. */
	bytes: Count,
	/** The reason in one sentence. */
	reason: string()
});
const keptFileParams = object({
	id: Id,
	fileId: string().check(_regex(/^[0-9a-f]{64}$/, "This file does not exist."))
});
const downloadKeptFile = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/imports/:id/kept/:fileId",
	access: "user",
	summary: "An unrecognised file of an import, unchanged, as a download.",
	params: keptFileParams,
	response: unknown(),
	produces: "binary",
	errors: ["imports.kept_file_not_found"]
});
const removeKeptFile = /* @__PURE__ */ endpoint({
	method: "DELETE",
	path: "/api/imports/:id/kept/:fileId",
	access: "user",
	summary: "Deletes an unrecognised file of an import. The receipt still lists it.",
	params: keptFileParams,
	response: NoContent,
	status: 204,
	produces: "empty",
	errors: ["imports.kept_file_not_found"]
});
// ../../packages/contract/src/imports.ts
/** Maximum length of a name, label or model in an export. */
const MAX_EXPORTED_NAME_LENGTH = 1e4;
/** Maximum length of a text in an export. */
const MAX_EXPORTED_TEXT_LENGTH = 67108864;
/**
* uploading → ready (with `preview`) → queued → running → completed, failed or cancelled; a finished import can become
* undone.
*/
const ImportStatus = _enum([
	"uploading",
	"ready",
	"queued",
	"running",
	"completed",
	"failed",
	"cancelled",
	"undone"
]);
/** Numbers of conversations. found = created + updated + unchanged + skipped once the import is finished. */
const ImportCounts = object({
	found: Count,
	created: Count,
	updated: Count,
	unchanged: Count,
	skipped: Count
});
/** What was found of one provider. */
const ImportSource = extend(ImportCounts, { source: Provider });
/** One uploaded file; `bytes` is its size. With status `uploading` its next part starts at `bytesReceived`. */
const ImportFile = object({
	name: string(),
	bytes: Count,
	bytesReceived: Count
});
const SkippedItem = object({
	/** A title, or the file and the position in it. */
	item: string(),
	/** A sentence; 'in trash' for conversations the user deleted. */
	reason: string(),
	/** With reason 'in trash': the conversation, which can be restored. */
	conversationId: optional(Id)
});
/** The preview of an import; nothing is stored yet. */
const ImportPreview = object({
	sources: array(object({
		source: Provider,
		conversations: Count,
		messages: Count,
		/** When the oldest conversation began and the newest ended; null if unknown. */
		from: nullable(Timestamp),
		to: nullable(Timestamp)
	})),
	/** Projects and folders by name, or by the provider's id if unnamed; at most 200. */
	projects: array(object({
		name: string(),
		source: Provider,
		conversations: Count
	})),
	/** Records that cannot be imported. */
	skipped: Count
});
/** The new conversations of an import as they are now, without those that have been deleted since. */
const ImportOutcome = object({
	conversations: Count,
	messages: Count,
	documents: Count,
	/** When the oldest conversation began and the newest ended; null if none is left. */
	from: nullable(Timestamp),
	to: nullable(Timestamp),
	/** The categories they are in, largest first. */
	categories: array(object({
		categoryId: Id,
		conversations: Count
	})),
	/** Conversations with an uncertain category, which wait for review. */
	toReview: Count,
	/** Plans found in them that wait for approval. */
	suggestions: Count,
	/** Learning cards proposed from them. */
	cardProposals: Count,
	/** Projects that the import made subcategories of, by name; absent if there are none. */
	projects: optional(array(object({
		name: string(),
		categoryId: Id,
		subcategoryId: Id
	})))
});
const Import = object({
	id: Id,
	status: ImportStatus,
	/** For a live receipt: the device that sent conversations, and the day on which it did. */
	device: optional(object({
		name: string(),
		day: date()
	})),
	files: array(ImportFile),
	sources: array(ImportSource),
	/** The size of all files. */
	bytesTotal: Count,
	/** How many of `bytesTotal` are read: their conversations are stored, or counted while the preview is prepared. */
	bytesRead: Count,
	/** Records that were chosen from the preview: `counts.found` once the import is finished. Absent if unknown. */
	expected: optional(Count),
	counts: ImportCounts,
	/** New conversations that are archived at their source: they are archived here too, so that lists leave them out. */
	archived: Count,
	/** At most the first 1,000. `counts.skipped` does not count files of unknown formats or beyond the storage quota. */
	skipped: array(SkippedItem),
	/** Only of an import that is finished and not undone. Absent in lists. */
	outcome: optional(ImportOutcome),
	/** How full the storage is, if nearly or completely. Absent in lists. */
	notice: optional(string()),
	/** Files in an unknown format, which no count includes. Empty in lists of imports. */
	kept: array(KeptFile),
	/** Null until the preview is complete. */
	preview: nullable(ImportPreview),
	/** Why the import failed; null otherwise. */
	error: nullable(object({
		code: string(),
		message: string()
	})),
	createdAt: Timestamp,
	startedAt: nullable(Timestamp),
	finishedAt: nullable(Timestamp)
});
/** With `preview` the import stops at status `ready` until it is started. */
const CreateImportQuery = object({ preview: optional(QueryFlag) });
const maxFiles = 100;
const maxSources = 100;
const CreateUploadsBody = /* @__PURE__ */ requestObject({
	files: array(/* @__PURE__ */ requestObject({
		name: /* @__PURE__ */ trimmedText({
			label: "The file name",
			max: 255
		}),
		bytes: int("Please send the size of the file in bytes.").check(_positive("Please choose a file that is not empty."))
	}), "Please choose a file to import.").check(_minLength(1, "Please choose a file to import."), _maxLength(maxFiles, `Please choose at most ${maxFiles} files at once.`)),
	preview: _default(boolean("Please send true or false."), false)
});
/** The index of the file in `files`. */
const UploadQuery = object({ file: _default(/* @__PURE__ */ wholeNumber("Please send the number of the file."), 0) });
/** The offset of the part in the file, in bytes. */
const UploadHeaders = object({ "upload-offset": /* @__PURE__ */ wholeNumber("Please send the offset of this part in the Upload-Offset header.") });
const ProjectName = /* @__PURE__ */ storedText({
	label: "The name of a project",
	max: 300
});
const StartImportBody = /* @__PURE__ */ requestObject({
	/** Only conversations of these providers; all if absent. */
	sources: optional(array(Provider, "Please send the sources as a list.").check(_maxLength(maxSources, "There are too many sources."))),
	/** Omit the conversations of these projects. */
	withoutProjects: optional(array(ProjectName, "Please send the projects as a list of names.").check(_maxLength(200, "There are too many projects."))),
	/**
	* Merge activities that Gemini logged within half an hour into one conversation, because its log contains single
	* questions.
	*/
	groupsByTime: optional(boolean("Please send true or false.")),
	/** Name of a project or folder in the export → category for its conversations. */
	mapping: optional(record(ProjectName, Id, "Please send the mapping as names and category ids.").check(refine((mapping) => Object.keys(mapping).length <= 200, "The mapping may have at most 200 entries.")))
});
const params = object({ id: Id });
const createImport = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/imports",
	access: "user",
	summary: "Imports exports as the provider delivered them: one or more parts named file.",
	query: CreateImportQuery,
	consumes: "multipart",
	response: Import,
	status: 202,
	errors: ["imports.file_missing", ...importRefusals]
});
const createImportUploads = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/imports/uploads",
	access: "user",
	summary: "Announces files for a resumable upload; the import starts when the last one is complete.",
	body: CreateUploadsBody,
	response: Import,
	status: 201,
	errors: [...importRefusals]
});
const appendImportUpload = /* @__PURE__ */ endpoint({
	method: "PATCH",
	path: "/api/imports/uploads/:id",
	access: "user",
	summary: "Uploads the next part of a file. A part with another offset is refused with details { bytesReceived }.",
	params,
	query: UploadQuery,
	headers: UploadHeaders,
	consumes: "bytes",
	response: Import,
	errors: [
		"imports.not_found",
		"imports.offset_mismatch",
		"imports.too_large",
		"imports.wrong_state"
	]
});
const listImports = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/imports",
	access: "user",
	summary: "Imports, latest first.",
	query: object({
		limit: _default(PageLimit, limits.pageDefault),
		cursor: optional(Cursor)
	}),
	response: array(Import),
	responseHeaders: {
		...pageHeaders,
		...versionHeaders
	},
	errors: []
});
const getImport = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/imports/:id",
	access: "user",
	summary: "The progress of an import, and its receipt when it has ended.",
	params,
	response: Import,
	responseHeaders: versionHeaders,
	errors: ["imports.not_found"]
});
const startImport = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/imports/:id/start",
	access: "user",
	summary: "Starts an import with status ready.",
	params,
	body: StartImportBody,
	response: Import,
	status: 202,
	errors: [
		"imports.not_found",
		"imports.wrong_state",
		"imports.too_many_running",
		"categories.not_found"
	]
});
const cancelImport = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/imports/:id/cancel",
	access: "user",
	summary: "Cancels an import; conversations imported so far are kept.",
	params,
	response: Import,
	errors: ["imports.not_found", "imports.wrong_state"]
});
const undoImport = /* @__PURE__ */ endpoint({
	method: "DELETE",
	path: "/api/imports/:id",
	access: "user",
	summary: "Undoes an import: what it added is removed, what the user added since then stays.",
	params,
	response: Import,
	errors: ["imports.not_found", "imports.wrong_state"]
});
// ../../packages/formats/src/conversation/document-step.ts
const typesByLanguage = {
	markdown: "text/markdown",
	md: "text/markdown",
	html: "text/html",
	css: "text/css",
	csv: "text/csv",
	svg: "image/svg+xml",
	json: "application/json",
	jsx: "text/jsx",
	tsx: "text/tsx",
	react: "text/jsx",
	mermaid: "text/vnd.mermaid",
	txt: "text/plain",
	text: "text/plain"
};
/** The media type of a text by its language: text/x-python for Python, text/plain without one. */
function typeOfLanguage(language, text) {
	if (language === null) return "text/plain";
	const name = language.toLowerCase().replace(/[^a-z0-9+.-]/g, "");
	if (name === "xml" && /^\s*(<\?xml[^>]*>\s*)?<svg\b/i.test(text.slice(0, 500))) return "image/svg+xml";
	return typesByLanguage[name] ?? (name === "" ? "text/plain" : `text/x-${name}`);
}
// ../../packages/formats/src/conversation/text-edits.ts
/**
* The text with all edits made, one after another; null if one of them matches nowhere. Patterns are not run as regular
* expressions, because one from a stranger's file could run for ever. Supported are literal texts with `.*`, `.+` or
* `[\s\S]*` between them, which is what assistants write; any other pattern is searched as a literal text.
*/
function applyEdits(text, edits) {
	let edited = text;
	for (const edit of edits) {
		const next = "text" in edit ? replaceFirst(edited, edit.text, edit.replacement) : replacePattern(edited, edit);
		if (next === null) return null;
		edited = next;
	}
	return edited;
}
function replaceFirst(text, wanted, replacement) {
	const at = wanted === "" ? -1 : text.indexOf(wanted);
	return at < 0 ? null : text.slice(0, at) + replacement + text.slice(at + wanted.length);
}
function replacePattern(text, { pattern, isEverywhere, replacement }) {
	const parts = parsePattern(pattern);
	if (parts === null) return replaceFirst(text, pattern, replacement);
	const pieces = [];
	let from = 0;
	for (let found = findMatch(text, parts, from); found !== null; found = findMatch(text, parts, from)) {
		pieces.push(text.slice(from, found.start), replacement);
		const isEmpty = found.end === found.start;
		from = found.end;
		if (!isEverywhere || isEmpty || from >= text.length) break;
	}
	return pieces.length === 0 ? null : pieces.join("") + text.slice(from);
}
/** A gap at the beginning of the unread part of a pattern, such as `.*`, `[\s\S]+?` or `(?s:.*)`. */
const GAP = /^(?:\(\?s:)?(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\d\\D\]|\[\\w\\W\])([*+])(\??)\)?/;
/** Flags at the beginning of a pattern, such as `(?s)`. */
const FLAGS = /^\(\?[aimsux]+\)/;
const ESCAPED = {
	n: "\n",
	t: "	",
	r: "\r"
};
/** Literal texts with a gap after each but the last; null for an unsupported pattern. */
function parsePattern(pattern) {
	let unread = pattern.replace(FLAGS, "").replace(/^(?:\\A|\^)/, "").replace(/(?:\\Z|(?<!\\)\$)$/, "");
	const parts = [""];
	while (unread !== "") {
		const [gap, count, lazy] = GAP.exec(unread) ?? [];
		if (gap !== void 0) {
			parts.push({
				isLazy: lazy === "?",
				min: count === "+" ? 1 : 0
			}, "");
			unread = unread.slice(gap.length);
			continue;
		}
		const isEscape = unread.startsWith("\\");
		const character = isEscape ? unread[1] ?? "" : unread[0] ?? "";
		const isClassEscape = isEscape && /[A-Za-z0-9]/.test(character) && !(character in ESCAPED);
		const isOperator = !isEscape && /[.^$*+?{}[\]|()]/.test(character);
		if (isClassEscape || isOperator) return null;
		parts[parts.length - 1] += isEscape ? ESCAPED[character] ?? character : character;
		unread = unread.slice(isEscape ? 2 : 1);
		if (/^[*+?{]/.test(unread)) return null;
	}
	return parts;
}
/** The first match that begins at or after `from`: each gap in turn is matched by `findLiteralEnd`. */
function findMatch(text, parts, from) {
	const [first] = parts;
	if (typeof first !== "string") return null;
	const start = text.indexOf(first, from);
	if (start < 0 || parts.length === 1 && first === "") return null;
	let end = start + first.length;
	for (let at = 1; at < parts.length; at += 2) {
		const gap = parts[at];
		const literal = parts[at + 1];
		if (typeof gap !== "object" || typeof literal !== "string") return null;
		const next = findLiteralEnd(text, {
			gap,
			literal,
			isLast: at + 2 >= parts.length
		}, end + gap.min);
		if (next === null) return null;
		end = next;
	}
	return {
		start,
		end
	};
}
/** The end of the literal after a gap that begins at `from`; null if the literal does not follow. */
function findLiteralEnd(text, { gap, literal, isLast }, from) {
	if (from > text.length) return null;
	if (literal === "") return gap.isLazy && !isLast ? from : text.length;
	const found = gap.isLazy || !isLast ? text.indexOf(literal, from) : text.lastIndexOf(literal);
	return found < from ? null : found + literal.length;
}
// ../../packages/formats/src/conversation/collect-documents.ts
/** Once a document has this many versions, each new one replaces the latest. */
const MAX_VERSIONS = 200;
/** How many characters all versions made by edits may have; after that, each edit replaces the latest version. */
const MAX_EDITED_CHARACTERS = 33554432;
/** How many messages above an edit are searched for the text that the edit changes. */
const MAX_ANCESTORS = 1e4;
const MAX_TITLE_LENGTH$1 = 300;
const UNTITLED = "Document";
/**
* The documents of a conversation with their versions, in the order they appear. A document comes from a block's
* document step, from code with a title, or from the text of an attachment. An edit changes the text of its own branch.
*/
function collectDocuments(source, messages) {
	const collector = new Collector(messages);
	const seen = /* @__PURE__ */ new Set();
	for (const message of messages) for (const [at, block] of message.blocks.entries()) {
		const step = block.document ?? impliedStep(source, block);
		if (step === void 0 || step.act === "reportId") continue;
		if (seen.has(block)) continue;
		seen.add(block);
		const id = step.id ?? findIdInResult(message.blocks, at);
		if (step.act === "write") collector.write(message, block, {
			...step,
			id
		});
		else collector.edit(message, {
			...step,
			id
		});
	}
	return collector.documents;
}
var Collector = class {
	#collected = /* @__PURE__ */ new Map();
	#messages;
	/** The parent of each message, once an edit needs it: most conversations have no documents. */
	#parents;
	#lastWritten;
	#editedCharacters = 0;
	constructor(messages) {
		this.#messages = messages;
	}
	get documents() {
		return [...this.#collected.values()].map(({ document }) => document);
	}
	write(message, block, step) {
		const text = step.text ?? ("text" in block ? block.text ?? "" : "");
		const belongsToConversation = step.kind === "project_file" || step.kind === "instructions";
		const version = {
			text,
			createdAt: message.createdAt,
			messageSourceId: belongsToConversation ? null : message.sourceId,
			...step.kind === "image" && block.type === "attachment" && {
				assetId: block.assetId,
				file: block.file
			}
		};
		const title = titleOf$4(step.title);
		const key = step.id ?? deriveSourceId(step.kind, title, text);
		const existing = this.#collected.get(key);
		if (existing === void 0) {
			const { kind, mimeType } = step;
			const document = {
				sourceId: key,
				kind,
				title,
				mimeType,
				versions: [version]
			};
			this.#collected.set(key, {
				document,
				textAfter: /* @__PURE__ */ new Map([[message.sourceId, text]])
			});
		} else {
			if (title !== UNTITLED) existing.document.title = title;
			if (step.mimeType !== "text/plain") existing.document.mimeType = step.mimeType;
			addVersion(existing, version);
		}
		if (step.kind === "canvas" || step.kind === "artifact") this.#lastWritten = key;
	}
	edit(message, { id, edits }) {
		const key = id !== null && this.#collected.has(id) ? id : this.#findByText(edits) ?? this.#lastWritten;
		const edited = this.#collected.get(key ?? "");
		if (edited === void 0) return;
		const before = this.#textBefore(edited, message);
		const text = applyEdits(before, edits) ?? before;
		edited.textAfter.set(message.sourceId, text);
		if (text === before) return;
		this.#editedCharacters += text.length;
		addVersion(edited, {
			text,
			createdAt: message.createdAt,
			messageSourceId: message.sourceId
		}, { replacesLatest: this.#editedCharacters > MAX_EDITED_CHARACTERS });
	}
	/**
	* For exports without the ids of artifacts: an edit belongs to the newest document that contains the text to replace.
	*/
	#findByText([edit]) {
		if (edit === void 0 || !("text" in edit)) return void 0;
		for (const [key, { document }] of [...this.#collected].toReversed()) if (document.versions.at(-1)?.text.includes(edit.text) === true) return key;
	}
	#textBefore({ document, textAfter }, { sourceId }) {
		this.#parents ??= new Map(this.#messages.map((message) => [message.sourceId, message.parentSourceId]));
		let at = sourceId;
		for (let steps = 0; typeof at === "string" && steps < MAX_ANCESTORS; steps += 1) {
			const text = textAfter.get(at);
			if (text !== void 0) return text;
			at = this.#parents.get(at);
		}
		return document.versions.at(-1)?.text ?? "";
	}
};
/** Adds a version, unless it equals the latest one. */
function addVersion({ document, textAfter }, version, { replacesLatest } = { replacesLatest: false }) {
	const { versions } = document;
	if (version.messageSourceId !== null) textAfter.set(version.messageSourceId, version.text);
	const last = versions.at(-1);
	if (last?.text === version.text && last.assetId === version.assetId) return;
	if (replacesLatest || versions.length >= MAX_VERSIONS) versions.pop();
	versions.push(version);
}
/**
* The document step of a block that has none of its own: code with a title writes a canvas or an artifact, and the text
* of an attachment writes a file.
*/
function impliedStep(source, block) {
	const kind = source === "chatgpt" ? "canvas" : "artifact";
	if (block.type === "code" && block.title !== void 0) return {
		act: "write",
		id: null,
		kind,
		title: block.title,
		mimeType: typeOfLanguage(block.language, block.text)
	};
	if (block.type === "attachment" && block.text !== void 0 && block.text.trim() !== "") return {
		act: "write",
		id: null,
		kind: "file",
		title: block.name,
		mimeType: textTypeOf(block)
	};
}
/** The media type of an attachment's extracted text: the file's own type if the file is a text, else plain text. */
function textTypeOf({ name, mimeType }) {
	const type = mimeType?.toLowerCase() ?? "";
	if (/^(text\/|application\/(json|xml|javascript))/.test(type) && type !== "text/plain") return type;
	const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
	if (ending === null || type.startsWith("application/") || /^(pdf|docx?|xlsx?|pptx?|odt|rtf|epub)$/.test(ending)) return "text/plain";
	return typeOfLanguage(ending, "");
}
/** The document id in the result that follows the call at index `at`; null if another call comes first. */
function findIdInResult(blocks, at) {
	for (const { document } of blocks.slice(at + 1, at + 20)) {
		if (document?.act === "reportId") return document.id;
		if (document !== void 0) return null;
	}
	return null;
}
const DERIVED_PREFIX$1 = "derived-";
/** Texts that the assistant wrote under one title are versions of one document; equal files are one document. */
function deriveSourceId(kind, title, text) {
	return `${DERIVED_PREFIX$1}${hash("sha256", JSON.stringify(kind === "canvas" || kind === "artifact" ? ["written", title] : [
		"file",
		title,
		text
	]), "hex").slice(0, 32)}`;
}
/** Whether the id was derived from the document's title, because the export has none. */
function isDerivedDocumentId(sourceId) {
	return sourceId.startsWith(DERIVED_PREFIX$1);
}
function titleOf$4(title) {
	return title.replace(/\s+/g, " ").trim().slice(0, MAX_TITLE_LENGTH$1).toWellFormed() || UNTITLED;
}
// ../../packages/formats/src/values/json-shape.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function asObject(value) {
	return isObject(value) ? value : null;
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}
function asText(value) {
	return typeof value === "string" ? toStorable(value) : "";
}
/** Parses a text as a JSON object; null for any other text. */
function parseObject(text) {
	if (!/^\s*\{/.test(text)) return null;
	try {
		return asObject(JSON.parse(text));
	} catch {
		return null;
	}
}
/** The value if it is a text that is not blank, else null. */
function asName(value) {
	const text = asText(value);
	return text.trim() === "" ? null : text;
}
/** The text without NUL and lone surrogates, which PostgreSQL refuses. */
function toStorable(text) {
	const withoutNul = text.includes("\0") ? text.replaceAll("\0", "") : text;
	return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}
/** The value if it is an integer that is not negative, else null. */
function asCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** A count that is written as text, such as '1024'; null for any other value. */
function parseCount(value) {
	const text = asText(value);
	return text === "" ? null : asCount(Number(text));
}
const MAX_RAW_LENGTH = 2e5;
/** A value as indented JSON of limited length. */
function toRawJson(value) {
	const json = JSON.stringify(value, null, 2) ?? "null";
	return json.length > MAX_RAW_LENGTH ? `${json.slice(0, MAX_RAW_LENGTH)}\n…` : json;
}
// ../../packages/formats/src/providers/chatgpt-canvas.ts
/** The block of a call that writes a canvas, or edits one. Undefined for any other call. */
function readCanvasCall(text, tool) {
	const input = /^canmore\.(create|update)_textdoc$/.test(tool) ? parseObject(text) : null;
	if (input === null) return void 0;
	if (tool === "canmore.update_textdoc") {
		const edits = asList(input["updates"]).filter(isObject).map(toEdit);
		if (edits.length === 0) return void 0;
		return {
			type: "tool_call",
			tool,
			input: text,
			document: {
				act: "edit",
				id: null,
				edits
			}
		};
	}
	const body = asText(input["content"]);
	if (body === "") return void 0;
	const kind = asText(input["type"]);
	const language = kind.startsWith("code/") ? kind.slice(5) : "markdown";
	const title = asName(input["name"]) ?? "Document";
	return {
		type: "code",
		text: body,
		language,
		title,
		document: {
			act: "write",
			id: null,
			kind: "canvas",
			title,
			mimeType: typeOfLanguage(language, body)
		}
	};
}
function toEdit(update) {
	return {
		pattern: asText(update["pattern"]),
		isEverywhere: update["multiple"] === true,
		replacement: asText(update["replacement"])
	};
}
/** The blocks of a canvas's result. The first block gets the id of the document that was written or edited. */
function withCanvasId(blocks, message) {
	const canvas = asObject(asObject(message["metadata"])?.["canvas"]);
	const answeredIds = blocks.map((block) => block.type === "output" ? readCanvasAnswer(block.text) : null);
	const id = asName(canvas?.["textdoc_id"]) ?? answeredIds.find((found) => found !== null) ?? null;
	const [first, ...others] = blocks;
	if (id === null || first === void 0) return blocks;
	const document = {
		act: "reportId",
		id
	};
	return [{
		...first,
		document
	}, ...others];
}
/** The document id in the text of a canvas's result; null for any other text. */
function readCanvasAnswer(text) {
	return text.includes("\"textdoc_id\"") ? asName(parseObject(text)?.["textdoc_id"]) : null;
}
// ../../packages/formats/src/providers/claude-artifacts.ts
const artifactTag = /<((?:\w+:)?(?:ant)?artifact)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const thinkingTag = /<(antthinking)>([\s\S]*?)<\/\1>/gi;
/**
* Until the end of 2024 the text contained documents, as <antArtifact title="…" type="…">…</antArtifact>, and
* reasoning, as <antThinking>. Documents become blocks at their place in the text; reasoning becomes blocks before the
* text.
*/
function splitArtifacts(text) {
	if (!/artifact|antthinking/i.test(text)) return toText$5(text);
	const blocks = [];
	let from = 0;
	const withoutThinking = text.replace(thinkingTag, (_tag, _name, thought) => {
		if (thought.trim() !== "") blocks.push({
			type: "reasoning",
			text: thought.trim()
		});
		return "";
	});
	for (const found of withoutThinking.matchAll(artifactTag)) {
		const [whole, , attributes = "", body = ""] = found;
		blocks.push(...toText$5(withoutThinking.slice(from, found.index)));
		from = found.index + whole.length;
		if (body.trim() === "") continue;
		const language = readAttribute(attributes, "language") ?? languageOfType(readAttribute(attributes, "type"));
		const title = readAttribute(attributes, "title") ?? readAttribute(attributes, "identifier") ?? "Document";
		const id = readAttribute(attributes, "identifier");
		blocks.push({
			type: "code",
			text: body.trim(),
			language,
			title,
			document: toArtifact(id, title, language, body)
		});
	}
	return [...blocks, ...toText$5(withoutThinking.slice(from))];
}
/** The language of a document by its media type; null for a type without a known language. */
function languageOfType(type) {
	return type === null ? null : languages[type] ?? null;
}
const languages = {
	"text/markdown": "markdown",
	"text/html": "html",
	"image/svg+xml": "xml",
	"application/vnd.ant.react": "jsx",
	"application/vnd.ant.mermaid": "mermaid"
};
/** The step that writes a document under the assistant's id for it. The ids of deep research have their own prefix. */
function toArtifact(id, title, language, text) {
	return {
		act: "write",
		id,
		kind: id?.startsWith("compass_artifact") === true ? "report" : "artifact",
		title,
		mimeType: typeOfLanguage(language, text)
	};
}
/** The step of a call that replaces a piece of an artifact or of a written file; undefined for any other call. */
function readArtifactEdit(tool, input) {
	const isEditCall = tool === "artifacts" && input?.["command"] === "update" || tool === "str_replace";
	const text = asText(input?.["old_str"]);
	if (!isEditCall || text === "") return void 0;
	return {
		act: "edit",
		id: asName(input?.["id"]) ?? asName(input?.["path"]),
		edits: [{
			text,
			replacement: asText(input?.["new_str"])
		}]
	};
}
function readAttribute(attributes, name) {
	return new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? null;
}
function toText$5(text) {
	return text.trim() === "" ? [] : [{
		type: "text",
		text: text === text.trim() ? text : text.replace(/^\n+|\s+$/g, "")
	}];
}
// ../../packages/formats/src/values/tagged-text.ts
/** An element with reasoning or a tool call. */
const taggedElement = /<(think|thinking)>([\s\S]*?)<\/\1>|<details\b([^>]*\btype="(?:reasoning|tool_calls|code_interpreter)"[^>]*)>([\s\S]*?)<\/details>/gi;
/**
* Splits a text into blocks where it contains reasoning or tool calls, as <think>…</think> or
* <details type="reasoning">…</details>.
*/
function splitTagged(text) {
	const blocks = [];
	let from = 0;
	for (const found of text.matchAll(taggedElement)) {
		const [whole, , thought = "", attributes = "", details = ""] = found;
		blocks.push(...toText$4(text.slice(from, found.index)));
		from = found.index + whole.length;
		blocks.push(...attributes === "" ? toReasoning$2(thought) : readDetails(attributes, details));
	}
	return [...blocks, ...toText$4(text.slice(from))];
}
function readDetails(attributes, details) {
	const body = unescapeText(details.replace(/<summary>[\s\S]*?<\/summary>/i, ""));
	if (/type="reasoning"/.test(attributes)) return toReasoning$2(body.replace(/^> ?/gm, ""));
	const attribute = (name) => unescapeText(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
	const tool = attribute("name") || "tool";
	const input = attribute("arguments");
	const output = attribute("result") || body.trim();
	return [...input === "" ? [] : [{
		type: "tool_call",
		tool,
		input
	}], ...output === "" ? [] : [{
		type: "output",
		text: output,
		tool
	}]];
}
const entities = {
	lt: "<",
	gt: ">",
	quot: "\"",
	"#39": "'",
	"#x27": "'",
	nbsp: " ",
	amp: "&"
};
function unescapeText(text) {
	return text.replace(/&(lt|gt|quot|#39|#x27|nbsp|amp);/g, (whole, name) => entities[name] ?? whole);
}
function toReasoning$2(text) {
	return text.trim() === "" ? [] : [{
		type: "reasoning",
		text: text.trim()
	}];
}
function toText$4(text) {
	return text.trim() === "" ? [] : [{
		type: "text",
		text: text.trim()
	}];
}
// ../../packages/formats/src/conversation/content-parts.ts
/** Content in the format most tools use: a text, or a list of typed parts. Empty pieces are left out. */
function readContent(content) {
	if (typeof content === "string") return splitTagged(asText(content));
	if (Array.isArray(content)) return content.flat(Infinity).flatMap(readContent);
	return isObject(content) ? readPart$7(content) : [];
}
function readPart$7(part) {
	const type = asText(part["type"]);
	switch (type) {
		case "text":
		case "input_text":
		case "output_text": return readContent(textOf$1(part["text"]) || asText(part["value"]) || asText(part["content"]));
		case "thinking":
		case "reasoning":
		case "think": return toReasoning$1(textOf$1(part["thinking"]) || textOf$1(part["text"]) || textOf$1(part["think"]) || textOf$1(part["content"]));
		case "image":
		case "image_url":
		case "input_image": return [readPicture$1(part)];
		case "file":
		case "input_file":
		case "document": return [toFile$1(asObject(part["file"]) ?? part)];
		case "tool_use":
		case "tool_call":
		case "function_call":
		case "tool-call": return [readCall$7(part), ...toOutput$1(part["output"] ?? part["result"], toolOf$1(part))];
		case "tool_result":
		case "function_call_output":
		case "tool-result": return toOutput$1(part["content"] ?? part["output"] ?? part["result"], asName(part["name"]) ?? asName(part["toolName"]));
		default: return readUntyped(part, type);
	}
}
function readUntyped(part, type) {
	const text = textOf$1(part["text"]) || asText(part["value"]) || (type === "" ? asText(part["content"]) : "");
	if (text !== "") return readContent(text);
	return Object.keys(part).length === 0 ? [] : [{
		type: "raw",
		label: type || "part",
		json: toRawJson(part)
	}];
}
/** The text of a value: a string, an object with the text in `value`, `text` or `content`, or a list of both. */
function textOf$1(value) {
	if (Array.isArray(value)) return value.flat(Infinity).map(textOf$1).filter((text) => text !== "").join("\n\n");
	const piece = asObject(value);
	return piece ? asText(piece["value"]) || asText(piece["text"]) || asText(piece["content"]) : asText(value);
}
function toReasoning$1(text) {
	return text.trim() === "" ? [] : [{
		type: "reasoning",
		text: text.trim()
	}];
}
/** Whether a value without text is shown as JSON. A list that has only typed parts, such as pictures, is not. */
function isShownAsJson(value) {
	if (!Array.isArray(value)) return isObject(value);
	return value.some((item) => isObject(item) ? typeof item["type"] !== "string" : item !== null && item !== "");
}
function toOutput$1(value, tool) {
	const text = textOf$1(value) || (isShownAsJson(value) ? toRawJson(value) : "");
	if (text.trim() === "") return [];
	return [tool === null ? {
		type: "output",
		text
	} : {
		type: "output",
		text,
		tool
	}];
}
/** A tool call with any of the usual field names. */
function readCall$7(call) {
	const inner = asObject(call["function"]) ?? asObject(call["tool_call"]) ?? call;
	const tool = toolOf$1(inner) ?? "tool";
	const input = inner["arguments"] ?? inner["input"] ?? inner["args"] ?? {};
	return {
		type: "tool_call",
		tool,
		input: typeof input === "string" ? asText(input) : toRawJson(input)
	};
}
function toolOf$1(call) {
	return asName(call["name"]) ?? asName(call["toolName"]) ?? asName(call["tool_name"]) ?? asName(call["apiName"]);
}
/** `tool_calls` next to a message's content. */
function readCalls$1(value) {
	return asList(value).filter(isObject).map(readCall$7);
}
function toFile$1(file) {
	const block = {
		type: "attachment",
		name: asName(file["filename"]) ?? asName(file["name"]) ?? asName(file["file_name"]) ?? baseName$1(file["path"]) ?? "Attachment",
		mimeType: asName(file["mimeType"]) ?? asName(file["mime_type"]) ?? asName(file["fileType"]) ?? asName(file["type"]),
		size: asCount(file["bytes"]) ?? asCount(file["size"]) ?? parseCount(file["sizeBytes"]),
		assetId: asName(file["file_id"]) ?? asName(file["id"])
	};
	const text = asText(file["extracted_content"]) || asText(file["text"]);
	return text === "" ? block : {
		...block,
		text
	};
}
function baseName$1(path) {
	return asName(asText(path).split(/[\\/]/).findLast((name) => name !== ""));
}
function toFiles(value) {
	return asList(value).filter(isObject).map(toFile$1);
}
function readPicture$1(part) {
	const address = asText(asObject(part["image_url"])?.["url"]) || asText(part["image_url"]) || asText(part["url"]);
	const inlineType = /^data:([a-z]+\/[a-z0-9.+-]+)/i.exec(address)?.[1];
	return {
		type: "attachment",
		name: asName(part["name"]) ?? "Image",
		mimeType: inlineType ?? asName(asObject(part["source"])?.["media_type"]) ?? "image/*",
		size: null,
		assetId: inlineType === void 0 && address !== "" ? address : asName(part["file_id"])
	};
}
// ../../packages/formats/src/conversation/content-hash.ts
/**
* A 64-bit hash of texts, the same on every machine: MurmurHash3 over pairs of UTF-16 units, in two alternating lanes.
* It only detects changes. A user gains nothing from a collision in their own archive, and a cryptographic hash, which
* has to encode every text first, took a sixth of the time an import needs for reading.
*/
var ContentHash = class {
	#first = -1640531527;
	#second = 608135816;
	/** The boundaries count: 'ab' and 'c' differ from 'a' and 'bc'. */
	add(text) {
		const length = text.length;
		let first = this.#first;
		let second = this.#second;
		let at = 0;
		for (; at + 3 < length; at += 4) {
			const one = Math.imul(text.charCodeAt(at) | text.charCodeAt(at + 1) << 16, 3432918353);
			first ^= Math.imul(one << 15 | one >>> 17, 461845907);
			first = Math.imul(first << 13 | first >>> 19, 5) + 3864292196 | 0;
			const two = Math.imul(text.charCodeAt(at + 2) | text.charCodeAt(at + 3) << 16, 597399067);
			second ^= Math.imul(two << 16 | two >>> 16, 2869860233);
			second = Math.imul(second << 17 | second >>> 15, 5) + 1444728091 | 0;
		}
		for (; at < length; at++) {
			first = Math.imul(first ^ text.charCodeAt(at), 461845907);
			second = Math.imul((second << 7 | second >>> 25) ^ text.charCodeAt(at), 2869860233);
		}
		this.#first = scatter(first ^ length ^ second >>> 16);
		this.#second = scatter(second ^ length ^ first >>> 16);
	}
	digest() {
		return toHex(this.#first) + toHex(this.#second);
	}
};
/** The final mixing of MurmurHash3: every bit of the word affects every bit of the result. */
function scatter(word) {
	const once = Math.imul(word ^ word >>> 16, 2246822507);
	const twice = Math.imul(once ^ once >>> 13, 3266489909);
	return twice ^ twice >>> 16;
}
function toHex(word) {
	return (word >>> 0).toString(16).padStart(8, "0");
}
// ../../packages/formats/src/values/tool-names.ts
const byName = new Map(Object.entries({
	"Web search": [
		"web",
		"web.run",
		"web.search",
		"browser",
		"web search",
		"web_search",
		"websearch",
		"web_search_call",
		"search",
		"search_web",
		"bing_search",
		"google_search",
		"brave_search",
		"lobe-web-browsing",
		"web_fetch",
		"x_search"
	],
	Python: [
		"python",
		"code_interpreter",
		"code_interpreter_call",
		"lobe-code-interpreter",
		"jupyter",
		"python_user_visible"
	],
	Image: [
		"dalle",
		"dalle.text2im",
		"image_gen",
		"image_gen.text2im",
		"image_gen_tool",
		"imagegen",
		"image_generation",
		"image_generation_call",
		"t2uay3k.sj1i4kz",
		"lobe-image-designer",
		"lobe-image-generation"
	],
	Memory: [
		"bio",
		"memory",
		"memory_user_edits",
		"lobe-user-memory",
		"user_memory"
	],
	Canvas: [
		"canmore",
		"canmore.create_textdoc",
		"canmore.update_textdoc",
		"canmore.comment_textdoc",
		"canvas"
	],
	"File search": [
		"file_search",
		"file_search.msearch",
		"file_search_call",
		"myfiles_browser",
		"msearch",
		"lobe-knowledge-base"
	],
	"Past chats": [
		"conversation_search",
		"recent_chats",
		"personal_context",
		"personal_context.search"
	],
	Reminders: [
		"automations",
		"automations.create",
		"jawbone",
		"jawbone.create"
	],
	Terminal: ["container", "container.exec"],
	"Deep research": [
		"research_kickoff_tool",
		"research_kickoff_tool.start_research_task",
		"launch_extended_search_task"
	],
	Computer: [
		"computer",
		"computer.do",
		"computer.get",
		"computer.initialize"
	]
}).flatMap(([plain, internal]) => internal.map((name) => [name, plain])));
/** The name of a tool as people know it; an unknown name stays as it is. */
function plainToolName(tool) {
	const known = byName.get(tool) ?? byName.get(tool.toLowerCase());
	if (known !== void 0) return known;
	const plugin = /^([\w-]+?)(?:____\w+)+$/.exec(tool)?.[1];
	if (plugin !== void 0) return byName.get(plugin) ?? plugin;
	return byName.get(/^([\w-]+)\./.exec(tool)?.[1] ?? "") ?? tool;
}
// ../../packages/formats/src/values/code-ranges.ts
/**
* Returns a function that tells whether a place in a Markdown text is inside code, where markup has no meaning. Finding
* the code takes time linear in the text's length.
*/
function createCodeCheck(text) {
	if (!text.includes("`") && !text.includes("~~~")) return () => false;
	const ranges = listCode(text);
	return (at) => {
		let [low, high] = [0, ranges.length];
		while (low < high) {
			const middle = low + high >> 1;
			if ((ranges[middle]?.[1] ?? 0) <= at) low = middle + 1;
			else high = middle;
		}
		return (ranges[low]?.[0] ?? Infinity) <= at;
	};
}
function listCode(text) {
	const ranges = [];
	let fence = null;
	for (let at = 0; at < text.length;) {
		const newline = text.indexOf("\n", at);
		const end = newline === -1 ? text.length : newline;
		const line = text.slice(at, end);
		const mark = /^[ \t]{0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
		if (fence !== null) {
			if (mark?.startsWith(fence.mark) === true) {
				ranges.push([fence.from, end]);
				fence = null;
			}
		} else if (mark !== void 0) fence = {
			mark,
			from: at
		};
		else ranges.push(...listInlineCode(line, at));
		at = end + 1;
	}
	if (fence !== null) ranges.push([fence.from, text.length]);
	return ranges;
}
/** Code between two runs of equally many backticks. */
function listInlineCode(line, offset) {
	if (!line.includes("`")) return [];
	const runs = [...line.matchAll(/`+/g)].map(({ index, 0: run }) => ({
		from: index,
		to: index + run.length
	}));
	const nextOfLength = /* @__PURE__ */ new Map();
	const closingRun = /* @__PURE__ */ new Map();
	for (let at = runs.length - 1; at >= 0; at--) {
		const length = (runs[at]?.to ?? 0) - (runs[at]?.from ?? 0);
		const next = nextOfLength.get(length);
		if (next !== void 0) closingRun.set(at, next);
		nextOfLength.set(length, at);
	}
	const ranges = [];
	for (let at = 0; at < runs.length; at++) {
		const close = closingRun.get(at);
		if (close === void 0) continue;
		ranges.push([offset + (runs[at]?.from ?? 0), offset + (runs[close]?.to ?? 0)]);
		at = close;
	}
	return ranges;
}
/** Replaces what the pattern finds, except in code. `replace` gets the match and its groups. */
function replaceOutsideCode(text, pattern, replace) {
	const isCode = createCodeCheck(text);
	return text.replace(pattern, (...found) => {
		const placeIndex = found.findIndex((value) => typeof value === "number");
		const matched = found.slice(0, placeIndex).map((value) => typeof value === "string" ? value : "");
		return isCode(Number(found[placeIndex])) ? matched[0] ?? "" : replace(...matched);
	});
}
// ../../packages/formats/src/values/provider-markup.ts
/** A quick test comes first, because most texts contain no markup. */
const anyMarkup = /<\/?(?:think|thinking|reasoning|lobe|ant|xai|grok:|function_|cite\b|tool_(?:call|response)|[|｜])|[\uE200-\uE206]|†|oaicite|oai_citation|cite\s?turn\d/i;
/** Elements that become blocks: reasoning, documents, calls of tools and their results. */
const element = new RegExp([
	/<(?<think>think|thinking|reasoning|antThinking|antml:thinking|lobeThinking)>(?<thought>[\s\S]*?)<\/\k<think>>/,
	/<(?<artifact>(?:ant|lobe|xai)Artifact)\b(?<attributes>[^<>]*)>(?<body>[\s\S]*?)<\/\k<artifact>>/,
	/<(?<calls>(?:antml:)?function_calls|tool_call)>(?<call>[\s\S]*?)<\/\k<calls>>/,
	/<(?<results>(?:antml:)?function_results|tool_response)>(?<result>[\s\S]*?)<\/\k<results>>/
].map(({ source }) => source).join("|"), "gi");
/** A text with more elements is not split: the search for the end of each one would take too long. */
const MAX_ELEMENTS = 1e3;
/**
* Splits the text of an answer into blocks: reasoning, calls of tools and documents written as elements inside the text
* become separate blocks. Marks of citations and other markup are removed. Code is not touched.
*/
function splitMarkup(text) {
	if (!anyMarkup.test(text)) return [{
		type: "text",
		text
	}];
	const { thought, answer } = splitLeadingThought(text);
	const isCode = createCodeCheck(answer);
	const blocks = toReasoning(thought);
	let from = 0;
	for (const found of countTags(answer) > MAX_ELEMENTS ? [] : answer.matchAll(element)) {
		if (found.index < from || isCode(found.index)) continue;
		blocks.push(...toText$3(answer.slice(from, found.index)));
		blocks.push(...readElement(found));
		from = found.index + found[0].length;
	}
	return [...blocks, ...toText$3(answer.slice(from))];
}
/** Splits off reasoning with only one tag: some models leave out the first, and a stopped answer lacks the last one. */
function splitLeadingThought(text) {
	const open = /^\s*<(think|thinking)>/i.exec(text);
	const close = /<\/(think|thinking)>/i.exec(text);
	if (open && !close) return {
		thought: text.slice(open[0].length),
		answer: ""
	};
	const hasOpening = /<(think|thinking)>/i.test(text.slice(0, close?.index ?? 0));
	if (!close || hasOpening || createCodeCheck(text)(close.index)) return {
		thought: "",
		answer: text
	};
	return {
		thought: text.slice(0, close.index),
		answer: text.slice(close.index + close[0].length)
	};
}
function countTags(text) {
	return text.match(/<(?:think|reasoning|ant|lobe|xai|function_|tool_)/gi)?.length ?? 0;
}
function readElement({ groups = {} }) {
	const { think, thought = "", artifact, attributes = "", body = "", calls, call = "", result = "" } = groups;
	if (think !== void 0) return toReasoning(thought);
	if (artifact !== void 0) return toDocument(attributes, body);
	if (calls !== void 0) return readCalls(call);
	const text = result.replace(/<[^>]*>/g, "").trim();
	return text === "" ? [] : [{
		type: "output",
		text
	}];
}
function toDocument(attributes, body) {
	const attribute = (name) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? null;
	if (body.trim() === "") return [];
	const title = attribute("title") ?? attribute("identifier") ?? "Document";
	return [{
		type: "code",
		text: body.trim(),
		language: attribute("language"),
		title
	}];
}
const invocation = /<(?:antml:)?invoke\s+name="([^"<>]*)"[^<>]*>([\s\S]*?)(?=<(?:antml:)?invoke\s|$)/g;
const parameter = /<(?:antml:)?parameter\s+name="([^"<>]*)"[^<>]*>([\s\S]*?)<\/(?:antml:)?parameter>/g;
/** Calls as elements (invoke, parameter), or as the JSON of one call. */
function readCalls(body) {
	const calls = [...body.matchAll(invocation)].map(([, tool = "tool", inner = ""]) => {
		return {
			type: "tool_call",
			tool,
			input: [...inner.matchAll(parameter)].map(([, name, value]) => `${name}: ${value}`).join("\n")
		};
	});
	if (calls.length > 0) return calls;
	const tool = /"name"\s*:\s*"([^"]+)"/.exec(body)?.[1];
	return tool === void 0 ? [] : [{
		type: "tool_call",
		tool,
		input: body.trim()
	}];
}
/** Elements that are removed with their content. */
const hiddenElement = /<grok:render\b[^<>]*\/>|<grok:render\b[^<>]*>[\s\S]{0,2000}?<\/grok:render>|<xai:tool_usage_card\b[^<>]*>[\s\S]{0,20000}?<\/xai:tool_usage_card>/gi;
/** Tags that are removed while the text between them stays: citations, stray tags, tokens of models. */
const strayTag = /<\/?antml:\w{1,40}\b[^<>]*>|<cite\s+index=[^<>]*>|<\/cite>|<\/?(?:grok|xai):\w{1,40}\b[^<>]*>|<[|｜][^<>\n]{1,40}[|｜]>/gi;
const citation$1 = /\uE200[^\uE200\uE201]*\uE201|【\d+(?::\d+)?†[^【】]*】|\b(?:file)?cite(?:turn\d+[a-z]+\d+)+/g;
/** Marks of citations in text that was copied from ChatGPT. */
const copiedCitation = /(?:&#8203;|\u200b)?`{0,2}【oaicite:\d+】`{0,2}(?:&#8203;|\u200b)?|:contentReference\[oaicite:\d+\](?:\{[^}]*\})?/g;
/** Removes marks of citations and tags that mean nothing to a person. Code is not touched. */
function stripMarks(text) {
	if (!anyMarkup.test(text)) return text;
	const plain = text.replace(copiedCitation, "").replace(/\[oai_citation:\d+‡([^[\]]*)\](?=\()/g, "[$1]");
	return [
		hiddenElement,
		strayTag,
		citation$1,
		/[\uE200-\uE206]/g
	].reduce((stripped, pattern) => replaceOutsideCode(stripped, pattern, () => ""), plain);
}
function toReasoning(text) {
	const thought = stripMarks(text).trim();
	return thought === "" ? [] : [{
		type: "reasoning",
		text: thought
	}];
}
function toText$3(text) {
	const stripped = stripMarks(text);
	if (stripped.trim() === "") return [];
	return [{
		type: "text",
		text: stripped.replace(/^\s*\n/, "").trimEnd()
	}];
}
// ../../packages/formats/src/conversation/plain-blocks.ts
/**
* The blocks of a message as people see them at the provider: no markup of providers, reasoning as a separate block,
* and plain names of tools. All formats share this function. The text of a user's message is not changed.
*/
function toPlainBlocks(blocks, role) {
	return blocks.flatMap((block) => {
		switch (block.type) {
			case "text": return role === "user" ? [block] : splitMarkup(block.text);
			case "reasoning": return [{
				...block,
				text: stripMarks(block.text)
			}];
			case "tool_call": return [{
				...block,
				tool: plainToolName(block.tool)
			}];
			case "output": return [block.tool === void 0 ? block : {
				...block,
				tool: plainToolName(block.tool)
			}];
			default: return [block];
		}
	});
}
// ../../packages/formats/src/conversation/conversation-draft.ts
const MAX_TITLE_LENGTH = 300;
/** Fields of blocks that hold long texts; all other text fields are names. */
const LONG_FIELDS = /* @__PURE__ */ new Set([
	"text",
	"input",
	"json"
]);
const MAX_DERIVED_TITLE_LENGTH = 80;
/** Makes texts storable, fills in missing times and the title, finds the shown branch and adds the content hash. */
function finishConversation(draft) {
	const documents = collectDocuments(draft.source, draft.messages);
	const messages = draft.messages.map(finishMessage);
	if (messages.length === 0) return { skip: {
		code: "no_messages",
		reason: "There are no messages in this conversation."
	} };
	fillTimes(messages, draft.createdAt ?? draft.updatedAt);
	const times = messages.flatMap((message) => message.createdAt === null ? [] : [message.createdAt]);
	const createdAt = draft.createdAt ?? (times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : null);
	const updatedAt = draft.updatedAt ?? (times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : createdAt);
	const unhashed = {
		source: draft.source,
		sourceId: toStorable(draft.sourceId),
		title: toTitle(draft.title) || titleFrom(messages),
		createdAt,
		updatedAt,
		isArchived: draft.isArchived,
		isPinned: draft.isPinned,
		projectId: draft.projectId === null ? null : toStorable(draft.projectId),
		projectName: draft.projectName === null ? null : oneLine(draft.projectName).slice(0, MAX_TITLE_LENGTH),
		...draft.assistantName && { assistantName: oneLine(draft.assistantName).slice(0, MAX_TITLE_LENGTH) },
		activeLeafSourceId: findActiveLeaf$1(messages, draft.activeLeafSourceId),
		messages,
		...documents.length > 0 && { documents: documents.map(finishDocument) }
	};
	return { conversation: {
		...unhashed,
		contentHash: hashContent(unhashed)
	} };
}
function finishMessage(draft) {
	const blocks = toPlainBlocks(draft.blocks, draft.role);
	const texts = [];
	for (const block of blocks) {
		makeStorable(block);
		if (block.type === "text") texts.push(block.text);
	}
	const message = {
		sourceId: toStorable(draft.sourceId),
		parentSourceId: draft.parentSourceId === null ? null : toStorable(draft.parentSourceId),
		role: draft.role,
		content: texts.length === 1 ? texts[0] ?? "" : texts.join("\n\n"),
		createdAt: draft.createdAt
	};
	if (blocks.length > texts.length) message.blocks = blocks;
	if (draft.model !== null) message.model = toName(draft.model);
	if (draft.isInterrupted) message.isInterrupted = true;
	return message;
}
/** Makes ids and texts storable, in the same way as those of messages. */
function finishDocument({ sourceId, kind, title, mimeType, versions }) {
	return {
		sourceId: toName(sourceId),
		kind,
		title: toStorable(title),
		mimeType: toName(mimeType),
		versions: versions.map(({ text, messageSourceId, ...version }) => ({
			...version,
			text: toStorable(text),
			messageSourceId: messageSourceId === null ? null : toStorable(messageSourceId)
		}))
	};
}
/** Long texts, which are most of the bytes, are hashed one by one; everything else is hashed as JSON. */
function hashContent({ messages, documents = [], ...properties }) {
	const contentHash = new ContentHash();
	contentHash.add(JSON.stringify(properties));
	for (const message of messages) {
		const { sourceId, parentSourceId, role, createdAt, model, isInterrupted } = message;
		contentHash.add(`${sourceId}\n${parentSourceId}\n${role}\n${createdAt}\n${model}\n${isInterrupted}`);
		contentHash.add(message.content);
		if (message.blocks) contentHash.add(JSON.stringify(message.blocks));
	}
	for (const { versions, ...document } of documents) {
		contentHash.add(JSON.stringify(document));
		for (const { text, createdAt, messageSourceId, assetId } of versions) {
			contentHash.add(`${createdAt}\n${messageSourceId}\n${assetId}`);
			contentHash.add(text);
		}
	}
	return contentHash.digest();
}
/** Makes the block's texts storable in place and removes its document step. */
function makeStorable(block) {
	if (block.document !== void 0) delete block.document;
	if (block.type === "text") {
		block.text = toStorable(block.text);
		return;
	}
	for (const [key, value] of Object.entries(block)) if (typeof value === "string") Reflect.set(block, key, LONG_FIELDS.has(key) ? toStorable(value) : toName(value));
}
/** Names, labels and languages are cut to the length a backup may contain. */
function toName(text) {
	return toStorable(toStorable(text).slice(0, MAX_EXPORTED_NAME_LENGTH));
}
/** The text on one line, cut to the length a title may have. */
function toTitle(text) {
	return oneLine(text).slice(0, MAX_TITLE_LENGTH).trim();
}
function oneLine(text) {
	return toStorable(text).replace(/\s+/g, " ").trim();
}
/** A message without a time gets that of its parent, else of its first child that has one, else `fallback`. */
function fillTimes(messages, fallback) {
	if (messages.every((message) => message.createdAt !== null)) return;
	const byId = new Map(messages.map((message) => [message.sourceId, message]));
	const parentOf = (message) => message.parentSourceId === null ? void 0 : byId.get(message.parentSourceId);
	for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? null;
	for (const message of messages.toReversed()) {
		const parent = parentOf(message);
		if (parent && message.createdAt !== null) parent.createdAt ??= message.createdAt;
	}
	for (const message of messages) message.createdAt ??= parentOf(message)?.createdAt ?? fallback;
}
function findActiveLeaf$1(messages, wanted) {
	const parents = new Set(messages.map((message) => message.parentSourceId));
	const storable = wanted === null ? null : toStorable(wanted);
	let best;
	for (const message of messages) {
		if (message.sourceId === storable) return message.sourceId;
		if (parents.has(message.sourceId)) continue;
		if (!best || (message.createdAt ?? 0) >= (best.createdAt ?? 0)) best = message;
	}
	return best?.sourceId ?? "";
}
function titleFrom(messages) {
	const text = oneLine((messages.find((message) => message.role === "user" && message.content.trim() !== "") ?? messages[0])?.content.slice(0, 1e3) ?? "");
	if (text.length <= MAX_DERIVED_TITLE_LENGTH) return text || null;
	const cut = text.slice(0, MAX_DERIVED_TITLE_LENGTH);
	const lastBlank = cut.lastIndexOf(" ");
	return `${(lastBlank > MAX_DERIVED_TITLE_LENGTH / 2 ? cut.slice(0, lastBlank) : cut).toWellFormed()}…`;
}
// ../../packages/formats/src/conversation/fold-hidden.ts
/**
* Asides are copied into each answer that follows them. There are at most as many copies as nodes, plus this number.
*/
const MAX_EXTRA_COPIES = 1e3;
/**
* The messages of shown nodes, linked across hidden ones, each answer with the asides that led to it. Asides become a
* separate answer, under the id of their last node, if no answer follows or too many branches would copy them. `nodes`
* must have parents first.
*/
function foldHidden(nodes, viewOf) {
	const paths = /* @__PURE__ */ new Map();
	const messages = [];
	const flushed = /* @__PURE__ */ new Set();
	const childCounts = countChildren(nodes);
	let copiesLeft = nodes.length + MAX_EXTRA_COPIES;
	/** Makes the pending asides a message, and returns the id of the path's last message. */
	const flushAsides = (path) => {
		if (!path.pending) return path.messageId;
		const { id, view } = path.pending;
		if (!flushed.has(id)) messages.push(toMessage$12(id, path.messageId, view, blocksOf(path.pending)));
		flushed.add(id);
		return id;
	};
	for (const { node, parentId, isLeaf } of nodes) {
		const above = paths.get(parentId ?? "") ?? {
			messageId: null,
			pending: null
		};
		const view = viewOf(node);
		let path = above;
		if (view.kind === "aside" && view.blocks.length > 0) {
			const length = (above.pending?.length ?? 0) + 1;
			path = {
				messageId: above.messageId,
				pending: {
					id: node.id,
					view,
					before: above.pending,
					length
				}
			};
		} else if (view.kind === "shown" && view.blocks.length > 0) {
			const isAnswer = view.role === "assistant";
			const asides = isAnswer ? blocksOf(above.pending) : [];
			const parent = isAnswer ? above.messageId : flushAsides(above);
			messages.push(toMessage$12(node.id, parent, view, [...asides, ...view.blocks]));
			path = {
				messageId: node.id,
				pending: null
			};
		}
		const copies = (path.pending?.length ?? 0) * ((childCounts.get(node.id) ?? 1) - 1);
		if (copies <= copiesLeft) copiesLeft -= copies;
		else path = {
			messageId: flushAsides(path),
			pending: null
		};
		paths.set(node.id, path);
		if (isLeaf) flushAsides(path);
	}
	const findMessageId = (nodeId) => {
		const path = paths.get(nodeId ?? "");
		if (!path) return null;
		return path.pending && flushed.has(path.pending.id) ? path.pending.id : path.messageId;
	};
	return {
		messages,
		findMessageId
	};
}
function countChildren(nodes) {
	const counts = /* @__PURE__ */ new Map();
	for (const { parentId } of nodes) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
	return counts;
}
function blocksOf(chain) {
	const groups = [];
	for (let at = chain; at; at = at.before) groups.push(at.view.blocks);
	return groups.toReversed().flat();
}
function toMessage$12(id, parent, view, blocks) {
	return {
		sourceId: id,
		parentSourceId: parent,
		role: view.role,
		blocks,
		createdAt: view.createdAt,
		model: view.model,
		isInterrupted: view.isInterrupted
	};
}
// ../../packages/formats/src/conversation/node-order.ts
/**
* All nodes, parents before their children, siblings in the order of their parent's list. A node's own link to its
* parent decides. Only if this link is missing or invalid, the lists of children are searched for the node. A cycle is
* broken at its first node. No node is lost, and there is no recursion: damaged exports contain cycles and chains of
* many thousands.
*/
function orderNodes(nodes) {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const parentOf = linkParents([...byId.values()], byId);
	const childrenOf = groupChildren([...byId.values()], byId, parentOf);
	const seen = /* @__PURE__ */ new Set();
	const ordered = [];
	const walkFrom = (root) => {
		const stack = [{
			node: root,
			parentId: null,
			isLeaf: false
		}];
		for (let next = stack.pop(); next; next = stack.pop()) {
			if (seen.has(next.node.id)) continue;
			seen.add(next.node.id);
			const children = (childrenOf.get(next.node.id) ?? []).filter((child) => !seen.has(child.id));
			next.isLeaf = children.length === 0;
			ordered.push(next);
			for (const child of children.toReversed()) stack.push({
				node: child,
				parentId: next.node.id,
				isLeaf: false
			});
		}
	};
	for (const node of byId.values()) if (!parentOf.has(node.id)) walkFrom(node);
	for (const node of byId.values()) if (!seen.has(node.id)) walkFrom(firstInCycle(node, byId, parentOf));
	return ordered;
}
function linkParents(nodes, byId) {
	const parentOf = /* @__PURE__ */ new Map();
	for (const node of nodes) if (node.parent !== null && node.parent !== node.id && byId.has(node.parent)) parentOf.set(node.id, node.parent);
	for (const node of nodes) for (const id of node.children) if (id !== node.id && byId.has(id) && !parentOf.has(id)) parentOf.set(id, node.id);
	return parentOf;
}
function groupChildren(nodes, byId, parentOf) {
	const groups = /* @__PURE__ */ new Map();
	const placed = /* @__PURE__ */ new Set();
	const add = (parent, child) => {
		if (placed.has(child.id)) return;
		placed.add(child.id);
		const group = groups.get(parent);
		if (group) group.push(child);
		else groups.set(parent, [child]);
	};
	for (const node of nodes) for (const id of node.children) {
		const child = byId.get(id);
		if (child && parentOf.get(id) === node.id) add(node.id, child);
	}
	for (const node of nodes) {
		const parent = parentOf.get(node.id);
		if (parent !== void 0) add(parent, node);
	}
	return groups;
}
/** The node at which to break the cycle that `node` is in or below. */
function firstInCycle(node, byId, parentOf) {
	const visited = /* @__PURE__ */ new Set();
	let at = node;
	while (!visited.has(at.id)) {
		visited.add(at.id);
		at = byId.get(parentOf.get(at.id) ?? "") ?? at;
	}
	return at;
}
// ../../packages/formats/src/conversation/message-list.ts
const DERIVED_PREFIX = "derived-";
/** Makes a conversation of messages that link to their parents, or that follow each other in the list. */
function finishList(properties, messages) {
	const tree = foldHidden(orderNodes(linkList(messages, properties.sourceId)), (node) => node.view);
	return finishConversation({
		title: "",
		createdAt: null,
		updatedAt: null,
		isArchived: false,
		isPinned: false,
		projectId: null,
		projectName: null,
		...properties,
		activeLeafSourceId: tree.findMessageId(properties.activeLeafSourceId ?? null),
		messages: tree.messages
	});
}
function linkList(messages, conversationId) {
	const usedIds = /* @__PURE__ */ new Set();
	let previous = null;
	return messages.map(({ id: ownId, parent, children, view }, index) => {
		const id = ownId !== null && ownId !== "" && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
		usedIds.add(id);
		const link = parent === void 0 ? previous : parent;
		previous = id;
		return {
			id,
			parent: link,
			children: children ?? [],
			view
		};
	});
}
/** How a message is shown: instructions are hidden, tool results are part of the answer that follows. */
function toNodeView(speaker, blocks, details = {}) {
	if (speaker === "system") return { kind: "hidden" };
	const isUser = speaker === "user";
	return {
		kind: speaker === "tool" || !isUser && isAside$1(blocks) ? "aside" : "shown",
		role: isUser ? "user" : "assistant",
		blocks,
		createdAt: details.createdAt ?? null,
		model: isUser ? null : details.model ?? null,
		isInterrupted: !isUser && details.isInterrupted === true
	};
}
function isAside$1(blocks) {
	return blocks.length > 0 && blocks.every(({ type }) => [
		"reasoning",
		"output",
		"tool_call"
	].includes(type));
}
/**
* An id for a conversation that has none, derived from values that do not change when the conversation grows.
* Conversations that begin alike get the same id.
*/
function deriveId(...stableValues) {
	return `${DERIVED_PREFIX}${hash("sha256", JSON.stringify(stableValues) ?? "", "hex").slice(0, 32)}`;
}
/** Whether the id was derived from how the conversation begins, so that other conversations may have the same one. */
function isDerivedId(sourceId) {
	return sourceId.startsWith(DERIVED_PREFIX);
}
// ../../packages/formats/src/conversation/tool-blocks.ts
const MAX_LINES = 10;
const MAX_CHARACTERS = 1e3;
const MAX_INPUT_CHARACTERS = 4e3;
/** Characters of one argument in a short call; an argument may be the content of a whole file. */
const MAX_ARGUMENT_CHARACTERS = 200;
/** A tool call with its result, shortened because people rarely read long outputs again. A blank result is left out. */
function toToolBlocks(tool, input, result) {
	return [toCall$1(tool, input), ...toShortOutput(result, tool)];
}
/** A tool call with nearly all of its arguments, which in chats are only a question or a few settings. */
function toCall$1(tool, input) {
	return {
		type: "tool_call",
		tool,
		input: cut(typeof input === "string" ? asText(input) : toRawJson(input ?? {}), MAX_INPUT_CHARACTERS)
	};
}
/** A tool call with the beginning of each argument, because agents pass whole files as arguments. */
function toShortCall(tool, input) {
	if (typeof input === "string") return {
		type: "tool_call",
		tool,
		input: shortText(asText(input))
	};
	if (!isObject(input) || Object.keys(input).length === 0) return {
		type: "tool_call",
		tool,
		input: ""
	};
	const shorten = (_, value) => typeof value === "string" ? cut(value, MAX_ARGUMENT_CHARACTERS) : value;
	return {
		type: "tool_call",
		tool,
		input: shortText(JSON.stringify(input, shorten, 2))
	};
}
/** The first lines of a tool's result: a text, a list of parts with texts, or any JSON. */
function toShortOutput(result, tool) {
	const text = shortText(outputText$1(result));
	if (text === "") return [];
	return [tool === null ? {
		type: "output",
		text
	} : {
		type: "output",
		text,
		tool
	}];
}
function outputText$1(result) {
	if (isObject(result) && "content" in result) return outputText$1(result["content"]);
	const text = textOf$1(result);
	return text === "" && isShownAsJson(result) ? toRawJson(result) : text;
}
/** At most ten lines and a thousand characters of the text, with an ellipsis where it was cut. */
function shortText(text) {
	const lines = text.replace(/^\s*\n/, "").trimEnd().split("\n", 11);
	const beginning = lines.slice(0, MAX_LINES).join("\n");
	if (beginning.length > MAX_CHARACTERS) return cut(beginning, MAX_CHARACTERS);
	return lines.length > MAX_LINES ? `${beginning}\n…` : beginning;
}
function cut(text, length) {
	return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}
// ../../packages/formats/src/values/timestamps.ts
const MIN_TIME = Date.UTC(1990, 0, 1);
const MAX_TIME = Date.UTC(2200, 0, 1);
/**
* Milliseconds since 1970 from any format of a provider: seconds (with a fraction), milliseconds or microseconds, as
* numbers or text; ISO 8601; {"$date": …}. Null for anything else and for times outside 1990 to 2200.
*/
function readTime(value) {
	if (typeof value === "number") return fromNumber(value);
	if (typeof value === "string") return fromText(value.trim());
	if (typeof value !== "object" || value === null) return null;
	if ("$date" in value) return readTime(value.$date);
	return "$numberLong" in value ? readTime(value.$numberLong) : null;
}
function fromText(text) {
	if (text.length > 64) return null;
	if (/^\d{1,20}(\.\d*)?$/.test(text)) return fromNumber(Number(text));
	if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
	const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) || text.length === 10;
	return inRange(Date.parse(hasZone ? text : `${text}Z`));
}
/** Tells the unit by the size: from 1e14 microseconds, from 1e11 milliseconds, else seconds. */
function fromNumber(value) {
	if (value >= 0x5af3107a4000) return inRange(value / 1e3);
	return inRange(value >= 1e11 ? value : value * 1e3);
}
function inRange(milliseconds) {
	const rounded = Math.round(milliseconds);
	return rounded >= MIN_TIME && rounded <= MAX_TIME ? rounded : null;
}
// ../../packages/formats/src/providers/aider-lines.ts
/** The line at each start of the program. */
const HEADER$1 = /^# aider chat started at (\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})\s*$/;
const FENCE = /^\s{0,3}(`{3,}|~{3,})(.*)$/;
/** Tags that Aider lets models write around code which contains fences itself. */
const TAG_OPENED = /^<(source|code|pre|codename|sourcecode)>\w*\s*$/;
/** Lines that only the program writes; they end a block of code that was never closed. */
const NOTICE$1 = /^> (?:Tokens: |Applied edit to |Commit [0-9a-f]{7}|\^C|Aider v)/;
/** More lines with which a text of the program may begin. */
const NOTICE_START = /^> (?:\S*aider\b|Committing |Added |Removed|HEAD is|The LLM |Git |Repo-map|Use \/help|You can use|\w+ ?[Mm]odel|Models?: |Add )/;
function isAiderHistory(text, path) {
	if (/^# aider chat started at \d{4}-/m.test(text)) return true;
	return /(?:^|\/)\.aider\.chat\.history\.md$/.test(path) && /^#### /m.test(text);
}
/** One session for each start of the program. */
function splitSessions(text) {
	const splitter = new TurnSplitter(/^> .*\S {2}$/m.test(text));
	const sessions = [{
		startedAt: null,
		turns: []
	}];
	for (const line of text.split("\n")) {
		const startedAt = HEADER$1.exec(line)?.[1];
		if (startedAt !== void 0) {
			sessions.push({
				startedAt,
				turns: []
			});
			splitter.reset();
		} else splitter.add(line, sessions.at(-1)?.turns ?? []);
	}
	return sessions.filter(({ startedAt, turns }) => startedAt !== null || turns.some(({ kind }) => kind === "user"));
}
var TurnSplitter = class {
	/** Whether the program's lines end with two blanks in this file; an editor may have removed the blanks. */
	#hasTrailingBlanks;
	/** The text that closes the current block of code in a reply: a fence or a tag; null outside of code. */
	#fence = null;
	#followsBlankLine = true;
	#previousKind = "reply";
	constructor(hasTrailingBlanks) {
		this.#hasTrailingBlanks = hasTrailingBlanks;
	}
	reset() {
		this.#fence = null;
		this.#followsBlankLine = true;
	}
	add(line, turns) {
		const kind = this.#kindOf(line);
		const last = turns.at(-1);
		const isBlank = line.trim() === "";
		if (kind === "reply") this.#trackFence(line);
		else this.#fence = null;
		const continuesTurn = last?.kind === kind && !(kind === "user" && this.#followsBlankLine);
		if (last && continuesTurn) last.lines.push(line);
		else if (!(kind === "reply" && isBlank)) turns.push({
			kind,
			lines: [line]
		});
		this.#followsBlankLine = isBlank;
		this.#previousKind = kind;
	}
	#kindOf(line) {
		const endsWithBlanks = line.endsWith("  ");
		if (/^####(?: |$)/.test(line) && (this.#fence === null || endsWithBlanks && this.#followsBlankLine)) return "user";
		if (!line.startsWith(">")) return "reply";
		if (this.#fence !== null) return endsWithBlanks && NOTICE$1.test(line) ? "notice" : "reply";
		if (this.#hasTrailingBlanks) return endsWithBlanks ? "notice" : "reply";
		return this.#previousKind === "notice" || NOTICE$1.test(line) || NOTICE_START.test(line) ? "notice" : "reply";
	}
	#trackFence(line) {
		const [, marks = "", afterMarks = ""] = FENCE.exec(line) ?? [];
		const tag = TAG_OPENED.exec(line)?.[1];
		if (this.#fence === null) this.#fence = marks || (tag === void 0 ? null : `</${tag}>`);
		else if (this.#fence.startsWith("<") ? line.startsWith(this.#fence) : isClosing(marks, afterMarks, this.#fence)) this.#fence = null;
	}
};
function isClosing(marks, afterMarks, opened) {
	return marks.startsWith(opened) && afterMarks.trim() === "";
}
// ../../packages/formats/src/providers/aider.ts
/** Aider: .aider.chat.history.md in the folder of a project, one conversation for each start. Source: aider/io.py. */
const aiderFormat = {
	source: "aider",
	parse: (text, path) => isAiderHistory(text, path) ? splitSessions(toStorable(text)).map(finishSession$1) : null
};
/** Commands whose argument goes to the model. Aider repeats the argument as a separate input. */
const PROMPT_COMMAND = /^\/(?:ask|code|architect|context|help|chat-mode)(?:\s+([\s\S]*))?$/;
/** Other commands, and commands of the shell. */
const COMMAND = /^(?:\/[a-z][a-z-]*(?:\s|$)|!)/;
const MODEL = /^(?:Main model|Models?): (\S+)/;
/** What the program writes at each start and after each reply. */
const ROUTINE_NOTICE = /^(?:Tokens: |Use \/help|You can use \/undo|Aider v|(?:Main |Weak |Editor )?[Mm]odels?: |Git repo|Repo-map|https:\/\/aider\.chat|\^C|$)/;
/** Reasoning, between the two headings that Aider writes. */
const THINKING = /-{6,}\s*\n► \*\*THINKING\*\*\s*\n([\s\S]*?)\n-{6,}\s*\n► \*\*ANSWER\*\*\s*\n/g;
function finishSession$1({ startedAt, turns }) {
	const reader = new TurnReader(readTime(startedAt?.replace(" ", "T")));
	for (const turn of turns) reader.add(turn);
	const { messages } = reader;
	const first = messages[0]?.view;
	const result = finishList({
		source: "aider",
		sourceId: deriveId("aider", startedAt, first === void 0 || first.kind === "hidden" ? null : first.blocks[0])
	}, messages);
	return "skip" in result && startedAt !== null ? {
		...result,
		name: `Session of ${startedAt}`
	} : result;
}
var TurnReader = class {
	messages = [];
	#createdAt;
	#model = null;
	/** The last input was a command, so notices are the output of the command. */
	#isInCommand = true;
	/** The prompt in the last command, which may follow again as an input. */
	#commandPrompt = null;
	constructor(createdAt) {
		this.#createdAt = createdAt;
	}
	add({ kind, lines }) {
		if (kind === "user") this.#addInput(lines.map((line) => line.slice(5).trimEnd()).join("\n").trim());
		else if (kind === "notice") this.#addNotices(lines.map((line) => line.slice(1).trim()));
		else {
			this.#isInCommand = false;
			this.#push("assistant", readReply$4(lines.join("\n")));
		}
	}
	#addInput(input) {
		const promptCommand = PROMPT_COMMAND.exec(input);
		const text = promptCommand ? (promptCommand[1] ?? "").trim() : input;
		const isRepeated = this.#commandPrompt !== null && this.#commandPrompt === text;
		this.#commandPrompt = promptCommand ? text : null;
		if (isRepeated) return;
		this.#isInCommand = text === "" || text === "<blank>" || !promptCommand && COMMAND.test(text);
		if (!this.#isInCommand) this.#push("user", [{
			type: "text",
			text
		}]);
	}
	/** Notices are part of the reply before them. */
	#addNotices(lines) {
		for (const line of lines) this.#model = MODEL.exec(line)?.[1] ?? this.#model;
		const relevantLines = lines.filter((line) => !ROUTINE_NOTICE.test(line));
		if (this.#isInCommand || relevantLines.length === 0) return;
		const output = toShortOutput(relevantLines.join("\n"), "aider");
		const last = this.messages.at(-1)?.view;
		if (last && last.kind !== "hidden" && last.role === "assistant") last.blocks.push(...output);
		else this.#push("assistant", output);
	}
	#push(speaker, blocks) {
		const view = toNodeView(speaker, blocks, {
			createdAt: this.#createdAt,
			model: this.#model
		});
		if (blocks.length > 0) this.messages.push({
			id: null,
			view
		});
	}
};
function readReply$4(text) {
	const blocks = [];
	let from = 0;
	for (const found of text.matchAll(THINKING)) {
		blocks.push(...splitTagged(text.slice(from, found.index)), ...toReasoning$1(found[1] ?? ""));
		from = found.index + found[0].length;
	}
	return [...blocks, ...splitTagged(text.slice(from))];
}
// ../../packages/formats/src/providers/aistudio.ts
/** Prompts of Google AI Studio, as stored in Google Drive: `chunkedPrompt.chunks` in order. */
const aistudioFormat = {
	source: "aistudio",
	detect: detect$31,
	parse: parse$32
};
function detect$31(record) {
	return Array.isArray(asObject(record["chunkedPrompt"])?.["chunks"]);
}
function parse$32(record) {
	const chunks = asList(asObject(record["chunkedPrompt"])?.["chunks"]).filter(isObject);
	const model = asName(asObject(record["runSettings"])?.["model"])?.replace(/^models\//, "") ?? null;
	const first = chunks[0];
	return finishList({
		source: "aistudio",
		sourceId: asName(record["id"]) ?? deriveId(first?.["createTime"], first?.["text"], first?.["parts"]),
		title: asText(record["displayName"]) || asText(record["title"]) || asText(record["name"]),
		createdAt: readTime(record["createTime"]),
		updatedAt: readTime(record["updateTime"])
	}, withInstructions(linkChunks(chunks, model), instructionsOf(record["systemInstruction"])));
}
function instructionsOf(instruction) {
	const { text, parts } = asObject(instruction) ?? {};
	const texts = asList(parts).filter(isObject).map((part) => asText(part["text"]));
	return (asText(text) || texts.join("\n")).trim();
}
/**
* The system instruction becomes a document of the conversation, as the instructions of a project do. The first text
* gets the step that writes the document.
*/
function withInstructions(messages, text) {
	const firstText = messages.flatMap(({ view }) => view.kind === "hidden" ? [] : view.blocks).find(({ type, document }) => type === "text" && document === void 0);
	if (text !== "" && firstText !== void 0) firstText.document = {
		act: "write",
		id: "instructions",
		kind: "instructions",
		title: "System instruction",
		mimeType: "text/markdown",
		text
	};
	return messages;
}
/** A parent counts only if it is in this prompt: any other parent is in the prompt from which this one was branched. */
function linkChunks(chunks, model) {
	const ids = new Set(chunks.map((chunk) => asName(chunk["id"])));
	return chunks.map((chunk) => {
		const parent = asName(asObject(chunk["branchParent"])?.["id"]);
		return toMessage$11(chunk, parent !== null && parent !== asName(chunk["id"]) && ids.has(parent) ? parent : void 0, model);
	});
}
function toMessage$11(chunk, parent, model) {
	const isUser = asText(chunk["role"]) === "user";
	return {
		id: asName(chunk["id"]),
		parent,
		view: toNodeView(isUser ? "user" : "assistant", readChunk(chunk), {
			createdAt: readTime(chunk["createTime"]),
			model,
			isInterrupted: asName(chunk["errorMessage"]) !== null
		})
	};
}
/** Fields of a chunk that contain a file. */
const FILE_FIELDS = [
	"driveDocument",
	"driveImage",
	"driveAudio",
	"driveVideo",
	"inlineFile",
	"inlineImage",
	"inlineData"
];
function readChunk(chunk) {
	const files = FILE_FIELDS.flatMap((field) => readFile$7(field, asObject(chunk[field])));
	const videoId = asName(asObject(chunk["youtubeVideo"])?.["id"]);
	const video = videoId ? [{
		type: "text",
		text: `https://www.youtube.com/watch?v=${videoId}`
	}] : [];
	const text = asText(chunk["text"]);
	const parts = asList(chunk["parts"]).filter(isObject);
	const texts = text.trim() === "" ? joinTextBlocks(parts) : [toTextBlock(text, chunk["isThought"] === true)];
	const code = [...parts, chunk].flatMap(readCode$2);
	const pictures = parts.flatMap((part) => readFile$7("inlineData", asObject(part["inlineData"])));
	const error = asText(chunk["errorMessage"]);
	return [
		...files,
		...pictures,
		...video,
		...texts,
		...code,
		...error === "" ? [] : [{
			type: "output",
			text: error
		}],
		...readGrounding(asObject(chunk["grounding"]))
	];
}
function toTextBlock(text, isThought) {
	return {
		type: isThought ? "reasoning" : "text",
		text
	};
}
function joinTextBlocks(parts) {
	const blocks = [];
	for (const part of parts) {
		const block = toTextBlock(asText(part["text"]), part["thought"] === true);
		const last = blocks.at(-1);
		if (block.type !== "text" && block.type !== "reasoning") continue;
		if (last && last.type === block.type) last.text += block.text;
		else blocks.push(block);
	}
	return blocks.filter((block) => "text" in block && block.text?.trim() !== "");
}
function readCode$2(piece) {
	const code = asObject(piece["executableCode"]);
	const result = asObject(piece["codeExecutionResult"]);
	const language = asText(code?.["language"]).toLowerCase();
	const blocks = [];
	if (asName(code?.["code"])) blocks.push({
		type: "code",
		text: asText(code?.["code"]),
		language: language || null
	});
	const output = asText(result?.["output"]) || asText(result?.["outcome"]);
	if (output !== "") blocks.push({
		type: "output",
		text: output
	});
	return blocks;
}
function readFile$7(field, file) {
	if (!file) return [];
	const fallback = /image/i.test(field) ? "image/*" : null;
	return [{
		type: "attachment",
		name: asName(file["name"]) ?? (/image/i.test(field) ? "Image" : "Attachment"),
		mimeType: asName(file["mimeType"]) ?? fallback,
		size: parseCount(file["sizeBytes"]),
		assetId: asName(file["id"])
	}];
}
/** The pages an answer is based on. */
function readGrounding(grounding) {
	if (!grounding) return [];
	const text = [...asList(grounding["groundingSources"]), ...asList(grounding["groundingChunks"])].map((entry) => {
		const source = asObject(asObject(entry)?.["web"]) ?? asObject(entry);
		return [asText(source?.["title"]), asText(source?.["uri"])].filter((line) => line !== "").join("\n");
	}).filter((source) => source !== "").join("\n\n");
	return text === "" ? [{
		type: "raw",
		label: "grounding",
		json: toRawJson(grounding)
	}] : [{
		type: "output",
		text,
		tool: "web search"
	}];
}
// ../../packages/formats/src/values/speaker.ts
/** The names that providers use for each speaker. */
const names = {
	user: "user human you me prompt prompter customer client request question",
	assistant: "assistant ai bot gpt chatgpt claude model gemini bard grok copilot bing deepseek perplexity mistral llm agent response answer chatbot machine",
	system: "system developer instruction instructions",
	tool: "tool function observation function_call function_response tool_call tool_response plugin"
};
const speakers = new Map(Object.keys(names).flatMap((speaker) => names[speaker].split(" ").map((name) => [name, speaker])));
/** The speaker by the names providers use; null for an unknown name. */
function readSpeaker(value) {
	return speakers.get(asText(value).trim().toLowerCase()) ?? null;
}
// ../../packages/formats/src/providers/bigagi-fragments.ts
/** Types of parts that are not read: errors of the program, and placeholders for work in progress. */
const ignoredTypes$1 = /* @__PURE__ */ new Set([
	"error",
	"ph",
	"_pt_sentinel"
]);
/** Reads a piece of a message: content, an attachment, or what is shown beside the content, such as reasoning. */
function readFragment$1(fragment) {
	const part = asObject(fragment["part"]);
	if (part === null) return [];
	const type = asText(part["pt"]);
	if (ignoredTypes$1.has(type)) return [];
	switch (type) {
		case "text": return readContent(asText(part["text"]));
		case "ma": return toReasoning$1(asText(part["aText"]));
		case "tool_invocation": return readCall$6(asObject(part["invocation"]) ?? {});
		case "tool_response": return readResponse$1(asObject(part["response"]) ?? {});
		case "annotations": return toShortOutput(readCitations$1(part["annotations"]), "web search");
		case "doc":
		case "image_ref":
		case "reference":
		case "hosted_resource": return [readFile$6(fragment, part)];
		default: return [{
			type: "raw",
			label: type || "fragment",
			json: toRawJson(part)
		}];
	}
}
function readCall$6(invocation) {
	const code = asText(invocation["code"]);
	if (code !== "") return [{
		type: "code",
		text: code,
		language: asName(invocation["language"])
	}];
	return [toCall$1(asName(invocation["name"]) ?? "tool", invocation["args"])];
}
function readResponse$1(response) {
	return toShortOutput(response["result"], asName(response["name"]));
}
function readCitations$1(annotations) {
	return asList(annotations).filter(isObject).map((citation) => [asText(citation["title"]), asText(citation["url"])].filter(Boolean).join(" ")).join("\n");
}
function readFile$6(fragment, part) {
	const resource = asObject(part["resource"]);
	const meta = asObject(part["meta"]);
	const data = asObject(part["dataRef"]) ?? asObject(asObject(part["_legacyImageRefPart"])?.["dataRef"]);
	const isPicture = part["pt"] === "image_ref" || part["assetType"] === "image";
	const text = asText(asObject(part["data"])?.["text"]);
	const block = {
		type: "attachment",
		name: asName(meta?.["srcFileName"]) ?? asName(fragment["title"]) ?? asName(part["l1Title"]) ?? asName(part["altText"]) ?? asName(resource?.["filename"]) ?? asName(resource?.["fileName"]) ?? (isPicture ? "Image" : "Attachment"),
		mimeType: asName(data?.["mimeType"]) ?? asName(resource?.["mimeType"]) ?? (isPicture ? "image/*" : null),
		size: asCount(data?.["bytesSize"]) ?? asCount(meta?.["srcFileSize"]),
		assetId: asName(data?.["dblobAssetId"]) ?? asName(part["zUuid"])
	};
	return text === "" ? block : {
		...block,
		text
	};
}
// ../../packages/formats/src/providers/bigagi.ts
/**
* big-AGI: one chat, or one of the `conversations` of a backup. A message has `fragments`, or in version 1 one `text`.
*/
const bigagiFormat = {
	source: "bigagi",
	detect: detect$30,
	parse: parse$31
};
/** Personas that stand for the plain assistant. */
const plainPersonas = /* @__PURE__ */ new Set(["Generic", "Custom"]);
/** Generators of messages that are not models. */
const nonModels = /* @__PURE__ */ new Set([
	"web",
	"issue",
	"help"
]);
function detect$30(record) {
	return typeof record["systemPurposeId"] === "string" && Array.isArray(record["messages"]);
}
function parse$31(record) {
	const messages = asList(record["messages"]).filter(isObject);
	const persona = asName(record["systemPurposeId"]);
	const title = asText(record["userTitle"]) || asText(record["autoTitle"]);
	const result = finishList({
		source: "bigagi",
		sourceId: asName(record["id"]) ?? deriveId("bigagi", record["created"], messages[0]?.["id"]),
		title,
		createdAt: readTime(record["created"]),
		updatedAt: readTime(record["updated"]),
		assistantName: persona !== null && plainPersonas.has(persona) ? null : persona
	}, messages.map((message) => ({
		id: asName(message["id"]),
		view: viewOf$7(message)
	})));
	return "skip" in result ? {
		...result,
		name: title
	} : result;
}
function viewOf$7(message) {
	const generator = asName(asObject(message["generator"])?.["name"]) ?? asName(message["originLLM"]);
	return toNodeView(readSpeaker(message["role"]) ?? "assistant", readBlocks$12(message), {
		createdAt: readTime(message["created"]),
		model: generator !== null && nonModels.has(generator) ? null : generator,
		isInterrupted: message["pendingIncomplete"] === true
	});
}
function readBlocks$12(message) {
	const fragments = message["fragments"];
	if (!Array.isArray(fragments)) return readContent(asText(message["text"]));
	return fragments.filter(isObject).flatMap(readFragment$1);
}
// ../../packages/formats/src/providers/characterai-histories.ts
/** Parses one saved chat of a character, as exporters of the older site write it. */
function parseHistory(history, character) {
	const messages = asList(history["msgs"]).filter(isObject);
	const characterNames = messages.filter((message) => !isHuman(message)).map((message) => asObject(message["src"])?.["name"]);
	return finishList({
		source: "characterai",
		sourceId: asName(history["external_id"]) ?? deriveId("characterai", history["created"], messages[0]?.["text"]),
		createdAt: readTime(history["created"]),
		updatedAt: readTime(history["last_interaction"]),
		assistantName: character ?? asName(characterNames[0])
	}, messages.map((message) => ({
		id: asName(message["uuid"]) ?? (typeof message["id"] === "number" ? String(message["id"]) : null),
		view: toNodeView(isHuman(message) ? "user" : "assistant", readContent(message["text"]), { createdAt: readTime(message["created"]) })
	})));
}
const isHuman = (message) => asObject(message["src"])?.["is_human"] === true;
// ../../packages/formats/src/providers/characterai.ts
/**
* Character.AI: `turns` of a chat as its page loads them, newest first, alone or with other `chats`; or the `histories`
* of a character as older exporters write them.
*/
const characteraiFormat = {
	source: "characterai",
	detect: detect$29,
	parse: parse$30
};
function detect$29(record) {
	return chatsOf$2(record).length > 0 || historiesOf(record).length > 0;
}
function chatsOf$2(record) {
	return [record, ...asList(record["chats"])].filter(isObject).filter((chat) => asList(chat["turns"]).some(isTurn$2));
}
function isTurn$2(turn) {
	return isObject(turn) && isObject(turn["author"]) && Array.isArray(turn["candidates"]);
}
function historiesOf(record) {
	return asList(asObject(record["histories"])?.["histories"] ?? record["histories"]).filter((history) => isObject(history) && Array.isArray(history["msgs"]));
}
function parse$30(record) {
	const character = asName(asObject(asObject(record["info"])?.["character"])?.["name"]);
	return [...chatsOf$2(record).map(parseChat$6), ...historiesOf(record).map((history) => parseHistory(history, character))];
}
function parseChat$6(chat) {
	const turns = toOldestFirst(asList(chat["turns"]).filter(isObject));
	const info = asObject(chat["chat"]) ?? chat;
	const { messages, activeId } = linkTurns(turns);
	const characters = turns.map((turn) => asObject(turn["author"])).filter((author) => author?.["is_human"] !== true);
	return finishList({
		source: "characterai",
		sourceId: asName(info["chat_id"]) ?? asName(asObject(turns[0]?.["turn_key"])?.["chat_id"]) ?? deriveId("characterai", turns[0]?.["create_time"], turns[0]?.["candidates"]),
		title: asText(info["name"]),
		createdAt: readTime(info["create_time"]),
		assistantName: asName(info["character_name"]) ?? asName(characters.find((author) => author?.["name"])?.["name"]),
		activeLeafSourceId: activeId
	}, messages);
}
/** Turns without times are reversed, because pages list the newest turn first. */
function toOldestFirst(turns) {
	const timeOf = (turn) => readTime(turn["create_time"]);
	if (turns.some((turn) => timeOf(turn) === null)) return turns.toReversed();
	return turns.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}
/** A turn may have several candidates. One of them is the primary one, which the next turn follows. */
function linkTurns(turns) {
	let activeId = null;
	return {
		messages: turns.flatMap((turn, index) => {
			const parent = activeId;
			const turnId = asName(asObject(turn["turn_key"])?.["turn_id"]) ?? `:${index}`;
			const candidates = asList(turn["candidates"]).filter(isObject);
			const ids = candidates.map((candidate, at) => asName(candidate["candidate_id"]) ?? `${turnId}.${at}`);
			const primary = asName(turn["primary_candidate_id"]);
			activeId = ids.find((id) => id === primary) ?? ids[0] ?? parent;
			return candidates.map((candidate, at) => ({
				id: ids[at] ?? null,
				parent,
				view: viewOf$6(turn, candidate)
			}));
		}),
		activeId
	};
}
function viewOf$6(turn, candidate) {
	const isHuman = asObject(turn["author"])?.["is_human"] === true;
	const picture = asName(candidate["tti_image_rel_path"]);
	const pictures = picture === null ? [] : [toFile$1({
		name: "Image",
		type: "image/*",
		id: picture
	})];
	return toNodeView(isHuman ? "user" : "assistant", [...pictures, ...readContent(candidate["raw_content"])], {
		createdAt: readTime(candidate["create_time"]) ?? readTime(turn["create_time"]),
		isInterrupted: candidate["is_final"] === false
	});
}
// ../../packages/formats/src/providers/loose-messages.ts
/**
* Formats whose records are messages: Le Chat's files chat-<id>.json, and lists in the format of the chat-completion
* APIs. Chat-completion lists do not name a provider; their source is `sharegpt`.
*/
const mistralFormat = {
	source: "mistral",
	detect: detectMistral,
	parse: toParser("mistral")
};
const messageRecordFormat = {
	source: "sharegpt",
	detect: detect$28,
	parse: toParser("sharegpt")
};
function detectMistral(record) {
	return detect$28(record) && (Array.isArray(record["contentChunks"]) || asName(record["chatId"]) !== null);
}
function detect$28(record) {
	return readSpeaker(record["role"]) !== null && ("content" in record || "contentChunks" in record);
}
function toParser(source) {
	return (record) => {
		const { kind, ...view } = readMessage$2(record, readSpeaker(record["role"]) ?? "assistant");
		if (kind === "hidden") return { message: {
			source,
			chatId: chatOf$1(record),
			title: null,
			isAside: false,
			draft: toHiddenDraft(record)
		} };
		const parent = record["parentId"] === null ? null : asName(record["parentId"]) ?? void 0;
		return { message: {
			source,
			chatId: chatOf$1(record),
			title: null,
			isAside: kind === "aside",
			draft: {
				role: "user",
				blocks: [],
				createdAt: null,
				model: null,
				isInterrupted: false,
				...view,
				sourceId: asText(record["id"]),
				parentSourceId: parent
			}
		} };
	};
}
const chatOf$1 = (record) => asName(record["chatId"]) ?? asName(record["conversation_id"]);
/** The draft of an instruction: later messages can have it as parent, but it is not shown because it has no blocks. */
function toHiddenDraft(record) {
	return {
		sourceId: asText(record["id"]),
		parentSourceId: void 0,
		role: "assistant",
		blocks: [],
		createdAt: null,
		model: null,
		isInterrupted: false
	};
}
/** A message in the format of the chat-completion APIs. */
function readMessage$2(message, speaker) {
	return toNodeView(speaker, readBlocks$11(message, speaker), {
		createdAt: readTime(message["createdAt"] ?? message["created_at"] ?? message["timestamp"] ?? message["create_time"]),
		model: asName(message["model"])
	});
}
function readBlocks$11(message, speaker) {
	const files = [...toFiles(message["files"]), ...toFiles(message["attachments"])];
	const thought = textOf$1(message["reasoning_content"]) || textOf$1(message["reasoning"]) || textOf$1(message["thinking"]);
	const chunks = asList(message["contentChunks"]);
	const content = chunks.length > 0 ? readContent(chunks) : readContent(message["content"] ?? message["value"]);
	if (speaker === "tool") return toOutput$1(message["content"], asName(message["name"]));
	return [
		...files,
		...toReasoning$1(thought),
		...content,
		...readCalls$1(message["tool_calls"])
	];
}
// ../../packages/formats/src/providers/chatbotui.ts
/** Chatbot UI: `history` with its `folders`. */
const chatbotuiFormat = {
	source: "chatbotui",
	detect: detect$27,
	parse: parse$29
};
/** A conversation of the first version, which exported a plain list of conversations. */
const chatbotuiChatFormat = {
	source: "chatbotui",
	detect: isChat$1,
	parse: (record) => parseChat$5(record, /* @__PURE__ */ new Map())
};
function detect$27(record) {
	const history = record["history"];
	return Array.isArray(history) && (history.some(isChat$1) || "folders" in record || "prompts" in record);
}
function isChat$1(record) {
	if (!isObject(record) || !Array.isArray(record["messages"])) return false;
	return typeof record["name"] === "string" && ("folderId" in record || "prompt" in record || "model" in record);
}
function parse$29(record) {
	const folders = asList(record["folders"]).filter(isObject);
	const names = new Map(folders.map((folder) => [String(folder["id"]), asText(folder["name"])]));
	return asList(record["history"]).map((entry) => isObject(entry) ? {
		...parseChat$5(entry, names),
		name: asText(entry["name"])
	} : { skip: {
		code: "not_a_conversation",
		reason: "This record has no messages in a known format."
	} });
}
function parseChat$5(chat, folders) {
	const messages = asList(chat["messages"]).filter(isObject);
	const id = asName(chat["id"]) ?? (typeof chat["id"] === "number" ? String(chat["id"]) : null);
	const folder = chat["folderId"] === null || chat["folderId"] === void 0 ? null : String(chat["folderId"]);
	const model = asName(asObject(chat["model"])?.["name"]) ?? asName(chat["model"]);
	return finishList({
		source: "chatbotui",
		sourceId: id ?? deriveId(chat["name"], messages[0]),
		title: asText(chat["name"]),
		createdAt: readTime(chat["createdAt"] ?? chat["created_at"]),
		updatedAt: readTime(chat["updatedAt"] ?? chat["updated_at"]),
		projectId: folder,
		projectName: folders.get(folder ?? "") || null
	}, messages.map((message) => ({
		id: asName(message["id"]),
		view: readMessage$2({
			model,
			...message
		}, readSpeaker(message["role"]) ?? "assistant")
	})));
}
// ../../packages/formats/src/providers/chatbox-message.ts
/** Summaries that Chatbox wrote to shorten the context are hidden. */
function viewOf$5(message) {
	const speaker = message["isSummary"] === true ? "system" : readSpeaker(message["role"]) ?? "assistant";
	const model = asName(message["model"]);
	return toNodeView(speaker, readBlocks$10(message), {
		createdAt: readTime(message["timestamp"]),
		model: model === "unknown" ? null : model
	});
}
function readBlocks$10(message) {
	const parts = asList(message["contentParts"]).filter(isObject);
	const links = asList(message["links"]).filter(isObject);
	return [
		...toFiles(asList(message["files"]).filter(isObject).map(toFileFields$1)),
		...toFiles(links.map((link) => ({ name: asText(link["title"]) || link["url"] }))),
		...toReasoning$1(asText(message["reasoningContent"])),
		...parts.length > 0 ? parts.flatMap(readPart$6) : readContent(message["content"]),
		...toFiles(asList(message["pictures"]).filter(isObject).map(toPicture$2))
	];
}
function readPart$6(part) {
	switch (part["type"]) {
		case "tool-call": return toToolBlocks(asName(part["toolName"]) ?? "tool", part["args"], part["result"]);
		case "image": return toFiles([toPicture$2(part)]);
		case "info": return [];
		default: return readContent(part);
	}
}
const toFileFields$1 = ({ name, fileType, storageKey }) => ({
	name,
	fileType,
	id: storageKey
});
const toPicture$2 = ({ storageKey }) => ({
	name: "Image",
	type: "image/*",
	id: storageKey
});
// ../../packages/formats/src/providers/chatbox.ts
/**
* Chatbox: the exported data, an object with one key `session:<id>` for each conversation. Older versions had one list
* `chat-sessions`.
*/
const chatboxFormat = {
	source: "chatbox",
	detect: detect$26,
	parse: parse$28
};
function detect$26(record) {
	return "__exported_items" in record || sessionsOf(record).length > 0;
}
function sessionsOf(record) {
	return [...Object.entries(record).flatMap(([key, value]) => key.startsWith("session:") ? [value] : []), ...asList(record["chat-sessions"])].filter(isObject).filter((session) => "messages" in session);
}
function parse$28(record) {
	const copilots = asList(record["myCopilots"]).filter(isObject);
	const names = new Map(copilots.map((copilot) => [asText(copilot["id"]), asName(copilot["name"])]));
	return sessionsOf(record).map((session) => parseSession(session, names));
}
function parseSession(session, copilots) {
	const messages = readMessages$1(session);
	const name = asText(session["name"]);
	const title = name === "Untitled" ? "" : name;
	const result = finishList({
		source: "chatbox",
		sourceId: asName(session["id"]) ?? deriveId("chatbox", messages[0]?.id),
		title,
		isPinned: session["starred"] === true,
		assistantName: copilots.get(asText(session["copilotId"])) ?? null,
		activeLeafSourceId: asList(session["messages"]).filter(isObject).map(idOf$4).at(-1) ?? null
	}, messages);
	return "skip" in result && name !== "" ? {
		...result,
		name
	} : result;
}
const idOf$4 = (message) => asName(message["id"]);
/**
* The threads of a session follow each other, as Chatbox shows them. Where the person went back and asked again,
* `messageForksHash` has the other branches, by the id of the message that they follow.
*/
function readMessages$1(session) {
	const listed = [];
	const usedIds = /* @__PURE__ */ new Set();
	const add = (messages, above) => {
		let parent = above;
		for (const message of asList(messages).filter(isObject)) {
			const id = idOf$4(message) ?? `:${listed.length}`;
			if (usedIds.has(id)) continue;
			usedIds.add(id);
			listed.push({
				id,
				parent,
				view: viewOf$5(message)
			});
			parent = id;
		}
		return parent;
	};
	let last = null;
	for (const thread of asList(session["threads"]).filter(isObject)) last = add(thread["messages"], last);
	add(session["messages"], last);
	const forks = Object.entries(asObject(session["messageForksHash"]) ?? {});
	for (const [id, fork] of forks) for (const list of branchesOf(fork)) add(list["messages"], id);
	return orderBranches(listed, forks);
}
function branchesOf(fork) {
	return isObject(fork) ? asList(fork["lists"]).filter(isObject) : [];
}
/** Sorts the branches after a message as Chatbox does: at the position of the shown branch a fork has an empty list. */
function orderBranches(listed, forks) {
	const shownChildren = /* @__PURE__ */ new Map();
	for (const { id, parent } of listed) if (id && parent && !shownChildren.has(parent)) shownChildren.set(parent, id);
	const orders = /* @__PURE__ */ new Map();
	for (const [id, fork] of forks) {
		const position = isObject(fork) ? asCount(fork["position"]) : null;
		const order = branchesOf(fork).map((list, index) => {
			const first = asList(list["messages"]).find(isObject);
			return index === position ? shownChildren.get(id) : first && idOf$4(first);
		});
		orders.set(id, order.filter((child) => typeof child === "string"));
	}
	return listed.map((message) => ({
		...message,
		children: orders.get(message.id ?? "") ?? []
	}));
}
// ../../packages/formats/src/providers/chatgpt-attachments.ts
/** Files in a message's metadata: uploads in `attachments`, charts that code drew in `aggregate_result`. */
function readAttachments(message) {
	const metadata = asObject(message["metadata"]) ?? {};
	const uploads = asList(metadata["attachments"]).flatMap((entry) => {
		const file = asObject(entry);
		if (!file) return [];
		return [{
			type: "attachment",
			name: asName(file["name"]) ?? "Attachment",
			mimeType: asName(file["mime_type"]) ?? asName(file["mimeType"]),
			size: asCount(file["size"]),
			assetId: asName(file["id"]) ?? asName(file["file_id"])
		}];
	});
	const charts = asList(asObject(metadata["aggregate_result"])?.["messages"]).flatMap((entry) => {
		const pointer = asName(asObject(entry)?.["image_url"]);
		return pointer ? [{
			...unnamedImage,
			name: "Chart",
			assetId: assetIdOf(pointer)
		}] : [];
	});
	return [...uploads, ...charts];
}
const unnamedImage = {
	type: "attachment",
	name: "Image",
	mimeType: "image/*",
	size: null,
	assetId: null
};
/** A picture, recording or video in a message's parts; null if the part is something else. */
function readAssetPart(part, message) {
	switch (part["content_type"]) {
		case "image_asset_pointer": return [readImage(part, message)];
		case "audio_asset_pointer": return [readRecording(part)];
		case "real_time_user_audio_video_asset_pointer": {
			const audio = asObject(part["audio_asset_pointer"]);
			const video = asName(part["video_container_asset_pointer"]);
			const videos = video ? [{
				type: "attachment",
				name: "Video",
				mimeType: "video/*",
				size: null,
				assetId: assetIdOf(video)
			}] : [];
			return [...audio ? [readRecording(audio)] : [], ...videos];
		}
		default: return null;
	}
}
function readImage(part, message) {
	const assetId = assetIdOf(asText(part["asset_pointer"]));
	const upload = readAttachments({ metadata: message["metadata"] }).find((file) => file.assetId === assetId);
	const metadata = asObject(part["metadata"]);
	const isGenerated = Boolean(asObject(metadata?.["dalle"]) ?? asObject(metadata?.["generation"]));
	return {
		...unnamedImage,
		...isGenerated && { document: toPictureDocument(assetId, asText(part["asset_pointer"])) },
		name: upload?.name ?? (isGenerated ? "Generated image" : "Image"),
		mimeType: upload?.mimeType ?? "image/*",
		size: asCount(part["size_bytes"]) ?? upload?.size ?? null,
		assetId
	};
}
/** A generated picture becomes a document of the conversation. */
function toPictureDocument(assetId, pointer) {
	return {
		act: "write",
		id: assetId ?? pointer,
		kind: "image",
		title: "Generated image",
		mimeType: "image/*"
	};
}
function readRecording(part) {
	const format = asName(part["format"]);
	return {
		type: "attachment",
		name: "Voice recording",
		mimeType: format ? `audio/${format}` : "audio/*",
		size: asCount(part["size_bytes"]),
		assetId: assetIdOf(asText(part["asset_pointer"]))
	};
}
/** file-service://file-abc and sediment://file_abc: names of archive entries begin with the part after the scheme. */
function assetIdOf(pointer) {
	return pointer.replace(/^[a-z-]+:\/\//, "") || null;
}
// ../../packages/formats/src/values/markdown-link.ts
/** A Markdown link to a web address; without a title it shows the host. */
function toMarkdownLink(title, url) {
	return `[${(title ?? "").replace(/[[\]\s]+/g, " ").trim() || new URL(url).hostname}](${url.replace(/[()\s<>]/g, encodeURIComponent).replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function isWebAddress$1(text) {
	return /^https?:\/\//i.test(text) && URL.canParse(text);
}
// ../../packages/formats/src/providers/chatgpt-citations.ts
/**
* The assistant marks sources inside its text: since 2024 between private-use characters (\uE200 kind \uE202 arguments
* \uE201), with \uE203 … \uE204 around the words a source supports; before that as 【6†source】. Each mark is replaced by
* a link if the message's metadata has the source, else by the words it contains, if any.
*/
function resolveCitations(text, metadata) {
	if (!citationStarts.some((start) => text.includes(start))) return text;
	const references = readReferences(metadata);
	const links = readCitations(metadata);
	const linkAt = (at) => links.get(at) ?? links.get(codePointsBefore(text, at));
	return text.replace(lenticularMark, (mark, at) => references.get(mark) ?? linkAt(at) ?? "").replace(privateMark, (mark) => references.get(mark) ?? wordsOf(mark)).replace(bareMark, "").replace(strayPrivateUse, "");
}
/** What citations begin with. A plain search comes first: most texts have none, and regular expressions are slower. */
const citationStarts = [
	"",
	"",
	"",
	"",
	"【",
	"citeturn"
];
const privateMark = /\uE200[^\uE200\uE201]*\uE201/g;
const lenticularMark = /【\d+(?::\d+)?†[^【】]*】/g;
/** A mark without its private-use characters, which some tools remove. */
const bareMark = /\b(?:file)?cite(?:turn\d+[a-z]+\d+)+/g;
const strayPrivateUse = /[\uE200-\uE2FF]/g;
/** Links by the text of their mark. */
function readReferences(metadata) {
	const references = /* @__PURE__ */ new Map();
	for (const entry of asList(metadata["content_references"])) {
		const reference = asObject(entry);
		const mark = asText(reference?.["matched_text"]);
		if (!reference || !/^[\uE200【]/.test(mark)) continue;
		const resolved = linksOf(reference) || asText(reference["alt"]).trim();
		if (resolved !== "") references.set(mark, resolved);
	}
	return references;
}
function linksOf(reference) {
	const items = asList(reference["items"]).map(asObject);
	const links = (items.length > 0 ? items : [reference]).flatMap((source) => {
		const url = asText(source?.["url"]);
		return isWebAddress$1(url) ? [toMarkdownLink(asName(source?.["title"]) ?? asName(source?.["attribution"]), url)] : [];
	});
	return links.length > 0 ? ` (${links.join(", ")})` : "";
}
/** Links by the position of their mark, which older exports count in UTF-16 units and newer ones in characters. */
function readCitations(metadata) {
	const links = /* @__PURE__ */ new Map();
	for (const entry of asList(metadata["citations"])) {
		const citation = asObject(entry);
		const source = asObject(citation?.["metadata"]);
		const start = citation?.["start_ix"];
		const url = asText(source?.["url"]);
		if (typeof start === "number" && isWebAddress$1(url)) links.set(start, ` (${toMarkdownLink(asName(source?.["title"]), url)})`);
	}
	return links;
}
/** The words in a mark: an entity's name, a link's text, a product's or video's title. Other marks have none. */
function wordsOf(mark) {
	const [kind = "", firstArgument = "", secondArgument = ""] = mark.slice(1, -1).split("");
	if (kind === "url") return isWebAddress$1(secondArgument) ? toMarkdownLink(firstArgument, secondArgument) : firstArgument;
	if (kind === "video") return firstArgument;
	if (kind !== "entity" && kind !== "product_entity") return "";
	try {
		return asText(asList(JSON.parse(firstArgument))[1]);
	} catch {
		return "";
	}
}
function codePointsBefore(text, at) {
	let count = 0;
	for (const _ of text.slice(0, at)) count++;
	return count;
}
// ../../packages/formats/src/providers/chatgpt-content.ts
/** The blocks of a message's `content`, which is read by its content_type. Empty blocks are left out. */
function readContentBlocks(message) {
	const content = asObject(message["content"]) ?? {};
	const author = asObject(message["author"]);
	const sender = {
		isTool: author?.["role"] !== "user" && author?.["role"] !== "assistant",
		tool: asName(author?.["name"]),
		recipient: asName(message["recipient"]) ?? "all",
		isThinking: message["channel"] === "analysis" && author?.["role"] === "assistant"
	};
	const blocks = readByType(content, message, sender).filter((block) => !("text" in block) || isFilled(block));
	return sender.isTool ? withCanvasId(blocks, message) : withReport(blocks, message);
}
/** The answer of a deep research becomes a document as well. */
function withReport(blocks, message) {
	const metadata = asObject(message["metadata"]);
	if (metadata?.["is_async_task_result_message"] !== true) return blocks;
	const title = asName(metadata["async_task_title"]) ?? "Research report";
	const id = asName(metadata["async_task_id"]);
	return blocks.map((block) => block.type === "text" ? {
		...block,
		document: {
			act: "write",
			id,
			kind: "report",
			title,
			mimeType: "text/markdown"
		}
	} : block);
}
function isFilled(block) {
	return block.type === "attachment" || "text" in block && /[^\s\0]/.test(block.text);
}
function readByType(content, message, sender) {
	const type = asText(content["content_type"]);
	switch (type) {
		case "thoughts": return [{
			type: "reasoning",
			text: readThoughts(content)
		}];
		case "reasoning_recap": return [{
			type: "reasoning",
			text: asText(content["content"]) || joinParts(content)
		}];
		case "code": return [readCode$1(content, sender)];
		case "execution_output":
		case "system_error": return [toOutput(asText(content["text"]), sender)];
		case "citable_code_output": return [toOutput(asText(content["output_str"]) || asText(content["text"]), sender)];
		case "computer_output": return readScreen(content, message, sender);
		case "tether_quote":
		case "sonic_webpage": return [toOutput(readPage(content), sender)];
		case "tether_browsing_display": return [toOutput(asText(content["result"]) || asText(content["summary"]), sender)];
		default: return readParts$1(content, message, sender, type);
	}
}
function readParts$1(content, message, sender, type) {
	const parts = asList(content["parts"]);
	const blocks = parts.flatMap((part) => readPart$5(part, message, sender));
	if (type === "text" || type === "multimodal_text") return blocks;
	if (parts.length > 0) return [...blocks, ...readOtherFields(content, type)];
	const text = asText(content["text"]) || asText(content["result"]) || asText(content["content"]);
	if (text !== "") return [toText$2(text, message, sender)];
	return Object.keys(content).length > 1 ? [{
		type: "raw",
		label: type || "content",
		json: toRawJson(content)
	}] : [];
}
/** Content of an unknown type may have texts in other fields than `parts`: these fields are shown as JSON. */
function readOtherFields({ content_type: _type, parts: _parts, ...others }, type) {
	return Object.values(others).some((value) => asText(value) !== "") ? [{
		type: "raw",
		label: type || "content",
		json: toRawJson(others)
	}] : [];
}
function readPart$5(part, message, sender) {
	if (typeof part === "string") return [toText$2(part, message, sender)];
	const piece = asObject(part);
	if (!piece) return [];
	const assets = readAssetPart(piece, message);
	if (assets) return assets;
	const text = asText(piece["text"]);
	if (text !== "") return [toText$2(text, message, sender)];
	if (piece["content_type"] === "audio_transcription") return [];
	return [{
		type: "raw",
		label: asName(piece["content_type"]) ?? "part",
		json: toRawJson(piece)
	}];
}
function toText$2(text, message, sender) {
	if (sender.isTool) return toOutput(text, sender);
	if (asObject(message["author"])?.["role"] === "user") return {
		type: "text",
		text
	};
	if (sender.recipient !== "all") return readCall$5(text, sender.recipient);
	const resolved = resolveCitations(text, asObject(message["metadata"]) ?? {});
	return {
		type: sender.isThinking ? "reasoning" : "text",
		text: resolved
	};
}
function toOutput(text, sender) {
	return sender.tool ? {
		type: "output",
		text,
		tool: sender.tool
	} : {
		type: "output",
		text
	};
}
function readCode$1(content, sender) {
	const text = asText(content["text"]) || joinParts(content);
	const languageName = asName(content["language"]);
	const language = languageName === "unknown" ? null : languageName;
	if (sender.recipient !== "all" && sender.recipient !== "python") return readCall$5(text, sender.recipient);
	return {
		type: "code",
		text,
		language: language ?? (sender.recipient === "python" ? "python" : null)
	};
}
/** Code for the interpreter, a document for the canvas, or any other tool call with its input unchanged. */
function readCall$5(text, tool) {
	if (tool === "python") return {
		type: "code",
		text,
		language: "python"
	};
	const canvas = readCanvasCall(text, tool);
	if (canvas) return canvas;
	return {
		type: "tool_call",
		tool,
		input: text
	};
}
function readThoughts(content) {
	return asList(content["thoughts"]).map((entry) => {
		const thought = asObject(entry);
		const summary = asText(thought?.["summary"]).trim();
		const body = asText(thought?.["content"]) || joinTexts(thought?.["chunks"], "");
		return [summary === "" ? "" : `**${summary}**`, body].filter((piece) => piece !== "").join("\n\n");
	}).join("\n\n") || joinParts(content) || asText(content["content"]);
}
function readPage(content) {
	return [[asText(content["title"]), asText(content["url"])].filter((piece) => piece !== "").join("\n"), asText(content["text"]).trim() || asText(content["snippet"])].filter((piece) => piece !== "").join("\n\n");
}
/** A screenshot of a remote browser, and the page it shows. */
function readScreen(content, message, sender) {
	const state = asObject(content["state"]);
	const heading = [asText(state?.["title"]), asText(state?.["url"])].filter((piece) => piece !== "").join("\n");
	const screenshot = asObject(content["screenshot"]);
	const picture = screenshot ? readAssetPart({
		...screenshot,
		content_type: "image_asset_pointer"
	}, message) : null;
	return [toOutput(heading || asText(content["text"]), sender), ...picture ?? []];
}
function joinParts(content) {
	return joinTexts(content["parts"], "\n\n");
}
function joinTexts(list, separator) {
	return asList(list).filter((piece) => typeof piece === "string").join(separator);
}
// ../../packages/formats/src/providers/chatgpt.ts
const INSTRUCTION_KINDS = /* @__PURE__ */ new Set(["user_editable_context", "model_editable_context"]);
const REASONING_KINDS = /* @__PURE__ */ new Set(["thoughts", "reasoning_recap"]);
/**
* Conversations of chatgpt.com, from the first exports of 2022 to the sharded ones of 2026: a `mapping` of linked
* nodes.
*/
const chatgptFormat = {
	source: "chatgpt",
	detect: detect$25,
	parse: parse$27
};
/** chat.html of an export contains all conversations as `var jsonData = [...]`. */
const chatgptPageFormat = {
	source: "chatgpt",
	dataStart: /\bjsonData\s*=\s*(?=[[{])/
};
/** DeepSeek has a `mapping` too, but with `fragments` in its messages. */
function detect$25(record) {
	const { mapping } = record;
	if (!isObject(mapping)) return false;
	for (const node of Object.values(mapping)) {
		const message = asObject(asObject(node)?.["message"]);
		if (message) return !("fragments" in message) && ("author" in message || isObject(message["content"]));
	}
	return "create_time" in record || "current_node" in record || "conversation_id" in record;
}
function parse$27(record) {
	const nodes = Object.entries(asObject(record["mapping"]) ?? {}).map(([id, value]) => {
		const node = asObject(value) ?? {};
		return {
			id,
			parent: asName(node["parent"]),
			children: asList(node["children"]).filter((child) => typeof child === "string"),
			message: asObject(node["message"])
		};
	});
	const tree = foldHidden(orderNodes(nodes), (node) => readMessageView(node.message));
	return finishConversation({
		source: "chatgpt",
		sourceId: asName(record["conversation_id"]) ?? asName(record["id"]) ?? deriveId(record["create_time"], nodes[0]?.id),
		title: asText(record["title"]),
		createdAt: readTime(record["create_time"]),
		updatedAt: readTime(record["update_time"]),
		isArchived: record["is_archived"] === true,
		isPinned: record["is_starred"] === true || readTime(record["pinned_time"]) !== null,
		projectId: findProject(record),
		projectName: null,
		activeLeafSourceId: tree.findMessageId(asName(record["current_node"])),
		messages: tree.messages
	});
}
/** Exports have a project only in the field of custom assistants, as an id that begins with g-p-. */
function findProject(record) {
	return [asName(record["conversation_template_id"]), asName(record["gizmo_id"])].find((id) => id?.startsWith("g-p-")) ?? null;
}
/** A message as chatgpt.com shows it. */
function readMessageView(message) {
	if (!message) return { kind: "hidden" };
	const metadata = asObject(message["metadata"]) ?? {};
	const content = asObject(message["content"]) ?? {};
	const role = asText(asObject(message["author"])?.["role"]);
	if (isHidden(message, metadata, content, role)) return { kind: "hidden" };
	return {
		kind: isAside(message, content, role) ? "aside" : "shown",
		role: role === "user" ? "user" : "assistant",
		blocks: joinAttachments(readContentBlocks(message), readAttachments(message), role),
		createdAt: readTime(message["create_time"]) ?? readTime(message["update_time"]),
		model: role === "user" ? null : asText(metadata["model_slug"]) || null,
		isInterrupted: role !== "user" && isInterrupted(message, metadata)
	};
}
function isHidden(message, metadata, content, role) {
	return role === "system" || message["weight"] === 0 || metadata["is_visually_hidden_from_conversation"] === true || metadata["is_user_system_message"] === true || INSTRUCTION_KINDS.has(asText(content["content_type"]));
}
/** Reasoning, tool calls and their results are part of the answer that follows. */
function isAside(message, content, role) {
	if (role === "user") return false;
	if (role !== "assistant") return true;
	return (asText(message["recipient"]) || "all") !== "all" || message["channel"] === "analysis" || REASONING_KINDS.has(asText(content["content_type"]));
}
function isInterrupted(message, metadata) {
	return message["status"] === "in_progress" || asObject(metadata["finish_details"])?.["type"] === "interrupted";
}
/** The user's files come before the text, files of an answer after it. Files inside the content are not repeated. */
function joinAttachments(blocks, attachments, role) {
	if (attachments.length === 0) return blocks;
	const shown = new Set(blocks.flatMap((block) => block.type === "attachment" ? [block.assetId] : []));
	const others = attachments.filter((block) => block.type !== "attachment" || !shown.has(block.assetId));
	return role === "user" ? [...others, ...blocks] : [...blocks, ...others];
}
// ../../packages/formats/src/providers/sharegpt.ts
/**
* Common formats for sharing chats: `conversations` of { from, value }, or `messages` of { role, content }. Tried last,
* because many exports have messages with roles.
*/
const sharegptFormat = {
	source: "sharegpt",
	detect: detect$24,
	parse: parse$26
};
/** Keys under which the list of messages may be. */
const listKeys = [
	"conversations",
	"conversation",
	"messages",
	"items",
	"turns",
	"dialog",
	"chat"
];
function listOf$1(record) {
	const key = listKeys.find((name) => Array.isArray(record[name]) && asList(record[name]).some(isMessage$5));
	return key === void 0 ? [] : asList(record[key]).filter(isObject);
}
function isMessage$5(value) {
	return isObject(value) && speakerOf$2(value) !== null && textKeys.some((key) => key in value);
}
/** Keys under which the text of a message may be. */
const textKeys = [
	"value",
	"content",
	"text",
	"message",
	"markdown"
];
const speakerOf$2 = (message) => readSpeaker(message["from"] ?? message["role"] ?? message["author"] ?? message["sender"] ?? message["speaker"]);
function detect$24(record) {
	return listOf$1(record).length > 0;
}
function parse$26(record) {
	const list = listOf$1(record);
	return finishList({
		source: "sharegpt",
		sourceId: asName(record["id"]) ?? asName(record["uuid"]) ?? asName(record["conversation_id"]) ?? (typeof record["id"] === "number" ? String(record["id"]) : deriveIdFrom(list)),
		title: asText(record["title"]) || asText(record["name"]),
		createdAt: readTime(record["created_at"] ?? record["createdAt"] ?? record["create_time"] ?? record["timestamp"]),
		updatedAt: readTime(record["updated_at"] ?? record["updatedAt"] ?? record["update_time"])
	}, list.map(toMessage$10));
}
/**
* An id from the first message. Many conversations may begin with the same instruction: then two more messages count.
*/
function deriveIdFrom(list) {
	const [first] = list;
	return first !== void 0 && speakerOf$2(first) === "system" ? deriveId(...list.slice(0, 3)) : deriveId(first);
}
function toMessage$10(message) {
	const key = textKeys.find((name) => message[name] !== void 0);
	const withContent = {
		...message,
		content: key === void 0 ? "" : message[key]
	};
	const parent = message["parentId"] ?? message["parent_id"] ?? message["parent"];
	return {
		id: asName(message["id"]) ?? asName(message["uuid"]),
		parent: parent === void 0 ? void 0 : asName(parent),
		view: readMessage$2(withContent, speakerOf$2(message) ?? "assistant")
	};
}
// ../../packages/formats/src/providers/chatgpt-groups.ts
/** ChatGPT's group_chats.json: a list `chats`, usually empty. A chat is a conversation or a list of messages. */
const chatgptGroupsFormat = {
	source: "chatgpt",
	detect: detect$23,
	parse: parse$25
};
const chatsOf$1 = (record) => asList(record["chats"] ?? record["group_chats"]).filter(isObject);
function detect$23(record) {
	return chatsOf$1(record).some((chat) => chatgptFormat.detect(chat));
}
function parse$25(record) {
	return chatsOf$1(record).map((chat) => {
		const name = asText(chat["title"]) || asText(chat["name"]);
		if (chatgptFormat.detect(chat)) return {
			...chatgptFormat.parse(chat),
			name
		};
		if (sharegptFormat.detect(chat)) return {
			...sharegptFormat.parse(chat),
			name
		};
		return {
			skip: {
				code: "not_a_conversation",
				reason: "This record has no messages in a known format."
			},
			name
		};
	});
}
// ../../packages/formats/src/providers/cherrystudio-topics.ts
/**
* Titles and assistants of conversations, by id, from the program's saved state: a text with JSON that contains JSON.
*/
function readTopicDetails(localStorage) {
	const saved = asObject(parseJson$1(asObject(parseJson$1(asObject(localStorage)?.["persist:cherry-studio"]))?.["assistants"]));
	const assistants = [...asList(saved?.["assistants"]), saved?.["defaultAssistant"]].filter(isObject);
	const detailsById = /* @__PURE__ */ new Map();
	for (const assistant of assistants) for (const topic of asList(assistant["topics"]).filter(isObject)) {
		const id = asText(topic["id"]);
		if (detailsById.has(id)) continue;
		detailsById.set(id, {
			title: asText(topic["name"]),
			createdAt: readTime(topic["createdAt"]),
			isPinned: topic["pinned"] === true,
			assistant: assistant["id"] === "default" ? null : asName(assistant["name"])
		});
	}
	return detailsById;
}
function parseJson$1(value) {
	if (typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch {
		return null;
	}
}
// ../../packages/formats/src/providers/cherrystudio-blocks.ts
/** Types of blocks that are not read: failures, and summaries that the program wrote for the model. */
const ignoredTypes = /* @__PURE__ */ new Set([
	"error",
	"unknown",
	"compact"
]);
function viewOf$4(message, blocks) {
	return toNodeView(message["type"] === "clear" ? "system" : readSpeaker(message["role"]) ?? "assistant", readBlocks$9(message, blocks), {
		createdAt: readTime(message["createdAt"]),
		model: asName(asObject(message["model"])?.["id"]) ?? asName(message["modelId"]),
		isInterrupted: message["status"] === "paused"
	});
}
/** A message refers to blocks in another table; an older message contains its content itself. */
function readBlocks$9(message, blocks) {
	if (Array.isArray(message["blocks"]) && message["blocks"].length > 0) return message["blocks"].flatMap((blockOrId) => {
		const block = isObject(blockOrId) ? blockOrId : blocks.get(asText(blockOrId));
		return block ? readBlock$1(block) : [];
	});
	return [
		...toFiles(asList(message["files"]).filter(isObject).map(toFileFields)),
		...toReasoning$1(asText(message["reasoning_content"])),
		...readContent(message["content"])
	];
}
function readBlock$1(block) {
	const type = asText(block["type"]);
	if (ignoredTypes.has(type)) return [];
	const content = asText(block["content"]);
	switch (type) {
		case "main_text": return readContent(content);
		case "thinking": return toReasoning$1(content);
		case "code": return content === "" ? [] : [{
			type: "code",
			text: content,
			language: asName(block["language"])
		}];
		case "translation": return content === "" ? [] : [{
			type: "output",
			text: content,
			tool: "translation"
		}];
		case "tool": return readTool$3(block);
		case "citation": return readCitation(block);
		case "image":
		case "file":
		case "video": return [readFile$5(block, type)];
		default: return [{
			type: "raw",
			label: type || "block",
			json: toRawJson(block)
		}];
	}
}
function readTool$3(block) {
	const response = asObject(asObject(block["metadata"])?.["rawMcpToolResponse"]);
	return toToolBlocks(asName(block["toolName"]) ?? asName(asObject(response?.["tool"])?.["name"]) ?? "tool", block["arguments"] ?? response?.["arguments"], block["content"] ?? response?.["response"]);
}
/** Pages and documents an answer refers to, by title and address. */
function readCitation(block) {
	const results = asObject(block["response"])?.["results"];
	const text = shortText([...Array.isArray(results) ? results : asList(asObject(results)?.["results"]), ...asList(block["knowledge"])].filter(isObject).map((page) => {
		const address = asText(page["url"]) || asText(page["link"]) || asText(page["sourceUrl"]);
		return [asText(page["title"]), address].filter(Boolean).join(" ");
	}).filter(Boolean).join("\n"));
	return text === "" ? [] : [{
		type: "output",
		text,
		tool: "sources"
	}];
}
function readFile$5(block, type) {
	const file = asObject(block["file"]);
	if (file) return toFile$1(toFileFields(file));
	return {
		type: "attachment",
		name: type === "image" ? "Image" : type === "video" ? "Video" : "Attachment",
		mimeType: type === "file" ? null : `${type}/*`,
		size: null,
		assetId: null
	};
}
/** `name` is the name of the program's copy, `origin_name` that of the person's file; `type` is no media type. */
function toFileFields(file) {
	const { id, name, origin_name, size, type } = file;
	return {
		id,
		name: origin_name ?? name,
		size,
		...type === "image" && { type: "image/*" }
	};
}
// ../../packages/formats/src/providers/cherrystudio.ts
/**
* Cherry Studio: `data.json` of a backup. The tables of its database are under `indexedDB`, titles and assistants in
* `localStorage`. The first version of backups had a list of keys and values instead of tables.
*/
const cherrystudioFormat = {
	source: "cherrystudio",
	detect: detect$22,
	parse: parse$24
};
function detect$22(record) {
	return "localStorage" in record && topicsOf(record) !== null;
}
function topicsOf(record) {
	const database = record["indexedDB"];
	if (isObject(database)) return Array.isArray(database["topics"]) ? database["topics"].filter(isObject) : null;
	if (!Array.isArray(database)) return null;
	const rows = database.filter(isObject).filter(({ key }) => asText(key).startsWith("topic:"));
	return rows.length === 0 ? null : rows.map(({ value }) => value).filter(isObject);
}
function parse$24(record) {
	const detailsById = readTopicDetails(record["localStorage"]);
	const rows = asList(asObject(record["indexedDB"])?.["message_blocks"]).filter(isObject);
	const blocks = new Map(rows.map((row) => [asText(row["id"]), row]));
	return (topicsOf(record) ?? []).map((topic) => parseTopic(topic, detailsById, blocks));
}
function parseTopic(topic, detailsById, blocks) {
	const messages = asList(topic["messages"]).filter(isObject);
	const id = asName(topic["id"]) ?? asName(messages[0]?.["topicId"]) ?? deriveId("cherrystudio", messages[0]?.["id"]);
	const details = detailsById.get(id);
	const title = details?.title ?? "";
	const { listed, activeId } = linkMessages$2(messages, blocks);
	const result = finishList({
		source: "cherrystudio",
		sourceId: id,
		title,
		createdAt: details?.createdAt ?? readTime(messages[0]?.["createdAt"]),
		isPinned: details?.isPinned === true,
		assistantName: details?.assistant ?? null,
		activeLeafSourceId: activeId
	}, listed);
	return "skip" in result && title !== "" ? {
		...result,
		name: title
	} : result;
}
/**
* Answers of several models to one question are versions of one message; the next message follows the shown version.
*/
function linkMessages$2(messages, blocks) {
	const listed = [];
	let above = null;
	let group = null;
	for (const [index, message] of messages.entries()) {
		const id = asName(message["id"]) ?? `:${index}`;
		const questionId = message["role"] === "assistant" ? asName(message["askId"]) : null;
		if (questionId === null || group?.questionId !== questionId) group = questionId === null ? null : {
			questionId,
			parent: above,
			hasChosen: false
		};
		listed.push({
			id,
			parent: group ? group.parent : above,
			view: viewOf$4(message, blocks)
		});
		const isChosen = message["useful"] === true || message["foldSelected"] === true;
		if (group === null || isChosen || !group.hasChosen) above = id;
		if (group && isChosen) group.hasChosen = true;
	}
	return {
		listed,
		activeId: above
	};
}
// ../../packages/formats/src/providers/claude-code-prompt.ts
/** Texts that Claude Code writes with the role user: context, the output of commands, and notices. */
const notices = /^(?:<(?:command|local-command|bash)-|<task-notification>|<teammate-message\b|<user-memory-input>|Caveat: The messages below were generated by the user|This session is being continued from a previous conversation)/;
/** The start of an element that Claude Code adds before a person's prompt. */
const addedElement = /^<(system-reminder|ide_[a-z_]+|user-prompt-submit-hook|session-start-hook)\b/;
/** Commands that only change a setting or show something. Any other command is a prompt. */
const nonPromptCommands = new Set("add-dir agents bashes branch clear color compact config context copy cost doctor effort exit export fast fork help hooks ide keybindings login logout mcp memory model output-style permissions plugin plugins quit release-notes reload-plugins remote-control rename resume rewind sandbox settings skills stats status statusline tasks terminal-setup theme todos upgrade usage vim voice".split(" "));
/** The text that a person typed, from a text with the role user; empty if Claude Code wrote all of it. */
function readPrompt$2(text) {
	const typed = dropAddedElements(removeTagged(text, "system-reminder"));
	if (isInterruption(typed)) return "";
	return notices.test(typed) ? readCommand(typed) : typed;
}
/** Whether Claude Code wrote the text because a person stopped an answer. */
function isInterruption(text) {
	return text.trimStart().startsWith("[Request interrupted");
}
/** A command that is a prompt, as it was typed; empty for other commands. */
function readCommand(text) {
	const name = textIn(text, "command-name").replace(/^\//, "");
	return name === "" || nonPromptCommands.has(name) ? "" : `/${name} ${textIn(text, "command-args")}`.trim();
}
/** The text after the elements that Claude Code added at its beginning. */
function dropAddedElements(text) {
	let prompt = text.trim();
	for (let tag = addedElement.exec(prompt)?.[1]; tag !== void 0; tag = addedElement.exec(prompt)?.[1]) {
		const end = prompt.indexOf(`</${tag}>`);
		if (end < 0) return "";
		prompt = prompt.slice(end + tag.length + 3).trimStart();
	}
	return prompt;
}
/** The text without all elements <tag>…</tag>; an unclosed element stays. */
function removeTagged(text, tag) {
	let remaining = "";
	let from = 0;
	for (;;) {
		const start = text.indexOf(`<${tag}>`, from);
		const end = start < 0 ? -1 : text.indexOf(`</${tag}>`, start);
		if (end < 0) return remaining + text.slice(from);
		remaining += text.slice(from, start);
		from = end + tag.length + 3;
	}
}
function textIn(text, tag) {
	const start = text.indexOf(`<${tag}>`);
	const end = start < 0 ? -1 : text.indexOf(`</${tag}>`, start);
	return end < 0 ? "" : text.slice(start + tag.length + 2, end).trim();
}
// ../../packages/formats/src/providers/claude-code-content.ts
/** The parts of a message's content; a plain text is one part. */
function partsOf$2(content) {
	return typeof content === "string" ? [{
		type: "text",
		text: content
	}] : asList(content).filter(isObject);
}
/** Whether a part of a message with the role user is the result of a tool. */
function isResult(part) {
	return part["type"] === "tool_result" || asName(part["tool_use_id"]) !== null;
}
/** The text and the files of a person; results of tools and texts of the program are left out. */
function readPromptParts(parts) {
	return parts.flatMap((part) => {
		if (part["type"] === "image" || part["type"] === "document") return readContent(part);
		if (isObject(part["source"])) return readContent({
			...part,
			type: "image"
		});
		const text = isResult(part) ? "" : readPrompt$2(asText(part["text"]));
		return text === "" ? [] : [{
			type: "text",
			text
		}];
	});
}
/** Whether a message says that the person stopped the answer. */
function isInterruptionMessage(parts) {
	return parts.some((part) => isInterruption(asText(part["text"])));
}
/** The blocks of a part of an answer. For a tool call, `callId` is the id that its result refers to. */
function readAnswerPart(part) {
	const type = asText(part["type"]);
	const withoutCall = (blocks) => ({
		blocks,
		callId: null
	});
	if (type.endsWith("tool_use")) return {
		blocks: [toShortCall(asName(part["name"]) ?? "tool", part["input"])],
		callId: asName(part["id"])
	};
	if (type === "thinking") return withoutCall(toReasoning$1(asText(part["thinking"])));
	if (type.endsWith("tool_result")) return withoutCall(readResult$1(part, null));
	const text = asText(part["text"]);
	if (type === "text") return withoutCall(text.trim() === "" ? [] : [{
		type: "text",
		text
	}]);
	return withoutCall(["redacted_thinking", "fallback"].includes(type) ? [] : readContent(part));
}
/** The beginning of a tool's result. */
function readResult$1(part, tool) {
	const content = part["content"];
	const text = removeTagged(textOf$1(content), "system-reminder").trim();
	return toShortOutput(text === "" && isObject(content) ? content : text, tool);
}
// ../../packages/formats/src/providers/claude-code-message.ts
function toMessage$9(line, id, parent, role) {
	return {
		id,
		parent,
		role,
		parts: [],
		createdAt: readTime(line["timestamp"]),
		model: null,
		isInterrupted: false,
		isComplete: false,
		answerId: null
	};
}
/** The message as a part of the conversation. An answer without text or files becomes a part of the next answer. */
function toListed({ id, parent, role, parts, createdAt, model, isInterrupted }) {
	const blocks = parts.flat();
	const kind = role === "user" || blocks.some(({ type }) => type === "text" || type === "attachment") ? "shown" : "aside";
	return {
		id,
		parent: parent?.id ?? null,
		view: {
			kind,
			role,
			blocks,
			createdAt,
			model,
			isInterrupted
		}
	};
}
/** About how many characters the blocks keep in memory. */
function sizeOf$1(blocks) {
	return blocks.reduce((sum, block) => sum + 100 + JSON.stringify(block).length, 0);
}
// ../../packages/formats/src/providers/claude-code-tree.ts
/** How many characters of a session's first text are part of its id: few, because later ones may be masked secrets. */
const ID_CHARACTERS = 12;
/** The messages of one session, from lines linked by their parents' ids. */
var ClaudeCodeTree = class {
	/** A custom title has precedence over one that the program made. */
	titles = {
		custom: "",
		ai: ""
	};
	/** About how many characters the messages keep in memory. */
	size = 0;
	#sourceId = "";
	#folder = null;
	#hasLinks = false;
	#lastMessage = null;
	#messages = [];
	/** The blocks of each tool call, by the call's id. */
	#calls = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.#messages.length === 0;
	}
	/** Adds a line below the place of its parent, if the parent is known, and returns the place of the line. */
	add(line, id, above) {
		if (above !== void 0) this.#hasLinks = true;
		const message = this.#read(line, id, above === void 0 ? this.#findParent(line) : above.message);
		this.#lastMessage = message;
		return {
			tree: this,
			message
		};
	}
	finish(summary) {
		return finishList({
			source: "claude-code",
			sourceId: this.#sourceId,
			title: this.titles.custom || this.titles.ai || summary,
			projectName: this.#folder
		}, this.#messages.map(toListed));
	}
	/**
	* The message above a line without a known parent: the last message, because compaction, damage and old versions
	* break the links between lines. Only an edited first prompt has no parent on purpose.
	*/
	#findParent(line) {
		return line["parentUuid"] === null && line["type"] === "user" && line["isCompactSummary"] !== true && this.#hasLinks ? null : this.#lastMessage;
	}
	#read(line, id, above) {
		const body = asObject(line["message"]);
		switch (line["type"]) {
			case "user":
				this.#noteSession(line, id, body);
				return this.#readUser(line, id, above);
			case "assistant":
				this.#noteSession(line, id, body);
				return body ? this.#readAnswer(line, body, id, above) : above;
			case "attachment": return this.#readQueued(line, id, above);
			default: return above;
		}
	}
	/**
	* Notes the session's folder, and its id from its first line, which all copies of the session share. Two sessions may
	* have a first line with the same id, so the id contains a hash of the beginning of its text as well.
	*/
	#noteSession(line, id, body) {
		this.#folder ??= asName(asName(line["cwd"])?.split(/[/\\]/).findLast((name) => name !== ""));
		if (this.#sourceId !== "") return;
		const start = asText(partsOf$2(body?.["content"])[0]?.["text"]).slice(0, ID_CHARACTERS);
		const hasOwnId = asName(line["uuid"]) !== null;
		this.#sourceId = hasOwnId ? `session-of:${id}:${deriveId(start).slice(-8)}` : deriveId(line["sessionId"], line["timestamp"], start);
	}
	#readUser(line, id, above) {
		const parts = partsOf$2(asObject(line["message"])?.["content"]);
		for (const part of parts) if (isResult(part)) this.#addResult(part, above);
		if (isInterruptionMessage(parts) && above?.role === "assistant") above.isInterrupted = !above.isComplete;
		return line["isMeta"] === true || line["isCompactSummary"] === true || line["isVisibleInTranscriptOnly"] === true || asName(asObject(line["origin"])?.["senderTaskId"]) !== null ? above : this.#appendPrompt(line, id, above, readPromptParts(parts));
	}
	/** Reads a prompt that was typed during an answer. */
	#readQueued(line, id, above) {
		const queued = asObject(line["attachment"]);
		return queued?.["type"] === "queued_command" && (queued["commandMode"] ?? "prompt") === "prompt" ? this.#appendPrompt(line, id, above, readPromptParts(partsOf$2(queued["prompt"]))) : above;
	}
	/** Adds a prompt, unless it is empty, and returns the last message. */
	#appendPrompt(line, id, parent, blocks) {
		return blocks.length === 0 ? parent : this.#addMessage({
			...toMessage$9(line, id, parent, "user"),
			parts: [blocks]
		});
	}
	#readAnswer(line, body, id, above) {
		if (line["isApiErrorMessage"] === true || body["model"] === "<synthetic>") return above;
		const parts = partsOf$2(body["content"]).map(readAnswerPart);
		if (parts.every(({ blocks }) => blocks.length === 0)) return above;
		const answerId = asName(body["id"]);
		const message = answerId !== null && above?.role === "assistant" && above.answerId === answerId ? above : this.#addMessage({
			...toMessage$9(line, id, above, "assistant"),
			answerId,
			model: asName(body["model"])
		});
		message.isComplete = body["stop_reason"] === "end_turn";
		for (const { blocks, callId } of parts) {
			message.parts.push(blocks);
			this.size += sizeOf$1(blocks);
			if (callId !== null) this.#calls.set(callId, blocks);
		}
		return message;
	}
	#addResult(part, above) {
		const callBlocks = this.#calls.get(asText(part["tool_use_id"]));
		const call = callBlocks?.[0];
		const output = readResult$1(part, call?.type === "tool_call" ? call.tool : null);
		if (callBlocks) callBlocks.push(...output);
		else if (above?.role === "assistant") above.parts.push(output);
		this.size += sizeOf$1(output);
	}
	#addMessage(message) {
		this.#messages.push(message);
		this.size += 200 + message.parts.reduce((sum, blocks) => sum + sizeOf$1(blocks), 0);
		return message;
	}
};
// ../../packages/formats/src/providers/unknown-messages.ts
/** Reports how many messages of a conversation could not be read; nothing if there are none. */
function skipUnknownMessages(count) {
	if (count === 0) return [];
	return [{ skip: {
		code: "not_a_conversation",
		reason: `${count === 1 ? "One message here is" : `${count} messages here are`} in a form we do not know.`
	} }];
}
// ../../packages/formats/src/providers/claude-code.ts
/**
* Sessions of Claude Code: JSON lines linked by `parentUuid`. Of more than twenty types of lines, `user` and
* `assistant` are the conversation. A session on the web is one object with a list of the same lines, `loglines`.
*/
const claudeCodeFormat = {
	source: "claude-code",
	detect: (record, path) => asList(record["loglines"]).slice(0, 10).some(isSessionLine$1) || isSessionLine$1(record) || isHistoryLine$1(record) || isSubagentPath(path) && asName(record["agentType"]) !== null,
	open: (path) => new ClaudeCodeReader(path)
};
/** Types of lines with details of a session, each of which may be the first line. */
const sessionLineTypes = new Set("agent-name ai-title custom-title last-prompt mode permission-mode queue-operation".split(" "));
/** Whether a value is a line of a session. */
function isSessionLine$1(value) {
	const line = asObject(value);
	const type = asText(line?.["type"]);
	if (line === null) return false;
	if (sessionLineTypes.has(type)) return asName(line["sessionId"]) !== null;
	switch (type) {
		case "user":
		case "assistant": {
			const content = asObject(line["message"])?.["content"];
			return typeof content === "string" || Array.isArray(content);
		}
		case "summary": return typeof line["summary"] === "string" && "leafUuid" in line;
		case "file-history-snapshot": return isObject(line["snapshot"]);
		case "": return asName(line["requestId"]) !== null && isObject(asObject(line["message"])?.["usage"]);
		default: return typeof line["isSidechain"] === "boolean" && asName(line["uuid"]) !== null;
	}
}
/** Whether a record is a line of history.jsonl, the list of all prompts. */
function isHistoryLine$1(record) {
	return typeof record["display"] === "string" && isObject(record["pastedContents"]) && "timestamp" in record;
}
/** Whether a line of an unknown type contains a message. */
function isUnknownMessage$1(line) {
	const content = asObject(line["message"])?.["content"];
	const isTurn = line["type"] === "user" || line["type"] === "assistant" || line["isSidechain"] === true;
	const attached = asObject(line["attachment"]);
	if (attached !== null && asName(attached["prompt"]) !== null) return line["type"] !== "attachment" || attached["type"] !== "queued_command";
	return !isTurn && (asName(content) !== null || asList(content).length > 0);
}
/** Whether a path is that of a file which a subagent wrote. */
function isSubagentPath(path) {
	return /(?:^|\/)agent-[^/]*\.(?:jsonl|meta\.json)$|\/subagents\//.test(path);
}
const subagentReason = "This file contains the work of a sub-agent; its result is in the session that started it.";
const historyReason = "This is the list of all prompts; they are in the sessions as well.";
var ClaudeCodeReader = class {
	#isSubagent;
	#lineCount = 0;
	/** How many messages were of an unknown type. */
	#unknownMessages = 0;
	#hasHistoryLines = false;
	#hasSidechain = false;
	/** By the id of the session. A session that continues another one shares the other one's tree. */
	#trees = /* @__PURE__ */ new Map();
	/** The place of each line, by the line's id. */
	#places = /* @__PURE__ */ new Map();
	#summaries = [];
	constructor(path) {
		this.#isSubagent = isSubagentPath(path);
	}
	get size() {
		return [...new Set(this.#trees.values())].reduce((sum, tree) => sum + tree.size, this.#places.size * 150);
	}
	add(record) {
		if (this.#isSubagent || !isObject(record)) return;
		for (const line of asList(record["loglines"])) if (isObject(line)) this.#addLine(line);
		this.#addLine(record);
	}
	finish() {
		if (this.#isSubagent) return skip$1(subagentReason);
		const trees = [...new Set(this.#trees.values())].filter((tree) => !tree.isEmpty);
		const unknown = skipUnknownMessages(this.#unknownMessages);
		if (trees.length > 0) return [...trees.map((tree, index) => tree.finish(this.#findSummary(tree, index === 0))), ...unknown];
		if (unknown.length > 0) return unknown;
		if (this.#hasSidechain) return skip$1(subagentReason);
		if (this.#hasHistoryLines) return skip$1(historyReason);
		return [{ skip: {
			code: "no_messages",
			reason: "There are no messages in this session."
		} }];
	}
	#addLine(line) {
		const index = this.#lineCount++;
		const tree = this.#treeOf(line);
		switch (line["type"]) {
			case "custom-title":
				tree.titles.custom = asText(line["customTitle"]) || tree.titles.custom;
				break;
			case "ai-title":
				tree.titles.ai = asText(line["aiTitle"]) || tree.titles.ai;
				break;
			case "summary":
				if (asName(line["summary"]) !== null) this.#summaries.push({
					leafId: asText(line["leafUuid"]),
					text: asText(line["summary"])
				});
				break;
			default:
				this.#hasHistoryLines ||= isHistoryLine$1(line);
				if (isUnknownMessage$1(line)) this.#unknownMessages++;
				this.#addLinked(line, asName(line["uuid"]) ?? `line-${index}`, tree);
		}
	}
	/** Adds a line below its parent. Copies of lines, which the command /branch writes, are left out. */
	#addLinked(line, id, tree) {
		if (this.#places.has(id)) return;
		const above = this.#placeAbove(line);
		if (line["isSidechain"] === true) {
			this.#hasSidechain = true;
			if (above) this.#places.set(id, above);
		} else this.#places.set(id, tree.add(line, id, above));
	}
	#placeAbove(line) {
		return this.#places.get(asName(line["parentUuid"]) ?? asText(line["logicalParentUuid"]));
	}
	#treeOf(line) {
		const sessionId = asText(line["sessionId"]);
		const known = this.#trees.get(sessionId);
		const tree = this.#placeAbove(line)?.tree ?? known ?? new ClaudeCodeTree();
		if (known !== tree && (known === void 0 || known.isEmpty)) {
			if (known) Object.assign(tree.titles, known.titles);
			this.#trees.set(sessionId, tree);
		}
		return tree;
	}
	/**
	* The last summary of a message in the tree. The first tree may have the summary of the session that it continues.
	*/
	#findSummary(tree, isFirstTree) {
		const ownSummary = this.#summaries.findLast(({ leafId }) => this.#places.get(leafId)?.tree === tree);
		const continuedSummary = isFirstTree ? this.#summaries.find(({ leafId }) => !this.#places.has(leafId)) : void 0;
		return (ownSummary ?? continuedSummary)?.text ?? "";
	}
};
function skip$1(reason) {
	return [{ skip: {
		code: "not_a_conversation",
		reason
	} }];
}
// ../../packages/formats/src/providers/claude-content.ts
/**
* A message's files and its content. `content` is preferred, because in some exports `text` includes the reasoning, or
* a line about unsupported blocks. Snapshots of shared links have only `text`.
*/
function readMessageBlocks$1(message) {
	const blocks = asList(message["content"]).flatMap((entry) => {
		if (typeof entry === "string") return toTexts(entry, message);
		return isObject(entry) ? readBlock(entry, message) : [];
	});
	const text = asText(message["content"]) || asText(message["text"]);
	const content = blocks.length > 0 ? [...blocks, ...missingDocuments(blocks, text)] : toTexts(text, message);
	return [...readFiles$2(message), ...content];
}
function toTexts(text, message) {
	if (message["sender"] === "assistant") return splitArtifacts(text);
	return text.trim() === "" ? [] : [{
		type: "text",
		text
	}];
}
/** Documents that are in `text` but not in `content`. */
function missingDocuments(blocks, text) {
	if (blocks.some((block) => block.type === "code")) return [];
	return splitArtifacts(text).filter((block) => block.type === "code");
}
function readBlock(block, message) {
	const type = asText(block["type"]);
	switch (type) {
		case "text": return toTexts(asText(block["text"]), message);
		case "thinking": return readThinking(block);
		case "tool_use": return [readToolUse(block)];
		case "tool_result": return readToolResult$1(block);
		case "image": return [toPicture$1(block)];
		case "token_budget": return [];
		default: return [{
			type: "raw",
			label: type || "block",
			json: toRawJson(block)
		}];
	}
}
function readThinking(block) {
	const summaries = asList(block["summaries"]).map((entry) => asText(asObject(entry)?.["summary"]));
	const text = asText(block["thinking"]) || summaries.filter((summary) => summary !== "").join("\n\n");
	return text.trim() === "" ? [] : [{
		type: "reasoning",
		text
	}];
}
/** Artifacts and written files become documents with a title; any other call keeps its input. */
function readToolUse(block) {
	const tool = asName(block["name"]) ?? "tool";
	const input = asObject(block["input"]);
	const document = asText(input?.["content"]) || asText(input?.["file_text"]);
	if (input && document !== "" && (tool === "artifacts" || tool === "create_file")) {
		const title = asName(input["title"]) ?? asName(input["path"]) ?? asName(input["id"]) ?? "Document";
		const language = languageOf(input);
		return {
			type: "code",
			text: document,
			language,
			title,
			document: toArtifact(asName(input["id"]) ?? asName(input["path"]), title, language, document)
		};
	}
	const edit = readArtifactEdit(tool, input);
	return {
		type: "tool_call",
		tool,
		input: typeof block["input"] === "string" ? block["input"] : toRawJson(block["input"] ?? {}),
		...edit && { document: edit }
	};
}
function languageOf(input) {
	const language = asName(input["language"]);
	if (language) return language;
	const byType = languageOfType(asName(input["type"]));
	if (byType) return byType;
	return /\.([a-z0-9]{1,8})$/i.exec(asText(input["path"]))?.[1]?.toLowerCase() ?? null;
}
function readToolResult$1(block) {
	const tool = asName(block["name"]);
	const toOutput = (text) => {
		if (text.trim() === "") return [];
		return [tool ? {
			type: "output",
			text,
			tool
		} : {
			type: "output",
			text
		}];
	};
	if (typeof block["content"] === "string") return toOutput(block["content"]);
	return asList(block["content"]).flatMap((entry) => {
		const piece = asObject(entry);
		if (!piece) return toOutput(asText(entry));
		if (piece["type"] === "image") return [toPicture$1(piece)];
		const text = asText(piece["text"]);
		if (text !== "") return toOutput(text);
		const heading = [asText(piece["title"]), asText(piece["url"])].filter((line) => line !== "").join("\n");
		return heading === "" ? toOutput(toRawJson(piece)) : toOutput(heading);
	});
}
function toPicture$1(piece) {
	const source = asObject(piece["source"]);
	return {
		type: "attachment",
		name: "Image",
		mimeType: asName(source?.["media_type"]) ?? "image/*",
		size: null,
		assetId: asName(piece["file_uuid"]) ?? asName(source?.["file_uuid"])
	};
}
/** Uploads: `attachments` have the extracted text, `files` only the name. A file that is in both lists is read once. */
function readFiles$2(message) {
	const entries = [
		...asList(message["attachments"]),
		...asList(message["files_v2"]),
		...asList(message["files"])
	];
	const files = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const file = asObject(entry);
		if (!file) continue;
		const block = readFile$4(file);
		const key = block.assetId ?? `${block.name}:${block.text === void 0 ? files.size : ""}`;
		if (!files.has(key)) files.set(key, block);
	}
	return [...files.values()];
}
function readFile$4(file) {
	const extracted = asText(file["extracted_content"]);
	const isImage = file["file_kind"] === "image";
	const block = {
		type: "attachment",
		name: asName(file["file_name"]) ?? (extracted === "" ? "Attachment" : "Pasted text"),
		mimeType: toMimeType(asName(file["file_type"])) ?? (isImage ? "image/*" : null),
		size: asCount(file["file_size"]) ?? asCount(file["size_bytes"]),
		assetId: asName(file["file_uuid"]) ?? asName(file["id"])
	};
	return extracted === "" ? block : {
		...block,
		text: extracted
	};
}
/** The media type of a file; some exports have the ending of the file's name instead. */
function toMimeType(type) {
	if (type === null || type.includes("/")) return type;
	return type === "txt" ? "text/plain" : type === "md" ? "text/markdown" : type === "pdf" ? "application/pdf" : null;
}
// ../../packages/formats/src/providers/claude-design.ts
/**
* Design chats, in Claude's exports since 2026 as design_chats/<uuid>.json: `messages` in order, each with its
* `content` wrapped in an object.
*/
const claudeDesignFormat = {
	source: "claude",
	detect: detect$21,
	parse: parse$23
};
function detect$21(record) {
	const hasId = asName(record["uuid"]) !== null;
	return asList(record["messages"]).some((message) => {
		const content = asObject(asObject(message)?.["content"]);
		if (!isObject(message) || content === null || !("role" in message || "role" in content)) return false;
		return hasId || "contentBlocks" in content;
	});
}
function parse$23(record) {
	const messages = asList(record["messages"]).filter(isObject);
	const sourceId = asName(record["uuid"]) ?? deriveId("claude-design", messages[0]?.["uuid"], messages[0]?.["content"]);
	const project = asObject(record["project"]);
	return finishConversation({
		source: "claude",
		sourceId,
		title: asText(record["name"]) || asText(record["title"]),
		createdAt: readTime(record["created_at"]),
		updatedAt: readTime(record["updated_at"]),
		isArchived: false,
		isPinned: record["is_starred"] === true,
		projectId: asName(project?.["uuid"]),
		projectName: asName(project?.["name"]),
		activeLeafSourceId: null,
		messages: readMessages(messages, sourceId)
	});
}
function readMessages(messages, conversationId) {
	const usedIds = /* @__PURE__ */ new Set();
	const drafts = [];
	for (const [index, message] of messages.entries()) {
		const content = asObject(message["content"]) ?? {};
		const blocks = readBlocks$8(content);
		if (blocks.length === 0) continue;
		const ownId = asName(message["uuid"]);
		const id = ownId && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
		usedIds.add(id);
		drafts.push({
			sourceId: id,
			parentSourceId: drafts.at(-1)?.sourceId ?? null,
			role: (message["role"] ?? content["role"]) === "user" ? "user" : "assistant",
			blocks,
			createdAt: readTime(message["created_at"]) ?? readTime(content["timestamp"]),
			model: null,
			isInterrupted: false
		});
	}
	return drafts;
}
/** `contentBlocks` are preferred to `content`, which has only the text of these blocks. */
function readBlocks$8(content) {
	const { contentBlocks, attachments } = content;
	return readMessageBlocks$1({
		content: contentBlocks,
		text: content["content"],
		attachments
	});
}
// ../../packages/formats/src/providers/claude-memory.ts
/** Claude's data besides conversations: projects with their instructions and documents, and its memory. */
const claudeProjectFormat = {
	source: "claude",
	detect: isProject,
	parse: parseProject
};
const claudeMemoryFormat = {
	source: "claude",
	detect: isMemory,
	parse: parseMemory
};
function isProject(record) {
	return asName(record["uuid"]) !== null && Array.isArray(record["docs"]) && "name" in record;
}
function isMemory(record) {
	return "conversations_memory" in record || "project_memories" in record;
}
/** A project as a conversation: the instructions are the user's message, the documents its files. */
function parseProject(record) {
	const name = asText(record["name"]);
	const documents = asList(record["docs"]).filter(isObject).map((document) => {
		const text = asText(document["content"]);
		const fileName = asName(document["filename"]) ?? "Document";
		const id = asName(document["uuid"]);
		const file = {
			type: "attachment",
			name: fileName,
			mimeType: null,
			size: null,
			assetId: id
		};
		const mimeType = textTypeOf(file);
		if (text === "") return file;
		return {
			...file,
			text,
			document: {
				act: "write",
				id,
				kind: "project_file",
				title: fileName,
				mimeType
			}
		};
	});
	const description = asText(record["description"]);
	const instructions = asText(record["prompt_template"]);
	const blocks = [...documents];
	if (description.trim() !== "") blocks.push({
		type: "text",
		text: description
	});
	if (instructions.trim() !== "") blocks.push({
		type: "text",
		text: instructions,
		document: projectInstructions
	});
	if (blocks.length === 0) return [];
	return [finishList({
		source: "claude",
		sourceId: asName(record["uuid"]) ?? "",
		title: name === "" ? "Project" : `Project: ${name}`,
		createdAt: readTime(record["created_at"]),
		updatedAt: readTime(record["updated_at"]),
		projectId: asName(record["uuid"]),
		projectName: asName(name)
	}, [{
		id: "project",
		view: toNodeView("user", blocks)
	}])];
}
const projectInstructions = {
	act: "write",
	id: "instructions",
	kind: "instructions",
	title: "Instructions",
	mimeType: "text/markdown"
};
function parseMemory(record) {
	const projects = Object.entries(asObject(record["project_memories"]) ?? {});
	const texts = [["memory", record["conversations_memory"]], ...projects].filter(([, text]) => asText(text).trim() !== "");
	return finishList({
		source: "claude",
		sourceId: asName(record["uuid"]) ?? deriveId("memory"),
		title: "Memory of Claude"
	}, texts.map(([id, text]) => ({
		id,
		view: toNodeView("assistant", [{
			type: "text",
			text: asText(text)
		}])
	})));
}
// ../../packages/formats/src/providers/claude.ts
/** Conversations of claude.ai: a list of `chat_messages`, in order or linked by parent. */
const claudeFormat = {
	source: "claude",
	detect: detect$20,
	parse: parse$22
};
/** The parent id that first messages have. */
const NO_PARENT$1 = "00000000-0000-4000-8000-000000000000";
function detect$20(record) {
	return Array.isArray(record["chat_messages"]);
}
function parse$22(record) {
	const messages = asList(record["chat_messages"]).filter(isObject);
	const sourceId = asName(record["uuid"]) ?? asName(record["conversation_id"]) ?? deriveId(record["created_at"], messages[0]?.["uuid"], messages[0]?.["text"]);
	const nodes = linkMessages$1(messages, sourceId);
	const model = asName(record["model"]);
	const tree = foldHidden(orderNodes(nodes), (node) => viewOf$3(node.message, model));
	const project = asObject(record["project"]);
	return finishConversation({
		source: "claude",
		sourceId,
		title: asText(record["name"]) || asText(record["title"]),
		createdAt: readTime(record["created_at"]),
		updatedAt: readTime(record["updated_at"]),
		isArchived: record["is_archived"] === true,
		isPinned: record["is_starred"] === true,
		projectId: asName(project?.["uuid"]) ?? asName(record["project_uuid"]),
		projectName: asName(project?.["name"]),
		activeLeafSourceId: tree.findMessageId(asName(record["current_leaf_message_uuid"])),
		messages: tree.messages
	});
}
/** A message without a parent id follows the one before it in the list. */
function linkMessages$1(messages, conversationId) {
	const usedIds = /* @__PURE__ */ new Set();
	let previous = null;
	return messages.map((message, index) => {
		const ownId = asName(message["uuid"]);
		const id = ownId && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
		usedIds.add(id);
		const link = asName(message["parent_message_uuid"]);
		const parent = link === null ? previous : link === NO_PARENT$1 ? null : link;
		previous = id;
		return {
			id,
			parent,
			children: [],
			message
		};
	});
}
function viewOf$3(message, conversationModel) {
	const role = message["sender"] === "human" || message["sender"] === "user" ? "user" : "assistant";
	return {
		kind: "shown",
		role,
		blocks: readMessageBlocks$1(message),
		createdAt: readTime(message["created_at"]) ?? readTime(message["updated_at"]),
		model: role === "user" ? null : asName(message["model"]) ?? conversationModel,
		isInterrupted: role === "assistant" && message["stop_reason"] === "user_canceled"
	};
}
// ../../packages/formats/src/conversation/message-size.ts
/** About how many characters a message keeps in memory. */
function sizeOfMessage(message) {
	if (message === void 0 || message.view.kind === "hidden") return 0;
	return message.view.blocks.reduce((sum, block) => sum + ("text" in block ? block.text?.length ?? 0 : 200), 200);
}
// ../../packages/formats/src/providers/cline-tools.ts
/** An element that calls a tool, at the start of a line. At the end of the text its end tag may be missing. */
const CALL = new RegExp(`^[ \\t]*<(${"execute_command read_file write_to_file replace_in_file apply_diff edit_file insert_content search_and_replace search_files list_files list_code_definition_names browser_action use_mcp_tool access_mcp_resource new_task ask_followup_question attempt_completion plan_mode_respond switch_mode fetch_instructions update_todo_list codebase_search load_mcp_documentation condense report_bug new_rule web_fetch web_search apply_patch run_slash_command".replaceAll(" ", "|")})>([\\s\\S]*?)(?:^[ \\t]*</\\1>|</\\1>|$(?![\\s\\S]))`, "gm");
/** An element inside a call: the name and the value of an argument. */
const PARAMETER = /<([a-z_]+)>([\s\S]*?)(?:<\/\1>|$)/g;
/** Tools with an argument that is text for the person, and the name of this argument. */
const TEXT_ARGUMENTS = /* @__PURE__ */ new Map([
	["attempt_completion", "result"],
	["submit_and_exit", "summary"],
	["ask_followup_question", "question"],
	["ask_question", "question"],
	["plan_mode_respond", "response"]
]);
/** The text for the person in a tool call; null for other tools. */
function readCallText(tool, input) {
	const key = TEXT_ARGUMENTS.get(tool);
	if (key === void 0 || typeof input !== "object" || input === null) return null;
	const text = Object.hasOwn(input, key) ? Reflect.get(input, key) : null;
	return typeof text === "string" ? text : null;
}
/** Whether the result of the tool is a person's answer. */
function isAnsweredByPerson(tool) {
	return tool !== null && (TEXT_ARGUMENTS.has(tool) || /^(?:new_task|condense|report_bug)$/.test(tool));
}
/** Splits a text into plain texts and tool calls. The last call may be incomplete. */
function splitCalls(text) {
	const parts = [];
	let from = 0;
	for (const found of text.matchAll(CALL)) {
		const [whole, tool = "", body = ""] = found;
		parts.push({ text: text.slice(from, found.index) });
		parts.push({
			tool,
			input: readParameters(body)
		});
		from = found.index + whole.length;
	}
	return [...parts, { text: text.slice(from) }];
}
function readParameters(body) {
	const pairs = [...body.matchAll(PARAMETER)].map(([, name = "", value = ""]) => [name, value.trim()]);
	return Object.fromEntries(pairs);
}
// ../../packages/formats/src/providers/cline-user-text.ts
/**
* Elements that the program adds to a person's message: its state, and the content of named files, pages and commands.
*/
const ADDED$1 = /<(environment_details|file_content|final_file_content|folder_content|url_content|workspace_diagnostics|git_working_state|git_commit|git_history|terminal_output|explicit_instructions|hook_context|mode_notice)\b[^>]*>[\s\S]*?<\/\1>|<environment_details>[\s\S]*$/g;
/** A note of the program after the name of a file or page. */
const NOTE = / \(see (?:below|above) for [a-z ]{1,40}\)/g;
/** Every element around what a person wrote. */
const WRAPPED = /<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*?)<\/\1>/g;
/** An element around what a person wrote, at the beginning of a message. */
const LEADING_WRAPPER = /^\s*<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*)<\/\1>/;
/** Messages that the program writes with the role user; some contain what the person wrote. */
const AUTOMATIC = /^\s*(?:\[(?:ERROR|TASK RESUMPTION|NOTE|\[NOTE\])|\[read_file for |New (?:instructions|message) |Tool \[|This tool was not executed|# (?:task_progress|TODO LIST)|You seem to be having trouble|The user approved switching to act mode)/;
/** The first line of a tool's result: `[execute_command for 'ls'] Result:`. */
const RESULT_HEADER = /^\s*\[([a-z_]+)\b[^\n]{0,2000}?\] Result:[ \t]*(?:\n|$)/;
/** The part of a result that says how a person refused or commented on a tool. */
const REACTION = /(user (?:denied|has denied|provided|has provided)[^<]{0,400})<(feedback|user_message)>([\s\S]*?)<\/\2>/gi;
/** The person's own text in a message; empty if the program wrote all of it. */
function readUserText(text) {
	const withoutAdded = text.replace(ADDED$1, "").replace(NOTE, "");
	if (AUTOMATIC.test(withoutAdded)) return join$1([...withoutAdded.matchAll(WRAPPED)].map(([, , wrapped = ""]) => wrapped));
	const found = LEADING_WRAPPER.exec(withoutAdded);
	return found ? join$1([found[2] ?? "", withoutAdded.slice(found[0].length)]) : withoutAdded.trim();
}
function join$1(pieces) {
	return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "").join("\n\n");
}
/**
* Splits a tool's result into the person's text and the tool's output. `isAnsweredByPerson`: the tool asks a person.
*/
function readResult(output, isAnsweredByPerson) {
	const { status, feedback } = parseStatus(output);
	if (status !== null && feedback !== null) return {
		userText: feedback.trim(),
		output: status
	};
	if (!isAnsweredByPerson) return {
		userText: join$1([...output.matchAll(REACTION)].map(([, , , wrapped = ""]) => wrapped.replace(ADDED$1, ""))),
		output: output.replace(REACTION, "$1")
	};
	const userText = join$1([...output.matchAll(WRAPPED)].map(([, , wrapped = ""]) => wrapped.replace(ADDED$1, "")));
	return {
		userText,
		output: userText === "" ? output : ""
	};
}
/** The fields of a result such as `{"status":"denied","feedback":"…"}`, which Roo Code writes. */
function parseStatus(output) {
	const none = {
		status: null,
		feedback: null
	};
	if (!/^\s*\{\s*"status"/.test(output)) return none;
	try {
		const { status, feedback } = JSON.parse(output);
		return {
			status: asName(status),
			feedback: asName(feedback)
		};
	} catch {
		return none;
	}
}
/**
* The tool and its output in a text with a result. If the output is blank, the next text has it. Null for other texts.
*/
function readResultHeader(text) {
	const found = RESULT_HEADER.exec(text);
	return found ? {
		tool: found[1] ?? "",
		output: text.slice(found[0].length)
	} : null;
}
/** Whether the program added the whole text. */
function isAddedBlock(text) {
	return text.replace(ADDED$1, "").trim() === "";
}
// ../../packages/formats/src/providers/cline-turns.ts
/** Reads a message with the role user, which mostly has results of tools. */
function readUserTurn(content, tools) {
	const turn = {
		prompt: [],
		toolResults: []
	};
	/** The tool whose result is in the next text. */
	let pendingTool = null;
	for (const part of typeof content === "string" ? [content] : asList(content)) {
		const block = asObject(part);
		const type = asText(block?.["type"]);
		const text = typeof part === "string" ? asText(part) : type === "text" ? asText(block?.["text"]) : null;
		if (block && /^tool[_-]result$/.test(type)) addResult(turn, nameOf(block, tools), resultText(resultOf(block)));
		else if (text === null) turn.prompt.push(...readAttachment$2(block ?? {}));
		else {
			const header = readResultHeader(text);
			if (header && header.output.trim() !== "") addResult(turn, header.tool, header.output);
			else if (header) pendingTool = header.tool;
			else if (pendingTool !== null && !isAddedBlock(text)) addResult(turn, pendingTool, text);
			else addPrompt(turn, readUserText(text));
			if (header === null || header.output.trim() !== "") pendingTool = null;
		}
	}
	return turn;
}
function addResult(turn, tool, text) {
	const { userText, output } = readResult(text, isAnsweredByPerson(tool));
	addPrompt(turn, userText);
	turn.toolResults.push(...toShortOutput(output, tool));
}
function addPrompt(turn, text) {
	if (text !== "") turn.prompt.push({
		type: "text",
		text
	});
}
function nameOf(block, tools) {
	const id = asText(block["tool_use_id"]) || asText(block["toolCallId"]);
	return asName(block["name"]) ?? asName(block["toolName"]) ?? tools.get(id) ?? null;
}
const resultOf = (block) => block["content"] ?? block["output"];
/**
* The text of a result: a string, a list of strings, or a list of `{ query, result }`, which may be written as JSON.
*/
function resultText(value) {
	if (Array.isArray(value)) return value.map(resultText).join("\n");
	const result = asObject(value);
	if (result) return asText(result["result"]) || asText(result["error"]) || textOf$1(result) || toJsonUnlessPicture(result);
	const text = asText(value);
	if (!text.startsWith("{\"query\"")) return text;
	try {
		return resultText(JSON.parse(text));
	} catch {
		return text;
	}
}
const toJsonUnlessPicture = (result) => /^(?:image|media)$/.test(asText(result["type"])) ? "" : toRawJson(result);
/** An attachment. A file has only its name, because its content was added for the model. */
function readAttachment$2(block) {
	if (block["type"] !== "file" && !("path" in block)) return readContent(block);
	return [{
		type: "attachment",
		name: (asText(block["path"]) || asText(block["filename"])).split(/[\\/]/).findLast((part) => part !== "") ?? "Attachment",
		mimeType: asName(block["mediaType"]),
		size: null,
		assetId: null
	}];
}
function readReply$3(message, tools) {
	const { content } = message;
	const thoughts = textOf$1(message["reasoning_content"]) || textOf$1(message["summary"]);
	const activities = asList(asObject(message["metadata"])?.["modelToolActivities"]).filter(isObject);
	return [
		...toReasoning$1(thoughts),
		...activities.flatMap((call) => [...readCall$4(call, tools), ...toShortOutput(call["output"], asName(call["toolName"]))]),
		...(typeof content === "string" ? [content] : asList(content)).flatMap((part) => readReplyPart(part, tools))
	];
}
function readReplyPart(part, tools) {
	if (typeof part === "string") return readText$2(part);
	const block = asObject(part) ?? {};
	switch (block["type"]) {
		case "text": return readText$2(asText(block["text"]));
		case "tool_use":
		case "tool-call": return readCall$4(block, tools);
		case "redacted_thinking": return [];
		default: return readContent(block);
	}
}
function readText$2(text) {
	return splitCalls(text).flatMap((part) => "tool" in part ? toCall(part.tool, part.input) : splitTagged(part.text));
}
function readCall$4(call, tools) {
	const tool = asName(call["name"]) ?? asName(call["toolName"]) ?? "tool";
	tools.set(asText(call["id"]) || asText(call["toolCallId"]), tool);
	return toCall(tool, call["input"] ?? call["args"]);
}
function toCall(tool, input) {
	const text = readCallText(tool, input);
	return text === null ? [toShortCall(tool, input)] : splitTagged(text);
}
// ../../packages/formats/src/providers/cline.ts
/**
* Tasks of Cline and of Roo Code, a fork of Cline: tasks/<id>/api_conversation_history.json, a list of messages.
* Sources: cline/cline, and src/core/task-persistence of RooCodeInc/Roo-Code.
*/
const clineFormat = {
	source: "cline",
	detect: detect$19,
	open: (path) => new TaskReader(path)
};
const rooFormat = {
	source: "roo",
	detect: (record, path) => detect$19(record, path) && isRoo(record, path),
	open: clineFormat.open
};
/** A whole task in one record: <id>.messages.json of current versions of Cline, and a later layout of Roo Code. */
const clineFileFormat = {
	source: "cline",
	detect: detectFile$1,
	parse: parseFile$1
};
const HISTORY = /(?:^|\/)(?:api_conversation_history|claude_messages)\.json$/;
/** Elements that only Cline and Roo Code write. */
const CLINE_TAGS = /^\s*<(?:task|user_message)>|<environment_details>/;
const ROO_PATH = /(?:^|\/)(?:[^/]*roo-cline|[^/]*roo-code)\//i;
const CLINE_PATH = /(?:^|\/)(?:saoudrizwan\.claude-dev|\.cline)\//;
/** Fields that only Roo Code writes. */
const ROO_FIELDS = "isSummary condenseId condenseParent truncationId truncationParent isTruncationMarker".split(" ");
function detect$19(record, path) {
	if (!isTurn$1(record) || "thread_id" in record || "chatId" in record) return false;
	return HISTORY.test(path) || record["role"] === "user" && textsOf$1(record).some((text) => CLINE_TAGS.test(text));
}
function isTurn$1(record) {
	return readSpeaker(record["role"]) !== null && "content" in record || record["type"] === "reasoning";
}
function textsOf$1({ content }) {
	return typeof content === "string" ? [content] : asList(content).map((part) => asText(asObject(part)?.["text"]));
}
/**
* Whether Roo Code wrote a record: by the path if it names the program, else by fields or a text only Roo Code writes.
*/
function isRoo(record, path) {
	if (ROO_PATH.test(path)) return true;
	if (CLINE_PATH.test(path)) return false;
	const texts = textsOf$1(record);
	return ROO_FIELDS.some((field) => field in record) || texts.some((text) => /# Current Mode\n<slug>/.test(text));
}
function detectFile$1(record) {
	const turns = asList(record["messages"]).filter(isObject);
	if (!turns.some(isTurn$1)) return false;
	return [
		asName(record["sessionId"]) !== null,
		"agent" in record,
		"updated_at" in record
	].filter((isPresent) => isPresent).length >= 2 || record["version"] === 2 && turns.some((turn) => "ts" in turn);
}
function parseFile$1(record) {
	if (/^(?:subagent|teammate)$/.test(asText(record["agent"]))) return [{ skip: {
		code: "not_a_conversation",
		reason: "This is the work of a subagent; its result is in the conversation that started it."
	} }];
	const isRooFile = !("sessionId" in record || "agent" in record);
	const reader = new TaskReader("", asName(record["sessionId"]), isRooFile);
	reader.title = asText(record["title"]);
	for (const message of asList(record["messages"])) reader.add(message);
	return reader.finish();
}
/** The element of a task in the program's list of tasks. The collector adds it to the messages for its title. */
function isDescription(record) {
	return asName(record["task"]) !== null && !("role" in record) && !("content" in record);
}
var TaskReader = class {
	#path;
	#id;
	#isRoo;
	#messages = [];
	title = "";
	/** Names of tools by the ids of their calls. */
	#tools = /* @__PURE__ */ new Map();
	#recordCount = 0;
	#size = 0;
	#unknownMessages = 0;
	constructor(path, id = null, isRooFile = false) {
		this.#path = path;
		this.#id = id ?? taskIdOf(path);
		this.#isRoo = isRooFile;
	}
	get size() {
		return this.#size;
	}
	add(record) {
		if (isObject(record) && isDescription(record)) {
			this.title = asText(record["task"]);
			return;
		}
		const index = this.#recordCount++;
		if (!isObject(record) || !isTurn$1(record)) {
			this.#unknownMessages++;
			return;
		}
		this.#isRoo ||= isRoo(record, this.#path);
		if (record["isSummary"] === true || record["isTruncationMarker"] === true) return;
		for (const message of this.#read(record, messageIdOf(record, index))) {
			this.#size += sizeOfMessage(message);
			this.#messages.push(message);
		}
	}
	finish() {
		return [this.#finishTask(), ...skipUnknownMessages(this.#unknownMessages)];
	}
	#finishTask() {
		const source = this.#isRoo ? "roo" : "cline";
		const first = this.#messages.find(({ view }) => view.kind !== "hidden" && view.role === "user")?.view;
		const sourceId = this.#id ?? deriveId(first);
		return finishList({
			source,
			sourceId,
			title: this.title,
			createdAt: /^\d{13}$/.test(sourceId) ? readTime(sourceId) : null
		}, this.#messages);
	}
	#read(record, id) {
		const speaker = readSpeaker(record["role"]) ?? "assistant";
		const createdAt = readTime(record["ts"]);
		if (speaker === "user" || speaker === "tool") {
			const { prompt, toolResults } = readUserTurn(record["content"], this.#tools);
			return [{
				id: `${id}:results`,
				view: toNodeView("tool", toolResults, { createdAt })
			}, {
				id,
				view: toNodeView("user", prompt, { createdAt })
			}];
		}
		const info = asObject(record["modelInfo"]);
		const model = asName(info?.["modelId"]) ?? asName(info?.["id"]);
		return [{
			id,
			view: toNodeView(speaker, readReply$3(record, this.#tools), {
				createdAt,
				model
			})
		}];
	}
};
/** Older messages have no id. Their time or index does not change, because histories only grow. */
function messageIdOf(record, index) {
	const time = readTime(record["ts"]);
	return asName(record["id"]) ?? (time === null ? `${index}` : `${time}-${asText(record["role"])}`);
}
/** The id of a task, which is the name of its folder. */
function taskIdOf(path) {
	return HISTORY.test(path) ? asName(path.split("/").at(-2)) : null;
}
// ../../packages/formats/src/providers/codex-content.ts
/** The texts of a message, whose content is one text or a list of parts. */
function textsOf(content) {
	if (typeof content === "string") return [asText(content)];
	return asList(content).filter(isObject).map((part) => asText(part["text"])).filter((text) => text.trim() !== "");
}
/** Pictures among the parts of a message. */
function readPictures(content) {
	return asList(content).filter(isObject).filter((part) => part["type"] === "input_image" && asName(part["image_url"]) !== null).flatMap(readContent);
}
/** Pictures of an event, which has their addresses or their paths on the person's computer. */
function readEventPictures(addresses, paths) {
	const parts = asList(addresses).map((address) => ({
		type: "input_image",
		image_url: address
	}));
	const files = asList(paths).flatMap((path) => asText(path).split(/[/\\]/).at(-1) || []).map((name) => ({
		type: "attachment",
		name,
		mimeType: "image/*",
		size: null,
		assetId: null
	}));
	return [...readPictures(parts), ...files];
}
function readReasoning(item) {
	return toReasoning$1(textOf$1([textOf$1(item["summary"]), textOf$1(item["content"])].filter((text) => text !== "")));
}
/** The block of a tool call; null for any other item. */
function readCall$3(item) {
	const action = asObject(item["action"]);
	switch (item["type"]) {
		case "function_call":
		case "custom_tool_call": return toShortCall(asName(item["name"]) ?? "tool", parseIfObject(item["arguments"] ?? item["input"]));
		case "tool_call": return toShortCall(asName(asObject(item["function"])?.["name"]) ?? "tool", parseIfObject(item["arguments"]));
		case "local_shell_call": return toShortCall("shell", asList(action?.["command"]).map(asText).join(" "));
		case "web_search_call": return toShortCall("web_search", asText(action?.["query"]) || asText(action?.["url"]));
		case "tool_search_call": return toShortCall("tool_search", parseIfObject(item["arguments"]));
		case "image_generation_call": return toShortCall("image_generation", asText(item["revised_prompt"]));
		default: return null;
	}
}
/** The beginning of a tool's result. */
function readOutput$1(item, tool) {
	return toShortOutput(withoutHeading(outputText(parseIfObject(item["output"] ?? item["result"]))), tool);
}
function isOutput(item) {
	return [
		"function_call_output",
		"custom_tool_call_output",
		"tool_result"
	].includes(asText(item["type"]));
}
function outputText(output) {
	const result = asObject(output);
	if (result === null) return textOf$1(output);
	const streams = [asText(result["stdout"]), asText(result["stderr"])].filter((text) => text !== "").join("\n");
	return asText(result["output"]) || streams || textOf$1(result["content"]) || textOf$1(result);
}
const OUTPUT_MARK = "\nOutput:\n";
/** If the mark comes later, it is part of the output itself. */
const MAX_HEADING_LENGTH = 300;
/** The output of a command without the heading that has the duration and the exit code. */
function withoutHeading(text) {
	const start = /^(?:Chunk ID|Exit code|Wall time|Script completed)/.test(text) ? text.indexOf(OUTPUT_MARK) : -1;
	return start < 0 || start > MAX_HEADING_LENGTH ? text : text.slice(start + 9).replace(/^\s*\n/, "");
}
/** The object in a text of JSON; any other value unchanged. */
function parseIfObject(value) {
	if (typeof value !== "string" || !value.trimStart().startsWith("{")) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}
// ../../packages/formats/src/providers/codex-lines.ts
const lineTypes = new Set("session_meta turn_context response_item event_msg compacted world_state".split(" "));
const itemTypes = new Set("message reasoning function_call function_call_output local_shell_call tool_call tool_result".split(" "));
/** Whether a record is a line of a session. */
function isSessionLine(record) {
	return isObject(record["payload"]) && lineTypes.has(asText(record["type"]));
}
/** Whether a record is the first line of a session, as the first versions wrote it. */
function isBareHeader(record) {
	return asName(record["id"]) !== null && asName(record["timestamp"]) !== null && "instructions" in record;
}
/** Whether an item looks like a message, reasoning, a call or an output, whatever its type says. */
function looksLikeItem(item) {
	const isMessage = asName(item["role"]) !== null && "content" in item;
	const isCall = asName(item["call_id"]) !== null && [
		"arguments",
		"input",
		"output"
	].some((name) => name in item);
	const isReasoning = item["type"] === "reasoning" || asList(item["summary"]).length > 0;
	return isMessage || isCall || isReasoning;
}
/**
* Whether a record is an item without a line around it. Another tool may write the same shape, so the path has to
* match.
*/
function isBareItem(record, path) {
	return ("role" in record ? "content" in record : itemTypes.has(asText(record["type"]))) && /(?:^|\/)(?:\.?codex[^/]*\/|rollout-[^/]*$)/.test(path);
}
/** Whether a record is a line of session_index.jsonl, the list of session names. */
function isIndexLine(record) {
	return typeof record["thread_name"] === "string" && asName(record["id"]) !== null;
}
/** Whether a record is a line of history.jsonl, the list of all prompts. */
function isHistoryLine(record) {
	return asName(record["session_id"]) !== null && typeof record["ts"] === "number" && typeof record["text"] === "string";
}
/** Whether Codex itself started the session, for a part of a task or for a review. */
function isSubagentSession(header) {
	const source = asObject(header?.["source"]);
	return source !== null && ("subagent" in source || "internal" in source) || header?.["thread_source"] === "subagent" || asName(header?.["parent_thread_id"]) !== null;
}
// ../../packages/formats/src/providers/codex-prompt.ts
/** The first tag of texts that Codex writes with the role user; most of these tags have an underscore. */
const notice = /^<(?:[a-z]+(?:_[a-z]+)+|permissions instructions|INSTRUCTIONS|skill|subagent)\b[^>]*>/;
const instructions = /^# AGENTS\.md instructions\b/;
/** The heading of what an editor's extension writes before a prompt, and the heading after which the prompt begins. */
const editorContext = /^# (?:Context from my IDE setup|Files mentioned by the user|In app browser|Selected text)\b/;
const REQUEST = "## My request for Codex:";
/** The text that a person typed, from a text with the role user; empty if Codex wrote the text. */
function readPrompt$1(text) {
	const typed = readTyped(text);
	return notice.test(typed) || instructions.test(typed) ? "" : typed;
}
/** The text that a person typed, from a text that is known to be a prompt: the text after the context of the editor. */
function readTyped(text) {
	const start = editorContext.test(text.trimStart()) ? text.indexOf(REQUEST) : -1;
	return (start < 0 ? text : text.slice(start + 24)).trim();
}
/** The folder of the session, which old versions write only into a text. */
function readFolder(text) {
	const start = text.includes("<environment_context>") ? text.indexOf("<cwd>") : -1;
	const end = start < 0 ? -1 : text.indexOf("</cwd>", start);
	return end < 0 ? null : text.slice(start + 5, end).trim();
}
// ../../packages/formats/src/providers/codex-messages.ts
/** The messages of a session in order, each once. */
var CodexMessages = class {
	/** About how many characters the entries keep in memory. */
	size = 0;
	/** The answer to the last prompt has not ended. */
	#isTurnOpen = false;
	#entries = [];
	/** How many entries each time has. */
	#counts = /* @__PURE__ */ new Map();
	get isEmpty() {
		return this.#entries.length === 0;
	}
	/** Adds a step of an answer, and returns its blocks, to which results can be added. */
	add(entry) {
		return this.#store(entry).blocks;
	}
	/** Adds a message, unless it is a copy of one that another kind of line has. */
	addOnce(entry, origin) {
		if (entry.text === "" && entry.blocks.length === 0) return;
		const original = this.#findOriginal(entry, origin);
		(original ?? this.#store(entry)).origins.add(origin);
		if (original === void 0) return;
		if (original.blocks.length === 0) original.blocks = entry.blocks;
		if (entry.role === "user" && origin === "event") original.text = entry.text;
	}
	/** Notes that the answer to the last prompt has ended, or was stopped. */
	endTurn(isAborted) {
		const last = this.#entries.at(-1);
		if (isAborted && this.#isTurnOpen && last?.role === "assistant") last.isInterrupted = true;
		this.#isTurnOpen = false;
	}
	/** Removes the last prompts, which the person took back, and the answers to them. */
	rollBack(promptCount) {
		let remaining = promptCount;
		while (remaining > 0 && this.#entries.length > 0) if (this.#entries.pop()?.role === "user") remaining--;
		this.#isTurnOpen = false;
	}
	clear() {
		this.#entries = [];
		this.#isTurnOpen = false;
		this.size = 0;
	}
	toList() {
		return this.#entries.map(({ key, role, text, blocks, time, model, isInterrupted }) => ({
			id: key,
			view: {
				kind: role === "user" || text !== "" ? "shown" : "aside",
				role,
				blocks: text === "" ? blocks : [{
					type: "text",
					text
				}, ...blocks],
				createdAt: readTime(time),
				model: role === "user" ? null : model ?? null,
				isInterrupted
			}
		}));
	}
	/** The stored message of which this one is a copy. */
	#findOriginal({ role, text }, origin) {
		for (const entry of this.#entries.slice(-20).toReversed()) {
			if (entry.role !== role) return void 0;
			if ((role === "user" || entry.text !== "") && !entry.origins.has(origin) && isSameText(role, entry.text, text)) return entry;
		}
	}
	#store(entry) {
		const key = asName(entry.id) ?? this.#nextKey(asText(entry.time));
		const stored = {
			...entry,
			key,
			isInterrupted: false,
			origins: /* @__PURE__ */ new Set()
		};
		if (entry.role === "user") this.#isTurnOpen = true;
		this.#entries.push(stored);
		this.size += 300 + entry.text.length + JSON.stringify(entry.blocks).length;
		return stored;
	}
	/** A key from the time of the line, so that it stays the same while the file grows. */
	#nextKey(time) {
		const count = this.#counts.get(time) ?? 0;
		this.#counts.set(time, count + 1);
		return `${time}#${count}`;
	}
};
/** Whether two texts are copies. In one copy of a prompt there may be more text around it. */
function isSameText(role, one, other) {
	const [first = "", second = ""] = [one, other].map((text) => text.replace(/\s+/g, " ").trim());
	if (first === second) return true;
	return role === "user" && first !== "" && second !== "" && (first.includes(second) || second.includes(first));
}
// ../../packages/formats/src/providers/codex-thread.ts
/** Types of events in which Codex reports on its own work. */
const NOTICE = /error|warning|notice|background|undo|turn|review|delta|context|compact/;
/** Reads the items and events of one session. `time` is that of their line. */
var CodexThread = class {
	/** The model of the answers that follow. */
	model = null;
	/** How many messages were of an unknown type. */
	unknownMessages = 0;
	#messages = new CodexMessages();
	/** The blocks of each tool call, by the call's id. */
	#calls = /* @__PURE__ */ new Map();
	get size() {
		return this.#messages.size;
	}
	get isEmpty() {
		return this.#messages.isEmpty;
	}
	toList() {
		return this.#messages.toList();
	}
	/** Forgets all messages read so far, which turned out to be copies from another session. */
	clear() {
		this.#messages.clear();
		this.#calls.clear();
	}
	/** Adds an item, which is a text that the model received or wrote. */
	addItem(item, time) {
		const call = readCall$3(item);
		if (call) {
			const blocks = this.#addStep([call], item, time);
			const id = asName(item["call_id"]);
			if (id !== null) this.#calls.set(id, blocks);
		} else if (isOutput(item)) this.#addOutput(item, time);
		else if (item["type"] === "reasoning") {
			const blocks = readReasoning(item);
			if (blocks.length > 0) this.#addStep(blocks, item, time);
		} else if ((item["type"] ?? "message") === "message") this.#addMessage(item, time);
		else if (looksLikeItem(item)) this.unknownMessages++;
	}
	/**
	* Adds an event: a prompt or an answer as the person saw it, of which there may be an item too, or the end of a turn.
	*/
	addEvent(event, time) {
		const text = asText(event["message"]);
		switch (event["type"]) {
			case "user_message": {
				const blocks = readEventPictures(event["images"], event["local_images"]);
				this.#messages.addOnce({
					role: "user",
					text: readTyped(text),
					blocks,
					time
				}, "event");
				break;
			}
			case "agent_message":
				this.#messages.addOnce({
					role: "assistant",
					text: text.trim(),
					blocks: [],
					time,
					model: this.model
				}, "event");
				break;
			case "item_completed":
				this.#addCompleted(asObject(event["item"]), time);
				break;
			case "thread_rolled_back":
				this.#messages.rollBack(asCount(event["num_turns"]) ?? 0);
				break;
			case "task_complete":
			case "turn_complete":
			case "turn_aborted":
				this.#messages.endTurn(event["type"] === "turn_aborted");
				break;
			default: if (text.trim() !== "" && !NOTICE.test(asText(event["type"]))) this.unknownMessages++;
		}
	}
	#addMessage(item, time) {
		const { id, content } = item;
		const texts = textsOf(content);
		this.model = asName(item["model"]) ?? this.model;
		if (item["role"] === "assistant") {
			const text = texts.join("\n\n").trim();
			this.#messages.addOnce({
				role: "assistant",
				text,
				blocks: [],
				time,
				id,
				model: this.model
			}, "item");
		} else if (item["role"] !== "user") {
			if (!/^(?:developer|system)$/.test(asText(item["role"]))) this.unknownMessages++;
		} else {
			const text = texts.filter((text) => !/^<\/?image\b[^>]*>$/.test(text.trim())).map(readPrompt$1).filter((prompt) => prompt !== "").join("\n\n");
			this.#messages.addOnce({
				role: "user",
				text,
				blocks: readPictures(content),
				time,
				id
			}, "item");
		}
	}
	/** Adds a prompt or an answer in the form of the newest versions. */
	#addCompleted(item, time) {
		const text = textsOf(item?.["content"]).join("\n\n").trim();
		const shared = {
			blocks: [],
			time,
			id: item?.["id"]
		};
		if (item?.["type"] === "UserMessage") this.#messages.addOnce({
			...shared,
			role: "user",
			text: readTyped(text)
		}, "completed");
		if (item?.["type"] === "AgentMessage") this.#messages.addOnce({
			...shared,
			role: "assistant",
			text,
			model: this.model
		}, "completed");
	}
	#addOutput(item, time) {
		const blocks = this.#calls.get(asText(item["call_id"]));
		const call = blocks?.[0];
		const output = readOutput$1(item, call?.type === "tool_call" ? call.tool : asName(item["name"]));
		if (blocks) blocks.push(...output);
		else if (output.length > 0) this.#addStep(output, item, time);
	}
	#addStep(blocks, { id }, time) {
		return this.#messages.add({
			role: "assistant",
			text: "",
			blocks,
			time,
			id,
			model: this.model
		});
	}
};
// ../../packages/formats/src/providers/codex.ts
/**
* Sessions of Codex (rollout-….jsonl): lines { timestamp, type, payload }, in the first versions only the payloads. A
* file has each prompt and answer at least twice, as an item and as an event.
*/
const codexFormat = {
	source: "codex",
	detect: (record, path) => isSessionLine(record) || isBareHeader(record) || isIndexLine(record) || isHistoryLine(record) || isBareItem(record, path),
	open: (path) => new CodexReader(path)
};
const isUuid7 = (id) => id !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id);
/** The characters of a UUIDv7 that contain its time. */
const timeOf$4 = (id) => id.slice(0, 13);
var CodexReader = class {
	#path;
	#thread = new CodexThread();
	/** Names of sessions, by id. */
	#names = /* @__PURE__ */ new Map();
	#header = null;
	/** Time and text of the first prompt. */
	#firstPrompt = null;
	#folder = null;
	#ownName = "";
	#hasHistoryLines = false;
	/** How many lines of an unknown type contain a message. */
	#unknownMessages = 0;
	/** The current lines were copied from the session that this one continues. */
	#isInCopiedLines = false;
	#hasTurnIds = false;
	constructor(path) {
		this.#path = path;
	}
	get size() {
		return this.#thread.size;
	}
	add(record) {
		if (!isObject(record)) return;
		const payload = asObject(record["payload"]);
		if (payload) this.#addLine(asText(record["type"]), payload, record["timestamp"] ?? payload["timestamp"] ?? this.#header?.["timestamp"]);
		else if (isIndexLine(record)) this.#names.set(asText(record["id"]), asText(record["thread_name"]));
		else if (isHistoryLine(record)) this.#hasHistoryLines = true;
		else if (isBareHeader(record)) this.#readHeader(record);
		else this.#addItem(record, record["timestamp"] ?? this.#header?.["timestamp"]);
	}
	finish() {
		if (isSubagentSession(this.#header)) return skip("This file contains the work of a sub-agent; its result is in the session that started it.");
		if (this.#thread.isEmpty || this.#isInCopiedLines && this.#hasTurnIds) return this.#skipEmpty();
		const sourceId = this.#id();
		return [finishList({
			source: "codex",
			sourceId,
			title: this.#names.get(sourceId) ?? this.#ownName,
			projectName: asName(this.#folder?.split(/[/\\]/).findLast((name) => name !== ""))
		}, this.#thread.toList()), ...skipUnknownMessages(this.#unknownMessages + this.#thread.unknownMessages)];
	}
	#addLine(type, payload, time) {
		switch (type) {
			case "session_meta":
				this.#readHeader(payload);
				break;
			case "turn_context":
				this.#startTurn(payload);
				this.#thread.model = asName(payload["model"]) ?? this.#thread.model;
				this.#folder ??= asName(payload["cwd"]);
				break;
			case "response_item":
				this.#addItem(payload, time);
				break;
			case "event_msg":
				if (payload["type"] === "task_started" || payload["type"] === "turn_started") this.#startTurn(payload);
				if (payload["type"] === "thread_name_updated") this.#ownName = asText(payload["thread_name"]);
				this.#thread.addEvent(payload, time);
				break;
			case "compacted": break;
			default: if (looksLikeItem(payload) || asName(payload["message"]) !== null) this.#unknownMessages++;
		}
	}
	/** The first header is that of the session itself; later ones were copied. */
	#readHeader(header) {
		if (this.#header !== null) return;
		this.#header = header;
		this.#folder ??= asName(header["cwd"]);
		this.#isInCopiedLines = asName(header["forked_from_id"]) !== null && isUuid7(asName(header["id"]));
	}
	/** A fork begins with all lines of the other session. Its own turns have ids that are later than the fork's id. */
	#startTurn(turn) {
		const id = asName(turn["turn_id"]);
		if (!this.#isInCopiedLines || id === null || !isUuid7(id)) return;
		this.#hasTurnIds = true;
		if (timeOf$4(id) < timeOf$4(asText(this.#header?.["id"]))) return;
		this.#isInCopiedLines = false;
		this.#thread.clear();
	}
	#addItem(item, time) {
		if (item["role"] === "user") {
			const [text = ""] = textsOf(item["content"]);
			this.#folder ??= readFolder(text);
			this.#firstPrompt ??= [time, text];
		}
		this.#thread.addItem(item, time);
	}
	#id() {
		const idInFileName = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})\.jsonl$/.exec(this.#path)?.[1];
		return asName(this.#header?.["id"]) ?? asName(this.#header?.["session_id"]) ?? idInFileName ?? deriveId(this.#firstPrompt);
	}
	#skipEmpty() {
		if (!this.#thread.isEmpty) return skip("This file contains only a copy of another session.");
		if (this.#hasHistoryLines) return skip("This is the list of all prompts; they are in the sessions as well.");
		if (this.#names.size > 0) return skip("This is the list of the names of sessions.");
		return [{ skip: {
			code: "no_messages",
			reason: "There are no messages in this session."
		} }];
	}
};
function skip(reason) {
	return [{ skip: {
		code: "not_a_conversation",
		reason
	} }];
}
// ../../packages/formats/src/providers/copilot-event-blocks.ts
/** The `source` of messages that no person wrote. */
const INJECTED_SOURCE = /^(?:skill|agent|system|hook|autopilot)\b/;
/** The text and the files of a person; the model received the longer `transformedContent`. */
function readUserEvent(data) {
	if (data["isAutopilotContinuation"] === true || INJECTED_SOURCE.test(asText(data["source"]))) return [];
	const text = asText(data["content"]).trim();
	const files = asList(data["attachments"]).filter(isObject).flatMap(readAttachment$1);
	return text === "" ? files : [...files, {
		type: "text",
		text
	}];
}
function readAttachment$1(file) {
	const path = asText(file["path"]) || asText(file["filePath"]) || asText(file["url"]);
	const name = asName(file["displayName"]) ?? asName(file["title"]) ?? asName(path.split(/[\\/]/).at(-1));
	if (name === null) return [];
	return [{
		type: "attachment",
		name,
		mimeType: asName(file["mimeType"]),
		size: null,
		assetId: null
	}];
}
/**
* The blocks of an event, none for types without content. Adds the tool of each call to `tools`, because results do not
* name their tool.
*/
function readAssistantEvent(type, data, tools) {
	switch (type) {
		case "assistant.message": return [
			...toReasoning$1(asText(data["reasoningText"])),
			...toText$1(data["content"]),
			...asList(data["toolRequests"]).filter(isObject).flatMap((call) => readCall$2(call["name"], call, tools))
		];
		case "assistant.reasoning": return toReasoning$1(asText(data["content"]));
		case "tool.user_requested":
		case "tool.execution_start": return readCall$2(data["toolName"], data, tools);
		case "session.task_complete": return toText$1(data["summary"]);
		default: return [];
	}
}
/** Types of events that the program writes about itself. */
const PROGRAM_EVENTS = /^(?:session|system|hook|subagent|skill|tool|permission|external_tool|command)\.|^abort$/;
/** Whether an event of an unknown type has the content of a message. */
function isUnknownMessage(type, data) {
	if (PROGRAM_EVENTS.test(type) || type === "assistant.message" || type === "assistant.reasoning") return false;
	return asList(data["toolRequests"]).length > 0 || asName(data["toolName"]) !== null || asName(data["content"]) !== null || isObject(data["result"]);
}
function toText$1(value) {
	const text = asText(value).trim();
	return text === "" ? [] : [{
		type: "text",
		text
	}];
}
/**
* The block of a tool call. A call is logged when it is requested and when it starts: the second time adds no block.
*/
function readCall$2(toolName, call, tools) {
	const id = asText(call["toolCallId"]);
	const tool = asName(toolName) ?? "tool";
	if (tools.has(id)) return [];
	if (id !== "") tools.set(id, tool);
	return [toShortCall(tool, call["arguments"])];
}
function readToolResult(data, tools) {
	const tool = tools.get(asText(data["toolCallId"]));
	if (tool === void 0) return [];
	return toShortOutput(asText(asObject(data["result"])?.["content"]) || asText(asObject(data["error"])?.["message"]), tool);
}
// ../../packages/formats/src/providers/copilot-events.ts
/** Whether a record is an event of GitHub Copilot's agents: `{ type, data, id, timestamp }`. Source: the types of github/copilot-sdk. */
function isCopilotEvent(record) {
	return isObject(record["data"]) && "timestamp" in record && /^(session\.start|user\.message|assistant\.message)$/.test(asText(record["type"]));
}
/** Reads the events in order; those of subagents are left out. */
var CopilotEventReader = class {
	#producer;
	#path;
	#session = {};
	#title = "";
	#model = null;
	#messages = [];
	/** How many messages come before each event, by the event's id. */
	#messagesBefore = /* @__PURE__ */ new Map();
	/** Names of tools by the ids of their calls. */
	#tools = /* @__PURE__ */ new Map();
	#size = 0;
	#unknownMessages = 0;
	#hasSubagents = false;
	constructor(producer, path) {
		this.#producer = producer;
		this.#path = path;
	}
	get size() {
		return this.#size;
	}
	add(record) {
		const data = isObject(record) ? asObject(record["data"]) : null;
		if (!isObject(record) || data === null) return;
		const id = asName(record["id"]);
		if (id !== null && !this.#messagesBefore.has(id)) this.#messagesBefore.set(id, this.#messages.length);
		if (asName(record["agentId"]) !== null || asName(data["parentToolCallId"]) !== null) return;
		this.#addEvent(asText(record["type"]), data, {
			id,
			createdAt: readTime(record["timestamp"])
		});
	}
	finish() {
		if (asName(this.#session["detachedFromSpawningParentSessionId"]) !== null) return [{ skip: {
			code: "not_a_conversation",
			reason: "This is the work of a subagent; its result is in the conversation that started it."
		} }];
		const cwd = asName(asObject(this.#session["context"])?.["cwd"]);
		const sessionId = asName(this.#session["sessionId"]) ?? sessionIdOf(this.#path);
		return [finishList({
			source: this.#producer.source,
			sourceId: this.#producer.toSourceId(sessionId ?? deriveId(this.#messages[0]?.view)),
			title: this.#title,
			createdAt: readTime(this.#session["startTime"]),
			projectId: cwd,
			projectName: cwd === null ? null : asName(cwd.split(/[\\/]/).findLast((name) => name !== "")) ?? cwd
		}, this.#messages), ...skipUnknownMessages(this.#unknownMessages)];
	}
	#addEvent(type, data, event) {
		switch (type) {
			case "session.start":
				this.#session = {
					...data,
					...this.#session
				};
				this.#model = asName(data["selectedModel"]) ?? this.#model;
				break;
			case "session.model_change":
				this.#model = asName(data["newModel"]) ?? this.#model;
				break;
			case "session.title_changed":
				this.#title = asName(data["title"]) ?? this.#title;
				break;
			case "session.snapshot_rewind":
				this.#rewind(asText(data["upToEventId"]));
				break;
			case "user.message":
				this.#push("user", readUserEvent(data), event);
				break;
			case "abort":
				this.#interrupt();
				break;
			default:
				if (isUnknownMessage(type, data)) this.#unknownMessages++;
				this.#push("assistant", this.#readReply(type, data), {
					...event,
					model: asName(data["model"]) ?? this.#model
				});
		}
	}
	#readReply(type, data) {
		if (type === "subagent.started") this.#hasSubagents = true;
		if (type === "tool.execution_complete") {
			if (!this.#hasSubagents && !this.#tools.has(asText(data["toolCallId"]))) this.#unknownMessages++;
			return readToolResult(data, this.#tools);
		}
		return readAssistantEvent(type, data, this.#tools);
	}
	#push(speaker, blocks, { id, ...details }) {
		this.#removeRepeatedReasoning(blocks);
		if (blocks.length === 0) return;
		const message = {
			id,
			view: toNodeView(speaker, blocks, details)
		};
		this.#size += sizeOfMessage(message);
		this.#messages.push(message);
	}
	/** Reasoning is logged as a separate event, and again with the reply: the repeated block is removed. */
	#removeRepeatedReasoning(blocks) {
		const last = this.#messages.at(-1)?.view;
		const thought = last?.kind === "aside" && last.blocks.length === 1 ? last.blocks[0] : void 0;
		const first = blocks[0];
		if (thought?.type === "reasoning" && first?.type === "reasoning" && thought.text === first.text) blocks.shift();
	}
	/** Removes the messages of an event and of all events after it, which the person took back. */
	#rewind(eventId) {
		const count = this.#messagesBefore.get(eventId);
		if (count === void 0) return;
		for (const message of this.#messages.splice(count)) this.#size -= sizeOfMessage(message);
	}
	#interrupt() {
		const view = this.#messages.at(-1)?.view;
		if (view !== void 0 && view.kind !== "hidden" && view.role === "assistant") view.isInterrupted = true;
	}
};
/** The session's id, which is the name of its file, or of the folder with events.jsonl. */
function sessionIdOf(path) {
	const [file = "", folder = null] = path.split("/").toReversed();
	return file === "events.jsonl" ? folder : asName(file.replace(/\.jsonl$/, ""));
}
// ../../packages/formats/src/providers/copilot-cli.ts
/** GitHub Copilot CLI: ~/.copilot/session-state/<id>/events.jsonl. */
const copilotCliFormat = {
	source: "copilot-cli",
	detect: isCopilotEvent,
	open: (path) => new CopilotEventReader({
		source: "copilot-cli",
		toSourceId: (id) => id
	}, path)
};
/**
* Transcripts that the Copilot extension of VS Code writes next to the chats:
* GitHub.copilot-chat/transcripts/<id>.jsonl. They become separate conversations, because their messages have other ids
* than those of the chat.
*/
const vscodeTranscriptFormat = {
	source: "vscode",
	detect: isTranscript,
	open: (path) => new CopilotEventReader({
		source: "vscode",
		toSourceId: (id) => `transcript:${id}`
	}, path)
};
function isTranscript(record, path) {
	if (!isCopilotEvent(record)) return false;
	return "vscodeVersion" in (asObject(record["data"]) ?? {}) || /(^|\/)transcripts\/[^/]+$/.test(path);
}
// ../../packages/formats/src/providers/copilot-history.ts
/**
* The response that copilot.microsoft.com loads for one conversation: its messages, newest first, without its id or
* title.
*/
const copilotHistoryFormat = {
	source: "copilot",
	detect: detect$18,
	parse: parse$21
};
function detect$18(record) {
	const first = asList(record["results"]).find(isObject);
	return first !== void 0 && speakerOf$1(first) !== "" && Array.isArray(first["content"]);
}
const speakerOf$1 = (message) => asText(asObject(message["author"])?.["type"]);
function parse$21(record) {
	const messages = asList(record["results"]).filter(isObject);
	const times = messages.map((message) => readTime(message["createdAt"]));
	const oldestFirst = (times[0] ?? 0) < (times.at(-1) ?? 0) ? messages : messages.toReversed();
	return finishList({
		source: "copilot",
		sourceId: asName(record["conversationId"]) ?? deriveId("copilot", oldestFirst[0]?.["id"], oldestFirst[0]?.["createdAt"]),
		title: asText(record["title"])
	}, oldestFirst.map(toMessage$8));
}
function toMessage$8(message) {
	const isUser = /^(human|user)$/i.test(speakerOf$1(message));
	return {
		id: asName(message["id"]),
		view: toNodeView(isUser ? "user" : "assistant", readBlocks$7(asList(message["content"]).filter(isObject)), { createdAt: readTime(message["createdAt"]) })
	};
}
function readBlocks$7(parts) {
	return [...toOutput$1(parts.filter(({ type }) => type === "citation").map((page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n")).filter(Boolean).join("\n\n"), "web_search"), ...parts.filter(({ type }) => type !== "citation").flatMap(readContent)];
}
// ../../node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class CsvError extends Error {
	constructor(code, message, options, ...contexts) {
		if (Array.isArray(message)) message = message.join(" ").trim();
		super(message);
		if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
		this.code = code;
		for (const context of contexts) for (const key in context) {
			const value = context[key];
			this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
		}
	}
};
// ../../node_modules/csv-parse/lib/utils/is_object.js
const is_object = function(obj) {
	return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};
// ../../node_modules/csv-parse/lib/api/normalize_columns_array.js
const normalize_columns_array = function(columns) {
	const normalizedColumns = [];
	for (let i = 0, l = columns.length; i < l; i++) {
		const column = columns[i];
		if (column === void 0 || column === null || column === false) normalizedColumns[i] = { disabled: true };
		else if (typeof column === "string" || typeof column === "number") normalizedColumns[i] = { name: `${column}` };
		else if (is_object(column)) {
			if (typeof column.name !== "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
				"Option columns missing name:",
				`property "name" is required at position ${i}`,
				"when column is an object literal"
			]);
			normalizedColumns[i] = column;
		} else throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
			"Invalid column definition:",
			"expect a string or a literal object,",
			`got ${JSON.stringify(column)} at position ${i}`
		]);
	}
	return normalizedColumns;
};
// ../../node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
	constructor(size = 100) {
		this.size = size;
		this.length = 0;
		this.buf = Buffer.allocUnsafe(size);
	}
	prepend(val) {
		if (Buffer.isBuffer(val)) {
			const length = this.length + val.length;
			if (length >= this.size) {
				this.resize();
				if (length >= this.size) throw Error("INVALID_BUFFER_STATE");
			}
			const buf = this.buf;
			this.buf = Buffer.allocUnsafe(this.size);
			val.copy(this.buf, 0);
			buf.copy(this.buf, val.length);
			this.length += val.length;
		} else {
			const length = this.length++;
			if (length === this.size) this.resize();
			const buf = this.clone();
			this.buf[0] = val;
			buf.copy(this.buf, 1, 0, length);
		}
	}
	append(val) {
		const length = this.length++;
		if (length === this.size) this.resize();
		this.buf[length] = val;
	}
	clone() {
		return Buffer.from(this.buf.slice(0, this.length));
	}
	resize() {
		const length = this.length;
		this.size = this.size * 2;
		const buf = Buffer.allocUnsafe(this.size);
		this.buf.copy(buf, 0, 0, length);
		this.buf = buf;
	}
	toString(encoding) {
		if (encoding) return this.buf.toString(encoding, 0, this.length);
		else return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
	}
	toJSON() {
		return this.toString("utf8");
	}
	reset() {
		this.length = 0;
	}
};
// ../../node_modules/csv-parse/lib/api/init_state.js
const init_state = function(options) {
	const timchars = [
		32,
		9,
		10,
		13,
		12,
		11,
		160,
		5760,
		8192,
		8193,
		8194,
		8195,
		8196,
		8197,
		8198,
		8199,
		8200,
		8201,
		8202,
		8232,
		8233,
		8239,
		8287,
		12288,
		65279
	].reduce((acc, codepoint) => {
		const encoded = Buffer.from(String.fromCharCode(codepoint), options.encoding);
		if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) return acc;
		acc.push(encoded);
		return acc;
	}, []);
	const timcharFirstBytes = /* @__PURE__ */ new Uint8Array(256);
	for (const t of timchars) timcharFirstBytes[t[0]] = 1;
	return {
		bomSkipped: false,
		bufBytesStart: 0,
		castField: options.cast_function,
		commenting: false,
		delimiterBufPrevious: void 0,
		delimiterDiscovered: false,
		error: void 0,
		enabled: options.from_line === 1,
		escaping: false,
		escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
		expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
		field: new ResizeableBuffer(20),
		firstLineToHeaders: options.cast_first_line_to_header,
		needMoreDataSize: Math.max(options.comment !== null ? options.comment.length : 0, ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [], options.delimiter_auto ? 1 : 0, options.quote !== null ? options.quote.length : 0, ...timchars.map((t) => t.length)),
		previousBuf: void 0,
		quoting: false,
		stop: false,
		rawBuffer: new ResizeableBuffer(100),
		record: [],
		recordHasError: false,
		record_length: 0,
		recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
		trimChars: [Buffer.from(" ", options.encoding)[0], Buffer.from("	", options.encoding)[0]],
		wasQuoting: false,
		wasRowDelimiter: false,
		timchars,
		timcharFirstBytes
	};
};
// ../../node_modules/csv-parse/lib/utils/underscore.js
const underscore = function(str) {
	return str.replace(/([A-Z])/g, function(_, match) {
		return "_" + match.toLowerCase();
	});
};
// ../../node_modules/csv-parse/lib/api/normalize_options.js
const normalize_options = function(opts) {
	const options = {};
	for (const opt in opts) options[underscore(opt)] = opts[opt];
	if (options.encoding === void 0 || options.encoding === true) options.encoding = "utf8";
	else if (options.encoding === null || options.encoding === false) options.encoding = null;
	else if (typeof options.encoding !== "string" && options.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [
		"Invalid option encoding:",
		"encoding must be a string or null to return a buffer,",
		`got ${JSON.stringify(options.encoding)}`
	], options);
	if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
	else if (options.bom !== true) throw new CsvError("CSV_INVALID_OPTION_BOM", [
		"Invalid option bom:",
		"bom must be true,",
		`got ${JSON.stringify(options.bom)}`
	], options);
	options.cast_function = null;
	if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") options.cast = void 0;
	else if (typeof options.cast === "function") {
		options.cast_function = options.cast;
		options.cast = true;
	} else if (options.cast !== true) throw new CsvError("CSV_INVALID_OPTION_CAST", [
		"Invalid option cast:",
		"cast must be true or a function,",
		`got ${JSON.stringify(options.cast)}`
	], options);
	if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") options.cast_date = false;
	else if (options.cast_date === true) options.cast_date = function(value) {
		const date = Date.parse(value);
		return !isNaN(date) ? new Date(date) : value;
	};
	else if (typeof options.cast_date !== "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [
		"Invalid option cast_date:",
		"cast_date must be true or a function,",
		`got ${JSON.stringify(options.cast_date)}`
	], options);
	options.cast_first_line_to_header = void 0;
	if (options.columns === true) options.cast_first_line_to_header = void 0;
	else if (typeof options.columns === "function") {
		options.cast_first_line_to_header = options.columns;
		options.columns = true;
	} else if (Array.isArray(options.columns)) options.columns = normalize_columns_array(options.columns);
	else if (options.columns === void 0 || options.columns === null || options.columns === false) options.columns = false;
	else throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [
		"Invalid option columns:",
		"expect an array, a function or true,",
		`got ${JSON.stringify(options.columns)}`
	], options);
	if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) options.group_columns_by_name = false;
	else if (options.group_columns_by_name !== true) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [
		"Invalid option group_columns_by_name:",
		"expect an boolean,",
		`got ${JSON.stringify(options.group_columns_by_name)}`
	], options);
	else if (options.columns === false) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", ["Invalid option group_columns_by_name:", "the `columns` mode must be activated."], options);
	if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") options.comment = null;
	else {
		if (typeof options.comment === "string") options.comment = Buffer.from(options.comment, options.encoding);
		if (!Buffer.isBuffer(options.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
			"Invalid option comment:",
			"comment must be a buffer or a string,",
			`got ${JSON.stringify(options.comment)}`
		], options);
	}
	if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) options.comment_no_infix = false;
	else if (options.comment_no_infix !== true) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [
		"Invalid option comment_no_infix:",
		"value must be a boolean,",
		`got ${JSON.stringify(options.comment_no_infix)}`
	], options);
	if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) options.delimiter_auto = false;
	else if (options.delimiter_auto === true) options.delimiter_auto = {};
	else if (!is_object(options.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
		"Invalid option delimiter_auto:",
		"delimiter_auto must be a boolean or a configuration object,",
		`got ${JSON.stringify(options.delimiter_auto)}`
	], options);
	if (options.delimiter_auto) {
		if (options.delimiter_auto.preferred === void 0) options.delimiter_auto.preferred = {
			[",".charCodeAt(0)]: 1.8,
			["	".charCodeAt(0)]: 1.8,
			[";".charCodeAt(0)]: 1.6,
			[" ".charCodeAt(0)]: 1.6,
			[":".charCodeAt(0)]: 1.5,
			[".".charCodeAt(0)]: 1.4,
			["/".charCodeAt(0)]: 1.4
		};
		else if (!is_object(options.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"preferred must be an object,",
			`got ${JSON.stringify(options.delimiter_auto.preferred)}`
		], options);
		if (options.delimiter_auto.score === void 0) options.delimiter_auto.score = (info, options) => {
			return (info.total - info.std) * (options.preferred[info.char_code] || 1);
		};
		else if (typeof options.delimiter_auto.score !== "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"score must be a function,",
			`got ${JSON.stringify(options.delimiter_auto.score)}`
		], options);
		if (options.delimiter_auto.size === void 0) options.delimiter_auto.size = 2048;
		else if (typeof options.delimiter_auto.size !== "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [
			"Invalid option delimiter_auto:",
			"size must be a number,",
			`got ${JSON.stringify(options.delimiter_auto.size)}`
		], options);
	}
	const delimiter_json = JSON.stringify(options.delimiter);
	if (options.delimiter_auto !== false) options.delimiter = [];
	if (!Array.isArray(options.delimiter)) {
		if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) options.delimiter = Buffer.from(",", options.encoding);
		options.delimiter = [options.delimiter];
	}
	options.delimiter = options.delimiter.map(function(delimiter) {
		if (typeof delimiter === "string") delimiter = Buffer.from(delimiter, options.encoding);
		if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [
			"Invalid option delimiter:",
			"delimiter must be a non empty string or buffer or array of string|buffer,",
			`got ${delimiter_json}`
		], options);
		return delimiter;
	});
	if (options.escape === void 0 || options.escape === true) options.escape = Buffer.from("\"", options.encoding);
	else if (typeof options.escape === "string") options.escape = Buffer.from(options.escape, options.encoding);
	else if (options.escape === null || options.escape === false) options.escape = null;
	if (options.escape !== null) {
		if (!Buffer.isBuffer(options.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`);
	}
	if (options.from === void 0 || options.from === null) options.from = 1;
	else {
		if (typeof options.from === "string" && /\d+/.test(options.from)) options.from = parseInt(options.from);
		if (Number.isInteger(options.from)) {
			if (options.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`);
		} else throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`);
	}
	if (options.from_line === void 0 || options.from_line === null) options.from_line = 1;
	else {
		if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) options.from_line = parseInt(options.from_line);
		if (Number.isInteger(options.from_line)) {
			if (options.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`);
		} else throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`);
	}
	if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) options.ignore_last_delimiters = false;
	else if (typeof options.ignore_last_delimiters === "number") {
		options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
		if (options.ignore_last_delimiters === 0) options.ignore_last_delimiters = false;
	} else if (typeof options.ignore_last_delimiters !== "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [
		"Invalid option `ignore_last_delimiters`:",
		"the value must be a boolean value or an integer,",
		`got ${JSON.stringify(options.ignore_last_delimiters)}`
	], options);
	if (options.ignore_last_delimiters === true && options.columns === false) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", ["The option `ignore_last_delimiters`", "requires the activation of the `columns` option"], options);
	if (options.info === void 0 || options.info === null || options.info === false) options.info = false;
	else if (options.info !== true) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(options.info)}`);
	if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) options.max_record_size = 0;
	else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {} else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) options.max_record_size = parseInt(options.max_record_size);
	else throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`);
	if (options.objname === void 0 || options.objname === null || options.objname === false) options.objname = void 0;
	else if (Buffer.isBuffer(options.objname)) {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty buffer`);
		if (options.encoding === null) {} else options.objname = options.objname.toString(options.encoding);
	} else if (typeof options.objname === "string") {
		if (options.objname.length === 0) throw new Error(`Invalid Option: objname must be a non empty string`);
	} else if (typeof options.objname === "number") {} else throw new Error(`Invalid Option: objname must be a string or a buffer, got ${options.objname}`);
	if (options.objname !== void 0) {
		if (typeof options.objname === "number") {
			if (options.columns !== false) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
		} else if (options.columns === false) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
	}
	if (options.on_record === void 0 || options.on_record === null) options.on_record = void 0;
	else if (typeof options.on_record !== "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [
		"Invalid option `on_record`:",
		"expect a function,",
		`got ${JSON.stringify(options.on_record)}`
	], options);
	if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`);
	if (options.quote === null || options.quote === false || options.quote === "") options.quote = null;
	else {
		if (options.quote === void 0 || options.quote === true) options.quote = Buffer.from("\"", options.encoding);
		else if (typeof options.quote === "string") options.quote = Buffer.from(options.quote, options.encoding);
		if (!Buffer.isBuffer(options.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`);
	}
	if (options.raw === void 0 || options.raw === null || options.raw === false) options.raw = false;
	else if (options.raw !== true) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`);
	if (options.record_delimiter === void 0) options.record_delimiter = [];
	else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
		if (options.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer,",
			`got ${JSON.stringify(options.record_delimiter)}`
		], options);
		options.record_delimiter = [options.record_delimiter];
	} else if (!Array.isArray(options.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
		"Invalid option `record_delimiter`:",
		"value must be a string, a buffer or array of string|buffer,",
		`got ${JSON.stringify(options.record_delimiter)}`
	], options);
	options.record_delimiter = options.record_delimiter.map(function(rd, i) {
		if (typeof rd !== "string" && !Buffer.isBuffer(rd)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a string, a buffer or array of string|buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		else if (rd.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [
			"Invalid option `record_delimiter`:",
			"value must be a non empty string or buffer",
			`at index ${i},`,
			`got ${JSON.stringify(rd)}`
		], options);
		if (typeof rd === "string") rd = Buffer.from(rd, options.encoding);
		return rd;
	});
	if (typeof options.relax_column_count === "boolean") {} else if (options.relax_column_count === void 0 || options.relax_column_count === null) options.relax_column_count = false;
	else throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`);
	if (typeof options.relax_column_count_less === "boolean") {} else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) options.relax_column_count_less = false;
	else throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`);
	if (typeof options.relax_column_count_more === "boolean") {} else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) options.relax_column_count_more = false;
	else throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`);
	if (typeof options.relax_quotes === "boolean") {} else if (options.relax_quotes === void 0 || options.relax_quotes === null) options.relax_quotes = false;
	else throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`);
	if (typeof options.skip_empty_lines === "boolean") {} else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) options.skip_empty_lines = false;
	else throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`);
	if (typeof options.skip_records_with_empty_values === "boolean") {} else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) options.skip_records_with_empty_values = false;
	else throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`);
	if (typeof options.skip_records_with_error === "boolean") {} else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) options.skip_records_with_error = false;
	else throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`);
	if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) options.rtrim = false;
	else if (options.rtrim !== true) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`);
	if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) options.ltrim = false;
	else if (options.ltrim !== true) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`);
	if (options.trim === void 0 || options.trim === null || options.trim === false) options.trim = false;
	else if (options.trim !== true) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`);
	if (options.trim === true && opts.ltrim !== false) options.ltrim = true;
	else if (options.ltrim !== true) options.ltrim = false;
	if (options.trim === true && opts.rtrim !== false) options.rtrim = true;
	else if (options.rtrim !== true) options.rtrim = false;
	if (options.to === void 0 || options.to === null) options.to = -1;
	else if (options.to !== -1) {
		if (typeof options.to === "string" && /\d+/.test(options.to)) options.to = parseInt(options.to);
		if (Number.isInteger(options.to)) {
			if (options.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`);
		} else throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`);
	}
	if (options.to_line === void 0 || options.to_line === null) options.to_line = -1;
	else if (options.to_line !== -1) {
		if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) options.to_line = parseInt(options.to_line);
		if (Number.isInteger(options.to_line)) {
			if (options.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`);
		} else throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`);
	}
	return options;
};
// ../../node_modules/csv-parse/lib/utils/delimiter_discover.js
const delimiter_discover = function(records, options) {
	if (!options) ({delimiter_auto: options} = normalize_options({ delimiter_auto: true }));
	if (typeof records === "string") records = Buffer.from(records);
	if (Buffer.isBuffer(records)) records = ((data) => {
		const records = [];
		const parser = transform({ delimiter: [] });
		const push = (record) => records.push(record);
		const close = () => {};
		const error = parser.parse(data, true, push, close);
		if (error !== void 0) throw error;
		return records;
	})(records);
	const info = Array(127).fill().map(() => ({ lines: [] }));
	records.map(([record], line) => {
		for (let i = 0, l = record.length; i < l; i++) {
			const code = record.charCodeAt(i);
			if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
			info[code].lines[line]++;
		}
	});
	info.map((info, i) => {
		info.char_code = i;
		info.std = std(info.lines);
		info.total = info.lines.reduce((acc, val) => acc + val, 0);
		info.preferred = !!options.preferred[i];
		info.score = options.score(info, options);
	});
	const result = info.reduce((acc, info) => acc.score > info.score ? acc : info, {});
	return String.fromCharCode(result.char_code);
};
const std = function(array) {
	const n = array.length;
	if (n === 0) return 0;
	const mean = array.reduce((a, b) => a + b) / n;
	return Math.sqrt(array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n);
};
// ../../node_modules/csv-parse/lib/api/index.js
const isRecordEmpty = function(record) {
	return record.every((field) => field == null || field.toString && field.toString().trim() === "");
};
const cr = 13;
const nl = 10;
const boms = {
	utf8: Buffer.from([
		239,
		187,
		191
	]),
	utf16le: Buffer.from([255, 254])
};
const transform = function(original_options = {}) {
	const info = {
		bytes: 0,
		bytes_records: 0,
		comment_lines: 0,
		empty_lines: 0,
		invalid_field_length: 0,
		lines: 1,
		records: 0
	};
	const options = normalize_options(original_options);
	return {
		info,
		original_options,
		options,
		state: init_state(options),
		__needMoreData: function(i, bufLen, end) {
			if (end) return false;
			const { encoding, escape, quote } = this.options;
			const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
			return bufLen - i - 1 < Math.max(needMoreDataSize, recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength, quoting ? (escape === null ? 0 : escape.length) + quote.length : 0, quoting ? quote.length + recordDelimiterMaxLength : 0);
		},
		parse: function(nextBuf, end, push, close) {
			const { bom, comment_no_infix, delimiter_auto, encoding, from_line, ltrim, max_record_size, raw, relax_quotes, rtrim, skip_empty_lines, to, to_line } = this.options;
			let { comment, escape, quote, record_delimiter } = this.options;
			const { bomSkipped, delimiterDiscovered, delimiterBufPrevious, rawBuffer, escapeIsQuote } = this.state;
			if (!delimiterDiscovered && delimiter_auto) {
				let delimiterBuf;
				if (delimiterBufPrevious === void 0) delimiterBuf = nextBuf;
				else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) delimiterBuf = delimiterBufPrevious;
				else delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
				nextBuf = void 0;
				if (end || delimiterBuf.length > delimiter_auto.size) {
					this.options.delimiter = [Buffer.from(delimiter_discover(delimiterBuf, this.options.delimiter_auto))];
					this.state.previousBuf = delimiterBuf;
					this.state.delimiterBufPrevious = void 0;
					this.state.delimiterDiscovered = true;
				} else {
					this.state.delimiterBufPrevious = delimiterBuf;
					return;
				}
			}
			const { previousBuf } = this.state;
			let buf;
			if (previousBuf === void 0) {
				if (nextBuf === void 0) {
					close();
					return;
				} else buf = nextBuf;
			} else if (previousBuf !== void 0 && nextBuf === void 0) buf = previousBuf;
			else buf = Buffer.concat([previousBuf, nextBuf]);
			if (bomSkipped === false) {
				if (bom === false) this.state.bomSkipped = true;
				else if (buf.length < 3) {
					if (end === false) {
						this.state.previousBuf = buf;
						return;
					}
				} else {
					for (const encoding in boms) if (boms[encoding].compare(buf, 0, boms[encoding].length) === 0) {
						const bomLength = boms[encoding].length;
						this.state.bufBytesStart += bomLength;
						buf = buf.slice(bomLength);
						const options = normalize_options({
							...this.original_options,
							encoding
						});
						for (const key in options) this.options[key] = options[key];
						({comment, escape, quote} = this.options);
						break;
					}
					this.state.bomSkipped = true;
				}
			}
			const bufLen = buf.length;
			let pos = 0;
			for (; pos < bufLen; pos++) {
				if (this.__needMoreData(pos, bufLen, end)) break;
				if (this.state.wasRowDelimiter === true) {
					this.info.lines++;
					this.state.wasRowDelimiter = false;
				}
				if (to_line !== -1 && this.info.lines > to_line) {
					this.state.stop = true;
					close();
					return;
				}
				if (this.state.quoting === false && record_delimiter.length === 0) {
					if (this.__autoDiscoverRecordDelimiter(buf, pos)) record_delimiter = this.options.record_delimiter;
				}
				const chr = buf[pos];
				if (raw === true) rawBuffer.append(chr);
				if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) this.state.wasRowDelimiter = true;
				if (this.state.escaping === true) this.state.escaping = false;
				else {
					if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
						if (escapeIsQuote) {
							if (this.__isQuote(buf, pos + escape.length)) {
								this.state.escaping = true;
								pos += escape.length - 1;
								continue;
							}
						} else {
							this.state.escaping = true;
							pos += escape.length - 1;
							continue;
						}
					}
					if (this.state.commenting === false && this.__isQuote(buf, pos)) {
						if (this.state.quoting === true) {
							const nextChr = buf[pos + quote.length];
							const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
							const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
							const isNextChrDelimiter = this.__isDelimiter(buf, pos + quote.length, nextChr);
							const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
							if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) pos += escape.length - 1;
							else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								pos += quote.length - 1;
								continue;
							} else if (relax_quotes === false) {
								const err = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [
									"Invalid Closing Quote:",
									`got "${String.fromCharCode(nextChr)}"`,
									`at line ${this.info.lines}`,
									"instead of delimiter, record delimiter, trimable character",
									"(if activated) or comment"
								], this.options, this.__infoField()));
								if (err !== void 0) return err;
							} else {
								this.state.quoting = false;
								this.state.wasQuoting = true;
								this.state.field.prepend(quote);
								pos += quote.length - 1;
							}
						} else if (this.state.field.length !== 0) {
							if (relax_quotes === false) {
								const info = this.__infoField();
								const bom = Object.keys(boms).map((b) => boms[b].equals(this.state.field.toString()) ? b : false).filter(Boolean)[0];
								const err = this.__error(new CsvError("INVALID_OPENING_QUOTE", [
									"Invalid Opening Quote:",
									`a quote is found on field ${JSON.stringify(info.column)} at line ${info.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
									bom ? `(${bom} bom)` : void 0
								], this.options, info, { field: this.state.field }));
								if (err !== void 0) return err;
							}
						} else {
							this.state.quoting = true;
							pos += quote.length - 1;
							continue;
						}
					}
					if (this.state.quoting === false) {
						const recordDelimiterLength = this.__isRecordDelimiter(chr, buf, pos);
						if (recordDelimiterLength !== 0) {
							if (this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) this.info.comment_lines++;
							else {
								if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
									this.state.enabled = true;
									this.__resetField();
									this.__resetRecord();
									pos += recordDelimiterLength - 1;
									continue;
								}
								if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
									this.info.empty_lines++;
									pos += recordDelimiterLength - 1;
									continue;
								}
								this.info.bytes = this.state.bufBytesStart + pos;
								const errField = this.__onField();
								if (errField !== void 0) return errField;
								this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
								const errRecord = this.__onRecord(push);
								if (errRecord !== void 0) return errRecord;
								if (to !== -1 && this.info.records >= to) {
									this.state.stop = true;
									close();
									return;
								}
							}
							this.state.commenting = false;
							pos += recordDelimiterLength - 1;
							continue;
						}
						if (this.state.commenting) continue;
						if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
							if (this.__compareBytes(comment, buf, pos, chr) !== 0) {
								this.state.commenting = true;
								continue;
							}
						}
						const delimiterLength = this.__isDelimiter(buf, pos, chr);
						if (delimiterLength !== 0) {
							this.info.bytes = this.state.bufBytesStart + pos;
							const errField = this.__onField();
							if (errField !== void 0) return errField;
							pos += delimiterLength - 1;
							continue;
						}
					}
				}
				if (this.state.commenting === false) {
					if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [
						"Max Record Size:",
						"record exceed the maximum number of tolerated bytes",
						`of ${max_record_size}`,
						`at line ${this.info.lines}`
					], this.options, this.__infoField()));
				}
				const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
				const rappend = rtrim === false || this.state.wasQuoting === false;
				if (lappend === true && rappend === true) this.state.field.append(chr);
				else if (rtrim === true && !this.__isCharTrimable(buf, pos)) return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [
					"Invalid Closing Quote:",
					"found non trimable byte after quote",
					`at line ${this.info.lines}`
				], this.options, this.__infoField()));
				else {
					if (lappend === false) pos += this.__isCharTrimable(buf, pos) - 1;
					continue;
				}
			}
			if (end === true) {
				if (this.state.quoting === true) {
					const err = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", ["Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}`], this.options, this.__infoField()));
					if (err !== void 0) return err;
				} else if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
					this.info.bytes = this.state.bufBytesStart + pos;
					const errField = this.__onField();
					if (errField !== void 0) return errField;
					const errRecord = this.__onRecord(push);
					if (errRecord !== void 0) return errRecord;
				} else if (this.state.wasRowDelimiter === true) this.info.empty_lines++;
				else if (this.state.commenting === true) this.info.comment_lines++;
			} else {
				this.state.bufBytesStart += pos;
				this.state.previousBuf = buf.slice(pos);
			}
			if (this.state.wasRowDelimiter === true) {
				this.info.lines++;
				this.state.wasRowDelimiter = false;
			}
		},
		__onRecord: function(push) {
			const { columns, group_columns_by_name, encoding, info, from, relax_column_count, relax_column_count_less, relax_column_count_more, raw, skip_records_with_empty_values } = this.options;
			const { enabled, record } = this.state;
			if (enabled === false) return this.__resetRecord();
			const recordLength = record.length;
			if (columns === true) {
				if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
					this.__resetRecord();
					return;
				}
				return this.__firstLineToColumns(record);
			}
			if (columns === false && this.info.records === 0) this.state.expectedRecordLength = recordLength;
			if (recordLength !== this.state.expectedRecordLength) {
				const err = columns === false ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [
					"Invalid Record Length:",
					`expect ${this.state.expectedRecordLength},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [
					"Invalid Record Length:",
					`columns length is ${columns.length},`,
					`got ${recordLength} on line ${this.info.lines}`
				], this.options, this.__infoField(), { record });
				if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
					this.info.invalid_field_length++;
					this.state.error = err;
				} else {
					const finalErr = this.__error(err);
					if (finalErr) return finalErr;
				}
			}
			if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
				this.__resetRecord();
				return;
			}
			if (this.state.recordHasError === true) {
				this.__resetRecord();
				this.state.recordHasError = false;
				return;
			}
			this.info.records++;
			if (from === 1 || this.info.records >= from) {
				const { objname } = this.options;
				if (columns !== false) {
					const obj = {};
					for (let i = 0, l = record.length; i < l; i++) {
						if (columns[i] === void 0 || columns[i].disabled) continue;
						if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
							if (Array.isArray(obj[columns[i].name])) obj[columns[i].name] = obj[columns[i].name].concat(record[i]);
							else obj[columns[i].name] = [obj[columns[i].name], record[i]];
						} else Object.defineProperty(obj, columns[i].name, {
							value: record[i],
							enumerable: true,
							writable: true,
							configurable: true
						});
					}
					if (raw === true || info === true) {
						const extRecord = Object.assign({ record: obj }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
						const err = this.__push(objname === void 0 ? extRecord : [obj[objname], extRecord], push);
						if (err) return err;
					} else {
						const err = this.__push(objname === void 0 ? obj : [obj[objname], obj], push);
						if (err) return err;
					}
				} else if (raw === true || info === true) {
					const extRecord = Object.assign({ record }, raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {}, info === true ? { info: this.__infoRecord() } : {});
					const err = this.__push(objname === void 0 ? extRecord : [record[objname], extRecord], push);
					if (err) return err;
				} else {
					const err = this.__push(objname === void 0 ? record : [record[objname], record], push);
					if (err) return err;
				}
			}
			this.__resetRecord();
		},
		__firstLineToColumns: function(record) {
			const { firstLineToHeaders } = this.state;
			try {
				const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
				if (!Array.isArray(headers)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [
					"Invalid Column Mapping:",
					"expect an array from column function,",
					`got ${JSON.stringify(headers)}`
				], this.options, this.__infoField(), { headers }));
				const normalizedHeaders = normalize_columns_array(headers);
				this.state.expectedRecordLength = normalizedHeaders.length;
				this.options.columns = normalizedHeaders;
				this.__resetRecord();
				return;
			} catch (err) {
				return err;
			}
		},
		__resetRecord: function() {
			if (this.options.raw === true) this.state.rawBuffer.reset();
			this.state.error = void 0;
			this.state.record = [];
			this.state.record_length = 0;
		},
		__onField: function() {
			const { cast, encoding, rtrim, max_record_size } = this.options;
			const { enabled, wasQuoting } = this.state;
			if (enabled === false) return this.__resetField();
			let field = this.state.field.toString(encoding);
			if (rtrim === true && wasQuoting === false) field = field.trimRight();
			if (cast === true) {
				const [err, f] = this.__cast(field);
				if (err !== void 0) return err;
				field = f;
			}
			this.state.record.push(field);
			if (max_record_size !== 0 && typeof field === "string") this.state.record_length += field.length;
			this.__resetField();
		},
		__resetField: function() {
			this.state.field.reset();
			this.state.wasQuoting = false;
		},
		__push: function(record, push) {
			const { on_record } = this.options;
			if (on_record !== void 0) {
				const info = this.__infoRecord();
				try {
					record = on_record.call(null, record, info);
				} catch (err) {
					return err;
				}
				if (record === void 0 || record === null) return;
			}
			this.info.bytes_records += this.info.bytes;
			push(record);
		},
		__cast: function(field) {
			const { columns, relax_column_count } = this.options;
			if (Array.isArray(columns) === true && relax_column_count && this.options.columns.length <= this.state.record.length) return [void 0, void 0];
			if (this.state.castField !== null) try {
				const info = this.__infoField();
				return [void 0, this.state.castField.call(null, field, info)];
			} catch (err) {
				return [err];
			}
			if (this.__isFloat(field)) return [void 0, parseFloat(field)];
			else if (this.options.cast_date !== false) {
				const info = this.__infoField();
				return [void 0, this.options.cast_date.call(null, field, info)];
			}
			return [void 0, field];
		},
		__compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
			if (sourceBuf[0] !== firstByte) return 0;
			const sourceLength = sourceBuf.length;
			for (let i = 1; i < sourceLength; i++) if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
			return sourceLength;
		},
		__isCharTrimable: function(buf, pos) {
			const { timchars, timcharFirstBytes } = this.state;
			const first = buf[pos];
			if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
			loop1: for (let i = 0; i < timchars.length; i++) {
				const timchar = timchars[i];
				for (let j = 0; j < timchar.length; j++) if (timchar[j] !== buf[pos + j]) continue loop1;
				return timchar.length;
			}
			return 0;
		},
		__isDelimiter: function(buf, pos, chr) {
			const { delimiter, ignore_last_delimiters } = this.options;
			if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) return 0;
			else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) return 0;
			loop1: for (let i = 0; i < delimiter.length; i++) {
				const del = delimiter[i];
				if (del[0] === chr) {
					for (let j = 1; j < del.length; j++) if (del[j] !== buf[pos + j]) continue loop1;
					return del.length;
				}
			}
			return 0;
		},
		__isEscape: function(buf, pos, chr) {
			const { escape } = this.options;
			if (escape === null) return false;
			const l = escape.length;
			if (escape[0] === chr) {
				for (let i = 0; i < l; i++) if (escape[i] !== buf[pos + i]) return false;
				return true;
			}
			return false;
		},
		__isFloat: function(value) {
			return value - parseFloat(value) + 1 >= 0;
		},
		__isQuote: function(buf, pos) {
			const { quote } = this.options;
			if (quote === null) return false;
			const l = quote.length;
			for (let i = 0; i < l; i++) if (quote[i] !== buf[pos + i]) return false;
			return true;
		},
		__isRecordDelimiter: function(chr, buf, pos) {
			const { record_delimiter } = this.options;
			const recordDelimiterLength = record_delimiter.length;
			loop1: for (let i = 0; i < recordDelimiterLength; i++) {
				const rd = record_delimiter[i];
				const rdLength = rd.length;
				if (rd[0] !== chr) continue;
				for (let j = 1; j < rdLength; j++) if (rd[j] !== buf[pos + j]) continue loop1;
				return rd.length;
			}
			return 0;
		},
		__autoDiscoverRecordDelimiter: function(buf, pos) {
			const { encoding } = this.options;
			const rds = [
				Buffer.from("\r\n", encoding),
				Buffer.from("\n", encoding),
				Buffer.from("\r", encoding)
			];
			loop: for (let i = 0; i < rds.length; i++) {
				const l = rds[i].length;
				for (let j = 0; j < l; j++) if (rds[i][j] !== buf[pos + j]) continue loop;
				this.options.record_delimiter.push(rds[i]);
				this.state.recordDelimiterMaxLength = rds[i].length;
				return rds[i].length;
			}
			return 0;
		},
		__error: function(msg) {
			const { encoding, raw, skip_records_with_error } = this.options;
			const err = typeof msg === "string" ? new Error(msg) : msg;
			if (skip_records_with_error) {
				this.state.recordHasError = true;
				if (this.options.on_skip !== void 0) try {
					this.options.on_skip(err, raw ? this.state.rawBuffer.toString(encoding) : void 0);
				} catch (err) {
					return err;
				}
				return;
			} else return err;
		},
		__infoDataSet: function() {
			return {
				...this.info,
				columns: this.options.columns
			};
		},
		__infoRecord: function() {
			const { columns, raw, encoding } = this.options;
			return {
				...this.__infoDataSet(),
				bytes_records: this.info.bytes,
				error: this.state.error,
				header: columns === true,
				index: this.state.record.length,
				raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
			};
		},
		__infoField: function() {
			const { columns } = this.options;
			const isColumns = Array.isArray(columns);
			const bytes_records = this.info.bytes_records;
			return {
				...this.__infoRecord(),
				bytes_records,
				column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
				quoting: this.state.wasQuoting
			};
		}
	};
};
// ../../node_modules/csv-parse/lib/sync.js
const parse$20 = function(data, opts = {}) {
	if (typeof data === "string") data = Buffer.from(data);
	const records = opts && opts.objname ? Object.create(null) : [];
	const parser = transform(opts);
	const push = (record) => {
		if (parser.options.objname === void 0) records.push(record);
		else records[record[0]] = record[1];
	};
	const close = () => {};
	const error = parser.parse(data, true, push, close);
	if (error !== void 0) throw error;
	return records;
};
// ../../packages/formats/src/providers/copilot-table.ts
/** The names that each column may have. */
const columnNames = {
	conversation: [
		"conversation",
		"conversation title",
		"title",
		"chat",
		"thread",
		"conversation id"
	],
	time: [
		"time",
		"timestamp",
		"date",
		"created",
		"created at",
		"datetime"
	],
	author: [
		"author",
		"role",
		"sender",
		"from",
		"speaker"
	],
	message: [
		"message",
		"content",
		"text",
		"body"
	]
};
/** The positions of the columns in a table of messages; null for any other table. */
function findColumns(header) {
	const names = header.map((name) => name.trim().toLowerCase().replaceAll("_", " "));
	const positionOf = (key) => names.findIndex((name) => columnNames[key].includes(name));
	const positions = {
		conversation: positionOf("conversation"),
		time: positionOf("time"),
		author: positionOf("author"),
		message: positionOf("message")
	};
	return positions.conversation >= 0 && positions.author >= 0 && positions.message >= 0 ? positions : null;
}
/** Microsoft Copilot's activity history, and other tables of messages with such columns. */
const copilotTableFormat = {
	source: "copilot",
	detect: isMessageTable,
	parse: readMessageTable
};
/** Whether a text begins with the header of a table of messages. */
function isMessageTable(head) {
	const line = /^\uFEFF?([^\n\r]{1,500})/.exec(head)?.[1];
	return line !== void 0 && findColumns(line.split(/[,;\t]/).map((name) => name.replaceAll("\"", ""))) !== null;
}
/**
* The conversations in Microsoft Copilot's table (Conversation, Time, Author, Message); null if the text is no such
* table. Rows are newest first, and an answer may have the same second as its question: rows are reversed, never
* sorted.
*/
function readMessageTable(text) {
	const rows = readRows(text);
	const positions = findColumns(rows?.[0] ?? []);
	if (!rows || !positions) return null;
	const chats = /* @__PURE__ */ new Map();
	for (const row of orderOldestFirst(rows.slice(1), positions)) {
		const title = row[positions.conversation] ?? "";
		const chat = chats.get(title);
		if (chat) chat.push(row);
		else chats.set(title, [row]);
	}
	return [...chats].map(([title, messages]) => ({
		...toConversation$2(title, messages, positions),
		name: title
	}));
}
function readRows(text) {
	try {
		return parse$20(text, {
			bom: true,
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
			delimiter: [
				",",
				";",
				"	"
			]
		});
	} catch {
		return null;
	}
}
/** The rows with the oldest first; a table that the user has already reversed stays as it is. */
function orderOldestFirst(rows, { time }) {
	const [first, last] = [readTime(rows[0]?.[time]), readTime(rows.at(-1)?.[time])];
	return first !== null && last !== null && first < last ? [...rows] : rows.toReversed();
}
function toConversation$2(title, rows, positions) {
	const [first] = rows;
	return finishList({
		source: "copilot",
		sourceId: deriveId(title, first?.[positions.time], first?.[positions.message]?.slice(0, 200)),
		title
	}, rows.map((row) => ({
		id: null,
		view: toNodeView(readSpeaker(row[positions.author]) === "user" ? "user" : "assistant", splitTagged(toStorable(row[positions.message] ?? "")), { createdAt: readTime(row[positions.time]) })
	})));
}
// ../../packages/formats/src/providers/cursor-transcript.ts
/**
* Transcripts of Cursor's agent: ~/.cursor/projects/<project>/agent-transcripts/<id>/<id>.jsonl, lines of a role and a
* message without ids and times.
*/
const cursorTranscriptFormat = {
	source: "cursor",
	detect: (record) => isTurn(record),
	open: (path) => new TranscriptReader(path)
};
function isTurn(record) {
	return (record["role"] === "user" || record["role"] === "assistant") && !("uuid" in record) && !("type" in record) && Array.isArray(asObject(record["message"])?.["content"]);
}
var TranscriptReader = class {
	#path;
	#messages = [];
	/** The text with which the conversation begins. */
	#start = "";
	#unknownMessages = 0;
	size = 0;
	constructor(path) {
		this.#path = path;
	}
	add(record) {
		if (!isObject(record)) return;
		if (!isTurn(record)) {
			this.#unknownMessages += isObject(record["message"]) ? 1 : 0;
			return;
		}
		const parts = partsOf$2(asObject(record["message"])?.["content"]);
		const isUser = record["role"] === "user";
		if (isUser && parts.some(isUnknownPart)) this.#unknownMessages++;
		const added = isUser ? readUser(parts) : [readAnswer$2(parts)];
		this.#start ||= asText(parts[0]?.["text"]);
		for (const message of added) {
			this.#messages.push(message);
			this.size += sizeOfMessage(message);
		}
	}
	finish() {
		if (/(?:^|\/)subagents\//.test(this.#path)) return [{ skip: {
			code: "not_a_conversation",
			reason: "This is the work of a subagent; its result is in the conversation that started it."
		} }];
		const name = /([^/]+)\.jsonl$/.exec(this.#path)?.[1] ?? "";
		return [finishList({
			source: "cursor",
			sourceId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name) ? name : deriveId("cursor", this.#start)
		}, this.#messages), ...skipUnknownMessages(this.#unknownMessages)];
	}
};
/** A person's words are in the element user_query, beside files and rules that the program adds. */
function readUser(parts) {
	const results = parts.filter(isResult).flatMap((part) => readResult$1(part, null));
	const prompt = readPromptParts(parts.map(unwrapQuery));
	return [...results.length > 0 ? [{
		id: null,
		view: toNodeView("tool", results)
	}] : [], ...prompt.length > 0 ? [{
		id: null,
		view: toNodeView("user", prompt)
	}] : []];
}
function isUnknownPart(part) {
	return !(part["type"] === "image" || part["type"] === "document" || isObject(part["source"])) && !isResult(part) && asText(part["text"]) === "";
}
function unwrapQuery(part) {
	const query = /<user_query>\s*([\s\S]*?)\s*<\/user_query>/.exec(asText(part["text"]))?.[1];
	return asName(query) === null ? part : {
		...part,
		text: query
	};
}
function readAnswer$2(parts) {
	return {
		id: null,
		view: toNodeView("assistant", parts.filter((part) => asText(part["text"]).trim() !== "[REDACTED]").flatMap((part) => readAnswerPart(part).blocks))
	};
}
// ../../packages/formats/src/providers/cursor.ts
/** The Markdown that Cursor exports: a title, the time of the export, and turns separated by horizontal rules. */
const cursorFormat = {
	source: "cursor",
	parse: parse$19
};
const HEADER = /^# ([^\n]*)\n+_Exported on ([^\n]*?) from Cursor\b[^\n]*_[ \t]*$/gm;
/** The start of a turn. Replies contain rules and bold names as well, but not in this order. */
const TURN = /^---\n+\*\*(User|Cursor)\*\*[ \t]*$/gm;
/** The start of a turn as other tools write it that follow Cursor's layout: without the rule. */
const TURN_WITHOUT_RULE = /^\*\*(User|Cursor)\*\*[ \t]*$/gm;
function parse$19(text) {
	const whole = toStorable(text).trimStart();
	const headers = [...whole.matchAll(HEADER)];
	if (headers[0]?.index !== 0) return null;
	return headers.map((header, at) => {
		const body = whole.slice(header.index + header[0].length, headers[at + 1]?.index);
		return toConversation$1(header[1] ?? "", readExportTime(header[2] ?? ""), splitTurns$2(body));
	});
}
function splitTurns$2(body) {
	const starts = [...body.matchAll(TURN)];
	const found = starts.length > 0 ? starts : [...body.matchAll(TURN_WITHOUT_RULE)];
	return found.map((start, at) => ({
		role: start[1] === "User" ? "user" : "assistant",
		text: body.slice(start.index + start[0].length, found[at + 1]?.index).replace(/\n---\s*$/, "").trim()
	}));
}
/** The export has no ids. The title and the first question stay the same when the chat grows, so they identify it. */
function toConversation$1(title, createdAt, turns) {
	const messages = turns.map(({ role, text }) => ({
		id: null,
		view: toNodeView(role, splitTagged(text), { createdAt })
	}));
	return finishList({
		source: "cursor",
		sourceId: deriveId("cursor", title, turns[0]?.text),
		title,
		createdAt
	}, messages);
}
/**
* Milliseconds of '7/8/2025 at 19:03:40 PDT' or '2026/2/28 at GMT+8 10:28:33'. Null if the day and the month cannot be
* distinguished. Time zones are ignored.
*/
function readExportTime(text) {
	const [first = 0, second = 0, third = 0] = (/(\d+)[/.-](\d+)[/.-](\d+)/.exec(text)?.slice(1) ?? []).map(Number);
	const [hour = 0, minute = 0, seconds = 0] = (/(\d+):(\d+):(\d+)/.exec(text)?.slice(1) ?? []).map(Number);
	const toTime = (year, month, day) => month >= 1 && month <= 12 && day >= 1 && day <= 31 && year >= 2020 && year < 2200 ? Date.UTC(year, month - 1, day, hour, minute, seconds) : null;
	if (first > 31) return toTime(first, second, third);
	if (second > 12 || first === second) return toTime(third, first, second);
	return first > 12 ? toTime(third, second, first) : null;
}
// ../../packages/formats/src/providers/deepseek-api.ts
/** The chat in a whole response of the server, or in a part of one; null if the record is neither. */
function findDeepseekResponse(record) {
	const data = asObject(record["data"]);
	const places = [
		record,
		data,
		asObject(data?.["biz_data"]),
		asObject(record["biz_data"])
	];
	for (const place of places) {
		const session = asObject(place?.["chat_session"]);
		if (session && Array.isArray(place?.["chat_messages"])) return {
			session,
			messages: asList(place["chat_messages"]).filter(isObject)
		};
	}
	return null;
}
// ../../packages/formats/src/values/numbered-citations.ts
/** A number in single or double brackets, such as [1] or [[1]]; not the text of a link, and not its definition. */
const citationNumber = /(?<![\p{L}\p{N}]\])\[(?:\[(\d{1,3})\]|(\d{1,3}))\](?![(:])/gu;
/** Turns [1] into a link to the source with that number; a number without a known source stays as it is. */
function linkNumbers(text, sources) {
	if (sources.size === 0 || !text.includes("[")) return text;
	return replaceOutsideCode(text, citationNumber, (whole, double, single) => {
		const label = double || single || "";
		const url = sources.get(Number(label));
		return url === void 0 ? whole : toNumberLink(label, url);
	});
}
/** The web addresses of sources by their numbers, counted from 1. */
function numberSources(addresses) {
	return new Map(addresses.flatMap((url, at) => isWebAddress$1(url) ? [[at + 1, url]] : []));
}
function toNumberLink(label, url) {
	return `[${label}](${url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`)})`;
}
// ../../packages/formats/src/providers/deepseek-search.ts
/** The pages that a search found, in a message or in one of its search fragments. */
function pagesOf$1(owner) {
	return asList(owner["results"] ?? owner["search_results"] ?? owner["content"]).filter(isObject);
}
/** The addresses of pages, by the numbers with which the answer cites them. */
function listSources(message, fragments) {
	const sources = /* @__PURE__ */ new Map();
	const pages = [message, ...fragments.filter(({ type }) => /SEARCH|OPEN/.test(asText(type)))].flatMap(pagesOf$1);
	for (const [at, page] of pages.entries()) {
		const url = asText(page["url"]);
		const number = typeof page["cite_index"] === "number" ? page["cite_index"] : at + 1;
		if (isWebAddress$1(url) && !sources.has(number)) sources.set(number, url);
	}
	return sources;
}
/** [citation:3] becomes a link to page 3, and is removed if that page is unknown. */
function linkCitations(text, sources) {
	return text.replace(/\[(?:citation|reference):(\d{1,3})\]/g, (_mark, label) => {
		const url = sources.get(Number(label));
		return url === void 0 ? "" : toNumberLink(label, url);
	});
}
function readSearch(fragment) {
	return toOutput$1(pagesOf$1(fragment).map((page) => [asText(page["title"]), asText(page["url"])].filter((line) => line !== "").join("\n")).filter((page) => page !== "").join("\n\n") || asText(fragment["content"]), "search");
}
// ../../packages/formats/src/providers/deepseek.ts
/**
* Conversations of chat.deepseek.com. An export has a `mapping` like ChatGPT's, whose messages consist of typed
* `fragments` or are plain texts. The response that the web app loads has a list of messages. Ids are the same in both.
*/
const deepseekFormat = {
	source: "deepseek",
	detect: detect$17,
	parse: parse$18
};
function detect$17(record) {
	if (findDeepseekResponse(record)) return true;
	const messages = Object.values(asObject(record["mapping"]) ?? {}).map((node) => asObject(asObject(node)?.["message"])).filter((message) => message !== null);
	if (messages.length > 0) return messages.some((message) => Array.isArray(message["fragments"]) || isPlain$1(message));
	return isObject(record["mapping"]) && "inserted_at" in record;
}
/** Until 2025 a message had only a text: its position in the conversation shows whether the user wrote it. */
function isPlain$1(message) {
	return typeof message["content"] === "string" && "inserted_at" in message;
}
function parse$18(record) {
	const response = findDeepseekResponse(record);
	if (response) return parseResponse(response);
	const mapping = asObject(record["mapping"]) ?? {};
	const questions = findQuestions(mapping);
	const messages = Object.entries(mapping).map(([id, value]) => {
		const node = asObject(value);
		const children = asList(node?.["children"]).filter((child) => typeof child === "string");
		return {
			id,
			parent: asName(node?.["parent"]),
			children,
			view: readMessage$1(asObject(node?.["message"]), questions.has(id))
		};
	});
	return finishList({
		source: "deepseek",
		sourceId: asName(record["id"]) ?? deriveId(record["inserted_at"], record["title"]),
		title: asText(record["title"]),
		createdAt: readTime(record["inserted_at"]),
		updatedAt: readTime(record["updated_at"]),
		isPinned: record["pinned"] === true,
		activeLeafSourceId: asName(record["current_node"]) ?? asName(record["current_message_id"])
	}, messages);
}
function parseResponse({ session, messages }) {
	return finishList({
		source: "deepseek",
		sourceId: asName(session["id"]) ?? deriveId(session["inserted_at"], session["title"]),
		title: asText(session["title"]),
		createdAt: readTime(session["inserted_at"]),
		updatedAt: readTime(session["updated_at"]),
		isPinned: session["pinned"] === true,
		activeLeafSourceId: idOf$3(session["current_message_id"])
	}, messages.map((message) => ({
		id: idOf$3(message["message_id"]),
		parent: idOf$3(message["parent_id"]),
		view: readMessage$1(message, /^user$/i.test(asText(message["role"])))
	})));
}
const idOf$3 = (value) => typeof value === "number" ? String(value) : asName(value);
/**
* How a message is shown. `isQuestion` decides who wrote a plain text. A message with fragments is the user's if it has
* a request or the role user; exports have no roles.
*/
function readMessage$1(message, isQuestion) {
	if (!message) return { kind: "hidden" };
	if (!Array.isArray(message["fragments"])) return readPlain(message, isQuestion);
	const fragments = asList(message["fragments"]).filter(isObject);
	const isUser = fragments.some((fragment) => fragment["type"] === "REQUEST") || /^user$/i.test(asText(message["role"]));
	const sources = listSources(message, fragments);
	const blocks = [...toFiles(message["files"]), ...fragments.flatMap((fragment) => readFragment(fragment, sources))];
	const view = toNodeView(isUser ? "user" : "assistant", blocks, {
		createdAt: readTime(message["inserted_at"]),
		model: asName(message["model"]),
		isInterrupted: message["status"] === "INCOMPLETE" || message["status"] === "WIP"
	});
	return view.kind === "aside" ? {
		...view,
		kind: "shown"
	} : view;
}
function readPlain(message, isUser) {
	const text = linkCitations(asText(message["content"]), listSources(message, []));
	const blocks = [
		...toFiles(message["files"]),
		...toReasoning$1(asText(message["reasoning_content"]) || asText(message["thinking_content"])),
		...readContent(isUser ? message["content"] : text)
	];
	return toNodeView(isUser ? "user" : "assistant", blocks, {
		createdAt: readTime(message["inserted_at"]),
		model: asName(message["model"]),
		isInterrupted: message["status"] === "INCOMPLETE" || message["status"] === "WIP"
	});
}
/**
* The ids of nodes with an even number of messages above them: these are the user's. Each node is visited once; a cycle
* is broken where it is found.
*/
function findQuestions(mapping) {
	/** Whether the number of messages above a node is even, by the id of the node. */
	const isEven = /* @__PURE__ */ new Map();
	for (const id of Object.keys(mapping)) {
		const path = /* @__PURE__ */ new Set();
		let ancestor = id;
		while (ancestor !== null && !isEven.has(ancestor) && !path.has(ancestor)) {
			path.add(ancestor);
			ancestor = asName(asObject(mapping[ancestor])?.["parent"]);
		}
		let above = ancestor !== null && isEven.has(ancestor) ? ancestor : null;
		for (const below of [...path].toReversed()) {
			const parent = above === null ? null : asObject(mapping[above]);
			const isEvenAbove = above === null || isEven.get(above) === true;
			isEven.set(below, asObject(parent?.["message"]) ? !isEvenAbove : isEvenAbove);
			above = below;
		}
	}
	return new Set([...isEven].flatMap(([id, isQuestion]) => isQuestion ? [id] : []));
}
function readFragment(fragment, sources) {
	const type = asText(fragment["type"]);
	const text = asText(fragment["content"]);
	switch (type) {
		case "REQUEST": return text.trim() === "" ? [] : [{
			type: "text",
			text
		}];
		case "RESPONSE":
		case "TEMPLATE_RESPONSE": return text.trim() === "" ? [] : [{
			type: "text",
			text: linkCitations(text, sources)
		}];
		case "THINK": return toReasoning$1(linkCitations(text, sources));
		case "SEARCH":
		case "TOOL_SEARCH":
		case "TOOL_OPEN": return readSearch(fragment);
		case "FILE": return toFiles([asObject(fragment["file"]) ?? fragment]);
		case "TIP": return [];
		default: return [{
			type: "raw",
			label: type || "fragment",
			json: toRawJson(fragment)
		}];
	}
}
// ../../packages/formats/src/providers/finetuning.ts
/**
* Examples for fine-tuning that are no lists of messages: `contents` with parts (Gemini), an input with a preferred and
* another answer (preference tuning), a prompt with its completion, or an instruction with its output.
*/
const finetuningFormat = {
	source: "sharegpt",
	detect: detect$16,
	parse: parse$17
};
function detect$16(record) {
	return isContents(record) || isPreference(record) || isCompletion(record) || isInstruction(record);
}
function isContents(record) {
	const first = asList(record["contents"]).find(isObject);
	return first !== void 0 && readSpeaker(first["role"]) !== null && Array.isArray(first["parts"]);
}
const isPreference = (record) => Array.isArray(asObject(record["input"])?.["messages"]) && Array.isArray(record["preferred_output"]);
const isCompletion = (record) => typeof record["prompt"] === "string" && typeof record["completion"] === "string";
const isInstruction = (record) => typeof record["instruction"] === "string" && typeof record["output"] === "string";
function parse$17(record) {
	const messages = listMessages(record);
	return finishList({
		source: "sharegpt",
		sourceId: deriveId("finetuning", record)
	}, messages);
}
function listMessages(record) {
	if (isContents(record)) return asList(record["contents"]).filter(isObject).map((content) => ({
		id: null,
		view: toNodeView(readSpeaker(content["role"]) ?? "assistant", readContent(content["parts"]))
	}));
	if (isPreference(record)) return listPreference(record);
	const instructions = [asText(record["instruction"]), asText(record["input"])].filter((text) => text.trim() !== "");
	const prompt = isCompletion(record) ? asText(record["prompt"]) : instructions.join("\n\n");
	const answer = asText(record["completion"]) || asText(record["output"]);
	return [{
		id: null,
		view: toNodeView("user", readContent(prompt.trim()))
	}, {
		id: null,
		view: toNodeView("assistant", readContent(answer.trim()))
	}];
}
/** Both answers are versions of one message after the same question; the preferred one is shown. */
function listPreference(record) {
	const input = asList(asObject(record["input"])?.["messages"]).filter(isObject).map(toMessage$7);
	const versions = ["non_preferred_output", "preferred_output"].flatMap((key) => asList(record[key]).filter(isObject).slice(0, 1).map((message) => ({
		...toMessage$7(message),
		id: key
	})));
	const linkedInput = input.map((message, at) => ({
		...message,
		id: `input-${at}`
	}));
	const above = linkedInput.at(-1)?.id ?? null;
	return [...linkedInput, ...versions.map((message) => ({
		...message,
		parent: above
	}))];
}
function toMessage$7(message) {
	return {
		id: null,
		view: readMessage$2(message, readSpeaker(message["role"]) ?? "assistant")
	};
}
// ../../node_modules/domhandler/dist/index.js
const defaultOptions = {
	withStartIndices: false,
	withEndIndices: false,
	xmlMode: false
};
/**
* Event-based handler that builds a DOM tree from parser callbacks.
*/
var DomHandler = class {
	/** The elements of the DOM */
	dom = [];
	/** The root element for the DOM */
	root = new Document(this.dom);
	/** Called once parsing has completed. */
	callback;
	/** Settings for the handler. */
	options;
	/** Callback whenever a tag is closed. */
	elementCB;
	/** Indicated whether parsing has been completed. */
	done = false;
	/** Stack of open tags. */
	tagStack = [this.root];
	/** A data node that is still being written to. */
	lastNode = null;
	/** Reference to the parser instance. Used for location information. */
	parser = null;
	/**
	* @param callback Called once parsing has completed.
	* @param options Settings for the handler.
	* @param elementCB Callback whenever a tag is closed.
	*/
	constructor(callback, options, elementCB) {
		if (typeof options === "function") {
			elementCB = options;
			options = defaultOptions;
		}
		if (typeof callback === "object") {
			options = callback;
			callback = void 0;
		}
		this.callback = callback ?? null;
		this.options = options ?? defaultOptions;
		this.elementCB = elementCB ?? null;
	}
	onparserinit(parser) {
		this.parser = parser;
	}
	onreset() {
		this.dom = [];
		this.root = new Document(this.dom);
		this.done = false;
		this.tagStack = [this.root];
		this.lastNode = null;
		this.parser = null;
	}
	onend() {
		if (this.done) return;
		this.done = true;
		this.parser = null;
		this.handleCallback(null);
	}
	onerror(error) {
		this.handleCallback(error);
	}
	onclosetag() {
		this.lastNode = null;
		const element = this.tagStack.pop();
		if (this.options.withEndIndices && this.parser) element.endIndex = this.parser.endIndex;
		if (this.elementCB) this.elementCB(element);
	}
	onopentag(name, attribs) {
		const type = this.options.xmlMode ? ElementType.Tag : void 0;
		const element = new Element(name, attribs, void 0, type);
		this.addNode(element);
		this.tagStack.push(element);
	}
	ontext(data) {
		const { lastNode } = this;
		if (lastNode && lastNode.type === ElementType.Text) {
			lastNode.data += data;
			if (this.options.withEndIndices && this.parser) lastNode.endIndex = this.parser.endIndex;
		} else {
			const node = new Text(data);
			this.addNode(node);
			this.lastNode = node;
		}
	}
	oncomment(data) {
		if (this.lastNode && this.lastNode.type === ElementType.Comment) {
			this.lastNode.data += data;
			return;
		}
		const node = new Comment(data);
		this.addNode(node);
		this.lastNode = node;
	}
	oncommentend() {
		this.lastNode = null;
	}
	oncdatastart() {
		const text = new Text("");
		const node = new CDATA([text]);
		this.addNode(node);
		text.parent = node;
		this.lastNode = text;
	}
	oncdataend() {
		this.lastNode = null;
	}
	onprocessinginstruction(name, data) {
		const node = new ProcessingInstruction(name, data);
		this.addNode(node);
	}
	handleCallback(error) {
		if (typeof this.callback === "function") this.callback(error, this.dom);
		else if (error) throw error;
	}
	addNode(node) {
		const parent = this.tagStack[this.tagStack.length - 1];
		const previousSibling = parent.children[parent.children.length - 1];
		if (this.options.withStartIndices && this.parser) node.startIndex = this.parser.startIndex;
		if (this.options.withEndIndices && this.parser) node.endIndex = this.parser.endIndex;
		parent.children.push(node);
		if (previousSibling) {
			node.prev = previousSibling;
			previousSibling.next = node;
		}
		node.parent = parent;
		this.lastNode = null;
	}
};
// ../../node_modules/htmlparser2/dist/index.js
/**
* Parses the data, returns the resulting document.
* @param data The data that should be parsed.
* @param options Optional options for the parser and DOM handler.
*/
function parseDocument(data, options) {
	const handler = new DomHandler(void 0, options);
	new Parser(handler, options).end(data);
	return handler.root;
}
// ../../packages/formats/src/values/html-to-markdown.ts
/** Elements whose content is not text. */
const SKIPPED_ELEMENTS = /* @__PURE__ */ new Set([
	"script",
	"style",
	"head",
	"template",
	"noscript",
	"svg",
	"iframe",
	"object"
]);
const MAX_DEPTH = 200;
/** Converts HTML to Markdown, without any markup that could run scripts. */
function htmlToMarkdown(html) {
	return tidy(renderNodes(parseDocument(html).children, 0));
}
/** Converts parsed nodes to Markdown. */
function nodesToMarkdown(nodes) {
	return tidy(renderNodes(nodes, 0));
}
function tidy(text) {
	return text.replace(/[ \t\u00a0]+\n/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
}
function renderNodes(nodes, depth) {
	return depth > MAX_DEPTH ? "" : nodes.map((node) => renderNode(node, depth)).join("");
}
function renderNode(node, depth) {
	if (node.type === Text$1) return node.data.replace(/\s+/g, " ");
	if (!("name" in node) || !("children" in node) || SKIPPED_ELEMENTS.has(node.name)) return "";
	const { name } = node;
	if (name === "pre") return `\n\n\`\`\`\n${plainText(node.children, depth).replace(/\n$/, "")}\n\`\`\`\n\n`;
	if (name === "ul" || name === "ol") return renderItems(node.children, name === "ol", depth);
	if (name === "tr") return renderRow(node.children, depth);
	const inner = renderNodes(node.children, depth + 1);
	const heading = /^h([1-6])$/.exec(name)?.[1];
	if (heading) return `\n\n${"#".repeat(Number(heading))} ${inner.trim()}\n\n`;
	return renderElement(name, inner, "attribs" in node ? node.attribs : {});
}
function renderElement(name, inner, attributes) {
	switch (name) {
		case "br": return "\n";
		case "hr": return "\n\n---\n\n";
		case "p":
		case "div":
		case "section":
		case "table": return `\n\n${inner.trim()}\n\n`;
		case "b":
		case "strong": return wrap(inner, "**");
		case "i":
		case "em": return wrap(inner, "*");
		case "code": return wrap(inner, "`");
		case "blockquote": return `\n\n${inner.trim().replace(/^/gm, "> ")}\n\n`;
		case "a": return isWebAddress(attributes["href"]) && inner.trim() !== "" ? `[${inner.trim()}](${attributes["href"]})` : inner;
		case "img": return attributes["alt"] ?? "";
		default: return inner;
	}
}
function wrap(inner, mark) {
	const text = inner.trim();
	return text === "" ? inner : inner.replace(text, () => `${mark}${text}${mark}`);
}
function isWebAddress(address) {
	return /^https?:\/\/[^\s()]+$/.test(address ?? "");
}
function renderItems(nodes, isNumbered, depth) {
	return `\n\n${nodes.filter((node) => "name" in node && node.name === "li").map((node) => "children" in node ? tidy(renderNodes(node.children, depth + 1)) : "").map((item, at) => {
		const mark = isNumbered ? `${at + 1}. ` : "- ";
		return mark + item.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
	}).join("\n")}\n\n`;
}
function renderRow(nodes, depth) {
	const cells = nodes.filter((node) => "name" in node && (node.name === "td" || node.name === "th"));
	const line = `| ${cells.map((cell) => "children" in cell ? tidy(renderNodes(cell.children, depth + 1)) : "").map((text) => text.replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |\n`;
	return cells.some((cell) => "name" in cell && cell.name === "th") ? `${line}|${" --- |".repeat(cells.length)}\n` : line;
}
function plainText(nodes, depth) {
	if (depth > MAX_DEPTH) return "";
	return nodes.map((node) => {
		if (node.type === Text$1) return node.data;
		if ("name" in node && node.name === "br") return "\n";
		return "children" in node ? plainText(node.children, depth + 1) : "";
	}).join("");
}
// ../../packages/formats/src/providers/gemini-prefix.ts
const knownPrefix = new RegExp(`^(?:(?:${[
	"Prompted with",
	"Prompted",
	"Live prompt(?:ed)?",
	"Asked Gemini",
	"Asked Bard",
	"Asked",
	"Said",
	"Branched",
	"Answered",
	"Submitted query",
	"Query submitted",
	"Eingegebener Live-Prompt",
	"Eingegebener Prompt",
	"Prompt eingegeben",
	"Requête envoyée",
	"Requête en direct envoyée",
	"Invite envoyée",
	"Prompt envoyé",
	"Has dicho",
	"Hiciste la petición",
	"Petición enviada",
	"Se envió la instrucción",
	"Comando enviado",
	"Preguntado",
	"Prompt enviado",
	"Prompt inviato",
	"Prompt inserito",
	"Prompt verzonden",
	"Prompt gegeven",
	"Wysłano prompta?",
	"Отправлен запрос",
	"Υποβλήθηκε το ερώτημα",
	"Poslali ste poziv",
	"送信したメッセージ",
	"プロンプト",
	"已发送提示",
	"已傳送提示",
	"已提示",
	"프롬프트 입력"
].join("|")})\\s*(?:[:：]\\s*|\\s|$)|Prompt\\s*[:：]\\s*)`, "i");
/** Words that are separated from the prompt by a no-break space, with or without a colon, as Google writes them. */
const prefixBeforeNoBreakSpace = /^[^\n\u00a0:：]{2,60}(?:[:：]\u00a0|\u00a0[:：][\s\u00a0]|\u00a0)\s*/;
/**
* The prompt in the title of an activity, without the words before it; null if the words are unknown. `lead` is the
* beginning of the title with its no-break spaces.
*/
function readPrompt(title, lead) {
	const found = knownPrefix.exec(title)?.[0] ?? prefixBeforeNoBreakSpace.exec(lead)?.[0];
	return found === void 0 ? null : title.slice(found.length).trimStart();
}
const MIN_PROMPTS = 3;
/** Without a colon more prompts are needed, because a few may begin with the same words by chance. */
const MIN_PROMPTS_WITHOUT_COLON = 5;
const MAX_PREFIX_LENGTH = 60;
/** The share of prompts that must have the prefix. */
const MIN_SHARE = .8;
/** The words before nearly all prompts; null if there are none, or too few prompts to decide. */
function findCommonPrefix(titles) {
	const distinct = [...new Set(titles)];
	if (distinct.length < MIN_PROMPTS) return null;
	const counts = /* @__PURE__ */ new Map();
	for (const title of distinct) for (const prefix of beginnings(title)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
	const shared = [...counts].filter(([, count]) => count >= distinct.length * MIN_SHARE).map(([prefix]) => prefix);
	const withColon = shared.filter((prefix) => /[:：]\s*$/.test(prefix)).toSorted((a, b) => a.length - b.length);
	if (withColon[0] !== void 0) return withColon[0];
	if (distinct.length < MIN_PROMPTS_WITHOUT_COLON) return null;
	return shared.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
/** The beginnings of a title that end after a word or a colon. */
function beginnings(title) {
	const head = title.slice(0, MAX_PREFIX_LENGTH);
	return [...head.matchAll(/[^\s:：]+(?:\s*[:：]\s*|\s+)/gu)].map(({ index, 0: word }) => head.slice(0, index + word.length));
}
// ../../packages/formats/src/providers/gemini-activity.ts
/**
* Google Takeout's activity log of Gemini: each record is one prompt with its answer. Every product of Google has such
* a file, so the name of the product is checked.
*/
const geminiActivityFormat = {
	source: "gemini",
	detect: detect$15,
	parse: parse$16
};
function detect$15(record) {
	if (typeof record["title"] !== "string" || !("time" in record)) return false;
	const products = asList(record["products"]).map(asText);
	return [asText(record["header"]), ...products].some((name) => /\b(Gemini|Bard)\b/i.test(name)) || isOnGemini(record);
}
/** Whether the activity's link leads to Gemini. */
function isOnGemini(record) {
	return /^https:\/\/(gemini|bard)\.google\.com\//.test(asText(record["titleUrl"]));
}
/** Titles of activities other than prompts. */
const OTHER_ACTIVITY = /^(Created|Used|Gave feedback|Selected|Viewed|Visited|Shared|Deleted|Edited|Enabled|Disabled)\b/;
/** The title of an activity in which Gemini wrote a document. */
const canvasTitle = /^Created Gemini Canvas titled\s+/;
function parse$16(record) {
	const title = asText(record["title"]).replaceAll("\xA0", " ").trim();
	const answer = readAnswer$1(record);
	if (answer === "" && OTHER_ACTIVITY.test(title)) return {
		skip: {
			code: "not_a_conversation",
			reason: "This is Gemini activity other than a conversation."
		},
		name: title
	};
	const request = detailOf(record, /^(request|user query|prompt)$/i);
	const titleWithoutFiles = asText(record["prompt"]).trim() || title;
	const prompt = request || readPrompt(titleWithoutFiles, asText(record["lead"]) || asText(record["title"]).trim());
	if (canvasTitle.test(title)) return toConversation(record, {
		prompt: "",
		answer,
		title: title.replace(canvasTitle, "")
	});
	const withoutPrefix = (prefix) => toConversation(record, {
		prompt: removePrefix(titleWithoutFiles, prefix),
		answer
	});
	if (prompt !== null) return toConversation(record, {
		prompt,
		answer
	});
	return {
		...withoutPrefix(""),
		prompt: {
			title: titleWithoutFiles,
			hasAnswer: answer !== "",
			withoutPrefix
		}
	};
}
/** The prompt in a title; empty for a prompt that is only a picture, whose title is the prefix. */
function removePrefix(title, prefix) {
	if (title === prefix.trimEnd()) return "";
	return title.startsWith(prefix) ? title.slice(prefix.length).trim() : title;
}
/** The answer as Markdown. In a record from an HTML page, `answer` already is Markdown. */
function readAnswer$1(record) {
	const pageAnswer = asText(record["answer"]);
	if (pageAnswer !== "") return pageAnswer;
	return asList(record["safeHtmlItem"]).map((item) => asText(asObject(item)?.["html"])).filter((html) => html.trim() !== "").map(htmlToMarkdown).join("\n\n") || detailOf(record, /^(response|answer)$/i);
}
/** The value of a detail by its name: some logs have the prompt and the answer as details. */
function detailOf(record, name) {
	return asText(asObject(asList(record["details"]).find((entry) => isObject(entry) && name.test(asText(entry["name"]))))?.["value"]).trim();
}
function toConversation(record, { prompt, answer, title = "" }) {
	const createdAt = readTime(record["time"]);
	const question = [...readFiles$1(record), ...prompt === "" ? [] : [{
		type: "text",
		text: prompt
	}]];
	const sourceId = deriveId(record["time"], record["title"]);
	const reply = answer === "" ? [] : [{
		type: "text",
		text: answer
	}];
	return finishList({
		source: "gemini",
		sourceId,
		title,
		createdAt,
		updatedAt: createdAt
	}, [{
		id: `${sourceId}:question`,
		view: toNodeView("user", question, { createdAt })
	}, {
		id: `${sourceId}:answer`,
		view: toNodeView("assistant", reply, { createdAt })
	}]);
}
/** The attached files, which are next to the log in the archive. */
function readFiles$1(record) {
	return [...asList(record["attachedFiles"]), record["imageFile"]].flatMap((entry) => {
		const name = asName(entry) ?? (isObject(entry) ? asName(entry["fileName"]) ?? asName(entry["name"]) : null);
		if (name === null) return [];
		const isImage = /\.(png|jpe?g|gif|webp|heic)$/i.test(name);
		return [{
			type: "attachment",
			name: name.slice(name.lastIndexOf("/") + 1),
			mimeType: isImage ? "image/*" : null,
			size: null,
			assetId: name
		}];
	});
}
// ../../packages/formats/src/providers/gemini-cli-messages.ts
/** Texts that the program writes with the role user: its instructions, a summary, and the request to continue. */
const INJECTED = /^\s*(?:<session_context>|<state_snapshot>|This is the Gemini CLI\.|System: Please continue\.\s*$)/;
/** The content of files that a person named, which the program adds to the prompt. */
const FILE_CONTENT = /\s*--- Content from referenced files ---[\s\S]*?(?:--- End of content ---|$)/g;
/** Whether a history consists of turns as the Gemini API has them, with `role` and `parts`. */
function hasGeminiTurns(history) {
	return asList(history).some((turn) => isObject(turn) && /^(model|gemini)$/.test(asText(turn["role"])) && Array.isArray(turn["parts"]));
}
/** Whether a message is a notice of the program. */
function isNotice(message) {
	return /^(?:info|warning|error)$/.test(asText(message["type"]));
}
/** The message in a list; an empty list for notices of the program and messages of an unknown type. */
function readGeminiMessage(message) {
	const speaker = readSpeaker(message["type"] ?? message["role"]);
	if (speaker !== "user" && speaker !== "assistant") return [];
	const content = message["content"] ?? message["parts"];
	const blocks = speaker === "user" ? readQuestion$3(message, content) : readReply$2(message, content);
	const createdAt = readTime(message["timestamp"] ?? message["ts"]);
	return [{
		id: asName(message["id"]),
		view: toNodeView(speaker, blocks, {
			createdAt,
			model: asName(message["model"])
		})
	}];
}
/**
* The person's own text is in `displayContent`. The model received `content`, which includes files that the person
* named.
*/
function readQuestion$3(message, content) {
	const displayed = message["displayContent"];
	const text = textOfParts(textOfParts(displayed) === "" ? content : displayed).replace(FILE_CONTENT, "").trim();
	const files = partsOf$1(content).flatMap(readFile$3);
	if (text === "" || INJECTED.test(text)) return files;
	return [...files, {
		type: "text",
		text
	}];
}
function readReply$2(message, content) {
	const parts = partsOf$1(content).filter(isObject);
	const thoughts = [...asList(message["thoughts"]), ...parts.filter((part) => part["thought"] === true)];
	const text = textOfParts(partsOf$1(content).filter((part) => !isObject(part) || part["thought"] !== true)).trim();
	return [
		...thoughts.filter(isObject).flatMap(readThought),
		...text === "" ? [] : [{
			type: "text",
			text
		}],
		...parts.flatMap((part) => readCall$1(asObject(part["functionCall"]) ?? {})),
		...asList(message["toolCalls"]).filter(isObject).flatMap(readCall$1),
		...parts.flatMap(readFile$3)
	];
}
function readThought(thought) {
	const subject = asText(thought["subject"]).trim();
	const description = asText(thought["description"]).trim() || asText(thought["text"]).trim();
	return toReasoning$1([subject === "" ? "" : `**${subject}**`, description].filter((line) => line !== "").join("\n\n"));
}
function readCall$1(call) {
	const tool = asName(call["name"]);
	if (tool === null) return [];
	const diff = asName(asObject(call["resultDisplay"])?.["fileDiff"]);
	const results = partsOf$1(call["result"]).map((part) => {
		const response = asObject(asObject(part)?.["functionResponse"])?.["response"];
		return asText(asObject(response)?.["output"]) || asText(asObject(response)?.["error"]);
	});
	const output = asName(call["resultDisplay"]) ?? diff ?? results.join("\n");
	return [toShortCall(tool, call["args"]), ...toShortOutput(output, tool)];
}
function readFile$3(part) {
	const file = asObject(asObject(part)?.["inlineData"]) ?? asObject(asObject(part)?.["fileData"]);
	if (file === null) return [];
	return [{
		type: "attachment",
		name: asName(file["displayName"]) ?? asName(file["fileUri"]) ?? "Attachment",
		mimeType: asName(file["mimeType"]),
		size: null,
		assetId: null
	}];
}
/** The parts of content, which is a text, one part, or a list of both. */
function partsOf$1(content) {
	return Array.isArray(content) ? content : content === void 0 || content === null ? [] : [content];
}
function textOfParts(content) {
	return partsOf$1(content).map((part) => typeof part === "string" ? asText(part) : asText(asObject(part)?.["text"])).join("");
}
// ../../packages/formats/src/providers/gemini-cli.ts
/**
* Gemini CLI: ~/.gemini/tmp/<project>/chats/session-*.jsonl, and .json of older versions. Source:
* packages/core/src/services/chatRecordingService.ts of google-gemini/gemini-cli.
*/
const geminiCliFormat = {
	source: "gemini-cli",
	detect: detectLine,
	open: (path) => new GeminiCliReader(path)
};
/** A whole session in one record: a file of older versions, or a history that the command `/chat save` wrote. */
const geminiCliFileFormat = {
	source: "gemini-cli",
	detect: detectFile,
	parse: parseFile
};
function detectLine(record) {
	if (typeof record["sessionId"] === "string" && typeof record["startTime"] === "string" && "lastUpdated" in record && !("messages" in record)) return true;
	if (typeof record["$rewindTo"] === "string" || isObject(record["$set"])) return true;
	return record["type"] === "gemini" && asName(record["id"]) !== null && "content" in record;
}
function detectFile(record) {
	if (typeof record["sessionId"] === "string" && ("startTime" in record || "projectHash" in record) && Array.isArray(record["messages"])) return true;
	return hasGeminiTurns(record["history"]);
}
function parseFile(record) {
	const list = asList(Array.isArray(record["messages"]) ? record["messages"] : record["history"]).filter(isObject);
	const id = asName(record["sessionId"]) ?? deriveId(list[0]);
	const unknown = list.filter(isOfUnknownType).length;
	return [finishSession(record, list.flatMap(readGeminiMessage), id), ...skipUnknownMessages(unknown)];
}
const isOfUnknownType = (message) => !isNotice(message) && readGeminiMessage(message).length === 0;
/** Reads the lines in order: a message replaces an earlier one with the same id, and `$rewindTo` removes messages. */
var GeminiCliReader = class {
	#path;
	#session = {};
	#messages = /* @__PURE__ */ new Map();
	#size = 0;
	/** How many messages were of an unknown type. */
	#unknownMessages = 0;
	#messagesWithoutId = 0;
	constructor(path) {
		this.#path = path;
	}
	get size() {
		return this.#size;
	}
	add(record) {
		if (!isObject(record)) return;
		const changes = asObject(record["$set"]);
		if (typeof record["$rewindTo"] === "string") this.#rewind(record["$rewindTo"]);
		else if (changes) this.#applyChanges(changes);
		else if (isMessage$4(record)) this.#putMessage(record);
		else if (typeof record["sessionId"] === "string") this.#updateSession(record);
		else if ("content" in record) this.#unknownMessages++;
	}
	finish() {
		const name = this.#path.slice(this.#path.lastIndexOf("/") + 1).replace(/\.jsonl?$/, "");
		const id = asName(this.#session["sessionId"]) ?? name;
		return [finishSession(this.#session, [...this.#messages.values()], id, this.#path), ...skipUnknownMessages(this.#unknownMessages)];
	}
	#putMessage(record) {
		if (isOfUnknownType(record)) this.#unknownMessages++;
		for (const message of readGeminiMessage(record)) {
			const id = message.id ?? `unnamed-${this.#messagesWithoutId++}`;
			this.#size += sizeOfMessage(message) - sizeOfMessage(this.#messages.get(id));
			this.#messages.set(id, message);
		}
	}
	/** Removes a message and all later ones. If no message has the id, all are removed, as Gemini CLI itself does. */
	#rewind(id) {
		const ids = [...this.#messages.keys()];
		if (this.#messagesWithoutId > 0 && !ids.includes(id)) return;
		for (const removedId of ids.slice(Math.max(ids.indexOf(id), 0))) {
			this.#size -= sizeOfMessage(this.#messages.get(removedId));
			this.#messages.delete(removedId);
		}
	}
	#applyChanges(changes) {
		if (Array.isArray(changes["messages"])) {
			this.#messages = /* @__PURE__ */ new Map();
			this.#size = 0;
			for (const message of changes["messages"].filter(isObject)) this.#putMessage(message);
		}
		this.#updateSession(changes);
	}
	/** Adds details of the session to those known before. */
	#updateSession({ sessionId, startTime, summary, kind }) {
		const details = Object.entries({
			sessionId,
			startTime,
			summary,
			kind
		});
		this.#session = {
			...this.#session,
			...Object.fromEntries(details.filter(([, value]) => value !== void 0))
		};
	}
};
function isMessage$4(record) {
	return asName(record["id"]) !== null || "type" in record && "content" in record;
}
function finishSession(session, messages, sourceId, path = "") {
	if (session["kind"] === "subagent" || /(^|\/)chats\/[^/]+\/[^/]+$/.test(path)) return { skip: {
		code: "not_a_conversation",
		reason: "This is the work of a subagent; its result is in the conversation that started it."
	} };
	return finishList({
		source: "gemini-cli",
		sourceId,
		title: asText(session["summary"]),
		createdAt: readTime(session["startTime"] ?? session["start_time"])
	}, messages);
}
// ../../packages/formats/src/values/localised-date.ts
/** Languages of Google's pages whose month names are known. */
const LANGUAGES = [
	"en",
	"de",
	"fr",
	"es",
	"pt",
	"it",
	"nl",
	"pl",
	"ru",
	"sv",
	"da",
	"nb",
	"fi",
	"cs",
	"tr",
	"uk",
	"ro"
];
/** How many minutes a time zone is ahead of UTC. */
const ZONE_OFFSETS = new Map("UTC=0 GMT=0 WET=0 BST=60 WEST=60 CET=60 MEZ=60 CEST=120 MESZ=120 EET=120 EEST=180 MSK=180 IST=330 JST=540 KST=540 AEST=600 AEDT=660 EST=-300 EDT=-240 CST=-360 CDT=-300 MST=-420 MDT=-360 PST=-480 PDT=-420 BRT=-180".split(" ").map((zone) => [zone.split("=")[0] ?? "", Number(zone.split("=")[1])]));
let monthNames;
/** Months by short and long names. A name that means different months counts for the first language that has it. */
function readMonthNames() {
	const names = /* @__PURE__ */ new Map();
	for (const language of LANGUAGES) for (const style of ["short", "long"]) {
		const format = new Intl.DateTimeFormat(language, {
			month: style,
			day: "numeric",
			timeZone: "UTC"
		});
		for (let month = 0; month < 12; month++) {
			const name = (format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === "month")?.value ?? "").toLowerCase().replace(/\.$/, "");
			if (/^\p{L}{2,}$/u.test(name) && !names.has(name)) names.set(name, month);
		}
	}
	return names;
}
/** 10:00:00, or 10.00.00 if no year follows. */
const clockPattern = /\b(\d{1,2})(?::(\d{2}):|\.(\d{2})\.)(\d{2})(?!\d)\s*([AP]\.?\s?M\.?|午前|午後)?/i;
/** Whether a line is a date with a time: on Google's pages this line follows the prompt. */
function isDateLine(line) {
	return line.length <= 80 && clockPattern.test(line) && /\b\d{4}(?!\d)/.test(line);
}
/**
* Milliseconds of a localised date: Jan 31, 2026, 10:00:00 PM CET; 31.01.2026, 22:00:00 MEZ; 2026年1月31日 22:00:00 JST.
* Null if the day is ambiguous. An unknown zone counts as UTC.
*/
function readLocalisedDate(line) {
	const text = line.replace(/[\s\u00a0\u202f]+/g, " ").trim();
	const clock = clockPattern.exec(text);
	if (!clock) return null;
	const [whole, hour = "", minuteAfterColon, minuteAfterDot, second = "", halfOfDay] = clock;
	const day = readDay(text.replace(whole, " "));
	if (!day) return null;
	const isAfternoon = /^P|午後/i.test(halfOfDay ?? "");
	const hours = halfOfDay ? Number(hour) % 12 + (isAfternoon ? 12 : 0) : Number(hour);
	return Date.UTC(day.year, day.month, day.day, hours, Number(minuteAfterColon ?? minuteAfterDot), Number(second)) - offsetOf(text) * 6e4;
}
function readDay(text) {
	const year = /\b(\d{4})(?!\d)/.exec(text)?.[1];
	if (year === void 0) return null;
	monthNames ??= readMonthNames();
	const word = text.toLowerCase().match(/\p{L}{2,}/gu)?.find((name) => monthNames?.has(name));
	const numbers = (text.replace(year, " ").match(/\d+/g) ?? []).map(Number).slice(0, 2);
	if (word !== void 0) return toDay(Number(year), monthNames.get(word) ?? 0, numbers[0]);
	const [first = 0, second = 0] = numbers;
	if (text.trimStart().startsWith(year)) return toDay(Number(year), first - 1, second);
	if (text.includes(".") || first > 12) return toDay(Number(year), second - 1, first);
	return second > 12 ? toDay(Number(year), first - 1, second) : null;
}
function toDay(year, month, day) {
	return day !== void 0 && day >= 1 && day <= 31 && month >= 0 && month <= 11 ? {
		year,
		month,
		day
	} : null;
}
function offsetOf(text) {
	const [, sign, hours = "0", minutes = "0"] = /(?:GMT|UTC)\s*([+-])(\d{1,2}):?(\d{2})?/.exec(text) ?? [];
	if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
	const name = text.match(/\b[A-Z]{2,5}\b/g)?.find((word) => ZONE_OFFSETS.has(word));
	return name === void 0 ? 0 : ZONE_OFFSETS.get(name) ?? 0;
}
// ../../packages/formats/src/providers/gemini-page.ts
/** Google Takeout's activity log as an HTML page: each entry is an element with the class `outer-cell`. */
const geminiPageFormat = {
	source: "gemini",
	entryStart: /<div\b[^>]{0,200}\bouter-cell\b/,
	parseEntry: (html) => {
		const record = readActivity(html);
		return record && geminiActivityFormat.parse(record);
	}
};
/**
* An entry of the page as a record of the JSON log; null for an activity in another product. An entry has the prompt, a
* line with the time, and the answer.
*/
function readActivity(html) {
	const nodes = parseDocument(html).children;
	const header = textOf(findByClass(nodes, "mdl-typography--title")).trim();
	const contentCells = listByClass(nodes, "content-cell");
	const products = textOf(contentCells.find(({ classes }) => classes.includes("mdl-typography--caption"))?.children ?? []);
	if (!/\b(Gemini|Bard)\b/.test(`${header} ${products}`)) return null;
	const body = contentCells[0]?.children ?? [];
	const lines = splitAtBreaks(body);
	const dateLine = lines.find((line) => isDateLine(textOf(line.nodes).trim()));
	const titleEnd = dateLine?.start ?? body.length;
	const title = nodesToMarkdown(body.slice(0, titleEnd));
	const date = textOf(dateLine?.nodes ?? []).trim();
	const answer = dateLine === void 0 ? "" : nodesToMarkdown(body.slice(dateLine.end));
	return {
		header: "Gemini",
		title,
		prompt: nodesToMarkdown(body.slice(0, findFileLines(lines, titleEnd))),
		lead: textOf(body.slice(0, 1)).trimStart(),
		time: readLocalisedDate(date) ?? (date || null),
		answer,
		attachedFiles: listFiles$1(body)
	};
}
function splitAtBreaks(nodes) {
	const lines = [];
	let start = 0;
	for (let at = 0; at <= nodes.length; at++) {
		const node = nodes[at];
		const isBlock = node && "name" in node && [
			"br",
			"p",
			"div",
			"ul",
			"ol",
			"table",
			"pre"
		].includes(node.name);
		if (node && !isBlock) continue;
		if (at > start) lines.push({
			nodes: nodes.slice(start, at),
			start,
			end: at
		});
		start = at + 1;
	}
	return lines;
}
/**
* Where the lines with attached files begin, or `titleEnd` if there are none. They follow the prompt, after a line with
* the number of files.
*/
function findFileLines(lines, titleEnd) {
	const titleLines = lines.filter(({ start }) => start < titleEnd);
	const firstFile = titleLines.findIndex((line) => listFiles$1(line.nodes).length > 0);
	if (firstFile <= 0) return titleEnd;
	const lineBefore = textOf(titleLines[firstFile - 1]?.nodes ?? []).trim();
	return titleLines[firstFile > 1 && /^\D{0,60}\d{1,3}\D{0,60}$/.test(lineBefore) ? firstFile - 1 : firstFile]?.start ?? titleEnd;
}
function listByClass(nodes, name) {
	return nodes.flatMap((node) => {
		if (!("children" in node)) return [];
		const classes = "attribs" in node ? (node.attribs["class"] ?? "").split(/\s+/) : [];
		return classes.includes(name) ? [{
			classes,
			children: node.children
		}] : listByClass(node.children, name);
	});
}
function findByClass(nodes, name) {
	return listByClass(nodes, name)[0]?.children ?? [];
}
function textOf(nodes) {
	return nodes.map((node) => node.type === Text$1 ? node.data : "children" in node ? textOf(node.children) : " ").join("");
}
/**
* The paths of attached files: the addresses in the nodes that are relative, because they lead to files of the archive.
*/
function listFiles$1(nodes) {
	return nodes.flatMap((node) => {
		if (!("children" in node) || !("attribs" in node)) return [];
		const address = node.attribs["src"] ?? node.attribs["href"] ?? "";
		return [...address !== "" && !/^[a-z]+:/i.test(address) && !address.startsWith("#") ? [address] : [], ...listFiles$1(node.children)];
	});
}
// ../../packages/formats/src/providers/gemini-web.ts
/**
* The response that the page gemini.google.com loads for a chat: a first line that is not valid JavaScript, then lists,
* each after a line with its length. The list hNvQHb is the chat, newest turn first; MaZiqc is the list of chats with
* their titles.
*/
const geminiWebFormat = {
	source: "gemini",
	parse: parse$15
};
function parse$15(text) {
	if (!text.startsWith(")]}'") || !text.includes("\"wrb.fr\"")) return null;
	const responses = listResponses(text);
	const titles = new Map(responses.filter(({ kind }) => kind === "MaZiqc").flatMap(({ value }) => asList(asList(value)[2]).map(readTitle)));
	const chats = responses.filter(({ kind }) => kind === "hNvQHb").flatMap(({ value }) => parseChat$4(value, titles));
	if (chats.length > 0) return chats;
	return [{ skip: {
		code: "not_a_conversation",
		reason: "This is a list of Gemini chats without their messages."
	} }];
}
const readTitle = (entry) => [asText(asList(entry)[0]), asText(asList(entry)[1])];
/** The responses in the text. The value of each is JSON inside a text of JSON. */
function listResponses(text) {
	return text.split("\n").flatMap((line) => asList(readJson$1(line)).flatMap((entry) => {
		const [type, kind, value] = asList(entry);
		return type === "wrb.fr" ? [{
			kind: asText(kind),
			value: readJson$1(value)
		}] : [];
	}));
}
function readJson$1(text) {
	if (typeof text !== "string" || !text.startsWith("[")) return null;
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function parseChat$4(value, titles) {
	const turns = asList(asList(value)[0]).filter(Array.isArray).toReversed();
	const chatId = asName(asList(asList(turns[0])[0])[0]);
	if (turns.length === 0) return [];
	return [finishList({
		source: "gemini",
		sourceId: chatId ?? deriveId("gemini", turns[0]),
		title: titles.get(chatId ?? "") ?? ""
	}, turns.flatMap(readTurn$2))];
}
/** The messages of a turn [ids, …, question, candidates, time], of which the first candidate is shown. */
function readTurn$2(turn) {
	const [ids, , question, candidates, time] = asList(turn);
	const id = asName(asList(ids)[1]);
	const candidate = asList(asList(asList(candidates)[0])[0]);
	const createdAt = readTime(asList(time)[0]);
	const thought = asText(asList(asList(candidate[37])[0])[0]);
	const prompt = asText(asList(asList(question)[0])[0]);
	const answer = asText(asList(candidate[1])[0]);
	return [{
		id: id && `${id}:question`,
		view: toNodeView("user", prompt === "" ? [] : [{
			type: "text",
			text: prompt
		}], { createdAt })
	}, {
		id: asName(candidate[0]) ?? (id && `${id}:answer`),
		view: toNodeView("assistant", [...toReasoning$1(thought), ...answer === "" ? [] : [{
			type: "text",
			text: answer
		}]], { createdAt })
	}];
}
// ../../packages/formats/src/providers/grok-build.ts
/**
* Grok Build: ~/.grok/sessions/<folder>/<id>/updates.jsonl, updates as in the Agent Client Protocol, in which a text
* arrives in pieces. Known from other tools that read it, such as vshulcz/deja-vu.
*/
const grokBuildFormat = {
	source: "grok-build",
	detect: (record) => asName(updateOf(record)?.["sessionUpdate"]) !== null,
	open: (path) => new GrokBuildReader(path)
};
function updateOf(record) {
	return asObject(asObject(record["params"])?.["update"]);
}
var GrokBuildReader = class {
	size = 0;
	#path;
	#messages = [];
	#passage = null;
	/** The names of tools by the ids of their calls. */
	#tools = /* @__PURE__ */ new Map();
	#title = "";
	#start = "";
	#unknownMessages = 0;
	constructor(path) {
		this.#path = path;
	}
	add(record) {
		if (!isObject(record)) return;
		this.#title = asName(record["generated_title"]) ?? this.#title;
		const update = updateOf(record);
		if (update === null) return;
		const createdAt = readTime(record["timestamp"]);
		const text = asText(asObject(update["content"])?.["text"]);
		switch (update["sessionUpdate"]) {
			case "user_message_chunk": return this.#addPiece({
				kind: "user",
				text
			}, createdAt);
			case "agent_message_chunk": return this.#addPiece({
				kind: "reply",
				text
			}, createdAt);
			case "agent_thought_chunk": return this.#addPiece({
				kind: "thought",
				text
			}, createdAt);
			case "tool_call":
			case "tool_call_update":
				this.#addCall(update, createdAt);
				return;
			default: if (hasContent(update)) this.#unknownMessages++;
		}
	}
	finish() {
		this.#endPassage();
		return [finishList({
			source: "grok-build",
			sourceId: /([^/]+)\/updates\.jsonl$/.exec(this.#path)?.[1] ?? deriveId("grok-build", this.#start),
			title: this.#title
		}, this.#messages), ...skipUnknownMessages(this.#unknownMessages)];
	}
	#addPiece(piece, createdAt) {
		this.size += piece.text.length;
		if (this.#passage?.kind === piece.kind) {
			this.#passage.text += piece.text;
			return;
		}
		this.#endPassage();
		this.#passage = {
			...piece,
			createdAt
		};
	}
	#endPassage() {
		if (this.#passage === null) return;
		const { kind, createdAt } = this.#passage;
		const text = this.#passage.text.trim();
		this.#passage = null;
		if (text === "") return;
		this.#start ||= text;
		this.#push(kind === "user" ? "user" : "assistant", kind === "thought" ? toReasoning$1(text) : [{
			type: "text",
			text
		}], createdAt);
	}
	/** A call is written when it begins, and again with its result. */
	#addCall(update, createdAt) {
		this.#endPassage();
		const id = asText(update["toolCallId"]);
		const isKnown = id !== "" && this.#tools.has(id);
		const tool = (isKnown ? this.#tools.get(id) : null) ?? asName(update["title"]) ?? asName(update["kind"]) ?? "tool";
		this.#tools.set(id, tool);
		const output = update["status"] === "pending" || update["status"] === "in_progress" ? "" : outputOf$1(update);
		const blocks = [...isKnown ? [] : [toShortCall(tool, update["rawInput"])], ...toShortOutput(output, tool)];
		if (blocks.length > 0) this.#push("assistant", blocks, createdAt);
	}
	#push(speaker, blocks, createdAt) {
		this.size += 200;
		this.#messages.push({
			id: null,
			view: toNodeView(speaker, blocks, { createdAt })
		});
	}
};
/** Whether an update of an unknown kind has the fields of a message or a call; updates about plans and modes do not. */
function hasContent(update) {
	return [
		"content",
		"rawInput",
		"toolCallId"
	].some((name) => update[name] !== void 0 && update[name] !== null);
}
function outputOf$1(update) {
	return asList(update["content"]).map((part) => asText(asObject(asObject(part)?.["content"])?.["text"])).filter((text) => text !== "").join("\n");
}
// ../../packages/formats/src/providers/grok-share.ts
/**
* A conversation shared on x.com (Grok), in the format its page loads: `data.grokShare.items`, without ids or times.
*/
const grokShareFormat = {
	source: "grok",
	detect: detect$14,
	parse: parse$14
};
function detect$14(record) {
	return shareOf(record) !== null;
}
function shareOf(record) {
	const share = asObject(asObject(record["data"])?.["grokShare"]);
	return share !== null && Array.isArray(share["items"]) ? share : null;
}
function parse$14(record) {
	const items = asList(shareOf(record)?.["items"]).filter(isObject);
	return finishList({
		source: "grok",
		sourceId: deriveId(asText(items[0]?.["message"]), asText(items[1]?.["message"])),
		title: "",
		createdAt: null,
		updatedAt: null
	}, items.map((item) => ({
		id: null,
		view: toNodeView(/^(user|human)$/i.test(asText(item["sender"])) ? "user" : "assistant", readBlocks$6(item), { createdAt: readTime(item["created_at"]) })
	})));
}
function readBlocks$6(item) {
	const stages = asList(item["deepsearch_headers"]).filter(isObject);
	const stepsOf = (stage) => asList(stage["steps"]).filter(isObject);
	const steps = stages.flatMap(stepsOf);
	const notes = stages.flatMap((stage) => [asText(stage["header"]), ...stepsOf(stage).map((step) => asText(step["assistant"]))]);
	const pages = steps.flatMap((step) => asList(step["web_results"]).filter(isObject)).map((page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n"));
	return [
		...toReasoning$1(asText(item["thinking_trace"])),
		...toReasoning$1(notes.filter((note) => note !== "").join("\n\n")),
		...toOutput$1(pages.join("\n\n"), "web search"),
		...readContent(item["message"] ?? "")
	];
}
// ../../packages/formats/src/providers/grok-steps.ts
/** An element that describes the call of a tool. */
const toolCard = /<xai:tool_usage_card\b[^>]*>([\s\S]*?)<\/xai:tool_usage_card>/g;
const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/;
/** The steps before Grok's answer: texts are reasoning, cards are calls of tools. Raw results are left out. */
function readGrokSteps(response) {
	return asList(response["steps"]).filter(isObject).flatMap((step) => {
		if (new Set(asList(step["tags"]).map(asText)).has("raw_function_result")) return [];
		const text = asList(step["text"]).map(asText).join("\n") || asText(step["text"]);
		const calls = [...text.matchAll(toolCard)].flatMap(([, body = ""]) => readCard(body));
		return [...toReasoning$1(text.replace(toolCard, "")), ...calls];
	});
}
function readCard(body) {
	const contentOf = (name) => new RegExp(`<xai:${name}>([\\s\\S]*?)</xai:${name}>`).exec(body)?.[1] ?? "";
	const tool = contentOf("tool_name").trim();
	const args = contentOf("tool_args");
	return tool === "" ? [] : [{
		type: "tool_call",
		tool,
		input: (cdata.exec(args)?.[1] ?? args).trim()
	}];
}
/** A citation; `card_id` is the id of the entry in `cardAttachmentsJson` that has the address of the page. */
const citation = /<grok:render\b[^>]*\bcard_id="([^"]+)"[^>]*>[\s\S]*?<\/grok:render>/g;
/** Replaces citations by links to their pages. A citation without a page is removed. */
function linkGrokCitations(text, response) {
	if (!text.includes("<grok:render")) return text;
	const cards = asList(response["cardAttachmentsJson"] ?? response["card_attachments_json"]).map(readJson);
	const addresses = new Map(cards.flatMap((entry) => {
		const id = asName(entry?.["id"]);
		const url = asText(entry?.["url"]);
		return id !== null && isWebAddress$1(url) ? [[id, url]] : [];
	}));
	const numbers = /* @__PURE__ */ new Map();
	return text.replace(citation, (_mark, id) => {
		const url = addresses.get(id);
		if (url === void 0) return "";
		const number = numbers.get(url) ?? numbers.size + 1;
		numbers.set(url, number);
		return ` ${toNumberLink(String(number), url)}`;
	});
}
function readJson(value) {
	if (typeof value !== "string") return asObject(value);
	try {
		return asObject(JSON.parse(value));
	} catch {
		return null;
	}
}
// ../../packages/formats/src/providers/grok.ts
/**
* Conversations of grok.com (prod-grok-backend.json): a `conversation` and its `responses`, each of which may be
* wrapped in an object. The web app loads `responses` separately, without the id and the title of the conversation.
*/
const grokFormat = {
	source: "grok",
	detect: detect$13,
	parse: parse$13
};
function detect$13(record) {
	if (!Array.isArray(record["responses"])) return false;
	if (isObject(record["conversation"])) return true;
	const first = asObject(asList(record["responses"])[0]);
	return first !== null && "sender" in first && ("responseId" in first || "response_id" in first);
}
const idOf$2 = (response) => asName(response?.["_id"]) ?? asName(response?.["response_id"]) ?? asName(response?.["responseId"]);
function parse$13(record) {
	const conversation = asObject(record["conversation"]) ?? {};
	const responses = asList(record["responses"]).map((entry) => asObject(asObject(entry)?.["response"]) ?? asObject(entry)).filter((response) => response !== null);
	const createdAt = conversation["create_time"] ?? conversation["createTime"];
	return finishList({
		source: "grok",
		sourceId: asName(conversation["id"]) ?? asName(conversation["conversation_id"]) ?? asName(conversation["conversationId"]) ?? deriveId(createdAt, conversation["title"], ...createdAt === void 0 ? [idOf$2(responses[0])] : []),
		title: asText(conversation["title"]),
		createdAt: readTime(createdAt),
		updatedAt: readTime(conversation["modify_time"] ?? conversation["modifyTime"]),
		isPinned: conversation["starred"] === true,
		activeLeafSourceId: asName(conversation["leaf_response_id"])
	}, linkResponses(responses));
}
/** A response without a parent follows the previous one: in some exports only a few responses have a parent. */
function linkResponses(responses) {
	return responses.map((response) => {
		const parent = asName(response["parent_response_id"]) ?? asName(response["parentResponseId"]);
		const isUser = /^(human|user)$/i.test(asText(response["sender"]));
		return {
			id: idOf$2(response),
			parent: parent ?? void 0,
			view: toNodeView(isUser ? "user" : "assistant", readBlocks$5(response), {
				createdAt: readTime(response["create_time"] ?? response["createTime"]),
				model: modelOf(response),
				isInterrupted: response["partial"] === true
			})
		};
	});
}
/** The model that answered; `model` is only the one that the person chose. */
function modelOf(response) {
	return asName(asObject(asObject(response["metadata"])?.["request_metadata"])?.["resolved_model"]) ?? asName(response["model"]);
}
function readBlocks$5(response) {
	const files = asList(response["file_attachments"] ?? response["fileAttachments"]).map((file) => isObject(file) ? file : {
		id: file,
		name: "Attachment"
	});
	const traces = [asText(response["thinking_trace"]), asText(response["agent_thinking_traces"])];
	const message = response["message"] ?? response["query"] ?? "";
	const pages = asList(response["web_search_results"] ?? response["webSearchResults"]).filter(isObject).map((page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n"));
	const pictures = asList(response["generated_image_urls"] ?? response["generatedImageUrls"]).map((address) => ({
		type: "image_url",
		name: "Generated image",
		image_url: asText(address)
	}));
	return [
		...toFiles(files),
		...traces.flatMap(toReasoning$1),
		...readGrokSteps(response),
		...toOutput$1(pages.join("\n\n"), "web search"),
		...readContent(typeof message === "string" ? linkGrokCitations(asText(message), response) : message),
		...readContent(pictures)
	];
}
// ../../packages/formats/src/providers/huggingchat.ts
/**
* Conversations of HuggingChat (chat-ui): messages { from, content } that list all messages above them in `ancestors`.
* In an account's export, conversations.json is a list of conversations. The export of a single conversation contains
* its traces as well.
*/
const huggingchatFormat = {
	source: "huggingchat",
	detect: detect$12,
	parse: parse$12
};
const chatOf = (record) => record["format"] === "chat-ui-conversation-trace" ? asObject(record["conversation"]) ?? {} : record;
/** Fields of a conversation that other formats do not have. */
const distinctiveFields = [
	"rootMessageId",
	"preprompt",
	"assistantId",
	"embeddingModel",
	"userAgent",
	"modelId"
];
function detect$12(record) {
	if (record["format"] === "chat-ui-conversation-trace") return true;
	const messages = asList(record["messages"]).filter(isObject);
	return messages.some((message) => "from" in message && Array.isArray(message["ancestors"])) || messages.some(isPlain) && distinctiveFields.some((field) => field in record);
}
function isPlain(message) {
	return typeof message["from"] === "string" && typeof message["content"] === "string" && "id" in message;
}
function parse$12(record) {
	const chat = chatOf(record);
	const messages = asList(chat["messages"]).filter(isObject);
	const model = asName(chat["model"]) ?? asName(chat["modelId"]);
	return finishList({
		source: "huggingchat",
		sourceId: idOf$1(chat["_id"]) ?? idOf$1(chat["id"]) ?? deriveId(chat["createdAt"], messages[0]?.["id"]),
		title: asText(chat["title"]),
		createdAt: readTime(chat["createdAt"]),
		updatedAt: readTime(chat["updatedAt"])
	}, messages.map((message, at) => toMessage$6(message, model, hasRepeatedFiles(messages, at))));
}
const idOf$1 = (value) => asName(value) ?? asName(asObject(value)?.["$oid"]);
/**
* Whether the files of a message are listed elsewhere as well: an export lists all files of a conversation at each
* message, and they are shown only at the first question.
*/
function hasRepeatedFiles(messages, at) {
	const names = asList(messages[at]?.["files"]);
	if (names.length === 0 || !names.every((name) => typeof name === "string")) return false;
	const speakers = messages.map((message) => readSpeaker(message["from"]));
	const question = speakers.indexOf("user");
	return at !== (question === -1 ? speakers.findIndex((speaker) => speaker !== "system") : question);
}
function toMessage$6(message, model, omitsFiles) {
	const ancestors = message["ancestors"];
	const router = asObject(message["routerMetadata"]);
	return {
		id: asName(message["id"]),
		parent: Array.isArray(ancestors) ? asName(ancestors.at(-1)) : void 0,
		children: asList(message["children"]).filter((child) => typeof child === "string"),
		view: toNodeView(readSpeaker(message["from"]) ?? "assistant", readBlocks$4(message, omitsFiles), {
			createdAt: readTime(message["createdAt"]) ?? readTime(message["updatedAt"]),
			model: asName(router?.["model"]) ?? model,
			isInterrupted: message["interrupted"] === true
		})
	};
}
function readBlocks$4(message, omitsFiles) {
	const updates = asList(message["updates"]).filter(isObject);
	const tools = new Map(updates.flatMap((update) => {
		const name = asName(asObject(update["call"])?.["name"]) ?? asName(update["name"]);
		return name === null ? [] : [[asText(update["uuid"]), name]];
	}));
	return [
		...omitsFiles ? [] : asList(message["files"]).map(toFile),
		...toReasoning$1(textOf$1(message["reasoning"])),
		...updates.flatMap((update) => readUpdate(update, tools.get(asText(update["uuid"])) ?? "tool")),
		...readContent(message["content"])
	];
}
/** The blocks of a step of an answer: calls of tools with their results, and pages found. Other steps have none. */
function readUpdate(update, tool) {
	const kind = update["messageType"] ?? update["subtype"];
	if (update["type"] === "webSearch" && kind === "sources") return toOutput$1(asList(update["sources"]).filter(isObject).map((page) => [asText(page["title"]), asText(page["link"])].filter(Boolean).join("\n")).join("\n\n"), "web_search");
	const outputs = asObject(update["result"])?.["outputs"] ?? update["outputs"];
	if (Array.isArray(outputs)) return toOutput$1(shortText(outputs.map(outputOf).join("\n")), tool);
	const call = asObject(update["call"]) ?? update;
	if (call !== update || "parameters" in update) return [{
		type: "tool_call",
		tool,
		input: toRawJson(call["parameters"] ?? {})
	}];
	return update["type"] === "tool" && kind === "error" ? toOutput$1(shortText(asText(update["message"])), tool) : [];
}
function outputOf(output) {
	return textOf$1(output) || (isObject(output) ? asText(Object.values(output)[0]) : "");
}
function toFile(file) {
	const name = asName(file) ?? asName(asObject(file)?.["name"]) ?? "Attachment";
	const mimeType = asName(asObject(file)?.["mime"]) ?? (/\.(png|jpe?g|webp|gif)$/i.test(name) ? "image/*" : null);
	const assetId = typeof file === "string" ? name : asName(asObject(file)?.["value"]);
	return {
		type: "attachment",
		name,
		mimeType,
		size: null,
		assetId: assetId !== null && assetId.length < 200 ? assetId : null
	};
}
// ../../packages/formats/src/providers/jan-blocks.ts
/** The list of attached files that Jan adds to the end of a question for the model. */
const fileList = /\s*\[ATTACHED_FILES\]\n([\s\S]*?)\[\/ATTACHED_FILES\]\s*$/;
function readJanBlocks(message, speaker) {
	const blocks = (Array.isArray(message["content"]) ? message["content"].filter(isObject) : []).flatMap((part) => readPart$4(part, speaker));
	const calls = blocks.some(({ type }) => type === "tool_call") ? [] : asList(asObject(message["metadata"])?.["tool_calls"]).filter(isObject).flatMap(readCall);
	return [
		...readNamedFiles(message),
		...calls,
		...blocks
	];
}
function readPart$4(part, speaker) {
	switch (part["type"]) {
		case "text": return speaker === "user" ? readQuestion$2(textOf$1(part["text"])) : readAnswer(textOf$1(part["text"]));
		case "reasoning": return toReasoning$1(textOf$1(part["text"]));
		case "tool_call": return toToolBlocks(asName(part["tool_name"]) ?? "tool", part["input"], part["output"]);
		default: return readContent(part);
	}
}
/** The blocks of an answer's text. Reasoning without a closing tag was interrupted. */
function readAnswer(text) {
	const openReasoning = /^\s*<think>(?![\s\S]*<\/think>)([\s\S]*)$/.exec(text)?.[1];
	return openReasoning === void 0 ? readContent(text) : toReasoning$1(openReasoning);
}
function readQuestion$2(text) {
	const listed = fileList.exec(text);
	if (!listed) return readContent(text);
	return [...(listed[1] ?? "").split("\n").flatMap((line) => {
		const name = /\bname: ([^,\n]+)/.exec(line)?.[1];
		if (name === void 0) return [];
		const size = /\bsize: (\d+)/.exec(line)?.[1];
		return [toFile$1({
			name,
			type: /\btype: ([^,\n]+)/.exec(line)?.[1],
			size: Number(size ?? NaN)
		})];
	}), ...readContent(text.slice(0, listed.index))];
}
/** The files whose text was sent with the question, without this text. */
function readNamedFiles(message) {
	return toFiles(asList(asObject(message["metadata"])?.["inline_file_contents"]).filter(isObject).map((file) => ({ name: file["name"] })));
}
/** The blocks of a tool call as older versions write it, beside the content of the answer. */
function readCall(call) {
	const inner = asObject(asObject(call["tool"])?.["function"]);
	return toToolBlocks(asName(inner?.["name"]) ?? "tool", asText(inner?.["arguments"]), call["response"]);
}
// ../../packages/formats/src/providers/jan-branches.ts
/**
* Newer versions of Jan write the parent of a message into `metadata`; older ones write no parents. Some versions left
* out the parent of answers, and gave the next question the previous question as parent. Such parents are corrected
* here, as in Jan itself.
*/
function linkMessages(messages) {
	const linked = messages.map((message) => ({
		id: asName(message["id"]),
		parent: parentOf$1(message),
		message
	}));
	if (!linked.some(({ parent }) => parent !== void 0)) return linked;
	const oldestFirst = linked.toSorted((a, b) => timeOf$3(a) - timeOf$3(b));
	let question = null;
	/**
	* Ids of answers that had no parent, by the id of the question they answer. The next question has the earlier
	* question as parent, and gets the answer instead.
	*/
	const insertedAnswers = /* @__PURE__ */ new Map();
	for (const message of oldestFirst) if (message.message["role"] === "user") {
		const answer = insertedAnswers.get(message.parent ?? "");
		if (answer !== void 0) {
			insertedAnswers.delete(message.parent ?? "");
			message.parent = answer;
		}
		question = message;
	} else if (typeof message.parent !== "string" && question?.id) {
		message.parent = question.id;
		if (message.id !== null) insertedAnswers.set(question.id, message.id);
	}
	return linked;
}
function parentOf$1(message) {
	const parent = asObject(message["metadata"])?.["parentId"];
	return parent === null ? null : asName(parent) ?? void 0;
}
const timeOf$3 = ({ message }) => readTime(message["created_at"]) ?? 0;
/**
* The last message of the branch that Jan shows. Each message is followed by the chosen child, or else by the newest.
*/
function findActiveLeaf(linked) {
	if (!linked.some(({ parent }) => parent !== void 0)) return null;
	const children = /* @__PURE__ */ new Map();
	for (const message of linked.toSorted((a, b) => timeOf$3(a) - timeOf$3(b))) {
		const key = message.parent ?? null;
		const siblings = children.get(key);
		if (siblings) siblings.push(message);
		else children.set(key, [message]);
	}
	const seen = /* @__PURE__ */ new Set();
	let current = children.get(null)?.at(-1);
	while (current && !seen.has(current.id)) {
		seen.add(current.id);
		const next = children.get(current.id ?? "") ?? [];
		const chosenId = asName(asObject(current.message["metadata"])?.["activeChildId"]);
		current = next.find(({ id }) => id === chosenId) ?? next.at(-1) ?? current;
	}
	return current?.id ?? null;
}
// ../../packages/formats/src/providers/jan.ts
/** Jan: the messages of one conversation, as lines of `threads/<id>/messages.jsonl`. */
const janFormat = {
	source: "jan",
	detect: isMessage$3,
	open: () => new JanReader()
};
/** `thread.json` in the folder of a conversation has no messages, only settings and a title. */
const janThreadFormat = {
	source: "jan",
	detect: isThread,
	parse: skipThread
};
/** One conversation exported from Jan as JSON, which lacks the thread's id. */
const janExportFormat = {
	source: "jan",
	detect: isExported$1,
	parse: parseExported$1
};
function isMessage$3(record) {
	return record["object"] === "thread.message" && asName(record["thread_id"]) !== null;
}
function isThread(record) {
	return record["object"] === "thread" && Array.isArray(record["assistants"]);
}
function skipThread() {
	return { skip: {
		code: "no_messages",
		reason: "This holds the title and the settings of a conversation; its messages are in messages.jsonl beside it."
	} };
}
function isExported$1(record) {
	return typeof record["exported_at"] === "string" && asList(record["messages"]).some(hasAnnotations);
}
function hasAnnotations(message) {
	if (!isObject(message)) return false;
	return asList(message["content"]).some((part) => isObject(part) && "annotations" in (asObject(part["text"]) ?? {}));
}
var JanReader = class {
	#threads = /* @__PURE__ */ new Map();
	/** By the id of the thread. */
	#titles = /* @__PURE__ */ new Map();
	#unknownMessages = 0;
	size = 0;
	/** The collector adds the description of the thread, which has the title, to its messages. */
	add(record) {
		if (isObject(record) && record["object"] === "thread") {
			this.#titles.set(asText(record["id"]), asText(record["title"]));
			return;
		}
		if (!isObject(record) || !isMessage$3(record)) {
			this.#unknownMessages++;
			return;
		}
		const id = asText(record["thread_id"]);
		const messages = this.#threads.get(id);
		if (messages) messages.push(record);
		else this.#threads.set(id, [record]);
		this.size += JSON.stringify(record).length;
	}
	finish() {
		return [...[...this.#threads].map(([id, messages]) => parseMessages(id, this.#titles.get(id) ?? "", messages)), ...skipUnknownMessages(this.#unknownMessages)];
	}
};
function parseExported$1(record) {
	const messages = asList(record["messages"]).filter(isObject);
	return parseMessages(deriveId("jan", messages[0]?.["id"]), asText(record["title"]), messages);
}
function parseMessages(sourceId, title, messages) {
	const linked = linkMessages(messages);
	return finishList({
		source: "jan",
		sourceId,
		title,
		assistantName: findAssistant(messages),
		activeLeafSourceId: findActiveLeaf(linked)
	}, linked.map(({ id, parent, message }) => ({
		id,
		parent,
		view: viewOf$2(message)
	})));
}
/** The name of the last assistant in the conversation; null for Jan's own one. */
function findAssistant(messages) {
	const last = messages.map((message) => asObject(message["metadata"])?.["assistant"]).filter(isObject).at(-1);
	return last === void 0 || last["id"] === "jan" ? null : asName(last["name"]);
}
function viewOf$2(message) {
	const speaker = readSpeaker(message["role"]) ?? "assistant";
	return toNodeView(speaker, readJanBlocks(message, speaker), {
		createdAt: readTime(message["created_at"]),
		isInterrupted: message["status"] === "stopped" || asObject(message["metadata"])?.["stopped"] === true
	});
}
// ../../packages/formats/src/providers/librechat.ts
/** Conversations of LibreChat: a list of messages linked by parent, or nested in each other by `children`. */
const librechatFormat = {
	source: "librechat",
	detect: detect$11,
	parse: parse$11
};
/** The parent id that first messages have. */
const NO_PARENT = "00000000-0000-0000-0000-000000000000";
const listOf = (record) => asList(record["messagesTree"] ?? record["messages"]).filter(isObject);
function detect$11(record) {
	const messages = listOf(record);
	if (messages.length > 0) return messages.some(isMessage$2);
	return asName(record["conversationId"]) !== null && "endpoint" in record;
}
function isMessage$2(message) {
	return ("messageId" in message || "parentMessageId" in message) && ("isCreatedByUser" in message || "sender" in message);
}
function parse$11(record) {
	const messages = flatten(listOf(record));
	const options = asObject(record["options"]);
	return finishList({
		source: "librechat",
		sourceId: asName(record["conversationId"]) ?? deriveId(messages[0]?.message["messageId"]),
		title: asText(record["title"]) || asText(options?.["title"]),
		createdAt: readTime(record["createdAt"]),
		updatedAt: readTime(record["updatedAt"]),
		isArchived: record["isArchived"] === true
	}, messages.map(({ message, outerId }) => toMessage$5(message, outerId, asName(options?.["model"]))));
}
/** All nested messages, parents before children. No recursion: the nesting is as deep as the conversation is long. */
function flatten(roots) {
	const flat = [];
	const stack = roots.toReversed().map((message) => ({
		message,
		outerId: null
	}));
	for (let next = stack.pop(); next; next = stack.pop()) {
		flat.push(next);
		const outerId = asName(next.message["messageId"]);
		for (const child of asList(next.message["children"]).filter(isObject).toReversed()) stack.push({
			message: child,
			outerId
		});
	}
	return flat;
}
function toMessage$5(message, outerId, fallbackModel) {
	const parentId = asName(message["parentMessageId"]);
	const isUser = typeof message["isCreatedByUser"] === "boolean" ? message["isCreatedByUser"] : /^user$/i.test(asText(message["sender"]));
	return {
		id: asName(message["messageId"]),
		parent: parentId === NO_PARENT ? null : parentId ?? outerId ?? void 0,
		view: toNodeView(isUser ? "user" : "assistant", readBlocks$3(message), {
			createdAt: readTime(message["createdAt"]) ?? readTime(message["updatedAt"]),
			model: asName(message["model"]) ?? fallbackModel,
			isInterrupted: message["unfinished"] === true
		})
	};
}
function readBlocks$3(message) {
	const parts = readContent(message["content"]);
	const body = parts.length > 0 ? parts : readContent(message["text"]);
	return [
		...toFiles(message["files"]),
		...body,
		...toFiles(message["attachments"])
	];
}
// ../../packages/formats/src/providers/lmstudio-blocks.ts
/** Types of steps about the work of the program, which LM Studio shows small or not at all. */
const ignoredSteps = /* @__PURE__ */ new Set([
	"debugInfoBlock",
	"toolStatus",
	"citationBlock"
]);
/** The blocks of one version of a message: a person's version has `content`, one of an answer has `steps`. */
function readVersionBlocks(version) {
	if (!Array.isArray(version["steps"])) return readParts(version["content"], { isThinking: false });
	return version["steps"].filter(isObject).flatMap(readStep);
}
function readStep(step) {
	const type = asText(step["type"]);
	if (ignoredSteps.has(type)) return [];
	if (type === "contentBlock") return readParts(step["content"], { isThinking: asObject(step["style"])?.["type"] === "thinking" });
	return [{
		type: "raw",
		label: type || "step",
		json: toRawJson(step)
	}];
}
function readParts(content, { isThinking }) {
	return (Array.isArray(content) ? content.filter(isObject) : [{
		type: "text",
		text: asText(content)
	}]).flatMap((part) => {
		if (part["type"] === "text" && isThinking) return toReasoning$1(asText(part["text"]));
		return readPart$3(part);
	});
}
function readPart$3(part) {
	switch (part["type"]) {
		case "toolCallRequest": return [toCall$1(asName(part["name"]) ?? "tool", part["parameters"])];
		case "toolCallResult": return toShortOutput(parseResult(part["content"]), null);
		case "file": return [readFile$2(part)];
		default: return readContent(part);
	}
}
/** The result of a tool, which is a list of parts written as JSON into a text. */
function parseResult(content) {
	const text = asText(content);
	if (!text.startsWith("[") && !text.startsWith("{")) return content;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function readFile$2(part) {
	const identifier = asName(part["fileIdentifier"]);
	const isPicture = part["fileType"] === "image";
	return {
		type: "attachment",
		name: asName(part["name"]) ?? identifier ?? (isPicture ? "Image" : "Attachment"),
		mimeType: isPicture ? "image/*" : null,
		size: asCount(part["sizeBytes"]),
		assetId: identifier
	};
}
/** Whether the person stopped the answer: the last step has the reason why the answer ended. */
function isStopped(version) {
	return asList(version["steps"]).flatMap((step) => {
		return asName(asObject(asObject(isObject(step) ? step["genInfo"] : null)?.["stats"])?.["stopReason"]) ?? [];
	}).at(-1) === "userStopped";
}
// ../../packages/formats/src/providers/lmstudio.ts
/**
* LM Studio: one file `conversations/<folders>/<id>.conversation.json` per conversation. Every message has its
* `versions`, of which one is selected. The versions of the next message follow the selected one.
*/
const lmstudioFormat = {
	source: "lmstudio",
	detect: detect$10,
	open: (path) => new LmStudioReader(path)
};
function detect$10(record) {
	const messages = record["messages"];
	if (!Array.isArray(messages)) return false;
	return messages.some(isVersioned) || "usePerChatPredictionConfig" in record && "clientInput" in record;
}
function isVersioned(message) {
	return isObject(message) && Array.isArray(message["versions"]) && "currentlySelected" in message;
}
var LmStudioReader = class {
	#path;
	#results = [];
	size = 0;
	constructor(path) {
		this.#path = path;
	}
	add(record) {
		if (!isObject(record)) return;
		const result = detect$10(record) ? parse$10(record, this.#results.length === 0 ? this.#path : "") : notAConversation;
		this.#results.push(result);
		if ("conversation" in result) this.size += result.conversation.messages.reduce((sum, { content }) => sum + content.length + 200, 0);
	}
	finish() {
		return this.#results.splice(0);
	}
};
const notAConversation = { skip: {
	code: "not_a_conversation",
	reason: "This record has no messages in a known format."
} };
function parse$10(record, path) {
	const { messages, activeId } = readVersions(asList(record["messages"]).filter(isObject));
	const folders = foldersOf(path);
	const title = asText(record["name"]);
	const result = finishList({
		source: "lmstudio",
		sourceId: idOf(record, path),
		title,
		createdAt: readTime(record["createdAt"]),
		updatedAt: latest(record["userLastMessagedAt"], record["assistantLastMessagedAt"]),
		isPinned: record["pinned"] === true,
		projectId: folders,
		projectName: folders,
		activeLeafSourceId: activeId
	}, messages);
	return "skip" in result ? {
		...result,
		name: title
	} : result;
}
/** The conversation's id, which LM Studio makes from the creation time and uses as the name of the file. */
function idOf(record, path) {
	const idInName = /(?:^|\/)([^/]+)\.conversation[^/]*$/i.exec(path)?.[1];
	const created = asCount(record["createdAt"]);
	return idInName ?? (created === null ? deriveId("lmstudio", asList(record["messages"])[0]) : String(created));
}
function foldersOf(path) {
	return /(?:^|\/)conversations\/(.+)\/[^/]+$/.exec(path)?.[1]?.replaceAll("/", " / ") ?? null;
}
function latest(...values) {
	const times = values.flatMap((value) => readTime(value) ?? []);
	return times.length > 0 ? Math.max(...times) : null;
}
function readVersions(list) {
	let activeId = null;
	return {
		messages: list.flatMap((message, index) => {
			const versions = asList(message["versions"]).filter(isObject);
			const parent = activeId;
			const selected = Math.min(asCount(message["currentlySelected"]) ?? 0, versions.length - 1);
			if (selected >= 0) activeId = `${index}.${selected}`;
			return versions.map((version, at) => ({
				id: `${index}.${at}`,
				parent,
				view: viewOf$1(version)
			}));
		}),
		activeId
	};
}
function viewOf$1(version) {
	const sender = asName(asObject(version["senderInfo"])?.["senderName"]);
	return toNodeView(readSpeaker(version["role"]) ?? "assistant", readVersionBlocks(version), {
		model: sender,
		isInterrupted: isStopped(version)
	});
}
// ../../packages/formats/src/providers/lobehub-message.ts
/** An answer has its question as parent. A question has no parent and follows the previous message. */
function toLobehubMessage(message) {
	return {
		id: asName(message["id"]),
		parent: asName(message["parentId"]) ?? asName(message["parent_id"]) ?? void 0,
		view: toNodeView(speakerOf(message), readBlocks$2(message), {
			createdAt: readTime(message["createdAt"] ?? message["created_at"]),
			model: asName(message["model"]) ?? asName(message["fromModel"]) ?? asName(asObject(message["extra"])?.["fromModel"])
		})
	};
}
/** The speaker of a message. A message with an unknown role is the tool's if it names one, else the assistant's. */
function speakerOf(message) {
	return readSpeaker(message["role"]) ?? (toolOf(message) === null ? "assistant" : "tool");
}
const toolOf = (message) => asName((asObject(message["plugin"]) ?? message)["identifier"]);
function readBlocks$2(message) {
	if (speakerOf(message) === "tool") return toOutput$1(message["content"], toolOf(message));
	const pages = asList(asObject(message["search"])?.["citations"]).filter(isObject);
	const sources = numberSources(pages.map((page) => asText(page["url"])));
	const content = message["content"];
	const error = asObject(message["error"]);
	return [
		...toFiles([...asList(message["files"]), ...asList(message["fileList"])]),
		...asList(message["imageList"]).filter(isObject).map(toPicture),
		...toReasoning$1(textOf$1(message["reasoning"])),
		...toOutput$1(pages.map(describePage).join("\n\n"), "web_search"),
		...readContent(typeof content === "string" ? linkNumbers(asText(content), sources) : content),
		...readCalls$1(asList(message["tools"] ?? message["tool_calls"]).map(withPluginName)),
		...toOutput$1(asText(error?.["message"]), null)
	];
}
/** A tool call with the name of its plugin, which people know better than the name of the function. */
function withPluginName(tool) {
	const plugin = asName(asObject(tool)?.["identifier"]);
	return isObject(tool) && plugin !== null && plainToolName(plugin) !== plugin ? {
		...tool,
		name: plugin
	} : tool;
}
const describePage = (page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n");
function toPicture(picture) {
	return {
		type: "attachment",
		name: asName(picture["alt"]) ?? "Image",
		mimeType: "image/*",
		size: null,
		assetId: asName(picture["url"])
	};
}
// ../../packages/formats/src/providers/lobehub.ts
/**
* LobeHub (LobeChat): tables of rows under `data`; older exports have them under `state` or at the top level. The first
* versions had an object of sessions by id, each with its messages in `chats`.
*/
const lobehubFormat = {
	source: "lobehub",
	detect: detect$9,
	parse: parse$9
};
const tablesOf = (record) => asObject(record["data"]) ?? asObject(record["state"]) ?? record;
/** Tables beside `messages` that only LobeHub has. */
const otherTables = [
	"topics",
	"sessions",
	"sessionGroups",
	"agents",
	"messagePlugins"
];
function detect$9(record) {
	const tables = tablesOf(record);
	if (nestedSessions(tables).length > 0) return true;
	const first = asList(tables["messages"]).find(isObject);
	const hasOtherTables = otherTables.some((name) => Array.isArray(tables[name]));
	return first !== void 0 && "role" in first && (hasOtherTables || "exportType" in record || "schemaHash" in record);
}
function parse$9(record) {
	const tables = tablesOf(record);
	const nested = nestedSessions(tables);
	if (nested.length > 0) return nested.flatMap(([id, session]) => parseNested(id, session));
	const topics = indexRows(tables["topics"]);
	const sessions = indexRows(tables["sessions"]);
	const plugins = indexRows(tables["messagePlugins"]);
	const chats = /* @__PURE__ */ new Map();
	for (const message of asList(tables["messages"]).filter(isObject)) {
		const chatId = asName(message["topicId"]) ?? asName(message["sessionId"]) ?? asName(message["agentId"]) ?? "inbox";
		const row = {
			...plugins.get(asText(message["id"])),
			...message
		};
		const chat = chats.get(chatId);
		if (chat) chat.push(row);
		else chats.set(chatId, [row]);
	}
	return [...[...chats].map(([id, messages]) => parseChat$3(id, messages, {
		topics,
		sessions
	})), ...skipCallsWithoutMessage(asList(tables["messagePlugins"]), [...chats.values()].flat())];
}
/** Reports tool calls whose message is missing. */
function skipCallsWithoutMessage(plugins, messages) {
	const ids = new Set(messages.flatMap((message) => asName(message["id"]) ?? []));
	const count = plugins.filter((row) => isObject(row) && !ids.has(asText(row["id"]))).length;
	if (count === 0) return [];
	return [{ skip: {
		code: "not_a_conversation",
		reason: count === 1 ? "One call of a tool has no message." : `${count} calls of tools have no message.`
	} }];
}
/** Rows by id. Rows without an id are left out, because nothing can refer to them. */
function indexRows(rows) {
	const entries = asList(rows).filter(isObject).map((row) => [asText(row["id"]), row]);
	return new Map(entries.filter(([id]) => id !== ""));
}
const titleOf$3 = (row) => asText(row?.["title"]) || asText(asObject(row?.["meta"])?.["title"]) || asText(row?.["name"]);
function parseChat$3(id, messages, { topics, sessions }) {
	const topic = topics.get(id);
	const sessionId = asName(topic?.["sessionId"]) ?? asName(messages[0]?.["sessionId"]);
	const session = sessions.get(sessionId ?? id);
	return finishList({
		source: "lobehub",
		sourceId: id,
		title: titleOf$3(topic) || titleOf$3(session),
		createdAt: timeOf$2(topic),
		updatedAt: readTime(topic?.["updatedAt"] ?? topic?.["updated_at"]),
		isPinned: topic?.["favorite"] === true || topic?.["favorite"] === 1,
		projectId: topic ? sessionId : null,
		projectName: topic ? titleOf$3(session) || null : null
	}, toMessages$2(messages));
}
const timeOf$2 = (row) => readTime(row?.["createdAt"] ?? row?.["created_at"]);
function toMessages$2(messages) {
	return messages.toSorted((a, b) => (timeOf$2(a) ?? 0) - (timeOf$2(b) ?? 0)).map(toLobehubMessage);
}
/** The sessions with messages inside, by id, and the inbox. */
function nestedSessions(tables) {
	const inbox = asObject(tables["inbox"]);
	const listed = Object.entries(asObject(tables["sessions"]) ?? {});
	return [...inbox ? [["inbox", inbox]] : [], ...listed].flatMap(([id, session]) => isObject(session) && isObject(session["chats"]) ? [[id, session]] : []);
}
function parseNested(sessionId, session) {
	const topics = asObject(session["topics"]) ?? {};
	const chats = /* @__PURE__ */ new Map();
	for (const message of Object.values(asObject(session["chats"]) ?? {}).filter(isObject)) {
		const chatId = asName(message["topicId"]) ?? sessionId;
		const chat = chats.get(chatId);
		if (chat) chat.push(message);
		else chats.set(chatId, [message]);
	}
	return [...chats].map(([chatId, messages]) => parseChat$3(chatId, messages, {
		topics: new Map(Object.entries(topics).flatMap(([key, topic]) => isObject(topic) ? [[key, topic]] : [])),
		sessions: /* @__PURE__ */ new Map([[sessionId, session]])
	}));
}
// ../../packages/formats/src/providers/opencode.ts
/**
* OpenCode: the output of `opencode export`, a session with its messages, each with its parts. Source:
* packages/opencode/src/cli/cmd/export.ts and src/session/message-v2.ts of the program.
*/
const opencodeFormat = {
	source: "opencode",
	detect: detect$8,
	parse: parse$8
};
function detect$8(record) {
	const info = asObject(record["info"]);
	return asName(info?.["id"]) !== null && isObject(info?.["time"]) && asList(record["messages"]).some((message) => isMessage$1(message));
}
function isMessage$1(message) {
	return typeof asObject(asObject(message)?.["info"])?.["role"] === "string" && Array.isArray(asObject(message)?.["parts"]);
}
function parse$8(record) {
	const info = asObject(record["info"]) ?? {};
	const list = asList(record["messages"]).filter(isObject);
	if (asName(info["parentID"]) !== null) return [{ skip: {
		code: "not_a_conversation",
		reason: "This is the work of a subagent; its result is in the conversation that started it."
	} }];
	const time = asObject(info["time"]);
	const properties = {
		source: "opencode",
		sourceId: asName(info["id"]) ?? deriveId(list[0]),
		title: asText(info["title"]),
		createdAt: readTime(time?.["created"]),
		updatedAt: readTime(time?.["updated"]),
		isArchived: readTime(time?.["archived"]) !== null,
		projectName: asName(asText(info["directory"]).split(/[\\/]/).findLast((name) => name !== ""))
	};
	const known = list.flatMap(readMessage);
	return [finishList(properties, known), ...skipUnknownMessages(list.length - known.length)];
}
/** An empty list for a message of an unknown role. */
function readMessage(message) {
	const info = asObject(message["info"]) ?? {};
	const role = info["role"];
	if (role !== "user" && role !== "assistant") return [];
	const parts = asList(message["parts"]).filter(isObject);
	const error = asName(asObject(info["error"])?.["name"]);
	const view = toNodeView(role, parts.flatMap(readPart$2), {
		createdAt: readTime(asObject(info["time"])?.["created"]),
		model: asName(info["modelID"]),
		isInterrupted: error === "MessageAbortedError"
	});
	return [{
		id: asName(info["id"]),
		view
	}];
}
/** Parts that the program adds for itself. */
const PROGRAM_PARTS = /^(?:step-start|step-finish|snapshot|patch|agent|subtask|retry|compaction)$/;
/** No blocks for parts that the program adds for itself, such as texts that no person wrote. */
function readPart$2(part) {
	const text = asText(part["text"]).trim();
	switch (part["type"]) {
		case "text": return text === "" || part["synthetic"] === true || part["ignored"] === true ? [] : [{
			type: "text",
			text
		}];
		case "reasoning": return toReasoning$1(text);
		case "tool": {
			const tool = asName(part["tool"]) ?? "tool";
			const state = asObject(part["state"]);
			return [toShortCall(tool, state?.["input"]), ...toShortOutput(state?.["output"] ?? state?.["error"], tool)];
		}
		case "file": return [{
			type: "attachment",
			name: asName(part["filename"]) ?? "Attachment",
			mimeType: asName(part["mime"]),
			size: null,
			assetId: null
		}];
		default:
			if (PROGRAM_PARTS.test(asText(part["type"]))) return [];
			return [{
				type: "raw",
				label: asName(part["type"]) ?? "part",
				json: toRawJson(part)
			}];
	}
}
// ../../packages/formats/src/providers/openwebui.ts
/**
* Chats of Open WebUI: `chat.history.messages` by id; the oldest chats have only a list `chat.messages`. Some tools
* write only the content of `chat`.
*/
const openwebuiFormat = {
	source: "openwebui",
	detect: detect$7,
	parse: parse$7
};
function detect$7(record) {
	const chat = asObject(record["chat"]);
	if (chat === null) return isObject(asObject(record["history"])?.["messages"]);
	return isObject(asObject(chat["history"])?.["messages"]) || Array.isArray(chat["messages"]);
}
function parse$7(record) {
	const chat = asObject(record["chat"]) ?? record;
	const history = asObject(chat["history"]);
	const linked = Object.entries(asObject(history?.["messages"]) ?? {});
	const listed = asList(chat["messages"]).filter(isObject);
	const model = asName(asList(chat["models"])[0]);
	const messages = linked.length > 0 ? linked.map(([id, message]) => toMessage$4(id, asObject(message) ?? {}, model)) : listed.map((message) => toMessage$4(asName(message["id"]), message, model));
	return finishList({
		source: "openwebui",
		sourceId: asName(record["id"]) ?? asName(chat["id"]) ?? deriveId(record["created_at"], messages[0]?.id),
		title: asText(record["title"]) || asText(chat["title"]),
		createdAt: readTime(record["created_at"]) ?? readTime(chat["timestamp"]),
		updatedAt: readTime(record["updated_at"]),
		isArchived: record["archived"] === true,
		isPinned: record["pinned"] === true,
		projectId: asName(record["folder_id"]),
		activeLeafSourceId: asName(history?.["currentId"]) ?? asName(history?.["current_id"])
	}, messages);
}
function toMessage$4(id, message, fallbackModel) {
	const parent = message["parentId"];
	return {
		id,
		parent: parent === void 0 ? void 0 : asName(parent),
		children: asList(message["childrenIds"]).filter((child) => typeof child === "string"),
		view: toNodeView(readSpeaker(message["role"]) ?? "assistant", readBlocks$1(message), {
			createdAt: readTime(message["timestamp"]),
			model: asName(message["model"]) ?? fallbackModel,
			isInterrupted: message["done"] === false
		})
	};
}
/** `output` has reasoning, calls and answer as separate parts; older chats have them as <details> in the text. */
function readBlocks$1(message) {
	const pieces = asList(message["output"]).filter(isObject);
	const output = pieces.flatMap(readOutput);
	const body = pieces.some(({ type }) => type === "message") && output.some(({ type }) => type === "text") ? output : addMissingAnswer(output, readContent(message["content"]));
	const error = textOf$1(message["error"]);
	const sources = asList(message["sources"] ?? message["citations"]).filter(isObject);
	return [
		...toFiles(message["files"]),
		...linkSources(body, sources),
		...toOutput$1(error, null),
		...toOutput$1(sources.map(describeSource$1).filter(Boolean).join("\n\n"), "Sources")
	];
}
/** Links the numbers in texts. A number means a document in the list of the documents of all sources. */
function linkSources(blocks, sources) {
	const numbers = numberSources(sources.flatMap((source) => {
		const origin = asObject(source["source"]);
		const documents = asList(source["metadata"]).map((entry) => asText(asObject(entry)?.["source"]));
		const sourceUrl = [asText(origin?.["url"]), asText(origin?.["name"])].find(isWebAddress$1) ?? "";
		if (documents.length === 0) return [sourceUrl];
		return [...new Set(documents.map((url) => isWebAddress$1(url) ? url : sourceUrl))];
	}));
	return blocks.map((block) => block.type === "text" ? {
		...block,
		text: linkNumbers(block.text, numbers)
	} : block);
}
function describeSource$1(source) {
	const origin = asObject(source["source"]);
	return [asText(origin?.["name"]), asText(origin?.["url"])].filter((line, at, all) => line && all.indexOf(line) === at).join("\n");
}
/**
* `output` lacks an interrupted answer. The message's text then has the answer only, or repeats the other parts as
* well.
*/
function addMissingAnswer(output, content) {
	return content.some(({ type }) => type !== "text") ? content : [...output, ...content];
}
function readOutput(piece) {
	switch (piece["type"]) {
		case "reasoning": return toReasoning$1(textOf$1(piece["content"]) || textOf$1(piece["summary"]));
		case "function_call": return [readCall$7(piece)];
		case "function_call_output": return toOutput$1(piece["output"], null);
		case "code_interpreter":
		case "open_webui:code_interpreter": return readCode(piece);
		default: return readContent(piece["content"] ?? piece);
	}
}
function readCode(piece) {
	const code = asText(piece["code"]);
	const result = asObject(piece["output"]);
	const printed = result ? asText(result["stdout"]) || asText(result["result"]) || asText(result["stderr"]) : "";
	return [...code === "" ? [] : [{
		type: "code",
		text: code,
		language: asName(piece["lang"]) ?? "python"
	}], ...toOutput$1(printed || textOf$1(piece["output"]), "code_interpreter")];
}
// ../../packages/formats/src/providers/page-export.ts
/**
* The JSON or Markdown that the browser script “AI Chat Exporter” writes from the page of a chat. Both name the page's
* address, which shows the provider and the chat, so the two files of one chat are one conversation. Messages have only
* numbers as ids, so this conversation is not joined with the same chat from the provider's own export.
*/
const pageExportFormat = {
	source: "transcript",
	detect: detect$6,
	parse: parse$6
};
const pageMarkdownFormat = {
	source: "transcript",
	parse: parseMarkdown
};
function detect$6(record) {
	return asList(record["messages"]).some((message) => isObject(message) && "author" in message) && typeof record["exporter"] === "string" && typeof record["url"] === "string";
}
const providersByHost = [
	[/(^|\.)(chatgpt\.com|chat\.openai\.com)$/, "chatgpt"],
	[/(^|\.)claude\.ai$/, "claude"],
	[/(^|\.)gemini\.google\.com$/, "gemini"],
	[/(^|\.)aistudio\.google\.com$/, "aistudio"],
	[/(^|\.)grok\.com$/, "grok"],
	[/(^|\.)deepseek\.com$/, "deepseek"],
	[/(^|\.)copilot\.microsoft\.com$/, "copilot"],
	[/(^|\.)perplexity\.ai$/, "perplexity"],
	[/(^|\.)mistral\.ai$/, "mistral"],
	[/(^|\.)qwen\.ai$/, "qwen"]
];
function sourceOf(url) {
	const host = URL.canParse(url) ? new URL(url).hostname : "";
	return providersByHost.find(([pattern]) => pattern.test(host))?.[1] ?? "transcript";
}
function finish({ title, url, date }, messages) {
	const updatedAt = readTime(date);
	const sourceId = `page-${deriveId(url.replace(/[?#].*$/, ""))}`;
	return finishList({
		source: sourceOf(url),
		sourceId,
		title,
		updatedAt
	}, messages);
}
function parse$6(record) {
	return finish({
		title: asText(record["title"]),
		url: asText(record["url"]),
		date: record["date"]
	}, asList(record["messages"]).filter(isObject).map((message) => {
		const view = toNodeView(/^(user|you|human)$/i.test(asText(message["author"])) ? "user" : "assistant", readContent(message["content"]));
		return {
			id: asName(message["id"]),
			view
		};
	}));
}
const frontMatter = /^---\n([\s\S]{1,4000}?)\n---\n/;
const turnStart = /^## chat-(\d+)[ \t]*$/gm;
const turnEnd = /\n_{3,}\n#{1,6} \[top\]\([^)]*\)\s*$/;
function parseMarkdown(text) {
	const head = frontMatter.exec(text)?.[1] ?? "";
	const property = (name) => new RegExp(`^${name}:\\s*(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
	if (property("exporter") === "" || property("url") === "") return null;
	const plain = toStorable(text);
	const isCode = createCodeCheck(plain);
	const starts = [...plain.matchAll(turnStart)].filter(({ index }) => !isCode(index));
	const messages = starts.flatMap((start, at) => {
		const body = plain.slice(start.index + start[0].length, starts[at + 1]?.index ?? plain.length);
		return readTurn$1(start[1] ?? "", body.trim().replace(turnEnd, ""));
	});
	const title = property("title").replace(/^"(.*)"$/, "$1").replaceAll("\\\"", "\"");
	const date = property("date").replace(/T(\d{2})-(\d{2})-(\d{2})/, "T$1:$2:$3");
	return [finish({
		title,
		url: property("url"),
		date
	}, messages)];
}
/** The messages of a turn: the question is written as a quote, and all text after it is the answer. */
function readTurn$1(number, body) {
	const quote = /^(?:>[^\n]*(?:\n|$))+/.exec(body)?.[0] ?? "";
	const question = quote.replace(/^> ?/gm, "").trim();
	return [{
		id: `user-${number}`,
		view: toNodeView("user", question === "" ? [] : [{
			type: "text",
			text: question
		}])
	}, {
		id: `ai-${number}`,
		view: toNodeView("assistant", readContent(body.slice(quote.length).trim()))
	}];
}
// ../../packages/formats/src/providers/perplexity-markdown.ts
/**
* The Markdown that perplexity.ai exports: its logo, then for each turn the question as a heading, the answer with
* footnotes such as [^2_1] (the first source of the second turn), a sign ⁂ and the addresses of the footnotes.
* Horizontal rules separate the turns.
*/
const perplexityMarkdownFormat = {
	source: "perplexity",
	parse: parse$5
};
const logo = /^\s*<img\b[^>]*\bpplx[^>]*>\s*/i;
/** The address of a footnote. */
const footnoteDefinition = /^\[\^(\d+(?:_\d+)?)\]:\s*(\S+)[ \t]*$/gm;
const asterism = /^<div\b[^>]*>⁂<\/div>[ \t]*$/gm;
function parse$5(text) {
	if (!(logo.test(text) || /^\[\^\d+_\d+\]:\s/m.test(text) && text.includes("⁂"))) return null;
	const turns = splitTurns$1(toStorable(text.replace(logo, ""))).map(readTurn);
	const messages = turns.flatMap(({ question, answer }) => [{
		id: null,
		view: toNodeView("user", question === "" ? [] : [{
			type: "text",
			text: question
		}])
	}, {
		id: null,
		view: toNodeView("assistant", answer === "" ? [] : [{
			type: "text",
			text: answer
		}])
	}]);
	const [first] = turns;
	return [finishList({
		source: "perplexity",
		sourceId: deriveId("perplexity", first?.question, first?.answer.slice(0, 200))
	}, messages)];
}
/** The turns of an export. A horizontal rule and a heading of the first level begin the next turn. */
function splitTurns$1(text) {
	const isCode = createCodeCheck(text);
	const turns = [];
	let from = 0;
	for (const found of text.matchAll(/^-{3,}[ \t]*\n+(?=# )/gm)) {
		if (isCode(found.index)) continue;
		turns.push(text.slice(from, found.index));
		from = found.index + found[0].length;
	}
	return [...turns, text.slice(from)];
}
/** Reads a turn. The question is the heading with the lines that follow it directly. */
function readTurn(text) {
	const addresses = new Map([...text.matchAll(footnoteDefinition)].map(([, number = "", url = ""]) => [number, url]));
	const body = text.replace(footnoteDefinition, "").replace(asterism, "").trim();
	const [heading] = /^# [^\n]*(?:\n(?!\s*\n)[^\n]+)*/.exec(body) ?? [];
	const answer = heading === void 0 ? body : body.slice(heading.length);
	return {
		question: unescapeMarkdown(heading?.slice(2) ?? "").trim(),
		answer: linkFootnotes(answer, addresses).replace(/\n{3,}/g, "\n\n").trim()
	};
}
/** Replaces footnotes by links. Footnotes that no sentence cites are removed: they are in a hidden element. */
function linkFootnotes(answer, addresses) {
	return replaceOutsideCode(replaceOutsideCode(answer, /<span\b[^<>]*display:\s*none[^<>]*>[\s\S]*?<\/span>/gi, () => ""), /\[\^(\d+(?:_\d+)?)\]/g, (mark = "", number = "") => {
		const url = addresses.get(number) ?? "";
		if (isWebAddress$1(url)) return toNumberLink(number.slice(number.indexOf("_") + 1), url);
		return number.includes("_") ? "" : mark;
	});
}
/** The question without the backslashes that the export writes before characters of Markdown. */
function unescapeMarkdown(text) {
	return text.replace(/\\([\\`*_{}[\]()#+.!<>~|&$-])/g, "$1");
}
// ../../packages/formats/src/providers/perplexity-answer.ts
/** The plan, the pages found and the answer of one entry. Numbers in the answer become links to the pages. */
function readPerplexityAnswer(entry) {
	const blocks = asList(entry["blocks"]).filter(isObject);
	const steps = readSteps(entry["text"]);
	const texts = blocks.map((block) => asObject(block["markdown_block"])).filter((block) => block !== null).map((block) => asText(block["answer"]) || asList(block["chunks"]).map(asText).join(""));
	const foundPages = blocks.flatMap((block) => asList(asObject(block["web_result_block"])?.["web_results"]));
	const pages = [
		...asList(entry["sources"]),
		...foundPages,
		...steps.pages
	];
	const addresses = pages.map((page) => asText(asObject(page)?.["url"]) || asText(page));
	const splitAnswer = readSourceList(asText(entry["answer"]) || [...new Set(texts)].join("\n\n") || steps.answer);
	const sources = new Map([...splitAnswer.sources, ...numberSources(addresses)]);
	return [
		...readPlan(blocks),
		...toOutput$1([...new Set(pages.map(describeSource))].filter((page) => page !== "").join("\n\n"), "web search"),
		...readContent(linkNumbers(splitAnswer.text, sources) + splitAnswer.list)
	];
}
/** The plan of the search. */
function readPlan(blocks) {
	const goals = blocks.flatMap((block) => asList((asObject(block["plan_block"]) ?? asObject(block["reasoning_plan_block"]))?.["goals"]).filter(isObject));
	return toReasoning$1([...new Set(goals.map((goal) => asText(goal["description"])).filter((line) => line !== ""))].join("\n"));
}
/** In older answers `text` is JSON: the answer itself, or steps, of which the last contains the answer as JSON. */
function readSteps(text) {
	const value = parseJson(text);
	if (value === void 0) return {
		answer: asText(text),
		pages: []
	};
	const last = asList(value).filter(isObject).findLast((step) => step["step_type"] === "FINAL") ?? asObject(value);
	const content = asObject(last?.["content"]) ?? last;
	const result = asObject(parseJson(content?.["answer"])) ?? content;
	return {
		answer: asText(result?.["answer"]),
		pages: asList(result?.["web_results"])
	};
}
function parseJson(value) {
	if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return void 0;
	try {
		return JSON.parse(value);
	} catch {
		return;
	}
}
/** A line of a source list, such as `[1] A title https://example.org` or `- [1]: <https://example.org>`. */
const sourceLine = /^(?:[-*]\s+)?\[(\d{1,3})\]:?\s+(?:(\S[^\n]*?)\s+)?<?(https?:\/\/\S+?)>?\s*$/;
/** Splits a copied answer into its text and the list of sources at its end. `list` is this list as Markdown links. */
function readSourceList(answer) {
	const lines = answer.trimEnd().split("\n");
	const sources = /* @__PURE__ */ new Map();
	const items = [];
	let end = lines.length;
	for (; end > 0; end--) {
		const line = lines[end - 1] ?? "";
		const [, number, title, url = ""] = sourceLine.exec(line) ?? [];
		if (line.trim() !== "" && (number === void 0 || !isWebAddress$1(url))) break;
		if (number === void 0) continue;
		sources.set(Number(number), url);
		items.unshift(`${number}. ${toMarkdownLink(title ?? null, url)}`);
	}
	if (items.length === 0) return {
		text: answer,
		list: "",
		sources
	};
	return {
		text: lines.slice(0, end).join("\n"),
		list: `\n\n${items.join("\n")}`,
		sources
	};
}
function describeSource(value) {
	if (typeof value === "string") return asText(value);
	const source = asObject(value);
	return [asText(source?.["title"]) || asText(source?.["name"]), asText(source?.["url"])].filter((line) => line !== "").join("\n");
}
// ../../packages/formats/src/providers/perplexity.ts
/**
* Threads of perplexity.ai, as the web app loads them or as tools write them: an object with `entries`, or a single
* question with its `answer`.
*/
const perplexityFormat = {
	source: "perplexity",
	detect: detect$5,
	parse: parse$4
};
/** A bare list of entries. Entries of one thread are one conversation. */
const perplexityEntriesFormat = {
	source: "perplexity",
	detect: isEntry,
	open: () => {
		const threads = /* @__PURE__ */ new Map();
		let size = 0;
		return {
			add(record) {
				if (!isObject(record) || questionOf(record) === "") return;
				const key = threadOf(record) ?? "";
				const entries = threads.get(key);
				if (entries) entries.push(record);
				else threads.set(key, [record]);
				size += JSON.stringify(record).length;
			},
			get size() {
				return size;
			},
			finish: () => [...threads.values()].map((entries) => parse$4({ entries }))
		};
	}
};
const questionOf = (entry) => asText(entry["query_str"]) || asText(entry["query"]);
const threadOf = (entry) => asName(entry["context_uuid"]) ?? asName(entry["thread_url_slug"]) ?? asName(entry["frontend_context_uuid"]);
function isEntry(record) {
	const hasAnswer = Array.isArray(record["blocks"]) || "text" in record || "answer" in record;
	return typeof record["query_str"] === "string" && hasAnswer && (threadOf(record) ?? asName(record["uuid"])) !== null;
}
function detect$5(record) {
	const entries = asList(record["entries"]).filter(isObject);
	if (entries.length > 0) return entries.some((entry) => "query_str" in entry);
	return typeof record["query"] === "string" && ("answer" in record || "sources" in record);
}
function parse$4(record) {
	const entries = Array.isArray(record["entries"]) ? asList(record["entries"]).filter(isObject) : [record];
	const first = entries[0] ?? {};
	return finishList({
		source: "perplexity",
		sourceId: asName(record["uuid"]) ?? asName(record["id"]) ?? asName(first["context_uuid"]) ?? asName(first["backend_uuid"]) ?? deriveId(timeOf$1(first), questionOf(first)),
		title: titleOf$2(record, first),
		createdAt: timeOf$1(record) ?? timeOf$1(first),
		updatedAt: readTime(record["updated_at"]),
		projectName: asName(asObject(first["collection_info"])?.["title"])
	}, entries.flatMap(toMessages$1));
}
function titleOf$2(record, first) {
	const metadata = asObject(record["thread_metadata"]) ?? asObject(record["metadata"]);
	return asText(record["title"]) || asText(record["thread_title"]) || asText(metadata?.["title"]) || asText(metadata?.["thread_title"]) || asText(first["thread_title"]);
}
const timeOf$1 = (entry) => readTime(entry["timestamp"] ?? entry["created_at"] ?? entry["entry_created_datetime"] ?? entry["updated_datetime"]);
function toMessages$1(entry) {
	const id = asName(entry["uuid"]) ?? asName(entry["backend_uuid"]);
	const model = asName(entry["model"]) ?? asName(entry["display_model"]);
	const createdAt = timeOf$1(entry);
	const isInterrupted = /^(PENDING|FAILED|BLOCKED)$/i.test(asText(entry["status"]));
	const answer = toNodeView("assistant", readPerplexityAnswer(entry), {
		createdAt,
		model,
		isInterrupted
	});
	return [{
		id: id && `${id}:question`,
		view: toNodeView("user", readQuestion$1(entry), { createdAt })
	}, {
		id: id && `${id}:answer`,
		view: answer.kind === "aside" ? {
			...answer,
			kind: "shown"
		} : answer
	}];
}
function readQuestion$1(entry) {
	return [...asList(entry["attachments"]).map((file) => {
		const address = asText(file);
		return {
			type: "attachment",
			name: (address.replace(/[?#].*$/, "").split("/").at(-1) ?? "") || "Attachment",
			mimeType: null,
			size: null,
			assetId: address || null
		};
	}), ...readContent(questionOf(entry))];
}
// ../../packages/formats/src/providers/pi.ts
/**
* Pi: ~/.pi/agent/sessions/<project>/<time>_<id>.jsonl, a line for the session and then messages, since version 3 linked
* by `parentId`. Source: packages/coding-agent/docs/session.md of badlogic/pi-mono.
*/
const piFormat = {
	source: "pi",
	detect: isLine$1,
	open: () => new PiReader()
};
function isLine$1(record) {
	if (!("timestamp" in record)) return false;
	if (record["type"] === "session") return asName(record["id"]) !== null && typeof record["cwd"] === "string";
	const role = asText(asObject(record["message"])?.["role"]);
	return record["type"] === "message" && /^(?:user|assistant|toolResult|bashExecution)$/.test(role);
}
var PiReader = class {
	size = 0;
	#session = {};
	#title = "";
	/** The time of the first message, which copies of a session share. */
	#start = null;
	#messages = [];
	#lastId = null;
	#unknownMessages = 0;
	add(record) {
		if (!isObject(record)) return;
		const id = asName(record["id"]);
		const message = asObject(record["message"]);
		if (record["type"] === "session") this.#session = {
			...record,
			...this.#session
		};
		else if (record["type"] === "session_info") this.#title = asName(record["name"]) ?? this.#title;
		if (message !== null) this.#addMessage(record, message, id);
		else if (id !== null && "parentId" in record) this.#put({
			id,
			parent: parentOf(record),
			view: { kind: "hidden" }
		});
	}
	finish() {
		const cwd = asText(this.#session["cwd"]);
		return [finishList({
			source: "pi",
			sourceId: this.#start ?? asName(this.#session["id"]) ?? deriveId(this.#messages[0]?.view),
			title: this.#title,
			createdAt: readTime(this.#session["timestamp"]),
			projectName: asName(cwd.split(/[\\/]/).findLast((name) => name !== "")),
			...this.#lastId !== null && { activeLeafSourceId: this.#lastId }
		}, this.#messages), ...skipUnknownMessages(this.#unknownMessages)];
	}
	#addMessage(record, message, id) {
		const role = asText(message["role"]);
		const details = {
			createdAt: readTime(message["timestamp"] ?? record["timestamp"]),
			model: asName(message["model"]),
			isInterrupted: message["stopReason"] === "aborted"
		};
		if (role === "user" && id !== null) this.#start ??= `session-of:${id}:${asText(record["timestamp"])}`;
		this.#put({
			id,
			parent: parentOf(record),
			view: this.#toView(role, message, details)
		});
	}
	#toView(role, message, details) {
		switch (role) {
			case "user": return toNodeView("user", readContent(message["content"]), details);
			case "assistant": return toNodeView("assistant", readReply$1(message["content"]), details);
			case "toolResult": return toNodeView("tool", toShortOutput(message["content"], asName(message["toolName"])), details);
			case "bashExecution":
			case "custom":
			case "hookMessage":
			case "branchSummary":
			case "compactionSummary": return { kind: "hidden" };
			default:
				this.#unknownMessages++;
				return { kind: "hidden" };
		}
	}
	#put(message) {
		this.#lastId = message.id;
		this.size += 150 + sizeOfMessage(message);
		this.#messages.push(message);
	}
};
/** Undefined in the first versions, whose messages follow each other. */
function parentOf(record) {
	return "parentId" in record ? asName(record["parentId"]) : void 0;
}
function readReply$1(content) {
	if (!Array.isArray(content)) return readContent(content);
	return asList(content).flatMap((part) => {
		const call = asObject(part);
		if (call?.["type"] !== "toolCall") return readContent(part);
		return [toShortCall(asName(call["name"]) ?? "tool", call["arguments"])];
	});
}
// ../../packages/formats/src/providers/poe.ts
/**
* Poe: a chat as its page loads it, an object with `messagesConnection` somewhere inside a response of the server; or a
* chat as exporters write it, with a `bot` and `messages`.
*/
const poeFormat = {
	source: "poe",
	detect: detect$4,
	parse: parse$3
};
/** How many levels of a response, and how many keys of each object, are searched for the chat. */
const MAX_LEVELS = 4;
const MAX_KEYS = 20;
function detect$4(record) {
	return isExported(record) || findChat(record, MAX_LEVELS) !== null;
}
function isExported(record) {
	if (typeof record["bot"] !== "string" || !Array.isArray(record["messages"])) return false;
	return asText(record["url"]).startsWith("https://poe.com/") || record["messages"].some((message) => isObject(message) && "bot_name" in message);
}
function findChat(value, levelsLeft) {
	if (!isObject(value)) return null;
	if (nodesOf(value).some(isNode)) return value;
	if (levelsLeft === 0) return null;
	for (const key of Object.keys(value).slice(0, MAX_KEYS)) {
		const found = findChat(value[key], levelsLeft - 1);
		if (found) return found;
	}
	return null;
}
function nodesOf(chat) {
	return asList(asObject(chat["messagesConnection"])?.["edges"]).map((edge) => asObject(edge)?.["node"]).filter(isObject);
}
function isNode(node) {
	return typeof node["text"] === "string" && authorOf(node) !== null;
}
const authorOf = (node) => asName(node["author"]) ?? asName(node["authorNickname"]);
function parse$3(record) {
	const chat = isExported(record) ? null : findChat(record, MAX_LEVELS);
	return chat ? parseChat$2(chat) : parseExported(record);
}
function parseChat$2(chat) {
	const nodes = sortByTime(nodesOf(chat));
	const bot = asObject(chat["defaultBotObject"]) ?? asObject(chat["bot"]);
	const author = nodes.map(authorOf).find((name) => name !== null && !nonBots.has(name)) ?? null;
	return finishList({
		source: "poe",
		sourceId: asName(chat["chatCode"]) ?? toIdText(chat["chatId"]) ?? asName(chat["id"]) ?? deriveId("poe", nodes[0]),
		title: asText(chat["title"]),
		createdAt: readTime(chat["creationTime"]),
		assistantName: asName(bot?.["displayName"]) ?? asName(bot?.["nickname"]) ?? author
	}, nodes.map((node) => ({
		id: toIdText(node["messageId"]) ?? asName(node["id"]),
		view: viewOfNode(node)
	})));
}
/** Authors that are not bots; a `chat_break` is where the person cleared the context. */
const nonBots = /* @__PURE__ */ new Set(["human", "chat_break"]);
function viewOfNode(node) {
	const author = authorOf(node) ?? "";
	return toNodeView(author === "human" ? "user" : author === "chat_break" ? "system" : "assistant", readNode(node), {
		createdAt: readTime(node["creationTime"]),
		model: author,
		isInterrupted: node["state"] === "cancelled"
	});
}
function readNode(node) {
	return [...toFiles(asList(node["attachments"]).filter(isObject).map(({ name, file }) => ({
		...asObject(file),
		name
	}))), ...readContent(node["text"])];
}
/** Oldest first; as listed if a message has no time. */
function sortByTime(nodes) {
	const timeOf = (node) => readTime(node["creationTime"]);
	if (nodes.some((node) => timeOf(node) === null)) return nodes;
	return nodes.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}
/** An id as text, which some fields have as a number. */
const toIdText = (id) => typeof id === "number" ? String(id) : asName(id);
function parseExported(record) {
	const messages = asList(record["messages"]).filter(isObject);
	const code = /^https:\/\/poe\.com\/chat\/([\w-]+)/.exec(asText(record["url"]))?.[1];
	return finishList({
		source: "poe",
		sourceId: code ?? toIdText(record["id"]) ?? deriveId("poe", record["created_at"], messages[0]),
		title: asText(record["title"]),
		createdAt: readTime(record["created_at"]),
		updatedAt: readTime(record["updated_at"]),
		assistantName: asName(record["bot"])
	}, messages.map(toMessage$3));
}
function toMessage$3(message) {
	const view = toNodeView(readSpeaker(message["role"]) ?? "assistant", readContent(message["content"]), {
		createdAt: readTime(message["timestamp"]),
		model: asName(message["bot_name"])
	});
	return {
		id: toIdText(message["message_id"]),
		view
	};
}
// ../../packages/formats/src/providers/qwen-code-parts.ts
/** Texts that hooks add to a prompt. */
const ADDED = /^\s*<qwen:[a-z-]+>/;
const partsOf = (message) => asList(message?.["parts"]).filter(isObject);
/** The person's text, with the names of the files they attached. */
function readQwenPrompt(message, payload) {
	const parts = partsOf(message);
	const written = parts.map((part) => asText(part["text"])).filter((text) => !ADDED.test(text));
	const text = (asName(payload?.["displayText"]) ?? written.join("")).trim();
	return [...parts.flatMap(readFile$1), ...toText(text)];
}
function readQwenReply(message) {
	return partsOf(message).flatMap((part) => {
		const call = asObject(part["functionCall"]);
		if (call !== null) return [toShortCall(asName(call["name"]) ?? "tool", call["args"])];
		const text = asText(part["text"]).trim();
		if (part["thought"] === true) return toReasoning$1(text);
		return text === "" ? readFile$1(part) : toText(text);
	});
}
function readQwenResult(message) {
	return partsOf(message).flatMap((part) => {
		const result = asObject(part["functionResponse"]);
		const response = asObject(result?.["response"]);
		const output = asText(response?.["output"]) || asText(response?.["error"]);
		return result === null ? [] : toShortOutput(output || response, asName(result["name"]));
	});
}
function toText(text) {
	return text === "" ? [] : [{
		type: "text",
		text
	}];
}
function readFile$1(part) {
	const file = asObject(part["inlineData"]) ?? asObject(part["fileData"]);
	if (file === null) return [];
	return [{
		type: "attachment",
		name: asName(file["displayName"]) ?? asName(file["fileUri"]) ?? "Attachment",
		mimeType: asName(file["mimeType"]),
		size: null,
		assetId: null
	}];
}
// ../../packages/formats/src/providers/qwen-code.ts
/**
* Qwen Code: ~/.qwen/projects/<project>/chats/<session>.jsonl, lines linked by `parentUuid` with messages in the form of
* the Gemini API. Source: packages/core/src/services/chatRecordingService.ts of QwenLM/qwen-code.
*/
const qwenCodeFormat = {
	source: "qwen-code",
	detect: isLine,
	open: () => new QwenCodeReader()
};
function isLine(record) {
	if (!(asName(record["uuid"]) !== null && asName(record["sessionId"]) !== null && "parentUuid" in record)) return false;
	if (record["type"] === "system") return asName(record["subtype"]) !== null && "systemPayload" in record;
	return Array.isArray(asObject(record["message"])?.["parts"]);
}
/** Lines with the role user that a person wrote; others are of hooks, schedules, and agents. */
const PERSON_SUBTYPES = /* @__PURE__ */ new Set([
	"",
	"mid_turn_user_message",
	"realtime_message"
]);
var QwenCodeReader = class {
	size = 0;
	#messages = /* @__PURE__ */ new Map();
	/** The line above each line, by their ids. */
	#parents = /* @__PURE__ */ new Map();
	#titles = /* @__PURE__ */ new Map();
	#firstId = null;
	#lastId = null;
	#folder = null;
	#unknownMessages = 0;
	#hasSidechain = false;
	add(record) {
		if (!isObject(record)) return;
		const id = asName(record["uuid"]) ?? `line-${this.#parents.size}`;
		if (record["isSidechain"] === true || asName(record["agentId"]) !== null) {
			this.#hasSidechain = true;
			return;
		}
		const parent = asName(record["parentUuid"]);
		if (!this.#parents.has(id)) this.#parents.set(id, parent);
		this.#folder ??= asName(asText(record["cwd"]).split(/[\\/]/).findLast((name) => name !== ""));
		if (record["type"] === "system" && !("message" in record)) this.#addEvent(record, id);
		else this.#addMessage(record, id, parent);
	}
	finish() {
		const unknown = skipUnknownMessages(this.#unknownMessages);
		if (this.#messages.size === 0 && this.#hasSidechain) return [{ skip: {
			code: "not_a_conversation",
			reason: "This is the work of a subagent; its result is in the conversation that started it."
		} }];
		const first = this.#firstId;
		return [finishList({
			source: "qwen-code",
			sourceId: first === null ? deriveId(this.#lastId) : `session-of:${first}`,
			title: this.#findTitle(),
			projectName: this.#folder,
			activeLeafSourceId: this.#lastId ?? ""
		}, [...this.#messages.values()]), ...unknown];
	}
	/** Events only matter as links between messages, and for titles. */
	#addEvent(record, id) {
		this.#lastId = id;
		const title = asName(asObject(record["systemPayload"])?.["customTitle"]);
		if (record["subtype"] === "custom_title" && title !== null) this.#titles.set(id, title);
		this.#put({
			id,
			parent: asName(record["parentUuid"]),
			view: { kind: "hidden" }
		});
	}
	#addMessage(record, id, parent) {
		const message = asObject(record["message"]);
		const details = {
			createdAt: readTime(record["timestamp"]),
			model: asName(record["model"])
		};
		this.#lastId = id;
		switch (record["type"]) {
			case "user": {
				const blocks = PERSON_SUBTYPES.has(asText(record["subtype"])) ? readQwenPrompt(message, asObject(record["systemPayload"])) : [];
				if (blocks.length > 0) this.#firstId ??= id;
				this.#put({
					id,
					parent,
					view: blocks.length > 0 ? toNodeView("user", blocks, details) : { kind: "hidden" }
				});
				return;
			}
			case "assistant":
				this.#put({
					id,
					parent,
					view: toNodeView("assistant", readQwenReply(message), details)
				});
				return;
			case "tool_result":
				this.#put({
					id,
					parent,
					view: toNodeView("tool", readQwenResult(message), details)
				});
				return;
			default:
				if (record["type"] !== "system" && message !== null) this.#unknownMessages++;
				this.#put({
					id,
					parent,
					view: { kind: "hidden" }
				});
		}
	}
	/** Adds a message. A reply may be on several lines with one id. */
	#put(message) {
		const known = this.#messages.get(message.id);
		this.size += 150 + sizeOfMessage(message);
		if (known === void 0 || known.view.kind === "hidden") this.#messages.set(message.id, message);
		else if (message.view.kind !== "hidden") {
			const { blocks, model } = message.view;
			const joined = [...known.view.blocks, ...blocks];
			const view = toNodeView(known.view.role, joined, {
				...known.view,
				model: model ?? known.view.model
			});
			this.#messages.set(message.id, {
				...known,
				view
			});
		}
	}
	/** The last title on the way to the last line: a title that was taken back does not count. */
	#findTitle() {
		const seen = /* @__PURE__ */ new Set();
		for (let id = this.#lastId; id !== null && !seen.has(id); id = this.#parents.get(id) ?? null) {
			seen.add(id);
			const title = this.#titles.get(id);
			if (title !== void 0) return title;
		}
		return "";
	}
};
// ../../packages/formats/src/providers/qwen-content.ts
/** A question is a text. An answer consists of phases (`content_list`), and the phase `answer` has its text. */
function readQwenMessage(message, speaker) {
	const files = toFiles(message["files"]);
	if (speaker === "user") return [...files, ...readContent(message["content"])];
	const phases = asList(message["content_list"]).filter(isObject);
	const sources = numberSources(phases.flatMap(pagesOf).map((page) => asText(page["url"])));
	const blocks = phases.flatMap((phase) => readPhase(phase, sources));
	const thought = blocks.some(({ type }) => type === "reasoning") ? [] : toReasoning$1(textOf$1(message["reasoning_content"]));
	const text = blocks.some(({ type }) => type === "text" || type === "attachment") ? "" : linkNumbers(asText(message["content"]), sources);
	const error = textOf$1(message["error"]);
	return [
		...files,
		...thought,
		...blocks,
		...readContent(text),
		...toOutput$1(error, null)
	];
}
function readPhase(phase, sources) {
	const text = asText(phase["content"]);
	switch (phase["phase"]) {
		case "answer": return phase["role"] === "function" ? [] : readContent(linkNumbers(text, sources));
		case "think":
		case "thinking_summary": return toReasoning$1(text || summaryOf(phase));
		case "image_gen":
		case "image_gen_tool":
		case "image_edit":
		case "video_gen": return readPicture(phase, text);
		default: return readTool$2(phase, text);
	}
}
function summaryOf(phase) {
	const extra = asObject(phase["extra"]);
	const titles = asList(asObject(extra?.["summary_title"])?.["content"]).map(asText);
	return asList(asObject(extra?.["summary_thought"])?.["content"]).map(asText).map((thought, at) => [titles[at] ? `**${titles[at]}**` : "", thought].filter((piece) => piece !== "").join("\n\n")).join("\n\n");
}
function pagesOf(phase) {
	return asList(asObject(phase["extra"])?.["web_search_info"] ?? asObject(phase["web_search_info"])?.["list"]).filter(isObject);
}
function readTool$2(phase, text) {
	const tool = asName(phase["name"]) ?? asName(phase["phase"]) ?? "tool";
	const call = asObject(phase["function_call"]);
	const pages = pagesOf(phase).map((page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n"));
	const input = asText(call?.["arguments"]);
	const output = pages.length > 0 ? pages.join("\n\n") : shortText(text);
	return [...input === "" ? [] : [{
		type: "tool_call",
		tool: asName(call?.["name"]) ?? tool,
		input
	}], ...toOutput$1(output, tool)];
}
/** The pictures or videos of a phase, whose addresses are in its text or in a list. */
function readPicture(phase, text) {
	const extra = asObject(phase["extra"]);
	const listedAddresses = asList(extra?.["image_list"] ?? extra?.["tool_result"]).map((entry) => isObject(entry) ? asText(entry["image"]) || asText(entry["url"]) : asText(entry));
	return [...new Set([...listedAddresses, text.trim()].filter((address) => /^https?:\/\/\S+$/.test(address)))].map((address) => ({
		type: "attachment",
		name: phase["phase"] === "video_gen" ? "Generated video" : "Generated image",
		mimeType: phase["phase"] === "video_gen" ? "video/*" : "image/*",
		size: null,
		assetId: address
	}));
}
// ../../packages/formats/src/providers/qwen.ts
/**
* Conversations of chat.qwen.ai, a fork of Open WebUI: `chat.history.messages` by id, but an answer is a `content_list`
* of phases. An export is an object with a list of conversations in `data`; for one conversation the web app loads an
* object with the conversation in `data`.
*/
const qwenFormat = {
	source: "qwen",
	detect: detect$3,
	parse: parse$2
};
/** Fields that Open WebUI does not have, in messages and in chats. */
const messageFields = [
	"content_list",
	"feature_config",
	"sub_chat_type",
	"chat_type",
	"turn_id"
];
const chatFields = [
	"currentId",
	"chat_type",
	"project_id"
];
function detect$3(record) {
	return isChat(record) || chatsOf(record).some(isChat);
}
/** Whether a record is a chat of Qwen, and not of Open WebUI. */
function isChat(record) {
	const chat = asObject(record["chat"]);
	if (chat === null) return false;
	const messages = messagesOf(chat);
	const hasQwenMessages = messages.some(([, message]) => messageFields.some((field) => field in message));
	const hasQwenFields = chatFields.some((field) => field in record) && !("folder_id" in record);
	return hasQwenMessages || messages.length > 0 && hasQwenFields;
}
function chatsOf(record) {
	const data = record["data"];
	return (Array.isArray(data) ? data : [data]).filter(isObject);
}
/** The messages of a chat with their ids. Older chats have only a list with the messages of the shown branch. */
function messagesOf(chat) {
	const messagesById = asObject(asObject(chat["history"])?.["messages"]);
	const entries = Object.entries(messagesById ?? {}).flatMap(([id, message]) => isObject(message) ? [[id, message]] : []);
	if (entries.length > 0) return entries;
	return asList(chat["messages"]).filter(isObject).map((message) => [asName(message["id"]), message]);
}
function parse$2(record) {
	if (isChat(record)) return [parseChat$1(record)];
	return chatsOf(record).map((chat) => ({
		...parseChat$1(chat),
		name: asText(chat["title"])
	}));
}
function parseChat$1(record) {
	const chat = asObject(record["chat"]) ?? {};
	const messages = messagesOf(chat);
	const model = asName(asList(chat["models"])[0]);
	const current = asName(asObject(chat["history"])?.["currentId"]) ?? asName(record["currentId"]);
	return finishList({
		source: "qwen",
		sourceId: asName(record["id"]) ?? deriveId(record["created_at"], messages[0]?.[0]),
		title: asText(record["title"]) || asText(chat["title"]),
		createdAt: readTime(record["created_at"]) ?? readTime(chat["timestamp"]),
		updatedAt: readTime(record["updated_at"]),
		isArchived: record["archived"] === true,
		isPinned: record["pinned"] === true,
		projectId: asName(record["project_id"]),
		activeLeafSourceId: current
	}, messages.map(([id, message]) => toMessage$2(id, message, model)));
}
function toMessage$2(id, message, fallbackModel) {
	const speaker = readSpeaker(message["role"]) ?? "assistant";
	const parent = message["parentId"] ?? message["parent_id"];
	return {
		id,
		parent: parent === void 0 ? void 0 : asName(parent),
		children: asList(message["childrenIds"]).filter((child) => typeof child === "string"),
		view: toNodeView(speaker, readQwenMessage(message, speaker), {
			createdAt: readTime(message["timestamp"]),
			model: asName(message["model"]) ?? asName(message["modelName"]) ?? fallbackModel,
			isInterrupted: message["done"] === false || message["is_stop"] === true
		})
	};
}
// ../../packages/formats/src/providers/sillytavern-dates.ts
const months = "january february march april may june july august september october november december".split(" ");
/**
* Milliseconds of the times that versions of SillyTavern wrote: 'June 1, 2024 1:05pm', '2024-6-1@13h05m22s' (also with
* spaces and milliseconds), ISO 8601, or a number of milliseconds. The first two have no time zone and count as UTC.
*/
function readSendDate(value) {
	if (typeof value !== "string") return readTime(value);
	const text = value.trim().slice(0, 64);
	const compact = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/.exec(text);
	if (compact) {
		const [year = 0, month = 0, ...dayAndTime] = compact.slice(1).map((part) => Number(part ?? 0));
		return readTime(Date.UTC(year, month - 1, ...dayAndTime));
	}
	const longDate = /^([a-z]+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2}) ?([ap])m$/i.exec(text);
	const month = months.indexOf(longDate?.[1]?.toLowerCase() ?? "");
	if (!longDate || month < 0) return readTime(text);
	const [, , day, year, hour, minute, halfOfDay] = longDate;
	const hours = Number(hour) % 12 + (halfOfDay?.toLowerCase() === "p" ? 12 : 0);
	return readTime(Date.UTC(Number(year), month, Number(day), hours, Number(minute)));
}
// ../../packages/formats/src/providers/sillytavern-message.ts
/**
* Whether a line is a help text of the program or a comment, and not a message. Messages that the person hid from the
* model have `is_system` as well, but no type.
*/
function isNote(message) {
	if (message["is_system"] !== true) return false;
	const extra = asObject(message["extra"]);
	if (Array.isArray(extra?.["tool_invocations"])) return false;
	const type = asName(extra?.["type"]);
	return type !== null && type !== "narrator" || message["name"] === "SillyTavern System";
}
function readMessageBlocks(message) {
	const extra = asObject(message["extra"]) ?? {};
	const calls = asList(extra["tool_invocations"]).filter(isObject);
	if (calls.length > 0) return calls.flatMap(readInvocation);
	return [
		...toReasoning$1(asText(extra["reasoning"])),
		...readText$1(message),
		...readFiles(extra)
	];
}
function readInvocation(call) {
	return toToolBlocks(asName(call["displayName"]) ?? asName(call["name"]) ?? "tool", call["parameters"], call["result"]);
}
/** The text of a message, in a group after the name of the character. Other programs wrap the text in an object. */
function readText$1(message) {
	const text = asText(message["mes"]) || asText(asObject(message["mes"])?.["message"]);
	const name = asName(message["name"]);
	return readContent(asName(message["original_avatar"]) !== null && message["is_user"] !== true && name !== null && text !== "" ? `**${name}:** ${text}` : text);
}
function readFiles(extra) {
	const pictures = [extra["image"], ...asList(extra["image_swipes"])].flatMap((address) => asName(address) ?? []);
	const media = [
		...asList(extra["media"]),
		...asList(extra["files"]),
		extra["file"]
	].filter(isObject);
	return [...[...new Set(pictures)].map((address) => toFile$1({
		name: fileNameIn(address),
		type: "image/*"
	})), ...media.map((file) => toFile$1({
		name: asName(file["name"]) ?? fileNameIn(asText(file["url"])),
		size: file["size"]
	}))];
}
const fileNameIn = (address) => address.startsWith("data:") ? "Image" : address.slice(address.lastIndexOf("/") + 1).slice(0, 200);
// ../../packages/formats/src/providers/sillytavern.ts
/** SillyTavern: `chats/<character>/<name>.jsonl`, a header line about the chat, then one line for each message. */
const sillytavernFormat = {
	source: "sillytavern",
	detect: (record) => isHeader(record) || isMessage(record),
	open: (path) => new SillyTavernReader(path)
};
function isHeader(record) {
	return typeof record["user_name"] === "string" && typeof record["character_name"] === "string" && ("create_date" in record || "chat_metadata" in record);
}
function isMessage(record) {
	return typeof record["is_user"] === "boolean" && (typeof record["mes"] === "string" || isObject(record["mes"]));
}
var SillyTavernReader = class {
	#path;
	#messages = [];
	#characterNames = /* @__PURE__ */ new Set();
	#header = {};
	#firstDate;
	/** The shown version of the last message. */
	#lastShownId = null;
	/** How many messages were read. Notes of the program do not count, because the program adds and removes them. */
	#messageCount = 0;
	/** How many lines are neither headers nor messages. */
	#unknownLines = 0;
	size = 0;
	constructor(path) {
		this.#path = path;
	}
	add(record) {
		if (!isObject(record)) return;
		if (isHeader(record)) this.#header = record;
		else if (isMessage(record)) this.#addMessage(record);
		else this.#unknownLines++;
	}
	#addMessage(message) {
		this.#firstDate ??= message["send_date"];
		const name = asName(message["name"]);
		if (message["is_system"] !== true && message["is_user"] === false && name !== null) this.#characterNames.add(name);
		if (isNote(message)) return;
		const index = this.#messageCount++;
		const parent = this.#lastShownId;
		for (const [at, version] of versionsOf(message).entries()) {
			const id = `${index}.${at}`;
			this.#messages.push({
				id,
				parent,
				view: viewOf(version.message)
			});
			if (version.isShown) this.#lastShownId = id;
			this.size += asText(version.message["mes"]).length + 200;
		}
	}
	finish() {
		const name = this.#path.slice(this.#path.lastIndexOf("/") + 1).replace(/\.jsonl?$/i, "").replace(/ \(\d+\)$/, "");
		const characterName = asName(this.#header["character_name"]);
		const character = characterName === "unused" ? null : characterName;
		return [finishList({
			source: "sillytavern",
			sourceId: deriveId("sillytavern", character, name, this.#header["create_date"] ?? this.#firstDate),
			title: /@\d+h/.test(name) ? "" : name,
			createdAt: readSendDate(this.#header["create_date"]),
			assistantName: character ?? ([...this.#characterNames].slice(0, 4).join(", ") || null),
			activeLeafSourceId: this.#lastShownId
		}, this.#messages), ...skipUnknownMessages(this.#unknownLines)];
	}
};
/** The versions (swipes) of an answer. The shown version is the message itself, because it may have been edited. */
function versionsOf(message) {
	const swipes = asList(message["swipes"]);
	if (swipes.length < 2) return [{
		message,
		isShown: true
	}];
	const shown = Math.min(asCount(message["swipe_id"]) ?? swipes.indexOf(message["mes"]), swipes.length - 1);
	const infos = asList(message["swipe_info"]);
	const versions = swipes.map((swipe, at) => {
		if (at === shown) return {
			message,
			isShown: true
		};
		const info = asObject(infos[at]);
		const extra = asObject(info?.["extra"]) ?? {};
		return {
			message: {
				...message,
				mes: swipe,
				send_date: info?.["send_date"],
				extra
			},
			isShown: false
		};
	});
	return shown === -1 ? [...versions, {
		message,
		isShown: true
	}] : versions;
}
function viewOf(message) {
	const extra = asObject(message["extra"]);
	return toNodeView(message["is_user"] === true ? "user" : "assistant", readMessageBlocks(message), {
		createdAt: readSendDate(message["send_date"]),
		model: asName(extra?.["model"])
	});
}
// ../../packages/formats/src/providers/t3chat.ts
/**
* The message history of t3.chat: lists `threads` and `messages`, linked by `threadId`. Many fields occur in two
* spellings. There are no branches: an edited or regenerated message replaces the earlier one.
*/
const t3chatFormat = {
	source: "t3chat",
	detect: detect$2,
	parse: parse$1
};
const threadIdOf = (row) => asName(row["threadId"]) ?? asName(row["thread_id"]);
function detect$2(record) {
	if (!Array.isArray(record["threads"]) || !Array.isArray(record["messages"])) return false;
	const messages = asList(record["messages"]).filter(isObject);
	const thread = asList(record["threads"]).find(isObject);
	if (messages.length > 0) return messages.some((message) => threadIdOf(message) !== null && "role" in message);
	return thread === void 0 || !("messages" in thread);
}
function parse$1(record) {
	const threads = /* @__PURE__ */ new Map();
	for (const thread of asList(record["threads"]).filter(isObject)) {
		const id = threadIdOf(thread) ?? asName(thread["id"]);
		if (id !== null) threads.set(id, {
			thread,
			messages: []
		});
	}
	for (const message of asList(record["messages"]).filter(isObject)) {
		const id = threadIdOf(message) ?? "unknown";
		const chat = threads.get(id) ?? {
			thread: {},
			messages: []
		};
		chat.messages.push(message);
		threads.set(id, chat);
	}
	return [...threads].map(([id, { thread, messages }]) => parseThread(id, thread, messages));
}
function parseThread(id, thread, messages) {
	const title = asText(thread["title"]);
	const result = finishList({
		source: "t3chat",
		sourceId: id,
		title,
		createdAt: timeOf(thread),
		updatedAt: readTime(thread["lastMessageAt"] ?? thread["last_message_at"] ?? thread["updatedAt"]),
		isPinned: thread["pinned"] === true,
		isArchived: thread["visibility"] === "archived",
		projectId: asName(thread["projectId"])
	}, messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).map(toMessage$1));
	return "skip" in result ? {
		...result,
		name: title
	} : result;
}
const timeOf = (row) => readTime(row["created_at"] ?? row["createdAt"] ?? row["_creationTime"]);
function toMessage$1(message) {
	return {
		id: asName(message["messageId"]) ?? asName(message["id"]) ?? asName(message["_id"]),
		view: toNodeView(readSpeaker(message["role"]) ?? "assistant", readBlocks(message), {
			createdAt: timeOf(message),
			model: asName(message["model"]),
			isInterrupted: /^(cancelled|error|streaming|waiting)$/.test(asText(message["status"]))
		})
	};
}
/** The blocks of a message. `content` repeats the texts of `parts`, so it is read only if `parts` has no texts. */
function readBlocks(message) {
	const parts = asList(message["parts"]).filter(isObject).flatMap(readPart$1);
	const body = parts.some(({ type }) => type === "text") ? [] : readContent(message["content"]);
	const thought = parts.some(({ type }) => type === "reasoning") ? [] : toReasoning$1(textOf$1(message["reasoning"]));
	const error = asObject(message["serverError"]);
	return [
		...listFiles(message).map(toAttachment),
		...thought,
		...parts,
		...body,
		...toOutput$1(asText(error?.["message"]) || asText(error?.["type"]), null)
	];
}
/** The files of a message; an export has only their ids. */
function listFiles(message) {
	const files = asList(message["attachments"]).filter(isObject);
	const ids = asList(message["attachmentIds"] ?? message["attachment_ids"]).filter((id) => typeof id === "string");
	return files.length > 0 ? files : ids.map((id) => ({ id }));
}
function readPart$1(part) {
	switch (part["type"]) {
		case "reasoning": return toReasoning$1(asText(part["reasoning"]) || asText(part["text"]));
		case "tool_call":
		case "tool-call": return readTool$1(part);
		default: return readContent(part);
	}
}
function readTool$1(part) {
	const tool = asName(part["toolName"]) ?? "tool";
	const args = asObject(part["args"]) ?? {};
	const queries = asList(args["queries"]).map(asText).filter(Boolean);
	const input = queries.length > 0 ? queries.join("\n") : asText(args["prompt"]) || toRawJson(args);
	const results = asList(part["result"]).filter(isObject);
	const pictures = results.filter((entry) => "fileName" in entry).map(toAttachment);
	const output = results.map((page) => [asText(page["title"]), asText(page["url"])].filter(Boolean).join("\n")).filter(Boolean).join("\n\n") || shortText(textOf$1(part["result"]));
	return [{
		type: "tool_call",
		tool,
		input
	}, ...pictures.length > 0 ? pictures : toOutput$1(output, tool)];
}
function toAttachment(file) {
	return {
		type: "attachment",
		name: asName(file["fileName"]) ?? asName(file["name"]) ?? "Attachment",
		mimeType: asName(file["mimeType"]) ?? (/\.(png|jpe?g|webp|gif)$/i.test(asText(file["fileName"])) ? "image/*" : null),
		size: null,
		assetId: asName(file["url"]) ?? asName(file["attachmentUrl"]) ?? asName(file["id"])
	};
}
// ../../packages/formats/src/providers/transcript.ts
/**
* Styles of lines that name a speaker: '## User', '### User Input'; '**You:** text'; 'ChatGPT said:', 'Human: text'.
*/
const heading = /^#{1,6}\s+(?:[^\p{L}\p{N}]{0,4})([\p{L} ]{1,24}?)(?:\s+(?:said|input|response|prompt))?\s*[:：]?\s*(?:\(([^)]*)\))?\s*$/iu;
const bold = /^(?:\*\*|__)([\p{L} ]{1,24}?)\s*[:：]?(?:\*\*|__)\s*[:：]?\s*(.*)$/u;
const plain = /^(?:>\s?)?([\p{L} ]{1,24}?)(?:\s+said)?\s*[:：]\s*(.*)$/iu;
const fence = /^\s{0,3}(`{3,}|~{3,})/;
const transcriptFormat = {
	source: "transcript",
	parse: (text, path) => {
		const result = readTranscript(text, path);
		return result && [result];
	}
};
/**
* The conversation in a text with lines that name the speakers, or in a text copied from Bing; null for any other text.
* `path` is that of the file.
*/
function readTranscript(text, path) {
	const lines = toStorable(text.replace(/^\uFEFF/, "")).split(/\r?\n/);
	const { turns, linesBefore } = splitTurns(lines);
	const speakers = new Set(turns.map(({ speaker }) => speaker));
	if (!speakers.has("user") || !speakers.has("assistant")) return readBing(lines, path);
	const title = /^#\s+(.+)$/m.exec(linesBefore.join("\n"))?.[1] ?? "";
	const messages = turns.map(toMessage);
	return finishList({
		source: "transcript",
		sourceId: deriveId(path, title, turns[0]?.lines.join("\n").slice(0, 500)),
		title: title || titleOf$1(path)
	}, messages);
}
function splitTurns(lines) {
	const turns = [];
	const linesBefore = [];
	const style = findStyle(lines);
	/** The fence of the current block of code, in which no line names a speaker. */
	let openFence = null;
	for (const line of lines) {
		const mark = fence.exec(line)?.[1];
		if (mark !== void 0 && openFence === null) openFence = mark;
		else if (mark !== void 0 && openFence !== null && mark.startsWith(openFence)) openFence = null;
		const start = openFence === null && mark === void 0 && style ? readStart(line, style) : null;
		const turn = turns.at(-1);
		if (start) turns.push({
			speaker: start.speaker,
			lines: start.textAfter === "" ? [] : [start.textAfter],
			createdAt: start.time
		});
		else if (turn) turn.lines.push(line);
		else linesBefore.push(line);
	}
	return {
		turns,
		linesBefore
	};
}
/**
* The style in which a text names its speakers: the first one that names a user and an assistant; null if none does.
*/
function findStyle(lines) {
	return [
		heading,
		bold,
		plain
	].find((style) => {
		const speakers = new Set(lines.map((line) => readStart(line, style)?.speaker));
		return speakers.has("user") && speakers.has("assistant");
	}) ?? null;
}
/** The speaker in a line that begins a turn, and what follows the name; null for any other line. */
function readStart(line, style) {
	const found = style.exec(line);
	const speaker = readName(found?.[1] ?? "");
	if (!found || speaker === null) return null;
	return {
		speaker,
		textAfter: style === heading ? "" : found[2] ?? "",
		time: style === heading ? readTime(found[2] ?? "") : null
	};
}
function readName(name) {
	const plainName = name.trim().toLowerCase().replace(/^planner$/, "assistant");
	return readSpeaker(plainName) ?? readSpeaker(plainName.replace(/^(the|my|an?|ai|microsoft|google|openai) /, ""));
}
function toMessage({ speaker, lines, createdAt }) {
	const timeLine = /^_?(?:Timestamp|Time|Date):\s*(\S+?)_?\s*$/i;
	const firstIndex = lines.findIndex((line) => line.trim() !== "");
	const time = timeLine.exec(lines[firstIndex] ?? "")?.[1];
	return {
		id: null,
		view: toNodeView(speaker, splitTagged((time === void 0 ? lines : lines.filter((_, index) => index !== firstIndex)).join("\n").replace(/\n+(?:-{3,}|\*{3,}|={3,})\s*$/, "").trim()), { createdAt: readTime(time) ?? createdAt })
	};
}
/**
* The conversation in a text copied from Bing's chat of 2023: the question as a heading, the answer, and its sources.
*/
function readBing(lines, path) {
	const text = lines.join("\n");
	const source = /^Source: Conversation with (?:Bing|Copilot),?\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/m.exec(text);
	const question = /^#\s+(.+)$/m.exec(text);
	if (!source || !question) return null;
	const [, month, day, year] = source;
	const createdAt = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
	const answer = text.slice(question.index + question[0].length).trim();
	return finishList({
		source: "copilot",
		sourceId: deriveId(path, question[1], source[0]),
		createdAt
	}, [{
		id: null,
		view: toNodeView("user", [{
			type: "text",
			text: (question[1] ?? "").trim()
		}], { createdAt })
	}, {
		id: null,
		view: toNodeView("assistant", [{
			type: "text",
			text: answer
		}], { createdAt })
	}]);
}
function titleOf$1(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(/\.(md|markdown|txt)$/i, "");
}
// ../../packages/formats/src/providers/typingmind.ts
/** TypingMind: `data.chats` with `data.folders`, or `chats` alone. */
const typingmindFormat = {
	source: "typingmind",
	detect: detect$1,
	parse
};
const rootOf = (record) => asObject(record["data"]) ?? record;
function detect$1(record) {
	return asList(rootOf(record)["chats"]).filter(isObject).some((chat) => Array.isArray(chat["messages"]));
}
function parse(record) {
	const root = rootOf(record);
	const folders = asList(root["folders"]).filter(isObject);
	const names = new Map(folders.map((folder) => [asText(folder["id"]), asText(folder["title"] ?? folder["name"])]));
	return asList(root["chats"]).map((entry) => {
		const chat = asObject(entry) ?? {};
		return {
			...parseChat(chat, names),
			name: titleOf(chat)
		};
	});
}
const titleOf = (chat) => asText(chat["chatTitle"]) || asText(chat["title"]) || asText(chat["preview"]);
function parseChat(chat, folders) {
	const messages = asList(chat["messages"]).filter(isObject);
	const folder = asName(chat["folderID"]) ?? asName(chat["folderId"]);
	const model = asName(asObject(chat["modelInfo"])?.["title"]) ?? asName(chat["model"]);
	return finishList({
		source: "typingmind",
		sourceId: asName(chat["chatID"]) ?? asName(chat["id"]) ?? deriveId(chat["createdAt"], messages[0]),
		title: asText(chat["chatTitle"]) || asText(chat["title"]),
		createdAt: readTime(chat["createdAt"]),
		updatedAt: readTime(chat["updatedAt"]),
		isPinned: Boolean(chat["pinned"] ?? chat["isPinned"] ?? chat["pinnedAt"]),
		isArchived: chat["archived"] === true,
		projectId: folder,
		projectName: folders.get(folder ?? "") || null
	}, messages.flatMap((message) => toVersions(message, model)));
}
/** The versions of a message: a regenerated answer is one message that contains all versions. */
function toVersions(message, model) {
	const versions = asList(message["threads"] ?? message["variants"]).filter(isObject).flatMap((variant) => {
		const nested = asList(variant["messages"]).filter(isObject);
		return nested.length > 0 ? nested : [variant];
	});
	return (versions.length > 0 ? versions : [message]).map((version) => ({
		id: asName(version["uuid"]) ?? asName(version["id"]),
		view: readMessage$2({
			model,
			...version
		}, readSpeaker(version["role"] ?? message["role"]) ?? "assistant")
	}));
}
// ../../packages/formats/src/providers/vscode-log.ts
/** Fields of a chat that are never read: drafts, queued questions that were not sent, and large technical data. */
const IGNORED_FIELDS = new Set("inputState inputText pendingRequests repoData metadata contentReferences usedContext codeCitations edits editedFileEvents followups responseMarkdownInfo promptTokenDetails modelTotals".split(" "));
/** The keys with which the path of a change may begin. */
const TOP_LEVEL_KEYS = /^(?:version|requests|customTitle|inputState|pendingRequests|hasPendingEdits|repoData|responderUsername)$/;
/** How many characters of each text of a tool are kept. */
const MAX_TOOL_CHARACTERS = 2e3;
/** Each value counts as this many characters in addition to its text. */
const NODE_SIZE = 20;
/**
* Whether a record is an entry of a log. Its `kind` is 0: the whole chat; 1: a value is set; 2: values are appended to
* a list; 3: a value is deleted. `k` is the path of the changed value, `v` the value.
*/
function isLogEntry(record) {
	if (record["kind"] === 0) return isObject(record["v"]) && Array.isArray(record["v"]["requests"]);
	return isChange(record) && TOP_LEVEL_KEYS.test(asText(asList(record["k"])[0]));
}
function isChange({ kind }) {
	return kind === 1 || kind === 2 || kind === 3;
}
/**
* Rebuilds a chat from the log of its changes. Source: src/vs/workbench/contrib/chat/common/model/objectMutationLog.ts
* of microsoft/vscode. A change is left out if the object or list that it changes does not exist.
*/
var ChangeLog = class {
	#chat = { requests: [] };
	#size = 0;
	/** How many changes with messages could not be applied. */
	failedChanges = 0;
	get chat() {
		return this.#chat;
	}
	get size() {
		return this.#size;
	}
	apply(entry) {
		const path = asList(entry["k"]);
		if (entry["kind"] === 0 && isObject(entry["v"]) && Array.isArray(entry["v"]["requests"])) {
			this.#chat = prune(entry["v"]);
			this.#size = sizeOf(this.#chat);
		} else if (path.length > 0 && !path.some((key) => IGNORED_FIELDS.has(String(key)) || key === "__proto__")) this.#change(entry, path);
	}
	#change(entry, path) {
		const holder = path.slice(0, -1).reduce(readField, this.#chat);
		const key = path.at(-1);
		const canApply = typeof holder === "object" && holder !== null && isChange(entry);
		if (path[0] === "requests" ? !canApply : hasRequests(entry["v"])) this.failedChanges++;
		if (!canApply) return;
		const before = readField(holder, key);
		this.#size -= sizeOf(before);
		if (entry["kind"] === 1) this.#set(holder, key, prune(entry["v"]));
		else if (entry["kind"] === 2) this.#set(holder, key, append(before, entry));
		else Reflect.deleteProperty(holder, String(key));
		this.#size += sizeOf(readField(holder, key));
	}
	/** Sets a value. In a list, a place after the end counts as the end, because lists have no gaps. */
	#set(holder, key, value) {
		if (!Array.isArray(holder)) Reflect.set(holder, String(key), value);
		else if (Number.isInteger(key) && Number(key) >= 0) holder[Math.min(Number(key), holder.length)] = value;
	}
};
/** Whether a list contains questions with their replies. */
function hasRequests(value) {
	return asList(value).some((item) => isObject(item) && "message" in item && "response" in item);
}
/** The list with the appended values. If the entry has an index `i`, the list is cut there first. */
function append(before, entry) {
	const list = Array.isArray(before) ? before : [];
	const cutAt = entry["i"];
	if (typeof cutAt === "number" && cutAt >= 0 && cutAt < list.length) list.length = Math.floor(cutAt);
	for (const value of asList(entry["v"])) list.push(prune(value));
	return list;
}
function readField(holder, key) {
	if (typeof holder !== "object" || holder === null) return void 0;
	return Object.hasOwn(holder, String(key)) ? Reflect.get(holder, String(key)) : void 0;
}
/** The value without ignored fields, and with shortened texts of tools. */
function prune(value, isInTool = false) {
	if (typeof value === "string") return isInTool ? value.slice(0, MAX_TOOL_CHARACTERS) : value;
	if (Array.isArray(value)) return value.map((item) => prune(item, isInTool));
	if (!isObject(value)) return value;
	const fieldsAreInTool = isInTool || asText(value["kind"]).startsWith("toolInvocation");
	const fields = Object.entries(value).filter(([key]) => !IGNORED_FIELDS.has(key));
	return Object.fromEntries(fields.map(([key, field]) => [key, prune(field, fieldsAreInTool)]));
}
function sizeOf(value) {
	if (typeof value === "string") return value.length + NODE_SIZE;
	if (typeof value !== "object" || value === null) return NODE_SIZE;
	return Object.values(value).reduce((sum, field) => sum + sizeOf(field), NODE_SIZE);
}
// ../../packages/formats/src/providers/vscode-text.ts
/** An opening fence at the end of a text, and a closing fence at the beginning of the next text. */
const OPENED = /\n?[ \t]{0,12}`{3,}[^\n`]*\s*$/;
const CLOSED = /^\s*`{3,}[ \t]*\n?/;
/** A block of code without content. */
const EMPTY_BLOCK = /^[ \t]*(`{3,})[^\n`]*\n\s*\1[ \t]*$/gm;
const ONLY_FENCES = /^(?:\s*`{3,}[^\n`]*)*\s*$/;
/** Joins the pieces of a reply's text. The fences around an edit are removed, because the edit itself is not text. */
var ReplyText = class {
	#text = "";
	#isAfterEdit = false;
	add(text) {
		if (text === "") return;
		this.#text += this.#isAfterEdit ? text.replace(CLOSED, "") : text;
		this.#isAfterEdit = false;
	}
	/** Notes that an edit comes next: the fence before it is removed, and the one after it when more text is added. */
	beginEdit() {
		if ((this.#text.match(/^[ \t]*`{3,}/gm)?.length ?? 0) % 2 === 0) return;
		this.#text = this.#text.replace(OPENED, "");
		this.#isAfterEdit = true;
	}
	/** Returns the text so far and starts over; null if there is no text. */
	take() {
		const text = this.#text.replace(EMPTY_BLOCK, "").replace(/\n{3,}/g, "\n\n").trim();
		this.#text = "";
		return ONLY_FENCES.test(text) ? null : text;
	}
};
// ../../packages/formats/src/providers/vscode-response.ts
/** Kinds of parts that are not read: progress of the work, and suggestions that the person did not accept. */
const IGNORED_KINDS = new Set("prepareToolInvocation undoStop codeblockUri progressMessage progressTask progressTaskSerialized mcpServersStarting confirmation elicitation elicitation2 elicitationSerialized warning command treeData multiDiffData pullRequest extensions externalEdits references reference usedContext codeCitation clearToPreviousToolInvocation hook usage disabledClaudeHooks autoModeResolution".split(" "));
/** A link without a text, as VS Code writes links to files. */
const BARE_LINK = /\[\]\(([^)\s]+)\)/g;
/** Kinds of parts that are edits of files. */
const EDIT_KINDS = /* @__PURE__ */ new Set([
	"textEditGroup",
	"notebookEditGroup",
	"workspaceEdit"
]);
/** The blocks of a reply, in order. Texts that follow each other, with the names of files in them, are one block. */
function readResponse(response) {
	const blocks = [];
	const reply = new ReplyText();
	const endText = () => {
		const text = reply.take();
		if (text !== null) blocks.push({
			type: "text",
			text
		});
	};
	for (const part of Array.isArray(response) ? response : [response]) {
		const text = typeof part === "string" ? asText(part) : isObject(part) ? readText(part) : "";
		if (text !== null) reply.add(text);
		else if (isObject(part)) {
			if (EDIT_KINDS.has(asText(part["kind"]))) reply.beginEdit();
			const found = readPart(part);
			if (found.length > 0) endText();
			for (const block of found) addBlock(blocks, block);
		}
	}
	endText();
	return blocks;
}
/** Adds a block. Pieces of reasoning that follow each other are joined. */
function addBlock(blocks, block) {
	const last = blocks.at(-1);
	if (block.type === "reasoning" && last?.type === "reasoning") last.text += `\n\n${block.text}`;
	else blocks.push(block);
}
/** The text of a part; null for a part that is not text. */
function readText(part) {
	switch (part["kind"]) {
		case void 0: return asText(part["value"]) || asText(asObject(part["content"])?.["value"]);
		case "markdownContent":
		case "markdownVuln": return asText(asObject(part["content"])?.["value"]) || asText(part["content"]);
		case "inlineReference": return isFromSubagent(part) ? "" : readReference(part);
		default: return null;
	}
}
function readReference(part) {
	const target = asObject(part["inlineReference"]) ?? {};
	const uri = asObject(asObject(target["location"])?.["uri"]) ?? asObject(target["uri"]) ?? target;
	const name = asName(part["name"]) ?? asName(target["name"]) ?? baseName(asText(uri["path"]) || asText(uri["fsPath"]));
	return name === "" ? "" : `\`${name}\``;
}
const baseName = (path) => path.split(/[\\/]/).findLast((name) => name !== "") ?? "";
/** Whether a part is the work of a subagent: it has the id of the call that started the subagent. */
function isFromSubagent(part) {
	const caller = asName(part["subAgentInvocationId"]);
	return caller !== null && caller !== part["toolCallId"];
}
function readPart(part) {
	const kind = asText(part["kind"]);
	if (isFromSubagent(part) || IGNORED_KINDS.has(kind)) return [];
	switch (kind) {
		case "thinking": return toReasoning$1(textOf$1(part["value"]));
		case "toolInvocation":
		case "toolInvocationSerialized": return part["presentation"] === "hidden" ? [] : readTool(part);
		case "textEditGroup":
		case "notebookEditGroup":
		case "workspaceEdit": return [toShortCall("edit", asText(asObject(part["uri"])?.["path"]) || asText(asObject(part["uri"])?.["fsPath"]))];
		case "planReview": return [{
			type: "text",
			text: asText(part["content"])
		}];
		case "questionCarousel": return [toShortCall("ask", { questions: part["questions"] }), ...toShortOutput(part["data"], "ask")];
		default: return [{
			type: "raw",
			label: kind || "part",
			json: toRawJson(part)
		}];
	}
}
function readTool(part) {
	const tool = asName(part["toolId"]) ?? "tool";
	const details = asObject(part["toolSpecificData"]) ?? {};
	const command = asText(asObject(details["commandLine"])?.["original"]) || asText(details["command"]);
	const label = textOf$1(part["pastTenseMessage"]) || textOf$1(part["invocationMessage"]);
	const input = command || label.replace(BARE_LINK, (_, address) => baseName(decode(address)));
	const output = asList(asObject(part["resultDetails"])?.["output"]).map((item) => asText(asObject(item)?.["value"])).join("\n") || asText(asObject(details["terminalCommandOutput"])?.["text"]);
	return [toShortCall(tool, input), ...toShortOutput(output, tool)];
}
function decode(address) {
	const path = address.replace(/[?#].*$/, "");
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
// ../../packages/formats/src/providers/vscode.ts
/**
* Chats of VS Code: chatSessions/<id>.json below workspaceStorage/<folder>, the files in
* globalStorage/emptyWindowChatSessions, and the file that the command Export Chat writes. Source: chatModel.ts of
* microsoft/vscode.
*/
const vscodeFormat = {
	source: "vscode",
	detect,
	parse: (record) => finishChat(record, "")
};
/** Chats as a log of changes: <id>.jsonl, since version 1.109. */
const vscodeLogFormat = {
	source: "vscode",
	detect: isLogEntry,
	open: (path) => new ChatLogReader(path)
};
function detect(record) {
	if (!Array.isArray(record["requests"])) return false;
	const first = asObject(record["requests"].find(isObject));
	if (first === null) return typeof record["sessionId"] === "string" && "creationDate" in record;
	return "message" in first && ("requestId" in first || "response" in first);
}
var ChatLogReader = class {
	#path;
	#log = new ChangeLog();
	constructor(path) {
		this.#path = path;
	}
	get size() {
		return this.#log.size;
	}
	add(record) {
		if (isObject(record)) this.#log.apply(record);
	}
	finish() {
		return [finishChat(this.#log.chat, this.#path), ...skipUnknownMessages(this.#log.failedChanges)];
	}
};
function finishChat(chat, path) {
	const requests = asList(chat["requests"]).filter(isObject);
	const name = asName(path.slice(path.lastIndexOf("/") + 1).replace(/\.jsonl?$/, ""));
	return finishList({
		source: "vscode",
		sourceId: asName(chat["sessionId"]) ?? name ?? deriveId(requests[0]?.["requestId"], requests[0]?.["message"]),
		title: asText(chat["customTitle"]) || asText(chat["computedTitle"]),
		createdAt: readTime(chat["creationDate"])
	}, requests.filter((request) => !isUndone(request)).flatMap(toMessages));
}
/** Whether the person undid a request together with its edits. */
function isUndone(request) {
	const removal = asObject(request["shouldBeRemovedOnSend"]);
	return request["isHidden"] === true || removal !== null && asName(removal["afterUndoStop"]) === null;
}
function toMessages(request) {
	const id = asName(request["requestId"]);
	const createdAt = readTime(request["timestamp"]);
	const isFromProgram = request["isSystemInitiated"] === true || request["requestHiddenFromTranscript"] === true;
	const state = asObject(request["modelState"]);
	const reply = toNodeView("assistant", readReply(request), {
		createdAt: readTime(state?.["completedAt"]) ?? createdAt,
		model: asName(asText(request["modelId"]).replace(/^copilot\//, "")),
		isInterrupted: request["isCanceled"] === true || [2, 3].includes(Number(state?.["value"]))
	});
	return [{
		id,
		view: isFromProgram ? { kind: "hidden" } : toNodeView("user", readQuestion(request), { createdAt })
	}, {
		id: id === null ? null : `${id}:reply`,
		view: reply
	}];
}
function readQuestion(request) {
	const text = (asText(request["message"]) || asText(asObject(request["message"])?.["text"])).trim();
	const files = asList(asObject(request["variableData"])?.["variables"]).filter(isObject).flatMap(readAttachment);
	return text === "" ? files : [...files, {
		type: "text",
		text
	}];
}
/** An attachment of the person; none for the open editor and for instructions, which the program adds. */
function readAttachment(variable) {
	const name = asName(variable["name"]);
	const kind = asText(variable["kind"]);
	if (name === null || !/^(?:file|directory|image|paste|symbol|)$/.test(kind)) return [];
	return [{
		type: "attachment",
		name,
		mimeType: asName(variable["mimeType"]),
		size: null,
		assetId: null
	}];
}
function readReply(request) {
	const error = asName(asObject(asObject(request["result"])?.["errorDetails"])?.["message"]);
	const blocks = readResponse(request["response"] ?? []);
	return error === null ? blocks : [...blocks, {
		type: "output",
		text: error,
		tool: "error"
	}];
}
// ../../packages/formats/src/format-registry.table.ts
/**
* Every known format, one row each. Detection tries the rows from top to bottom, so the most distinct shapes come first
* and the most general last. To add a format, add a file under providers/, a row here, a sample and a guide.
*/
const formatRegistry = [
	{
		key: "claude-code",
		kind: "session",
		format: claudeCodeFormat,
		name: "Claude Code",
		recognizedBy: "lines of `user` and `assistant` with a `message`, or with `isSidechain`",
		evidence: "real",
		filesToDrop: "the `.jsonl` files, or the folder `projects` as a ZIP",
		sample: "claude-code.jsonl",
		guide: "claude-code.md"
	},
	{
		key: "codex",
		kind: "session",
		format: codexFormat,
		name: "Codex",
		recognizedBy: "lines with a `type` and a `payload` such as `session_meta`",
		evidence: "real",
		filesToDrop: "the `rollout-….jsonl` files, or the folder `sessions` as a ZIP",
		sample: "codex.jsonl",
		guide: "codex.md"
	},
	{
		key: "gemini-cli",
		kind: "session",
		format: geminiCliFormat,
		name: "Gemini CLI",
		recognizedBy: "lines with a `sessionId` first, then messages of `user` and `gemini`",
		evidence: "real",
		filesToDrop: "the files of `~/.gemini/tmp/…/chats`",
		sample: "gemini-cli.jsonl",
		guide: "gemini-cli.md"
	},
	{
		key: "vscode",
		kind: "session",
		format: vscodeLogFormat,
		name: "VS Code chat",
		recognizedBy: "lines with a `kind` and a `v`, a log of changes",
		evidence: "published",
		filesToDrop: "the files of `chatSessions`",
		sample: "vscode.jsonl",
		guide: "vscode.md"
	},
	{
		key: "vscode-transcript",
		kind: "session",
		format: vscodeTranscriptFormat,
		name: "VS Code agent transcripts",
		recognizedBy: "lines of `session.start` and `user.message`, written by VS Code",
		evidence: "published",
		filesToDrop: "the files of `GitHub.copilot-chat/transcripts`",
		sample: "vscode-transcript.jsonl",
		guide: "vscode.md"
	},
	{
		key: "copilot-cli",
		kind: "session",
		format: copilotCliFormat,
		name: "Copilot CLI",
		recognizedBy: "lines of `session.start` and `user.message`",
		evidence: "real",
		filesToDrop: "`events.jsonl`, or the folder `session-state` as a ZIP",
		sample: "copilot-cli.jsonl",
		guide: "copilot-cli.md"
	},
	{
		key: "cursor-transcript",
		kind: "session",
		format: cursorTranscriptFormat,
		name: "Cursor, agent transcripts",
		recognizedBy: "lines with a `role` and a `message`, without a type and an id",
		evidence: "other-tools",
		filesToDrop: "the files of `~/.cursor/projects/…/agent-transcripts`",
		sample: "cursor-transcript.jsonl",
		guide: "cursor.md"
	},
	{
		key: "qwen-code",
		kind: "session",
		format: qwenCodeFormat,
		name: "Qwen Code",
		recognizedBy: "lines with a `uuid`, a `parentUuid` and a `message` with `parts`",
		evidence: "published",
		filesToDrop: "the files of `~/.qwen/projects/…/chats`",
		sample: "qwen-code.jsonl",
		guide: "qwen-code.md"
	},
	{
		key: "pi",
		kind: "session",
		format: piFormat,
		name: "Pi, the coding agent",
		recognizedBy: "a line of `session` with a `cwd`, then lines of `message`",
		evidence: "published",
		filesToDrop: "the `.jsonl` files, or the folder `sessions` as a ZIP",
		sample: "pi.jsonl",
		guide: "pi.md"
	},
	{
		key: "grok-build",
		kind: "session",
		format: grokBuildFormat,
		name: "Grok Build",
		recognizedBy: "lines with `params` that have an `update` with a `sessionUpdate`",
		evidence: "other-tools",
		filesToDrop: "`updates.jsonl`, or the folder `sessions` as a ZIP",
		sample: "grok-build.jsonl",
		guide: "grok-build.md"
	},
	{
		key: "opencode",
		kind: "record",
		format: opencodeFormat,
		name: "OpenCode",
		recognizedBy: "an `info` with a `time`, and `messages` of `info` and `parts`",
		evidence: "published",
		filesToDrop: "the JSON that `opencode export` writes",
		sample: "opencode.json",
		guide: "opencode.md"
	},
	{
		key: "roo",
		kind: "session",
		format: rooFormat,
		name: "Roo Code",
		recognizedBy: "messages with a `ts`, in a folder of Roo Code",
		evidence: "published",
		filesToDrop: "`api_conversation_history.json`, with its folder",
		sample: "roo.json",
		guide: "roo.md"
	},
	{
		key: "cline",
		kind: "session",
		format: clineFormat,
		name: "Cline",
		recognizedBy: "messages whose first text has a `<task>`",
		evidence: "real",
		filesToDrop: "`api_conversation_history.json`, with its folder",
		sample: "cline.json",
		guide: "cline.md"
	},
	{
		key: "vscode-file",
		kind: "record",
		format: vscodeFormat,
		name: "VS Code chat, exported",
		recognizedBy: "`requests` with a `message` and a `response`",
		evidence: "published",
		filesToDrop: "the JSON of Export Chat",
		sample: "vscode-file.json",
		guide: "vscode.md"
	},
	{
		key: "cline-file",
		kind: "record",
		format: clineFileFormat,
		name: "Cline, newer",
		recognizedBy: "a `sessionId` with `messages` of content parts",
		evidence: "real",
		filesToDrop: "the `….messages.json` files",
		sample: "cline-file.json",
		guide: "cline.md"
	},
	{
		key: "gemini-cli-file",
		kind: "record",
		format: geminiCliFileFormat,
		name: "Gemini CLI, older",
		recognizedBy: "a `sessionId` with `messages` of `user` and `gemini`",
		evidence: "real",
		filesToDrop: "the `session-….json` files",
		sample: "gemini-cli-file.json",
		guide: "gemini-cli.md"
	},
	{
		key: "aider",
		kind: "text",
		format: aiderFormat,
		name: "Aider",
		recognizedBy: "lines of `# aider chat started at`",
		evidence: "real",
		filesToDrop: "`.aider.chat.history.md`",
		sample: "aider.md",
		guide: "aider.md"
	},
	{
		key: "cursor",
		kind: "text",
		format: cursorFormat,
		name: "Cursor",
		recognizedBy: "a title, `_Exported on … from Cursor_`, and speakers in bold",
		evidence: "published",
		filesToDrop: "the Markdown of Export Chat",
		sample: "cursor.md",
		guide: "cursor.md"
	},
	{
		key: "chatgpt",
		kind: "record",
		format: chatgptFormat,
		name: "ChatGPT",
		recognizedBy: "a `mapping` of nodes whose messages have an author",
		evidence: "real",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "chatgpt.json",
		guide: "chatgpt.md"
	},
	{
		key: "chatgpt-page",
		kind: "page",
		format: chatgptPageFormat,
		name: "ChatGPT, page",
		recognizedBy: "a script with `jsonData = `",
		evidence: "real",
		filesToDrop: "the `chat.html` in the ZIP",
		sample: "chatgpt-page.html",
		guide: "chatgpt.md"
	},
	{
		key: "deepseek",
		kind: "record",
		format: deepseekFormat,
		name: "DeepSeek",
		recognizedBy: "a `mapping` of nodes whose messages have `fragments`",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "deepseek.json",
		guide: "deepseek.md"
	},
	{
		key: "claude",
		kind: "record",
		format: claudeFormat,
		name: "Claude",
		recognizedBy: "a list of `chat_messages`",
		evidence: "real",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "claude.json",
		guide: "claude.md"
	},
	{
		key: "claude-design",
		kind: "record",
		format: claudeDesignFormat,
		name: "Claude, design chats",
		recognizedBy: "a `uuid` and `messages` whose content is an object",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "claude-design.json",
		guide: "claude.md"
	},
	{
		key: "claude-project",
		kind: "record",
		format: claudeProjectFormat,
		name: "Claude, projects",
		recognizedBy: "a `uuid`, a `name` and a list of `docs`",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "claude-project.json",
		guide: "claude.md"
	},
	{
		key: "claude-memory",
		kind: "record",
		format: claudeMemoryFormat,
		name: "Claude, memory",
		recognizedBy: "`conversations_memory` or `project_memories`",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `conversations.json` in it",
		sample: "claude-memory.json",
		guide: "claude.md"
	},
	{
		key: "aistudio",
		kind: "record",
		format: aistudioFormat,
		name: "Google AI Studio",
		recognizedBy: "`chunks` in a `chunkedPrompt`",
		evidence: "real",
		filesToDrop: "the files of the folder in Google Drive",
		sample: "aistudio.json",
		guide: "aistudio.md"
	},
	{
		key: "gemini-activity",
		kind: "record",
		format: geminiActivityFormat,
		name: "Gemini",
		recognizedBy: "an activity with `title` and `time` whose header or product is Gemini",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the JSON or HTML file in it",
		sample: "gemini-activity.json",
		guide: "gemini.md"
	},
	{
		key: "gemini-page",
		kind: "page",
		format: geminiPageFormat,
		name: "Gemini, page",
		recognizedBy: "cells of the class `outer-cell` whose header is Gemini",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the JSON or HTML file in it",
		sample: "gemini-page.html",
		guide: "gemini.md"
	},
	{
		key: "copilot-table",
		kind: "table",
		format: copilotTableFormat,
		name: "Microsoft Copilot",
		recognizedBy: "a header with the columns Conversation, Author and Message",
		evidence: "other-tools",
		filesToDrop: "the CSV",
		sample: "copilot-table.csv",
		guide: "copilot.md"
	},
	{
		key: "grok",
		kind: "record",
		format: grokFormat,
		name: "Grok",
		recognizedBy: "a `conversation` with its `responses`",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `prod-grok-backend.json` in it",
		sample: "grok.json",
		guide: "grok.md"
	},
	{
		key: "grok-share",
		kind: "record",
		format: grokShareFormat,
		name: "Grok, shared conversation",
		recognizedBy: "`items` in `data.grokShare`",
		evidence: "other-tools",
		filesToDrop: "the JSON of a shared conversation",
		sample: "grok-share.json",
		guide: "grok.md"
	},
	{
		key: "librechat",
		kind: "record",
		format: librechatFormat,
		name: "LibreChat",
		recognizedBy: "messages with a `messageId` and `isCreatedByUser` or `sender`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "librechat.json",
		guide: "librechat.md"
	},
	{
		key: "qwen",
		kind: "record",
		format: qwenFormat,
		name: "Qwen",
		recognizedBy: "a `chat` with a `history` of messages that have `content_list`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "qwen.json",
		guide: "qwen.md"
	},
	{
		key: "openwebui",
		kind: "record",
		format: openwebuiFormat,
		name: "Open WebUI",
		recognizedBy: "a `chat` with its `history`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "openwebui.json",
		guide: "openwebui.md"
	},
	{
		key: "lobehub",
		kind: "record",
		format: lobehubFormat,
		name: "LobeHub",
		recognizedBy: "tables of `messages` and of `topics`, `sessions` or `agents`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "lobehub.json",
		guide: "lobehub.md"
	},
	{
		key: "t3chat",
		kind: "record",
		format: t3chatFormat,
		name: "T3 Chat",
		recognizedBy: "`threads` and `messages` with a `threadId`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "t3chat.json",
		guide: "t3chat.md"
	},
	{
		key: "chatgpt-groups",
		kind: "record",
		format: chatgptGroupsFormat,
		name: "ChatGPT group chats",
		recognizedBy: "a group chat with `messages` of several people",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or `group_chats.json`",
		sample: "chatgpt-groups.json",
		guide: "chatgpt.md"
	},
	{
		key: "typingmind",
		kind: "record",
		format: typingmindFormat,
		name: "TypingMind",
		recognizedBy: "a list of `chats` with `messages`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "typingmind.json",
		guide: "typingmind.md"
	},
	{
		key: "chatbotui",
		kind: "record",
		format: chatbotuiFormat,
		name: "Chatbot UI",
		recognizedBy: "a `history` with `folders` or `prompts`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "chatbotui.json",
		guide: "chatbotui.md"
	},
	{
		key: "chatbotui-chat",
		kind: "record",
		format: chatbotuiChatFormat,
		name: "Chatbot UI, first version",
		recognizedBy: "a `name` and `messages` with a `prompt`, `model` or `folderId`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "chatbotui-chat.json",
		guide: "chatbotui.md"
	},
	{
		key: "perplexity",
		kind: "record",
		format: perplexityFormat,
		name: "Perplexity",
		recognizedBy: "`entries` with a `query_str`, or a `query` with its `answer`",
		evidence: "other-tools",
		filesToDrop: "the JSON a tool has saved",
		sample: "perplexity.json",
		guide: "perplexity.md"
	},
	{
		key: "perplexity-entries",
		kind: "session",
		format: perplexityEntriesFormat,
		name: "Perplexity, entries of a thread",
		recognizedBy: "a list of entries with a `query_str`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "perplexity-entries.json",
		guide: "perplexity.md"
	},
	{
		key: "copilot-history",
		kind: "record",
		format: copilotHistoryFormat,
		name: "Microsoft Copilot, as its page loads it",
		recognizedBy: "`results` of messages with an `author`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "copilot-history.json",
		guide: "copilot.md"
	},
	{
		key: "huggingchat",
		kind: "record",
		format: huggingchatFormat,
		name: "HuggingChat",
		recognizedBy: "`messages` with `from` and `ancestors`",
		evidence: "other-tools",
		filesToDrop: "the JSON",
		sample: "huggingchat.json",
		guide: "huggingchat.md"
	},
	{
		key: "page-export",
		kind: "record",
		format: pageExportFormat,
		name: "Pages saved by a browser extension",
		recognizedBy: "`metadata` with a `link`, and `messages` with a `role` and `say`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "page-export.json",
		guide: "page-export.md"
	},
	{
		key: "mistral",
		kind: "record",
		format: mistralFormat,
		name: "Mistral Le Chat",
		recognizedBy: "messages with a `role` and a `chatId` or `contentChunks`",
		evidence: "other-tools",
		filesToDrop: "the ZIP, or the `chat-….json` files in it",
		sample: "mistral.json",
		guide: "mistral.md"
	},
	{
		key: "lmstudio",
		kind: "session",
		format: lmstudioFormat,
		name: "LM Studio",
		recognizedBy: "`messages` that have `versions` and the `currentlySelected` one",
		evidence: "other-tools",
		filesToDrop: "the `.conversation.json` files, or their folder as a ZIP",
		sample: "lmstudio.json",
		guide: "lmstudio.md"
	},
	{
		key: "jan",
		kind: "session",
		format: janFormat,
		name: "Jan",
		recognizedBy: "lines whose `object` is `thread.message`",
		evidence: "published",
		filesToDrop: "the `messages.jsonl` files, or the folder `threads` as a ZIP",
		sample: "jan.jsonl",
		guide: "jan.md"
	},
	{
		key: "sillytavern",
		kind: "session",
		format: sillytavernFormat,
		name: "SillyTavern",
		recognizedBy: "lines with `mes` and `is_user`, or a head with `user_name` and `character_name`",
		evidence: "published",
		filesToDrop: "the `.jsonl` files, or their folders as a ZIP",
		sample: "sillytavern.jsonl",
		guide: "sillytavern.md"
	},
	{
		key: "jan-thread",
		kind: "record",
		format: janThreadFormat,
		name: "Jan, settings of a thread",
		recognizedBy: "an `object` that is `thread`; it has no messages",
		evidence: "published",
		filesToDrop: "the `messages.jsonl` files, or the folder `threads` as a ZIP",
		sample: "jan-thread.json",
		guide: "jan.md"
	},
	{
		key: "jan-export",
		kind: "record",
		format: janExportFormat,
		name: "Jan, exported conversation",
		recognizedBy: "`exported_at` and `messages` with `annotations`",
		evidence: "published",
		filesToDrop: "the JSON of a conversation",
		sample: "jan-export.json",
		guide: "jan.md"
	},
	{
		key: "bigagi",
		kind: "record",
		format: bigagiFormat,
		name: "big-AGI",
		recognizedBy: "a `systemPurposeId` with `messages`",
		evidence: "published",
		filesToDrop: "the `.agi.json` file",
		sample: "bigagi.json",
		guide: "bigagi.md"
	},
	{
		key: "cherrystudio",
		kind: "record",
		format: cherrystudioFormat,
		name: "Cherry Studio",
		recognizedBy: "`topics` in an `indexedDB`, beside a `localStorage`",
		evidence: "published",
		filesToDrop: "the ZIP, or the `data.json` in it",
		sample: "cherrystudio.json",
		guide: "cherrystudio.md"
	},
	{
		key: "chatbox",
		kind: "record",
		format: chatboxFormat,
		name: "Chatbox",
		recognizedBy: "keys `session:<id>`, or `__exported_items`",
		evidence: "published",
		filesToDrop: "the JSON",
		sample: "chatbox.json",
		guide: "chatbox.md"
	},
	{
		key: "poe",
		kind: "record",
		format: poeFormat,
		name: "Poe",
		recognizedBy: "a chat with a `messagesConnection`, or a `bot` with its `messages`",
		evidence: "other-tools",
		filesToDrop: "the JSON a tool has saved",
		sample: "poe.json",
		guide: "poe.md"
	},
	{
		key: "characterai",
		kind: "record",
		format: characteraiFormat,
		name: "Character.AI",
		recognizedBy: "`turns` with `candidates`, or `histories` with `msgs`",
		evidence: "other-tools",
		filesToDrop: "the JSON a tool has saved",
		sample: "characterai.json",
		guide: "characterai.md"
	},
	{
		key: "messages",
		kind: "record",
		format: messageRecordFormat,
		name: "Messages of an API",
		recognizedBy: "records with a `role` and a `content`",
		evidence: "published",
		filesToDrop: "the JSON, or JSON lines",
		sample: "messages.jsonl",
		guide: "sharegpt.md"
	},
	{
		key: "sharegpt",
		kind: "record",
		format: sharegptFormat,
		name: "ShareGPT",
		recognizedBy: "`conversations` of `from` and `value`, or `messages` of `role` and `content`",
		evidence: "published",
		filesToDrop: "the JSON, or JSON lines",
		sample: "sharegpt.json",
		guide: "sharegpt.md"
	},
	{
		key: "finetuning",
		kind: "record",
		format: finetuningFormat,
		name: "Fine-tuning data",
		recognizedBy: "`messages` of one example a line",
		evidence: "published",
		filesToDrop: "the `.jsonl` file",
		sample: "finetuning.jsonl",
		guide: "finetuning.md"
	},
	{
		key: "perplexity-markdown",
		kind: "text",
		format: perplexityMarkdownFormat,
		name: "Perplexity, Markdown",
		recognizedBy: "questions as headings, and numbered sources",
		evidence: "other-tools",
		filesToDrop: "the Markdown",
		sample: "perplexity.md",
		guide: "perplexity.md"
	},
	{
		key: "page-markdown",
		kind: "text",
		format: pageMarkdownFormat,
		name: "Pages saved as Markdown",
		recognizedBy: "`**Link:**` and headings of `Prompt:` and `Response:`",
		evidence: "published",
		filesToDrop: "the Markdown",
		sample: "page-export.md",
		guide: "page-export.md"
	},
	{
		key: "gemini-web",
		kind: "text",
		format: geminiWebFormat,
		name: "Gemini, as its page loads it",
		recognizedBy: "an answer of `batchexecute`",
		evidence: "other-tools",
		filesToDrop: "the text",
		sample: "gemini-web.txt",
		guide: "gemini.md"
	},
	{
		key: "transcript",
		kind: "text",
		format: transcriptFormat,
		name: "Transcript",
		recognizedBy: "lines that name the speakers",
		evidence: "real",
		filesToDrop: "the text",
		sample: "transcript.md",
		guide: "transcript.md"
	}
];
// ../../packages/formats/src/reading/title-files.ts
/**
* The names of files that describe one conversation, of Jan and of Cline. The text after each pattern replaces the
* match: the result is the name of the file with the messages.
*/
const DESCRIPTION_FILES = [[/(?<=^|\/)thread\.json$/, "messages.jsonl"], [/(?<=[^/])\.json$/, ".messages.json"]];
/** Files with the titles of all of Cline's tasks, and of one task of Roo Code. */
const TASK_FILES = /(?:^|\/)(?:taskHistory|history_item)\.json$/;
/** Whether a file may have titles of conversations that are in other files. `paths` are all files of the upload. */
function mayHoldTitles(path, paths) {
	return TASK_FILES.test(path) || isBesideMessages(path, paths);
}
/**
* Whether a file only describes the conversation in the file beside it, so that nothing but its title is worth reading.
*/
function isBesideMessages(path, paths) {
	return DESCRIPTION_FILES.some(([description, messagesName]) => description.test(path) && paths.has(path.replace(description, messagesName)));
}
/** The titles in the JSON of a file with titles; none for a file of another kind. */
function readTitles(value) {
	return (Array.isArray(value) ? asList(value) : [value]).filter(isObject).flatMap((record) => {
		const isJan = record["object"] === "thread";
		const { id, title } = isJan ? {
			id: record["id"],
			title: record["title"]
		} : readTask(record);
		const [sourceId, name] = [asName(id), asName(title)];
		return sourceId === null || name === null ? [] : [{
			sources: isJan ? ["jan"] : ["cline", "roo"],
			sourceId,
			title: name
		}];
	});
}
/** An element of a task list, or the description of one session of Cline. */
function readTask(record) {
	const task = asName(record["task"]);
	if (task !== null) return {
		id: record["id"],
		title: task
	};
	return {
		id: record["session_id"],
		title: asObject(record["metadata"])?.["title"]
	};
}
/** The conversation with the title that another file gives it. */
function withTitle(conversation, writtenTitle) {
	const title = toTitle(writtenTitle);
	if (title === "" || title === conversation.title) return conversation;
	const contentHash = new ContentHash();
	for (const part of [conversation.contentHash, title]) contentHash.add(part);
	return {
		...conversation,
		title,
		contentHash: contentHash.digest()
	};
}
// src/features/imports/hashed-file.ts
/**
* Writes bytes to a file of the directory that is named by their hash. Returns null and leaves no file if there are no
* bytes, or more than `maxBytes`. Errors of `pieces` are thrown.
*/
async function writeHashed(pieces, directory, maxBytes) {
	const partial = path.join(directory, randomUUID());
	const digest = createHash("sha256");
	let size = 0;
	await mkdir(directory, { recursive: true });
	async function* bounded() {
		for await (const piece of pieces) {
			size += piece.length;
			if (size > maxBytes) return;
			digest.update(piece);
			yield Buffer.from(piece);
		}
	}
	try {
		await pipeline$1(Readable.from(bounded()), createWriteStream(partial));
		if (size === 0 || size > maxBytes) return null;
		const hash = digest.digest("hex");
		await rename(partial, path.join(directory, hash));
		return {
			hash,
			size
		};
	} finally {
		await rm(partial, { force: true });
	}
}
/** A sentence for people whose file cannot be read, with the supported tools and where to read about exports. */
const readableTools = `ChatGPT, Claude, Gemini, Copilot, Perplexity and ${Object.keys(providers).length - 5} other tools can be read: “How to get your export” on /imports and docs/guides/import.md show how.`;
// src/features/imports/unknown-format.ts
/** The whole upload is in an unknown format. The upload or its parts are listed as skipped already. */
var UnknownFormatError = class extends AppError {
	constructor(name, why) {
		super({
			code: "imports.not_an_export",
			message: describeInvalidExport(name, why)
		});
	}
};
/** The compression ratio does not matter up to this unpacked size. */
const MIN_SIZE_FOR_RATIO = 1048576;
/** The largest ratio of unpacked to packed size. Only files made to use up the space are compressed more. */
const MAX_RATIO = 100;
/**
* The receipt item for a file in an unknown format. While there is space, the file is also written to `keptFileTarget`, and
* its size is subtracted there.
*/
async function toUnknownItem(file, cursor, keptFileTarget) {
	const item = {
		type: "skipped",
		item: file.name,
		code: "unknown_format",
		cursor
	};
	const notRead = `This file has an unknown format. Nothing was imported from it. ${readableTools}`;
	if (!keptFileTarget) return {
		...item,
		reason: notRead
	};
	const { remaining, directory } = keptFileTarget;
	const maxUnpacked = Math.max(MIN_SIZE_FOR_RATIO, MAX_RATIO * (file.packedSize ?? Infinity));
	const keptFile = remaining.files > 0 ? await writeHashed(file.read(), directory, Math.min(remaining.bytes, maxUnpacked)) : null;
	if (keptFile === null) return {
		...item,
		reason: maxUnpacked < remaining.bytes ? tooCompressed : noSpaceLeft
	};
	remaining.files -= 1;
	remaining.bytes -= keptFile.size;
	return {
		...item,
		reason: notRead,
		keptFile
	};
}
/** Follows the name of an upload that is in an unknown format as a whole. */
const unknownUpload = "No conversations in a known format were found in it.";
const noSpaceLeft = "This file has an unknown format, and there is not enough storage to keep it. Nothing was imported from it.";
const tooCompressed = `This file has an unknown format and unpacks to more than ${MAX_RATIO} times its size, so it was not kept. Nothing was imported from it.`;
/** An archive inside of an upload without the ending .zip: it is neither read nor kept. */
const unopenedZip = {
	code: "unreadable_file",
	reason: "This ZIP file inside the upload is not named .zip and was not opened. Please drop it separately."
};
export { parseObject as A, MAX_EXPORTED_TEXT_LENGTH as B, readCanvasAnswer as C, asObject as D, asName as E, ImportCounts as F, getImport as G, cancelImport as H, ImportFile as I, undoImport as J, listImports as K, ImportPreview as L, collectDocuments as M, isDerivedDocumentId as N, asText as O, Import as P, ImportSource as R, readArtifactEdit as S, asList as T, createImport as U, appendImportUpload as V, createImportUploads as W, removeKeptFile as X, downloadKeptFile as Y, chatboxFormat as _, unopenedZip as a, isDerivedId as b, mayHoldTitles as c, formatRegistry as d, typingmindFormat as f, cherrystudioFormat as g, findCommonPrefix as h, unknownUpload as i, toStorable as j, isObject as k, readTitles as l, lobehubFormat as m, noSpaceLeft as n, writeHashed as o, t3chatFormat as p, startImport as q, toUnknownItem as r, isBesideMessages as s, UnknownFormatError as t, withTitle as u, deriveId as v, readCanvasCall as w, ContentHash as x, finishList as y, MAX_EXPORTED_NAME_LENGTH as z };
