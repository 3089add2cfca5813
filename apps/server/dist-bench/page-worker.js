import { i as __require, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { _ as Script$1, b as Text$4, c as isCDATA$1, d as isText$1, f as CDATA$2, g as Root$1, h as ElementType$1, l as isComment$1, m as Directive$1, p as Comment$4, s as hasChildren$1, u as isTag$3, v as Style$1, y as Tag$1 } from "./node-DTAKAHuu.js";
import { parentPort, workerData } from "node:worker_threads";
// ../../node_modules/domutils/dist/querying.js
/**
* Search a node and its children for nodes passing a test function. If `node` is not an array, it will be wrapped in one.
*
* @category Querying
* @param test Function to test nodes on.
* @param node Node to search. Will be included in the result set if it matches.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function filter$1(test, node, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return find$1(test, Array.isArray(node) ? node : [node], recurse, limit);
}
/**
* Search an array of nodes and their children for nodes passing a test function.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function find$1(test, nodes, recurse, limit) {
	const result = [];
	/** Stack of the arrays we are looking at. */
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	/** Stack of the indices within the arrays. */
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (indexStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const element = nodeStack[0][indexStack[0]++];
		if (test(element)) {
			result.push(element);
			if (--limit <= 0) return result;
		}
		if (recurse && hasChildren$1(element) && element.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(element.children);
		}
	}
}
/**
* Finds one element in a tree that passes a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Node or array of nodes to search.
* @param recurse Also consider child nodes.
* @returns The first node that passes `test`.
*/
function findOne$3(test, nodes, recurse = true) {
	const searchedNodes = Array.isArray(nodes) ? nodes : [nodes];
	for (const node of searchedNodes) {
		if (isTag$3(node) && test(node)) return node;
		if (recurse && hasChildren$1(node) && node.children.length > 0) {
			const found = findOne$3(test, node.children, true);
			if (found) return found;
		}
	}
	return null;
}
/**
* Checks if a tree of nodes contains at least one node passing a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns Whether a tree of nodes contains at least one node passing the test.
*/
function existsOne$2(test, nodes) {
	return (Array.isArray(nodes) ? nodes : [nodes]).some((node) => isTag$3(node) && test(node) || hasChildren$1(node) && existsOne$2(test, node.children));
}
/**
* Search an array of nodes and their children for elements passing a test function.
*
* Same as `find`, but limited to elements and with less options, leading to reduced complexity.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns All nodes passing `test`.
*/
function findAll$3(test, nodes) {
	const result = [];
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (nodeStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const element = nodeStack[0][indexStack[0]++];
		if (isTag$3(element) && test(element)) result.push(element);
		if (hasChildren$1(element) && element.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(element.children);
		}
	}
}
// ../../node_modules/domutils/dist/legacy.js
/**
* A map of functions to check nodes against.
*/
const Checks$1 = {
	tag_name(name) {
		if (typeof name === "function") return (element) => isTag$3(element) && name(element.name);
		if (name === "*") return isTag$3;
		return (element) => isTag$3(element) && element.name === name;
	},
	tag_type(type) {
		if (typeof type === "function") return (element) => type(element.type);
		return (element) => element.type === type;
	},
	tag_contains(data) {
		if (typeof data === "function") return (element) => isText$1(element) && data(element.data);
		return (element) => isText$1(element) && element.data === data;
	}
};
/**
* Returns a function to check whether a node has an attribute with a particular
* value.
*
* @param attrib Attribute to check.
* @param value Attribute value to look for.
* @returns A function to check whether the a node has an attribute with a
*   particular value.
*/
function getAttribCheck$1(attrib, value) {
	if (typeof value === "function") return (element) => isTag$3(element) && value(element.attribs[attrib]);
	return (element) => isTag$3(element) && element.attribs[attrib] === value;
}
/**
* Returns a function that returns `true` if either of the input functions
* returns `true` for a node.
*
* @param a First function to combine.
* @param b Second function to combine.
* @returns A function taking a node and returning `true` if either of the input
*   functions returns `true` for the node.
*/
function combineFuncs$1(a, b) {
	return (element) => a(element) || b(element);
}
/**
* Returns a function that executes all checks in `options` and returns `true`
* if any of them match a node.
*
* @param options An object describing nodes to look for.
* @returns A function that executes all checks in `options` and returns `true`
*   if any of them match a node.
*/
function compileTest$1(options) {
	const funcs = Object.keys(options).map((key) => {
		const value = options[key];
		return Object.hasOwn(Checks$1, key) ? Checks$1[key](value) : getAttribCheck$1(key, value);
	});
	return funcs.length === 0 ? null : funcs.reduce(combineFuncs$1);
}
/**
* Checks whether a node matches the description in `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param node The element to test.
* @returns Whether the element matches the description in `options`.
*/
function testElement$1(options, node) {
	const test = compileTest$1(options);
	return test ? test(node) : true;
}
/**
* Returns all nodes that match `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes that match `options`.
*/
function getElements$1(options, nodes, recurse, limit = Number.POSITIVE_INFINITY) {
	const test = compileTest$1(options);
	return test ? filter$1(test, nodes, recurse, limit) : [];
}
/**
* Returns the node with the supplied ID.
*
* @category Legacy Query Functions
* @param id The unique ID attribute value to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @returns The node with the supplied ID.
*/
function getElementById$1(id, nodes, recurse = true) {
	if (!Array.isArray(nodes)) nodes = [nodes];
	return findOne$3(getAttribCheck$1("id", id), nodes, recurse);
}
/**
* Returns all nodes with the supplied `tagName`.
*
* @category Legacy Query Functions
* @param tagName Tag name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `tagName`.
*/
function getElementsByTagName$1(tagName, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter$1(Checks$1["tag_name"](tagName), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `className`.
*
* @category Legacy Query Functions
* @param className Class name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `className`.
*/
function getElementsByClassName$1(className, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter$1(getAttribCheck$1("class", className), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `type`.
*
* @category Legacy Query Functions
* @param type Element type to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `type`.
*/
function getElementsByTagType$1(type, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter$1(Checks$1["tag_type"](type), nodes, recurse, limit);
}
// ../../node_modules/dom-serializer/node_modules/entities/dist/escape.js
/**
* Get the named reference for an XML special character or U+00A0.
* @param char Code unit matched by one of the escape regexes.
*/
function getEscape(char) {
	return char === 34 ? "&quot;" : char === 38 ? "&amp;" : char === 39 ? "&apos;" : char === 60 ? "&lt;" : char === 62 ? "&gt;" : "&nbsp;";
}
/**
* Matches exactly the characters `encodeXML` escapes: the five XML special
* characters plus every non-ASCII code unit (lone surrogates included — no
* `u` flag). Kept in sync with `XML_BITSET_VALUE`.
*
* Shared with `encodeNonAsciiHTML` in `encode.ts`. Because the regex is
* stateful (`g` flag), every call site must set `lastIndex` before use.
*/
const xmlEncodeRegex = /["&'<>\u0080-\uFFFF]/g;
/**
* Whether `code` (a UTF-16 code unit) is escaped by {@link encodeXML}: a
* non-ASCII unit, or one of the five XML specials flagged in
* `XML_BITSET_VALUE` (which is only meaningful for code units 32-63).
* @param code Code unit to test.
*/
function isXmlEscapable(code) {
	return code >= 128 || code >= 32 && code < 64 && (1342177476 >>> code & 1) === 1;
}
/**
* Encodes all non-ASCII characters, as well as characters not valid in XML
* documents using XML entities.
*
* If a character has no equivalent entity, a numeric hexadecimal reference
* (eg. `&#xfc;`) will be used.
* @param input Input string to encode.
*/
function encodeXML$1(input) {
	const { length } = input;
	let out;
	let last = 0;
	let index = 0;
	while (index < length) {
		const char = input.charCodeAt(index);
		if (!isXmlEscapable(char)) {
			const bound = Math.min(index + 32, length);
			let next = index + 1;
			while (next < bound && !isXmlEscapable(input.charCodeAt(next))) next++;
			if (next < bound) {
				index = next;
				continue;
			}
			if (next >= length) break;
			xmlEncodeRegex.lastIndex = next;
			if (!xmlEncodeRegex.test(input)) break;
			index = xmlEncodeRegex.lastIndex - 1;
			continue;
		}
		if (out === void 0) out = input.substring(0, index);
		else if (last !== index) out += input.substring(last, index);
		if (char < 64) {
			out += getEscape(char);
			last = index += 1;
			continue;
		}
		const cp = input.codePointAt(index);
		out += `&#x${cp.toString(16)};`;
		if (cp !== char) index++;
		last = index += 1;
	}
	if (out === void 0) return input;
	if (last < length) out += input.substr(last);
	return out;
}
/**
* Escape `data` using `re`, mapping each matched character to its entity.
* Every match is one UTF-16 code unit, so its index is `lastIndex - 1`.
* @param re Global regex matching exactly the characters to escape
*   (`"`, `&`, `'`, `<`, `>`, `\u00A0` at most).
* @param data String to escape.
*/
function escapeWithRegex(re, data) {
	re.lastIndex = 0;
	if (!re.test(data)) return data;
	let out = "";
	let last = 0;
	do {
		const index = re.lastIndex - 1;
		if (last !== index) out += data.substring(last, index);
		const char = data.charCodeAt(index);
		out += getEscape(char);
		last = index + 1;
	} while (re.test(data));
	return out + data.substring(last);
}
const attributeEscapeRegex = /["&\u{A0}]/gu;
/**
* Encodes all characters that have to be escaped in HTML attributes,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
* @param data String to escape.
*/
function escapeAttribute$1(data) {
	return escapeWithRegex(attributeEscapeRegex, data);
}
const textEscapeRegex = /[&<>\u{A0}]/gu;
/**
* Encodes all characters that have to be escaped in HTML text,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
* @param data String to escape.
*/
function escapeText$1(data) {
	return escapeWithRegex(textEscapeRegex, data);
}
// ../../node_modules/dom-serializer/dist/foreign-names.js
/**
* Mixed-case SVG and MathML element names recognized in foreign content.
* @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
*/
const elementNames$1 = new Map("altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath".split(" ").map((name) => [name.toLowerCase(), name]));
/**
* Mixed-case SVG and MathML attribute names recognized in foreign content.
* @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
*/
const attributeNames$1 = new Map("definitionURL attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan".split(" ").map((name) => [name.toLowerCase(), name]));
// ../../node_modules/dom-serializer/dist/index.js
/** Elements whose text content is never entity-encoded. */
const unencodedElements$1 = new Set("style script xmp iframe noembed noframes plaintext noscript".split(" "));
/** HTML void elements — they cannot have children. */
const voidElements$2 = new Set("area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(" "));
/** Elements that switch the parser into foreign (XML-like) mode. */
const foreignElements$1 = /* @__PURE__ */ new Set(["svg", "math"]);
/**
* Foreign-mode integration points: children of these elements are parsed
* as HTML again, not as foreign content.
*/
const foreignModeIntegrationPoints$1 = new Set("mi mo mn ms mtext annotation-xml foreignObject desc title".split(" "));
/**
* Renders a DOM node or an array of DOM nodes to a string.
*
* Can be thought of as the equivalent of the `outerHTML` of the passed
* node(s).
* @param node Node to be rendered.
* @param options Changes serialization behavior
*/
function render$1(node, options = {}) {
	const nodes = "length" in node ? node : [node];
	const xmlMode = options.xmlMode ?? false;
	let output = "";
	for (let index = 0; index < nodes.length; index++) output += renderNode$1(nodes[index], options, xmlMode);
	return output;
}
/**
* Render an array of child nodes (skips the single-node wrapping in `render`).
* @param children The child nodes to render.
* @param options The serialization options.
* @param xmlMode The XML mode to use.
*/
function renderChildren(children, options, xmlMode) {
	let output = "";
	for (let index = 0; index < children.length; index++) output += renderNode$1(children[index], options, xmlMode);
	return output;
}
function renderNode$1(node, options, xmlMode) {
	switch (node.type) {
		case Root$1: return renderChildren(node.children, options, xmlMode);
		case Directive$1: return `<${node.data}>`;
		case Comment$4: return `<!--${node.data}-->`;
		case CDATA$2: return `<![CDATA[${node.children[0].data}]]>`;
		case Script$1:
		case Style$1:
		case Tag$1: return renderTag$1(node, options, xmlMode);
		case Text$4: {
			const element = node;
			const data = element.data || "";
			if ((options.encodeEntities ?? options.decodeEntities) !== false && !(!xmlMode && element.parent && unencodedElements$1.has(element.parent.name))) return xmlMode || options.encodeEntities !== "utf8" ? encodeXML$1(data) : escapeText$1(data);
			return data;
		}
	}
}
function renderTag$1(element, options, xmlMode) {
	if (xmlMode === "foreign") {
		element.name = elementNames$1.get(element.name) ?? element.name;
		if (element.parent && foreignModeIntegrationPoints$1.has(element.parent.name)) xmlMode = false;
	}
	if (!xmlMode && foreignElements$1.has(element.name)) xmlMode = "foreign";
	const { name, children } = element;
	const isVoid = !xmlMode && voidElements$2.has(name);
	let tag = `<${name}${formatAttributes$1(element.attribs, options, xmlMode)}`;
	if (children.length === 0 && (xmlMode ? options.selfClosingTags !== false : options.selfClosingTags && isVoid)) tag += xmlMode ? "/>" : " />";
	else {
		tag += ">";
		if (children.length > 0) tag += renderChildren(children, options, xmlMode);
		if (!isVoid) tag += `</${name}>`;
	}
	return tag;
}
function replaceQuotes$1(value) {
	return value.replaceAll("\"", "&quot;");
}
/**
* Serialize an element's attribute map to a string.
*
* Returns a string with a leading space before each attribute, or an
* empty string if there are no attributes. This convention lets the
* caller unconditionally concatenate the result onto the tag name.
* @param attributes
* @param options
* @param xmlMode
*/
function formatAttributes$1(attributes, options, xmlMode) {
	if (!attributes) return "";
	const encode = (options.encodeEntities ?? options.decodeEntities) === false ? replaceQuotes$1 : xmlMode || options.encodeEntities !== "utf8" ? encodeXML$1 : escapeAttribute$1;
	const isForeign = xmlMode === "foreign";
	const showEmpty = !!(options.emptyAttrs ?? xmlMode);
	let result = "";
	for (const key in attributes) {
		if (!Object.hasOwn(attributes, key)) continue;
		const value = attributes[key];
		const k = isForeign ? attributeNames$1.get(key) ?? key : key;
		result += !showEmpty && (value == null || value === "") ? ` ${k}` : ` ${k}="${encode(value == null ? "" : String(value))}"`;
	}
	return result;
}
// ../../node_modules/domutils/dist/stringify.js
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the outer HTML of.
* @param options Options for serialization.
* @returns `node`'s outer HTML.
*/
function getOuterHTML$1(node, options) {
	return render$1(node, options);
}
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the inner HTML of.
* @param options Options for serialization.
* @returns `node`'s inner HTML.
*/
function getInnerHTML$1(node, options) {
	return hasChildren$1(node) ? node.children.map((node) => getOuterHTML$1(node, options)).join("") : "";
}
/**
* Get a node's inner text. Same as `textContent`, but inserts newlines for `<br>` tags. Ignores comments.
*
* @category Stringify
* @deprecated Use `textContent` instead.
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
*/
function getText$2(node) {
	if (Array.isArray(node)) return node.map(getText$2).join("");
	if (isTag$3(node)) return node.name === "br" ? "\n" : getText$2(node.children);
	if (isCDATA$1(node)) return getText$2(node.children);
	if (isText$1(node)) return node.data;
	return "";
}
/**
* Get a node's text content. Ignores comments.
*
* @category Stringify
* @param node Node to get the text content of.
* @returns `node`'s text content.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/textContent}
*/
function textContent$1(node) {
	if (Array.isArray(node)) return node.map(textContent$1).join("");
	if (hasChildren$1(node) && !isComment$1(node)) return textContent$1(node.children);
	if (isText$1(node)) return node.data;
	return "";
}
/**
* Get a node's inner text, ignoring `<script>` and `<style>` tags. Ignores comments.
*
* @category Stringify
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/innerText}
*/
function innerText$1(node) {
	if (Array.isArray(node)) return node.map(innerText$1).join("");
	if (hasChildren$1(node) && (node.type === ElementType$1.Tag || isCDATA$1(node))) return innerText$1(node.children);
	if (isText$1(node)) return node.data;
	return "";
}
// ../../node_modules/domutils/dist/feeds.js
/**
* Get the feed object from the root of a DOM tree.
*
* @category Feeds
* @param document The DOM to extract the feed from.
* @returns The feed.
*/
function getFeed$1(document) {
	const feedRoot = getOneElement$1(isValidFeed$1, document);
	return feedRoot ? feedRoot.name === "feed" ? getAtomFeed$1(feedRoot) : getRssFeed$1(feedRoot) : null;
}
/**
* Parse an Atom feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getAtomFeed$1(feedRoot) {
	const childs = feedRoot.children;
	const feed = {
		type: "atom",
		items: getElementsByTagName$1("entry", childs).map((item) => {
			const { children } = item;
			const entry = { media: getMediaElements$1(children) };
			addConditionally$1(entry, "id", "id", children);
			addConditionally$1(entry, "title", "title", children);
			const href = getOneElement$1("link", children)?.attribs["href"];
			if (href) entry.link = href;
			const description = fetch$1("summary", children) || fetch$1("content", children);
			if (description) entry.description = description;
			const pubDate = fetch$1("updated", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally$1(feed, "id", "id", childs);
	addConditionally$1(feed, "title", "title", childs);
	const href = getOneElement$1("link", childs)?.attribs["href"];
	if (href) feed.link = href;
	addConditionally$1(feed, "description", "subtitle", childs);
	const updated = fetch$1("updated", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally$1(feed, "author", "email", childs, true);
	return feed;
}
/**
* Parse a RSS feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getRssFeed$1(feedRoot) {
	const childs = getOneElement$1("channel", feedRoot.children)?.children ?? [];
	const feed = {
		type: feedRoot.name.substr(0, 3),
		id: "",
		items: getElementsByTagName$1("item", feedRoot.children).map((item) => {
			const { children } = item;
			const entry = { media: getMediaElements$1(children) };
			addConditionally$1(entry, "id", "guid", children);
			addConditionally$1(entry, "title", "title", children);
			addConditionally$1(entry, "link", "link", children);
			addConditionally$1(entry, "description", "description", children);
			const pubDate = fetch$1("pubDate", children) || fetch$1("dc:date", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally$1(feed, "title", "title", childs);
	addConditionally$1(feed, "link", "link", childs);
	addConditionally$1(feed, "description", "description", childs);
	const updated = fetch$1("lastBuildDate", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally$1(feed, "author", "managingEditor", childs, true);
	return feed;
}
const MEDIA_KEYS_STRING$1 = [
	"url",
	"type",
	"lang"
];
const MEDIA_KEYS_INT$1 = [
	"fileSize",
	"bitrate",
	"framerate",
	"samplingrate",
	"channels",
	"duration",
	"height",
	"width"
];
/**
* Get all media elements of a feed item.
*
* @param where Nodes to search in.
* @returns Media elements.
*/
function getMediaElements$1(where) {
	return getElementsByTagName$1("media:content", where).map((element) => {
		const { attribs } = element;
		const media = {
			medium: attribs["medium"],
			isDefault: !!attribs["isDefault"]
		};
		for (const attrib of MEDIA_KEYS_STRING$1) if (attribs[attrib]) media[attrib] = attribs[attrib];
		for (const attrib of MEDIA_KEYS_INT$1) if (attribs[attrib]) media[attrib] = Number.parseInt(attribs[attrib], 10);
		if (attribs["expression"]) media.expression = attribs["expression"];
		return media;
	});
}
/**
* Get one element by tag name.
*
* @param tagName Tag name to look for
* @param node Node to search in
* @returns The element or null
*/
function getOneElement$1(tagName, node) {
	return getElementsByTagName$1(tagName, node, true, 1)[0];
}
/**
* Get the text content of an element with a certain tag name.
*
* @param tagName Tag name to look for.
* @param where Node to search in.
* @param recurse Whether to recurse into child nodes.
* @returns The text content of the element.
*/
function fetch$1(tagName, where, recurse = false) {
	return textContent$1(getElementsByTagName$1(tagName, where, recurse, 1)).trim();
}
/**
* Adds a property to an object if it has a value.
*
* @param object Object to be extended.
* @param property Property name.
* @param tagName Tag name that contains the conditionally added property.
* @param where Element to search for the property.
* @param recurse Whether to recurse into child nodes.
*/
function addConditionally$1(object, property, tagName, where, recurse = false) {
	const value = fetch$1(tagName, where, recurse);
	if (value) object[property] = value;
}
/**
* Checks if an element is a feed root node.
*
* @param value The name of the element to check.
* @returns Whether an element is a feed root node.
*/
function isValidFeed$1(value) {
	return value === "rss" || value === "feed" || value === "rdf:RDF";
}
// ../../node_modules/domutils/dist/helpers.js
/**
* Given an array of nodes, remove any member that is contained by another
* member.
*
* @category Helpers
* @param nodes Nodes to filter.
* @returns Remaining nodes that aren't contained by other nodes.
*/
function removeSubsets$2(nodes) {
	let index = nodes.length;
	while (--index >= 0) {
		const node = nodes[index];
		if (index > 0 && nodes.lastIndexOf(node, index - 1) >= 0) {
			nodes.splice(index, 1);
			continue;
		}
		for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (nodes.includes(ancestor)) {
			nodes.splice(index, 1);
			break;
		}
	}
	return nodes;
}
/**
* @category Helpers
* @see {@link http://dom.spec.whatwg.org/#dom-node-comparedocumentposition}
*/
var DocumentPosition$1;
(function(DocumentPosition) {
	DocumentPosition[DocumentPosition["DISCONNECTED"] = 1] = "DISCONNECTED";
	DocumentPosition[DocumentPosition["PRECEDING"] = 2] = "PRECEDING";
	DocumentPosition[DocumentPosition["FOLLOWING"] = 4] = "FOLLOWING";
	DocumentPosition[DocumentPosition["CONTAINS"] = 8] = "CONTAINS";
	DocumentPosition[DocumentPosition["CONTAINED_BY"] = 16] = "CONTAINED_BY";
})(DocumentPosition$1 || (DocumentPosition$1 = {}));
/**
* Compare the position of one node against another node in any other document,
* returning a bitmask with the values from {@link DocumentPosition}.
*
* Document order:
* > There is an ordering, document order, defined on all the nodes in the
* > document corresponding to the order in which the first character of the
* > XML representation of each node occurs in the XML representation of the
* > document after expansion of general entities. Thus, the document element
* > node will be the first node. Element nodes occur before their children.
* > Thus, document order orders element nodes in order of the occurrence of
* > their start-tag in the XML (after expansion of entities). The attribute
* > nodes of an element occur after the element and before its children. The
* > relative order of attribute nodes is implementation-dependent.
*
* Source:
* http://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-document-order
*
* @category Helpers
* @param nodeA The first node to use in the comparison
* @param nodeB The second node to use in the comparison
* @returns A bitmask describing the input nodes' relative position.
*
* See http://dom.spec.whatwg.org/#dom-node-comparedocumentposition for
* a description of these values.
*/
function compareDocumentPosition$1(nodeA, nodeB) {
	const aParents = [];
	const bParents = [];
	if (nodeA === nodeB) return 0;
	let current = hasChildren$1(nodeA) ? nodeA : nodeA.parent;
	while (current) {
		aParents.unshift(current);
		current = current.parent;
	}
	current = hasChildren$1(nodeB) ? nodeB : nodeB.parent;
	while (current) {
		bParents.unshift(current);
		current = current.parent;
	}
	const maxIndex = Math.min(aParents.length, bParents.length);
	let index = 0;
	while (index < maxIndex && aParents[index] === bParents[index]) index++;
	if (index === 0) return DocumentPosition$1.DISCONNECTED;
	const sharedParent = aParents[index - 1];
	const siblings = sharedParent.children;
	const aSibling = aParents[index];
	const bSibling = bParents[index];
	if (siblings.indexOf(aSibling) > siblings.indexOf(bSibling)) {
		if (sharedParent === nodeB) return DocumentPosition$1.FOLLOWING | DocumentPosition$1.CONTAINED_BY;
		return DocumentPosition$1.FOLLOWING;
	}
	if (sharedParent === nodeA) return DocumentPosition$1.PRECEDING | DocumentPosition$1.CONTAINS;
	return DocumentPosition$1.PRECEDING;
}
/**
* Sort an array of nodes based on their relative position in the document,
* removing any duplicate nodes. If the array contains nodes that do not belong
* to the same document, sort order is unspecified.
*
* @category Helpers
* @param nodes Array of DOM nodes.
* @returns Collection of unique nodes, sorted in document order.
*/
function uniqueSort$1(nodes) {
	nodes = nodes.filter((node, index, array) => !array.includes(node, index + 1));
	nodes.sort((a, b) => {
		const relative = compareDocumentPosition$1(a, b);
		if (relative & DocumentPosition$1.PRECEDING) return -1;
		if (relative & DocumentPosition$1.FOLLOWING) return 1;
		return 0;
	});
	return nodes;
}
// ../../node_modules/domutils/dist/manipulation.js
/**
* Remove an element from the dom
*
* @category Manipulation
* @param element The element to be removed.
*/
function removeElement$1(element) {
	if (element.prev) element.prev.next = element.next;
	if (element.next) element.next.prev = element.prev;
	if (element.parent) {
		const childs = element.parent.children;
		const childsIndex = childs.lastIndexOf(element);
		if (childsIndex !== -1) childs.splice(childsIndex, 1);
	}
	element.next = null;
	element.prev = null;
	element.parent = null;
}
/**
* Replace an element in the dom
*
* @category Manipulation
* @param element The element to be replaced.
* @param replacement The element to be added
*/
function replaceElement$1(element, replacement) {
	replacement.prev = element.prev;
	if (replacement.prev) replacement.prev.next = replacement;
	replacement.next = element.next;
	if (replacement.next) replacement.next.prev = replacement;
	replacement.parent = element.parent;
	if (replacement.parent) {
		const { children } = replacement.parent;
		const elementIndex = children.lastIndexOf(element);
		if (elementIndex === -1) return;
		children[elementIndex] = replacement;
		element.parent = null;
	}
}
/**
* Append a child to an element.
*
* @category Manipulation
* @param parent The element to append to.
* @param child The element to be added as a child.
*/
function appendChild$1(parent, child) {
	removeElement$1(child);
	child.next = null;
	child.parent = parent;
	if (parent.children.push(child) > 1) {
		const sibling = parent.children[parent.children.length - 2];
		sibling.next = child;
		child.prev = sibling;
	} else child.prev = null;
}
/**
* Append an element after another.
*
* @category Manipulation
* @param element The element to append after.
* @param next The element be added.
*/
function append$2(element, next) {
	removeElement$1(next);
	const { parent } = element;
	const currentNext = element.next;
	next.next = currentNext;
	next.prev = element;
	element.next = next;
	next.parent = parent;
	if (currentNext) {
		currentNext.prev = next;
		if (parent) {
			const childs = parent.children;
			childs.splice(childs.lastIndexOf(currentNext), 0, next);
		}
	} else if (parent) parent.children.push(next);
}
/**
* Prepend a child to an element.
*
* @category Manipulation
* @param parent The element to prepend before.
* @param child The element to be added as a child.
*/
function prependChild$1(parent, child) {
	removeElement$1(child);
	child.parent = parent;
	child.prev = null;
	if (parent.children.unshift(child) === 1) child.next = null;
	else {
		const sibling = parent.children[1];
		sibling.prev = child;
		child.next = sibling;
	}
}
/**
* Prepend an element before another.
*
* @category Manipulation
* @param element The element to prepend before.
* @param previous The element to be added.
*/
function prepend$1(element, previous) {
	removeElement$1(previous);
	const { parent } = element;
	if (parent) {
		const childs = parent.children;
		childs.splice(childs.indexOf(element), 0, previous);
	}
	if (element.prev) element.prev.next = previous;
	previous.parent = parent;
	previous.prev = element.prev;
	previous.next = element;
	element.prev = previous;
}
// ../../node_modules/domutils/dist/traversal.js
/**
* Get a node's children.
*
* @category Traversal
* @param element Node to get the children of.
* @returns `element`'s children, or an empty array.
*/
function getChildren$2(element) {
	return hasChildren$1(element) ? element.children : [];
}
function getParent$2(element) {
	return element.parent || null;
}
/**
* Gets an elements siblings, including the element itself.
*
* Attempts to get the children through the element's parent first. If we don't
* have a parent (the element is a root node), we walk the element's `prev` &
* `next` to get all remaining nodes.
*
* @category Traversal
* @param element Element to get the siblings of.
* @returns `element`'s siblings, including `element`.
*/
function getSiblings$2(element) {
	const parent = getParent$2(element);
	if (parent != null) return getChildren$2(parent);
	const siblings = [element];
	let { prev, next } = element;
	while (prev != null) {
		siblings.unshift(prev);
		({prev} = prev);
	}
	while (next != null) {
		siblings.push(next);
		({next} = next);
	}
	return siblings;
}
/**
* Gets an attribute from an element.
*
* @category Traversal
* @param element Element to check.
* @param name Attribute name to retrieve.
* @returns The element's attribute value, or `undefined`.
*/
function getAttributeValue$2(element, name) {
	const { attribs } = element;
	return attribs?.[name];
}
/**
* Checks whether an element has an attribute.
*
* @category Traversal
* @param element Element to check.
* @param name Attribute name to look for.
* @returns Returns whether `element` has the attribute `name`.
*/
function hasAttrib$2(element, name) {
	const { attribs } = element;
	return attribs != null && Object.hasOwn(attribs, name) && attribs[name] != null;
}
/**
* Get the tag name of an element.
*
* @category Traversal
* @param element The element to get the name for.
* @returns The tag name of `element`.
*/
function getName$2(element) {
	return element.name;
}
/**
* Returns the next element sibling of a node.
*
* @category Traversal
* @param element The element to get the next sibling of.
* @returns `element`'s next sibling that is a tag, or `null` if there is no next
* sibling.
*/
function nextElementSibling$2(element) {
	let { next } = element;
	while (next !== null && !isTag$3(next)) ({next} = next);
	return next;
}
/**
* Returns the previous element sibling of a node.
*
* @category Traversal
* @param element The element to get the previous sibling of.
* @returns `element`'s previous sibling that is a tag, or `null` if there is no
* previous sibling.
*/
function prevElementSibling$1(element) {
	let { prev } = element;
	while (prev !== null && !isTag$3(prev)) ({prev} = prev);
	return prev;
}
// ../../node_modules/domutils/dist/index.js
var dist_exports = /* @__PURE__ */ __exportAll({
	DocumentPosition: () => DocumentPosition$1,
	append: () => append$2,
	appendChild: () => appendChild$1,
	compareDocumentPosition: () => compareDocumentPosition$1,
	existsOne: () => existsOne$2,
	filter: () => filter$1,
	find: () => find$1,
	findAll: () => findAll$3,
	findOne: () => findOne$3,
	getAttributeValue: () => getAttributeValue$2,
	getChildren: () => getChildren$2,
	getElementById: () => getElementById$1,
	getElements: () => getElements$1,
	getElementsByClassName: () => getElementsByClassName$1,
	getElementsByTagName: () => getElementsByTagName$1,
	getElementsByTagType: () => getElementsByTagType$1,
	getFeed: () => getFeed$1,
	getInnerHTML: () => getInnerHTML$1,
	getName: () => getName$2,
	getOuterHTML: () => getOuterHTML$1,
	getParent: () => getParent$2,
	getSiblings: () => getSiblings$2,
	getText: () => getText$2,
	hasAttrib: () => hasAttrib$2,
	innerText: () => innerText$1,
	nextElementSibling: () => nextElementSibling$2,
	prepend: () => prepend$1,
	prependChild: () => prependChild$1,
	prevElementSibling: () => prevElementSibling$1,
	removeElement: () => removeElement$1,
	removeSubsets: () => removeSubsets$2,
	replaceElement: () => replaceElement$1,
	testElement: () => testElement$1,
	textContent: () => textContent$1,
	uniqueSort: () => uniqueSort$1
});
// ../../node_modules/@mozilla/readability/Readability.js
var require_Readability = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Public constructor.
	* @param {HTMLDocument} doc     The document to parse.
	* @param {Object}       options The options object.
	*/
	function Readability(doc, options) {
		if (options && options.documentElement) {
			doc = options;
			options = arguments[2];
		} else if (!doc || !doc.documentElement) throw new Error("First argument to Readability constructor should be a document object.");
		options = options || {};
		this._doc = doc;
		this._docJSDOMParser = this._doc.firstChild.__JSDOMParser__;
		this._articleTitle = null;
		this._articleByline = null;
		this._articleDir = null;
		this._articleSiteName = null;
		this._attempts = [];
		this._metadata = {};
		this._debug = !!options.debug;
		this._maxElemsToParse = options.maxElemsToParse || this.DEFAULT_MAX_ELEMS_TO_PARSE;
		this._nbTopCandidates = options.nbTopCandidates || this.DEFAULT_N_TOP_CANDIDATES;
		this._charThreshold = options.charThreshold || this.DEFAULT_CHAR_THRESHOLD;
		this._classesToPreserve = this.CLASSES_TO_PRESERVE.concat(options.classesToPreserve || []);
		this._keepClasses = !!options.keepClasses;
		this._serializer = options.serializer || function(el) {
			return el.innerHTML;
		};
		this._disableJSONLD = !!options.disableJSONLD;
		this._allowedVideoRegex = options.allowedVideoRegex || this.REGEXPS.videos;
		this._linkDensityModifier = options.linkDensityModifier || 0;
		this._flags = this.FLAG_STRIP_UNLIKELYS | this.FLAG_WEIGHT_CLASSES | this.FLAG_CLEAN_CONDITIONALLY;
		if (this._debug) {
			let logNode = function(node) {
				if (node.nodeType == node.TEXT_NODE) return `${node.nodeName} ("${node.textContent}")`;
				let attrPairs = Array.from(node.attributes || [], function(attr) {
					return `${attr.name}="${attr.value}"`;
				}).join(" ");
				return `<${node.localName} ${attrPairs}>`;
			};
			this.log = function() {
				if (typeof console !== "undefined") {
					let args = Array.from(arguments, (arg) => {
						if (arg && arg.nodeType == this.ELEMENT_NODE) return logNode(arg);
						return arg;
					});
					args.unshift("Reader: (Readability)");
					console.log(...args);
				} else if (typeof dump !== "undefined") {
					var msg = Array.prototype.map.call(arguments, function(x) {
						return x && x.nodeName ? logNode(x) : x;
					}).join(" ");
					dump("Reader: (Readability) " + msg + "\n");
				}
			};
		} else this.log = function() {};
	}
	Readability.prototype = {
		FLAG_STRIP_UNLIKELYS: 1,
		FLAG_WEIGHT_CLASSES: 2,
		FLAG_CLEAN_CONDITIONALLY: 4,
		ELEMENT_NODE: 1,
		TEXT_NODE: 3,
		DEFAULT_MAX_ELEMS_TO_PARSE: 0,
		DEFAULT_N_TOP_CANDIDATES: 5,
		DEFAULT_TAGS_TO_SCORE: "section,h2,h3,h4,h5,h6,p,td,pre".toUpperCase().split(","),
		DEFAULT_CHAR_THRESHOLD: 500,
		REGEXPS: {
			unlikelyCandidates: /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i,
			okMaybeItsACandidate: /and|article|body|column|content|main|shadow/i,
			positive: /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i,
			negative: /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i,
			extraneous: /print|archive|comment|discuss|e[\-]?mail|share|reply|all|login|sign|single|utility/i,
			byline: /byline|author|dateline|writtenby|p-author/i,
			replaceFonts: /<(\/?)font[^>]*>/gi,
			normalize: /\s{2,}/g,
			videos: /\/\/(www\.)?((dailymotion|youtube|youtube-nocookie|player\.vimeo|v\.qq)\.com|(archive|upload\.wikimedia)\.org|player\.twitch\.tv)/i,
			shareElements: /(\b|_)(share|sharedaddy)(\b|_)/i,
			nextLink: /(next|weiter|continue|>([^\|]|$)|»([^\|]|$))/i,
			prevLink: /(prev|earl|old|new|<|«)/i,
			tokenize: /\W+/g,
			whitespace: /^\s*$/,
			hasContent: /\S$/,
			hashUrl: /^#.+/,
			srcsetUrl: /(\S+)(\s+[\d.]+[xw])?(\s*(?:,|$))/g,
			b64DataUrl: /^data:\s*([^\s;,]+)\s*;\s*base64\s*,/i,
			commas: /\u002C|\u060C|\uFE50|\uFE10|\uFE11|\u2E41|\u2E34|\u2E32|\uFF0C/g,
			jsonLdArticleTypes: /^Article|AdvertiserContentArticle|NewsArticle|AnalysisNewsArticle|AskPublicNewsArticle|BackgroundNewsArticle|OpinionNewsArticle|ReportageNewsArticle|ReviewNewsArticle|Report|SatiricalArticle|ScholarlyArticle|MedicalScholarlyArticle|SocialMediaPosting|BlogPosting|LiveBlogPosting|DiscussionForumPosting|TechArticle|APIReference$/,
			adWords: /^(ad(vertising|vertisement)?|pub(licité)?|werb(ung)?|广告|Реклама|Anuncio)$/iu,
			loadingWords: /^((loading|正在加载|Загрузка|chargement|cargando)(…|\.\.\.)?)$/iu
		},
		UNLIKELY_ROLES: [
			"menu",
			"menubar",
			"complementary",
			"navigation",
			"alert",
			"alertdialog",
			"dialog"
		],
		DIV_TO_P_ELEMS: /* @__PURE__ */ new Set([
			"BLOCKQUOTE",
			"DL",
			"DIV",
			"IMG",
			"OL",
			"P",
			"PRE",
			"TABLE",
			"UL"
		]),
		ALTER_TO_DIV_EXCEPTIONS: [
			"DIV",
			"ARTICLE",
			"SECTION",
			"P",
			"OL",
			"UL"
		],
		PRESENTATIONAL_ATTRIBUTES: [
			"align",
			"background",
			"bgcolor",
			"border",
			"cellpadding",
			"cellspacing",
			"frame",
			"hspace",
			"rules",
			"style",
			"valign",
			"vspace"
		],
		DEPRECATED_SIZE_ATTRIBUTE_ELEMS: [
			"TABLE",
			"TH",
			"TD",
			"HR",
			"PRE"
		],
		PHRASING_ELEMS: [
			"ABBR",
			"AUDIO",
			"B",
			"BDO",
			"BR",
			"BUTTON",
			"CITE",
			"CODE",
			"DATA",
			"DATALIST",
			"DFN",
			"EM",
			"EMBED",
			"I",
			"IMG",
			"INPUT",
			"KBD",
			"LABEL",
			"MARK",
			"MATH",
			"METER",
			"NOSCRIPT",
			"OBJECT",
			"OUTPUT",
			"PROGRESS",
			"Q",
			"RUBY",
			"SAMP",
			"SCRIPT",
			"SELECT",
			"SMALL",
			"SPAN",
			"STRONG",
			"SUB",
			"SUP",
			"TEXTAREA",
			"TIME",
			"VAR",
			"WBR"
		],
		CLASSES_TO_PRESERVE: ["page"],
		HTML_ESCAPE_MAP: {
			lt: "<",
			gt: ">",
			amp: "&",
			quot: "\"",
			apos: "'"
		},
		/**
		* Run any post-process modifications to article content as necessary.
		*
		* @param Element
		* @return void
		**/
		_postProcessContent(articleContent) {
			this._fixRelativeUris(articleContent);
			this._simplifyNestedElements(articleContent);
			if (!this._keepClasses) this._cleanClasses(articleContent);
		},
		/**
		* Iterates over a NodeList, calls `filterFn` for each node and removes node
		* if function returned `true`.
		*
		* If function is not passed, removes all the nodes in node list.
		*
		* @param NodeList nodeList The nodes to operate on
		* @param Function filterFn the function to use as a filter
		* @return void
		*/
		_removeNodes(nodeList, filterFn) {
			if (this._docJSDOMParser && nodeList._isLiveNodeList) throw new Error("Do not pass live node lists to _removeNodes");
			for (var i = nodeList.length - 1; i >= 0; i--) {
				var node = nodeList[i];
				var parentNode = node.parentNode;
				if (parentNode) {
					if (!filterFn || filterFn.call(this, node, i, nodeList)) parentNode.removeChild(node);
				}
			}
		},
		/**
		* Iterates over a NodeList, and calls _setNodeTag for each node.
		*
		* @param NodeList nodeList The nodes to operate on
		* @param String newTagName the new tag name to use
		* @return void
		*/
		_replaceNodeTags(nodeList, newTagName) {
			if (this._docJSDOMParser && nodeList._isLiveNodeList) throw new Error("Do not pass live node lists to _replaceNodeTags");
			for (const node of nodeList) this._setNodeTag(node, newTagName);
		},
		/**
		* Iterate over a NodeList, which doesn't natively fully implement the Array
		* interface.
		*
		* For convenience, the current object context is applied to the provided
		* iterate function.
		*
		* @param  NodeList nodeList The NodeList.
		* @param  Function fn       The iterate function.
		* @return void
		*/
		_forEachNode(nodeList, fn) {
			Array.prototype.forEach.call(nodeList, fn, this);
		},
		/**
		* Iterate over a NodeList, and return the first node that passes
		* the supplied test function
		*
		* For convenience, the current object context is applied to the provided
		* test function.
		*
		* @param  NodeList nodeList The NodeList.
		* @param  Function fn       The test function.
		* @return void
		*/
		_findNode(nodeList, fn) {
			return Array.prototype.find.call(nodeList, fn, this);
		},
		/**
		* Iterate over a NodeList, return true if any of the provided iterate
		* function calls returns true, false otherwise.
		*
		* For convenience, the current object context is applied to the
		* provided iterate function.
		*
		* @param  NodeList nodeList The NodeList.
		* @param  Function fn       The iterate function.
		* @return Boolean
		*/
		_someNode(nodeList, fn) {
			return Array.prototype.some.call(nodeList, fn, this);
		},
		/**
		* Iterate over a NodeList, return true if all of the provided iterate
		* function calls return true, false otherwise.
		*
		* For convenience, the current object context is applied to the
		* provided iterate function.
		*
		* @param  NodeList nodeList The NodeList.
		* @param  Function fn       The iterate function.
		* @return Boolean
		*/
		_everyNode(nodeList, fn) {
			return Array.prototype.every.call(nodeList, fn, this);
		},
		_getAllNodesWithTag(node, tagNames) {
			if (node.querySelectorAll) return node.querySelectorAll(tagNames.join(","));
			return [].concat.apply([], tagNames.map(function(tag) {
				var collection = node.getElementsByTagName(tag);
				return Array.isArray(collection) ? collection : Array.from(collection);
			}));
		},
		/**
		* Removes the class="" attribute from every element in the given
		* subtree, except those that match CLASSES_TO_PRESERVE and
		* the classesToPreserve array from the options object.
		*
		* @param Element
		* @return void
		*/
		_cleanClasses(node) {
			var classesToPreserve = this._classesToPreserve;
			var className = (node.getAttribute("class") || "").split(/\s+/).filter((cls) => classesToPreserve.includes(cls)).join(" ");
			if (className) node.setAttribute("class", className);
			else node.removeAttribute("class");
			for (node = node.firstElementChild; node; node = node.nextElementSibling) this._cleanClasses(node);
		},
		/**
		* Tests whether a string is a URL or not.
		*
		* @param {string} str The string to test
		* @return {boolean} true if str is a URL, false if not
		*/
		_isUrl(str) {
			try {
				new URL(str);
				return true;
			} catch {
				return false;
			}
		},
		/**
		* Converts each <a> and <img> uri in the given element to an absolute URI,
		* ignoring #ref URIs.
		*
		* @param Element
		* @return void
		*/
		_fixRelativeUris(articleContent) {
			var baseURI = this._doc.baseURI;
			var documentURI = this._doc.documentURI;
			function toAbsoluteURI(uri) {
				if (baseURI == documentURI && uri.charAt(0) == "#") return uri;
				try {
					return new URL(uri, baseURI).href;
				} catch (ex) {}
				return uri;
			}
			var links = this._getAllNodesWithTag(articleContent, ["a"]);
			this._forEachNode(links, function(link) {
				var href = link.getAttribute("href");
				if (href) {
					if (href.indexOf("javascript:") === 0) {
						if (link.childNodes.length === 1 && link.childNodes[0].nodeType === this.TEXT_NODE) {
							var text = this._doc.createTextNode(link.textContent);
							link.parentNode.replaceChild(text, link);
						} else {
							var container = this._doc.createElement("span");
							while (link.firstChild) container.appendChild(link.firstChild);
							link.parentNode.replaceChild(container, link);
						}
					} else link.setAttribute("href", toAbsoluteURI(href));
				}
			});
			var medias = this._getAllNodesWithTag(articleContent, [
				"img",
				"picture",
				"figure",
				"video",
				"audio",
				"source"
			]);
			this._forEachNode(medias, function(media) {
				var src = media.getAttribute("src");
				var poster = media.getAttribute("poster");
				var srcset = media.getAttribute("srcset");
				if (src) media.setAttribute("src", toAbsoluteURI(src));
				if (poster) media.setAttribute("poster", toAbsoluteURI(poster));
				if (srcset) {
					var newSrcset = srcset.replace(this.REGEXPS.srcsetUrl, function(_, p1, p2, p3) {
						return toAbsoluteURI(p1) + (p2 || "") + p3;
					});
					media.setAttribute("srcset", newSrcset);
				}
			});
		},
		_simplifyNestedElements(articleContent) {
			var node = articleContent;
			while (node) {
				if (node.parentNode && ["DIV", "SECTION"].includes(node.tagName) && !(node.id && node.id.startsWith("readability"))) {
					if (this._isElementWithoutContent(node)) {
						node = this._removeAndGetNext(node);
						continue;
					} else if (this._hasSingleTagInsideElement(node, "DIV") || this._hasSingleTagInsideElement(node, "SECTION")) {
						var child = node.children[0];
						for (var i = 0; i < node.attributes.length; i++) child.setAttributeNode(node.attributes[i].cloneNode());
						node.parentNode.replaceChild(child, node);
						node = child;
						continue;
					}
				}
				node = this._getNextNode(node);
			}
		},
		/**
		* Get the article title as an H1.
		*
		* @return string
		**/
		_getArticleTitle() {
			var doc = this._doc;
			var curTitle = "";
			var origTitle = "";
			try {
				curTitle = origTitle = doc.title.trim();
				if (typeof curTitle !== "string") curTitle = origTitle = this._getInnerText(doc.getElementsByTagName("title")[0]);
			} catch (e) {}
			var titleHadHierarchicalSeparators = false;
			function wordCount(str) {
				return str.split(/\s+/).length;
			}
			if (/ [\|\-\\\/>»] /.test(curTitle)) {
				titleHadHierarchicalSeparators = / [\\\/>»] /.test(curTitle);
				let allSeparators = Array.from(origTitle.matchAll(/ [\|\-\\\/>»] /gi));
				curTitle = origTitle.substring(0, allSeparators.pop().index);
				if (wordCount(curTitle) < 3) curTitle = origTitle.replace(/^[^\|\-\\\/>»]*[\|\-\\\/>»]/gi, "");
			} else if (curTitle.includes(": ")) {
				var headings = this._getAllNodesWithTag(doc, ["h1", "h2"]);
				var trimmedTitle = curTitle.trim();
				if (!this._someNode(headings, function(heading) {
					return heading.textContent.trim() === trimmedTitle;
				})) {
					curTitle = origTitle.substring(origTitle.lastIndexOf(":") + 1);
					if (wordCount(curTitle) < 3) curTitle = origTitle.substring(origTitle.indexOf(":") + 1);
					else if (wordCount(origTitle.substr(0, origTitle.indexOf(":"))) > 5) curTitle = origTitle;
				}
			} else if (curTitle.length > 150 || curTitle.length < 15) {
				var hOnes = doc.getElementsByTagName("h1");
				if (hOnes.length === 1) curTitle = this._getInnerText(hOnes[0]);
			}
			curTitle = curTitle.trim().replace(this.REGEXPS.normalize, " ");
			var curTitleWordCount = wordCount(curTitle);
			if (curTitleWordCount <= 4 && (!titleHadHierarchicalSeparators || curTitleWordCount != wordCount(origTitle.replace(/[\|\-\\\/>»]+/g, "")) - 1)) curTitle = origTitle;
			return curTitle;
		},
		/**
		* Prepare the HTML document for readability to scrape it.
		* This includes things like stripping javascript, CSS, and handling terrible markup.
		*
		* @return void
		**/
		_prepDocument() {
			var doc = this._doc;
			this._removeNodes(this._getAllNodesWithTag(doc, ["style"]));
			if (doc.body) this._replaceBrs(doc.body);
			this._replaceNodeTags(this._getAllNodesWithTag(doc, ["font"]), "SPAN");
		},
		/**
		* Finds the next node, starting from the given node, and ignoring
		* whitespace in between. If the given node is an element, the same node is
		* returned.
		*/
		_nextNode(node) {
			var next = node;
			while (next && next.nodeType != this.ELEMENT_NODE && this.REGEXPS.whitespace.test(next.textContent)) next = next.nextSibling;
			return next;
		},
		/**
		* Replaces 2 or more successive <br> elements with a single <p>.
		* Whitespace between <br> elements are ignored. For example:
		*   <div>foo<br>bar<br> <br><br>abc</div>
		* will become:
		*   <div>foo<br>bar<p>abc</p></div>
		*/
		_replaceBrs(elem) {
			this._forEachNode(this._getAllNodesWithTag(elem, ["br"]), function(br) {
				var next = br.nextSibling;
				var replaced = false;
				while ((next = this._nextNode(next)) && next.tagName == "BR") {
					replaced = true;
					var brSibling = next.nextSibling;
					next.remove();
					next = brSibling;
				}
				if (replaced) {
					var p = this._doc.createElement("p");
					br.parentNode.replaceChild(p, br);
					next = p.nextSibling;
					while (next) {
						if (next.tagName == "BR") {
							var nextElem = this._nextNode(next.nextSibling);
							if (nextElem && nextElem.tagName == "BR") break;
						}
						if (!this._isPhrasingContent(next)) break;
						var sibling = next.nextSibling;
						p.appendChild(next);
						next = sibling;
					}
					while (p.lastChild && this._isWhitespace(p.lastChild)) p.lastChild.remove();
					if (p.parentNode.tagName === "P") this._setNodeTag(p.parentNode, "DIV");
				}
			});
		},
		_setNodeTag(node, tag) {
			this.log("_setNodeTag", node, tag);
			if (this._docJSDOMParser) {
				node.localName = tag.toLowerCase();
				node.tagName = tag.toUpperCase();
				return node;
			}
			var replacement = node.ownerDocument.createElement(tag);
			while (node.firstChild) replacement.appendChild(node.firstChild);
			node.parentNode.replaceChild(replacement, node);
			if (node.readability) replacement.readability = node.readability;
			for (var i = 0; i < node.attributes.length; i++) replacement.setAttributeNode(node.attributes[i].cloneNode());
			return replacement;
		},
		/**
		* Prepare the article node for display. Clean out any inline styles,
		* iframes, forms, strip extraneous <p> tags, etc.
		*
		* @param Element
		* @return void
		**/
		_prepArticle(articleContent) {
			this._cleanStyles(articleContent);
			this._markDataTables(articleContent);
			this._fixLazyImages(articleContent);
			this._cleanConditionally(articleContent, "form");
			this._cleanConditionally(articleContent, "fieldset");
			this._clean(articleContent, "object");
			this._clean(articleContent, "embed");
			this._clean(articleContent, "footer");
			this._clean(articleContent, "link");
			this._clean(articleContent, "aside");
			var shareElementThreshold = this.DEFAULT_CHAR_THRESHOLD;
			this._forEachNode(articleContent.children, function(topCandidate) {
				this._cleanMatchedNodes(topCandidate, function(node, matchString) {
					return this.REGEXPS.shareElements.test(matchString) && node.textContent.length < shareElementThreshold;
				});
			});
			this._clean(articleContent, "iframe");
			this._clean(articleContent, "input");
			this._clean(articleContent, "textarea");
			this._clean(articleContent, "select");
			this._clean(articleContent, "button");
			this._cleanHeaders(articleContent);
			this._cleanConditionally(articleContent, "table");
			this._cleanConditionally(articleContent, "ul");
			this._cleanConditionally(articleContent, "div");
			this._replaceNodeTags(this._getAllNodesWithTag(articleContent, ["h1"]), "h2");
			this._removeNodes(this._getAllNodesWithTag(articleContent, ["p"]), function(paragraph) {
				return this._getAllNodesWithTag(paragraph, [
					"img",
					"embed",
					"object",
					"iframe"
				]).length === 0 && !this._getInnerText(paragraph, false);
			});
			this._forEachNode(this._getAllNodesWithTag(articleContent, ["br"]), function(br) {
				var next = this._nextNode(br.nextSibling);
				if (next && next.tagName == "P") br.remove();
			});
			this._forEachNode(this._getAllNodesWithTag(articleContent, ["table"]), function(table) {
				var tbody = this._hasSingleTagInsideElement(table, "TBODY") ? table.firstElementChild : table;
				if (this._hasSingleTagInsideElement(tbody, "TR")) {
					var row = tbody.firstElementChild;
					if (this._hasSingleTagInsideElement(row, "TD")) {
						var cell = row.firstElementChild;
						cell = this._setNodeTag(cell, this._everyNode(cell.childNodes, this._isPhrasingContent) ? "P" : "DIV");
						table.parentNode.replaceChild(cell, table);
					}
				}
			});
		},
		/**
		* Initialize a node with the readability object. Also checks the
		* className/id for special names to add to its score.
		*
		* @param Element
		* @return void
		**/
		_initializeNode(node) {
			node.readability = { contentScore: 0 };
			switch (node.tagName) {
				case "DIV":
					node.readability.contentScore += 5;
					break;
				case "PRE":
				case "TD":
				case "BLOCKQUOTE":
					node.readability.contentScore += 3;
					break;
				case "ADDRESS":
				case "OL":
				case "UL":
				case "DL":
				case "DD":
				case "DT":
				case "LI":
				case "FORM":
					node.readability.contentScore -= 3;
					break;
				case "H1":
				case "H2":
				case "H3":
				case "H4":
				case "H5":
				case "H6":
				case "TH": node.readability.contentScore -= 5;
			}
			node.readability.contentScore += this._getClassWeight(node);
		},
		_removeAndGetNext(node) {
			var nextNode = this._getNextNode(node, true);
			node.remove();
			return nextNode;
		},
		/**
		* Traverse the DOM from node to node, starting at the node passed in.
		* Pass true for the second parameter to indicate this node itself
		* (and its kids) are going away, and we want the next node over.
		*
		* Calling this in a loop will traverse the DOM depth-first.
		*
		* @param {Element} node
		* @param {boolean} ignoreSelfAndKids
		* @return {Element}
		*/
		_getNextNode(node, ignoreSelfAndKids) {
			if (!ignoreSelfAndKids && node.firstElementChild) return node.firstElementChild;
			if (node.nextElementSibling) return node.nextElementSibling;
			do
				node = node.parentNode;
			while (node && !node.nextElementSibling);
			return node && node.nextElementSibling;
		},
		_textSimilarity(textA, textB) {
			var tokensA = textA.toLowerCase().split(this.REGEXPS.tokenize).filter(Boolean);
			var tokensB = textB.toLowerCase().split(this.REGEXPS.tokenize).filter(Boolean);
			if (!tokensA.length || !tokensB.length) return 0;
			return 1 - tokensB.filter((token) => !tokensA.includes(token)).join(" ").length / tokensB.join(" ").length;
		},
		/**
		* Checks whether an element node contains a valid byline
		*
		* @param node {Element}
		* @param matchString {string}
		* @return boolean
		*/
		_isValidByline(node, matchString) {
			var rel = node.getAttribute("rel");
			var itemprop = node.getAttribute("itemprop");
			var bylineLength = node.textContent.trim().length;
			return (rel === "author" || itemprop && itemprop.includes("author") || this.REGEXPS.byline.test(matchString)) && !!bylineLength && bylineLength < 100;
		},
		_getNodeAncestors(node, maxDepth) {
			maxDepth = maxDepth || 0;
			var i = 0, ancestors = [];
			while (node.parentNode) {
				ancestors.push(node.parentNode);
				if (maxDepth && ++i === maxDepth) break;
				node = node.parentNode;
			}
			return ancestors;
		},
		/***
		* grabArticle - Using a variety of metrics (content score, classname, element types), find the content that is
		*         most likely to be the stuff a user wants to read. Then return it wrapped up in a div.
		*
		* @param page a document to run upon. Needs to be a full document, complete with body.
		* @return Element
		**/
		_grabArticle(page) {
			this.log("**** grabArticle ****");
			var doc = this._doc;
			var isPaging = page !== null;
			page = page ? page : this._doc.body;
			if (!page) {
				this.log("No body found in document. Abort.");
				return null;
			}
			var pageCacheHtml = page.innerHTML;
			while (true) {
				this.log("Starting grabArticle loop");
				var stripUnlikelyCandidates = this._flagIsActive(this.FLAG_STRIP_UNLIKELYS);
				var elementsToScore = [];
				var node = this._doc.documentElement;
				let shouldRemoveTitleHeader = true;
				while (node) {
					if (node.tagName === "HTML") this._articleLang = node.getAttribute("lang");
					var matchString = node.className + " " + node.id;
					if (!this._isProbablyVisible(node)) {
						this.log("Removing hidden node - " + matchString);
						node = this._removeAndGetNext(node);
						continue;
					}
					if (node.getAttribute("aria-modal") == "true" && node.getAttribute("role") == "dialog") {
						node = this._removeAndGetNext(node);
						continue;
					}
					if (!this._articleByline && !this._metadata.byline && this._isValidByline(node, matchString)) {
						var endOfSearchMarkerNode = this._getNextNode(node, true);
						var next = this._getNextNode(node);
						var itemPropNameNode = null;
						while (next && next != endOfSearchMarkerNode) {
							var itemprop = next.getAttribute("itemprop");
							if (itemprop && itemprop.includes("name")) {
								itemPropNameNode = next;
								break;
							} else next = this._getNextNode(next);
						}
						this._articleByline = (itemPropNameNode ?? node).textContent.trim();
						node = this._removeAndGetNext(node);
						continue;
					}
					if (shouldRemoveTitleHeader && this._headerDuplicatesTitle(node)) {
						this.log("Removing header: ", node.textContent.trim(), this._articleTitle.trim());
						shouldRemoveTitleHeader = false;
						node = this._removeAndGetNext(node);
						continue;
					}
					if (stripUnlikelyCandidates) {
						if (this.REGEXPS.unlikelyCandidates.test(matchString) && !this.REGEXPS.okMaybeItsACandidate.test(matchString) && !this._hasAncestorTag(node, "table") && !this._hasAncestorTag(node, "code") && node.tagName !== "BODY" && node.tagName !== "A") {
							this.log("Removing unlikely candidate - " + matchString);
							node = this._removeAndGetNext(node);
							continue;
						}
						if (this.UNLIKELY_ROLES.includes(node.getAttribute("role"))) {
							this.log("Removing content with role " + node.getAttribute("role") + " - " + matchString);
							node = this._removeAndGetNext(node);
							continue;
						}
					}
					if ((node.tagName === "DIV" || node.tagName === "SECTION" || node.tagName === "HEADER" || node.tagName === "H1" || node.tagName === "H2" || node.tagName === "H3" || node.tagName === "H4" || node.tagName === "H5" || node.tagName === "H6") && this._isElementWithoutContent(node)) {
						node = this._removeAndGetNext(node);
						continue;
					}
					if (this.DEFAULT_TAGS_TO_SCORE.includes(node.tagName)) elementsToScore.push(node);
					if (node.tagName === "DIV") {
						var p = null;
						var childNode = node.firstChild;
						while (childNode) {
							var nextSibling = childNode.nextSibling;
							if (this._isPhrasingContent(childNode)) {
								if (p !== null) p.appendChild(childNode);
								else if (!this._isWhitespace(childNode)) {
									p = doc.createElement("p");
									node.replaceChild(p, childNode);
									p.appendChild(childNode);
								}
							} else if (p !== null) {
								while (p.lastChild && this._isWhitespace(p.lastChild)) p.lastChild.remove();
								p = null;
							}
							childNode = nextSibling;
						}
						if (this._hasSingleTagInsideElement(node, "P") && this._getLinkDensity(node) < .25) {
							var newNode = node.children[0];
							node.parentNode.replaceChild(newNode, node);
							node = newNode;
							elementsToScore.push(node);
						} else if (!this._hasChildBlockElement(node)) {
							node = this._setNodeTag(node, "P");
							elementsToScore.push(node);
						}
					}
					node = this._getNextNode(node);
				}
				/**
				* Loop through all paragraphs, and assign a score to them based on how content-y they look.
				* Then add their score to their parent node.
				*
				* A score is determined by things like number of commas, class names, etc. Maybe eventually link density.
				**/
				var candidates = [];
				this._forEachNode(elementsToScore, function(elementToScore) {
					if (!elementToScore.parentNode || typeof elementToScore.parentNode.tagName === "undefined") return;
					var innerText = this._getInnerText(elementToScore);
					if (innerText.length < 25) return;
					var ancestors = this._getNodeAncestors(elementToScore, 5);
					if (ancestors.length === 0) return;
					var contentScore = 0;
					contentScore += 1;
					contentScore += innerText.split(this.REGEXPS.commas).length;
					contentScore += Math.min(Math.floor(innerText.length / 100), 3);
					this._forEachNode(ancestors, function(ancestor, level) {
						if (!ancestor.tagName || !ancestor.parentNode || typeof ancestor.parentNode.tagName === "undefined") return;
						if (typeof ancestor.readability === "undefined") {
							this._initializeNode(ancestor);
							candidates.push(ancestor);
						}
						if (level === 0) var scoreDivider = 1;
						else if (level === 1) scoreDivider = 2;
						else scoreDivider = level * 3;
						ancestor.readability.contentScore += contentScore / scoreDivider;
					});
				});
				var topCandidates = [];
				for (var c = 0, cl = candidates.length; c < cl; c += 1) {
					var candidate = candidates[c];
					var candidateScore = candidate.readability.contentScore * (1 - this._getLinkDensity(candidate));
					candidate.readability.contentScore = candidateScore;
					this.log("Candidate:", candidate, "with score " + candidateScore);
					for (var t = 0; t < this._nbTopCandidates; t++) {
						var aTopCandidate = topCandidates[t];
						if (!aTopCandidate || candidateScore > aTopCandidate.readability.contentScore) {
							topCandidates.splice(t, 0, candidate);
							if (topCandidates.length > this._nbTopCandidates) topCandidates.pop();
							break;
						}
					}
				}
				var topCandidate = topCandidates[0] || null;
				var neededToCreateTopCandidate = false;
				var parentOfTopCandidate;
				if (topCandidate === null || topCandidate.tagName === "BODY") {
					topCandidate = doc.createElement("DIV");
					neededToCreateTopCandidate = true;
					while (page.firstChild) {
						this.log("Moving child out:", page.firstChild);
						topCandidate.appendChild(page.firstChild);
					}
					page.appendChild(topCandidate);
					this._initializeNode(topCandidate);
				} else if (topCandidate) {
					var alternativeCandidateAncestors = [];
					for (var i = 1; i < topCandidates.length; i++) if (topCandidates[i].readability.contentScore / topCandidate.readability.contentScore >= .75) alternativeCandidateAncestors.push(this._getNodeAncestors(topCandidates[i]));
					var MINIMUM_TOPCANDIDATES = 3;
					if (alternativeCandidateAncestors.length >= MINIMUM_TOPCANDIDATES) {
						parentOfTopCandidate = topCandidate.parentNode;
						while (parentOfTopCandidate.tagName !== "BODY") {
							var listsContainingThisAncestor = 0;
							for (var ancestorIndex = 0; ancestorIndex < alternativeCandidateAncestors.length && listsContainingThisAncestor < MINIMUM_TOPCANDIDATES; ancestorIndex++) listsContainingThisAncestor += Number(alternativeCandidateAncestors[ancestorIndex].includes(parentOfTopCandidate));
							if (listsContainingThisAncestor >= MINIMUM_TOPCANDIDATES) {
								topCandidate = parentOfTopCandidate;
								break;
							}
							parentOfTopCandidate = parentOfTopCandidate.parentNode;
						}
					}
					if (!topCandidate.readability) this._initializeNode(topCandidate);
					parentOfTopCandidate = topCandidate.parentNode;
					var lastScore = topCandidate.readability.contentScore;
					var scoreThreshold = lastScore / 3;
					while (parentOfTopCandidate.tagName !== "BODY") {
						if (!parentOfTopCandidate.readability) {
							parentOfTopCandidate = parentOfTopCandidate.parentNode;
							continue;
						}
						var parentScore = parentOfTopCandidate.readability.contentScore;
						if (parentScore < scoreThreshold) break;
						if (parentScore > lastScore) {
							topCandidate = parentOfTopCandidate;
							break;
						}
						lastScore = parentOfTopCandidate.readability.contentScore;
						parentOfTopCandidate = parentOfTopCandidate.parentNode;
					}
					parentOfTopCandidate = topCandidate.parentNode;
					while (parentOfTopCandidate.tagName != "BODY" && parentOfTopCandidate.children.length == 1) {
						topCandidate = parentOfTopCandidate;
						parentOfTopCandidate = topCandidate.parentNode;
					}
					if (!topCandidate.readability) this._initializeNode(topCandidate);
				}
				var articleContent = doc.createElement("DIV");
				if (isPaging) articleContent.id = "readability-content";
				var siblingScoreThreshold = Math.max(10, topCandidate.readability.contentScore * .2);
				parentOfTopCandidate = topCandidate.parentNode;
				var siblings = parentOfTopCandidate.children;
				for (var s = 0, sl = siblings.length; s < sl; s++) {
					var sibling = siblings[s];
					var append = false;
					this.log("Looking at sibling node:", sibling, sibling.readability ? "with score " + sibling.readability.contentScore : "");
					this.log("Sibling has score", sibling.readability ? sibling.readability.contentScore : "Unknown");
					if (sibling === topCandidate) append = true;
					else {
						var contentBonus = 0;
						if (sibling.className === topCandidate.className && topCandidate.className !== "") contentBonus += topCandidate.readability.contentScore * .2;
						if (sibling.readability && sibling.readability.contentScore + contentBonus >= siblingScoreThreshold) append = true;
						else if (sibling.nodeName === "P") {
							var linkDensity = this._getLinkDensity(sibling);
							var nodeContent = this._getInnerText(sibling);
							var nodeLength = nodeContent.length;
							if (nodeLength > 80 && linkDensity < .25) append = true;
							else if (nodeLength < 80 && nodeLength > 0 && linkDensity === 0 && nodeContent.search(/\.( |$)/) !== -1) append = true;
						}
					}
					if (append) {
						this.log("Appending node:", sibling);
						if (!this.ALTER_TO_DIV_EXCEPTIONS.includes(sibling.nodeName)) {
							this.log("Altering sibling:", sibling, "to div.");
							sibling = this._setNodeTag(sibling, "DIV");
						}
						articleContent.appendChild(sibling);
						siblings = parentOfTopCandidate.children;
						s -= 1;
						sl -= 1;
					}
				}
				if (this._debug) this.log("Article content pre-prep: " + articleContent.innerHTML);
				this._prepArticle(articleContent);
				if (this._debug) this.log("Article content post-prep: " + articleContent.innerHTML);
				if (neededToCreateTopCandidate) {
					topCandidate.id = "readability-page-1";
					topCandidate.className = "page";
				} else {
					var div = doc.createElement("DIV");
					div.id = "readability-page-1";
					div.className = "page";
					while (articleContent.firstChild) div.appendChild(articleContent.firstChild);
					articleContent.appendChild(div);
				}
				if (this._debug) this.log("Article content after paging: " + articleContent.innerHTML);
				var parseSuccessful = true;
				var textLength = this._getInnerText(articleContent, true).length;
				if (textLength < this._charThreshold) {
					parseSuccessful = false;
					page.innerHTML = pageCacheHtml;
					this._attempts.push({
						articleContent,
						textLength
					});
					if (this._flagIsActive(this.FLAG_STRIP_UNLIKELYS)) this._removeFlag(this.FLAG_STRIP_UNLIKELYS);
					else if (this._flagIsActive(this.FLAG_WEIGHT_CLASSES)) this._removeFlag(this.FLAG_WEIGHT_CLASSES);
					else if (this._flagIsActive(this.FLAG_CLEAN_CONDITIONALLY)) this._removeFlag(this.FLAG_CLEAN_CONDITIONALLY);
					else {
						this._attempts.sort(function(a, b) {
							return b.textLength - a.textLength;
						});
						if (!this._attempts[0].textLength) return null;
						articleContent = this._attempts[0].articleContent;
						parseSuccessful = true;
					}
				}
				if (parseSuccessful) {
					var ancestors = [parentOfTopCandidate, topCandidate].concat(this._getNodeAncestors(parentOfTopCandidate));
					this._someNode(ancestors, function(ancestor) {
						if (!ancestor.tagName) return false;
						var articleDir = ancestor.getAttribute("dir");
						if (articleDir) {
							this._articleDir = articleDir;
							return true;
						}
						return false;
					});
					return articleContent;
				}
			}
		},
		/**
		* Converts some of the common HTML entities in string to their corresponding characters.
		*
		* @param str {string} - a string to unescape.
		* @return string without HTML entity.
		*/
		_unescapeHtmlEntities(str) {
			if (!str) return str;
			var htmlEscapeMap = this.HTML_ESCAPE_MAP;
			return str.replace(/&(quot|amp|apos|lt|gt);/g, function(_, tag) {
				return htmlEscapeMap[tag];
			}).replace(/&#(?:x([0-9a-f]+)|([0-9]+));/gi, function(_, hex, numStr) {
				var num = parseInt(hex || numStr, hex ? 16 : 10);
				if (num == 0 || num > 1114111 || num >= 55296 && num <= 57343) num = 65533;
				return String.fromCodePoint(num);
			});
		},
		/**
		* Try to extract metadata from JSON-LD object.
		* For now, only Schema.org objects of type Article or its subtypes are supported.
		* @return Object with any metadata that could be extracted (possibly none)
		*/
		_getJSONLD(doc) {
			var scripts = this._getAllNodesWithTag(doc, ["script"]);
			var metadata;
			this._forEachNode(scripts, function(jsonLdElement) {
				if (!metadata && jsonLdElement.getAttribute("type") === "application/ld+json") try {
					var content = jsonLdElement.textContent.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "");
					var parsed = JSON.parse(content);
					if (Array.isArray(parsed)) {
						parsed = parsed.find((it) => {
							return it["@type"] && it["@type"].match(this.REGEXPS.jsonLdArticleTypes);
						});
						if (!parsed) return;
					}
					var schemaDotOrgRegex = /^https?\:\/\/schema\.org\/?$/;
					if (!(typeof parsed["@context"] === "string" && parsed["@context"].match(schemaDotOrgRegex) || typeof parsed["@context"] === "object" && typeof parsed["@context"]["@vocab"] == "string" && parsed["@context"]["@vocab"].match(schemaDotOrgRegex))) return;
					if (!parsed["@type"] && Array.isArray(parsed["@graph"])) parsed = parsed["@graph"].find((it) => {
						return (it["@type"] || "").match(this.REGEXPS.jsonLdArticleTypes);
					});
					if (!parsed || !parsed["@type"] || !parsed["@type"].match(this.REGEXPS.jsonLdArticleTypes)) return;
					metadata = {};
					if (typeof parsed.name === "string" && typeof parsed.headline === "string" && parsed.name !== parsed.headline) {
						var title = this._getArticleTitle();
						var nameMatches = this._textSimilarity(parsed.name, title) > .75;
						if (this._textSimilarity(parsed.headline, title) > .75 && !nameMatches) metadata.title = parsed.headline;
						else metadata.title = parsed.name;
					} else if (typeof parsed.name === "string") metadata.title = parsed.name.trim();
					else if (typeof parsed.headline === "string") metadata.title = parsed.headline.trim();
					if (parsed.author) {
						if (typeof parsed.author.name === "string") metadata.byline = parsed.author.name.trim();
						else if (Array.isArray(parsed.author) && parsed.author[0] && typeof parsed.author[0].name === "string") metadata.byline = parsed.author.filter(function(author) {
							return author && typeof author.name === "string";
						}).map(function(author) {
							return author.name.trim();
						}).join(", ");
					}
					if (typeof parsed.description === "string") metadata.excerpt = parsed.description.trim();
					if (parsed.publisher && typeof parsed.publisher.name === "string") metadata.siteName = parsed.publisher.name.trim();
					if (typeof parsed.datePublished === "string") metadata.datePublished = parsed.datePublished.trim();
				} catch (err) {
					this.log(err.message);
				}
			});
			return metadata ? metadata : {};
		},
		/**
		* Attempts to get excerpt and byline metadata for the article.
		*
		* @param {Object} jsonld — object containing any metadata that
		* could be extracted from JSON-LD object.
		*
		* @return Object with optional "excerpt" and "byline" properties
		*/
		_getArticleMetadata(jsonld) {
			var metadata = {};
			var values = {};
			var metaElements = this._doc.getElementsByTagName("meta");
			var propertyPattern = /\s*(article|dc|dcterm|og|twitter)\s*:\s*(author|creator|description|published_time|title|site_name)\s*/gi;
			var namePattern = /^\s*(?:(dc|dcterm|og|twitter|parsely|weibo:(article|webpage))\s*[-\.:]\s*)?(author|creator|pub-date|description|title|site_name)\s*$/i;
			this._forEachNode(metaElements, function(element) {
				var elementName = element.getAttribute("name");
				var elementProperty = element.getAttribute("property");
				var content = element.getAttribute("content");
				if (!content) return;
				var matches = null;
				var name = null;
				if (elementProperty) {
					matches = elementProperty.match(propertyPattern);
					if (matches) {
						name = matches[0].toLowerCase().replace(/\s/g, "");
						values[name] = content.trim();
					}
				}
				if (!matches && elementName && namePattern.test(elementName)) {
					name = elementName;
					if (content) {
						name = name.toLowerCase().replace(/\s/g, "").replace(/\./g, ":");
						values[name] = content.trim();
					}
				}
			});
			metadata.title = jsonld.title || values["dc:title"] || values["dcterm:title"] || values["og:title"] || values["weibo:article:title"] || values["weibo:webpage:title"] || values.title || values["twitter:title"] || values["parsely-title"];
			if (!metadata.title) metadata.title = this._getArticleTitle();
			const articleAuthor = typeof values["article:author"] === "string" && !this._isUrl(values["article:author"]) ? values["article:author"] : void 0;
			metadata.byline = jsonld.byline || values["dc:creator"] || values["dcterm:creator"] || values.author || values["parsely-author"] || articleAuthor;
			metadata.excerpt = jsonld.excerpt || values["dc:description"] || values["dcterm:description"] || values["og:description"] || values["weibo:article:description"] || values["weibo:webpage:description"] || values.description || values["twitter:description"];
			metadata.siteName = jsonld.siteName || values["og:site_name"];
			metadata.publishedTime = jsonld.datePublished || values["article:published_time"] || values["parsely-pub-date"] || null;
			metadata.title = this._unescapeHtmlEntities(metadata.title);
			metadata.byline = this._unescapeHtmlEntities(metadata.byline);
			metadata.excerpt = this._unescapeHtmlEntities(metadata.excerpt);
			metadata.siteName = this._unescapeHtmlEntities(metadata.siteName);
			metadata.publishedTime = this._unescapeHtmlEntities(metadata.publishedTime);
			return metadata;
		},
		/**
		* Check if node is image, or if node contains exactly only one image
		* whether as a direct child or as its descendants.
		*
		* @param Element
		**/
		_isSingleImage(node) {
			while (node) {
				if (node.tagName === "IMG") return true;
				if (node.children.length !== 1 || node.textContent.trim() !== "") return false;
				node = node.children[0];
			}
			return false;
		},
		/**
		* Find all <noscript> that are located after <img> nodes, and which contain only one
		* <img> element. Replace the first image with the image from inside the <noscript> tag,
		* and remove the <noscript> tag. This improves the quality of the images we use on
		* some sites (e.g. Medium).
		*
		* @param Element
		**/
		_unwrapNoscriptImages(doc) {
			var imgs = Array.from(doc.getElementsByTagName("img"));
			this._forEachNode(imgs, function(img) {
				for (var i = 0; i < img.attributes.length; i++) {
					var attr = img.attributes[i];
					switch (attr.name) {
						case "src":
						case "srcset":
						case "data-src":
						case "data-srcset": return;
					}
					if (/\.(jpg|jpeg|png|webp)/i.test(attr.value)) return;
				}
				img.remove();
			});
			var noscripts = Array.from(doc.getElementsByTagName("noscript"));
			this._forEachNode(noscripts, function(noscript) {
				if (!this._isSingleImage(noscript)) return;
				var tmp = doc.createElement("div");
				tmp.innerHTML = noscript.innerHTML;
				var prevElement = noscript.previousElementSibling;
				if (prevElement && this._isSingleImage(prevElement)) {
					var prevImg = prevElement;
					if (prevImg.tagName !== "IMG") prevImg = prevElement.getElementsByTagName("img")[0];
					var newImg = tmp.getElementsByTagName("img")[0];
					for (var i = 0; i < prevImg.attributes.length; i++) {
						var attr = prevImg.attributes[i];
						if (attr.value === "") continue;
						if (attr.name === "src" || attr.name === "srcset" || /\.(jpg|jpeg|png|webp)/i.test(attr.value)) {
							if (newImg.getAttribute(attr.name) === attr.value) continue;
							var attrName = attr.name;
							if (newImg.hasAttribute(attrName)) attrName = "data-old-" + attrName;
							newImg.setAttribute(attrName, attr.value);
						}
					}
					noscript.parentNode.replaceChild(tmp.firstElementChild, prevElement);
				}
			});
		},
		/**
		* Removes script tags from the document.
		*
		* @param Element
		**/
		_removeScripts(doc) {
			this._removeNodes(this._getAllNodesWithTag(doc, ["script", "noscript"]));
		},
		/**
		* Check if this node has only whitespace and a single element with given tag
		* Returns false if the DIV node contains non-empty text nodes
		* or if it contains no element with given tag or more than 1 element.
		*
		* @param Element
		* @param string tag of child element
		**/
		_hasSingleTagInsideElement(element, tag) {
			if (element.children.length != 1 || element.children[0].tagName !== tag) return false;
			return !this._someNode(element.childNodes, function(node) {
				return node.nodeType === this.TEXT_NODE && this.REGEXPS.hasContent.test(node.textContent);
			});
		},
		_isElementWithoutContent(node) {
			return node.nodeType === this.ELEMENT_NODE && !node.textContent.trim().length && (!node.children.length || node.children.length == node.getElementsByTagName("br").length + node.getElementsByTagName("hr").length);
		},
		/**
		* Determine whether element has any children block level elements.
		*
		* @param Element
		*/
		_hasChildBlockElement(element) {
			return this._someNode(element.childNodes, function(node) {
				return this.DIV_TO_P_ELEMS.has(node.tagName) || this._hasChildBlockElement(node);
			});
		},
		/***
		* Determine if a node qualifies as phrasing content.
		* https://developer.mozilla.org/en-US/docs/Web/Guide/HTML/Content_categories#Phrasing_content
		**/
		_isPhrasingContent(node) {
			return node.nodeType === this.TEXT_NODE || this.PHRASING_ELEMS.includes(node.tagName) || (node.tagName === "A" || node.tagName === "DEL" || node.tagName === "INS") && this._everyNode(node.childNodes, this._isPhrasingContent);
		},
		_isWhitespace(node) {
			return node.nodeType === this.TEXT_NODE && node.textContent.trim().length === 0 || node.nodeType === this.ELEMENT_NODE && node.tagName === "BR";
		},
		/**
		* Get the inner text of a node - cross browser compatibly.
		* This also strips out any excess whitespace to be found.
		*
		* @param Element
		* @param Boolean normalizeSpaces (default: true)
		* @return string
		**/
		_getInnerText(e, normalizeSpaces) {
			normalizeSpaces = typeof normalizeSpaces === "undefined" ? true : normalizeSpaces;
			var textContent = e.textContent.trim();
			if (normalizeSpaces) return textContent.replace(this.REGEXPS.normalize, " ");
			return textContent;
		},
		/**
		* Get the number of times a string s appears in the node e.
		*
		* @param Element
		* @param string - what to split on. Default is ","
		* @return number (integer)
		**/
		_getCharCount(e, s) {
			s = s || ",";
			return this._getInnerText(e).split(s).length - 1;
		},
		/**
		* Remove the style attribute on every e and under.
		* TODO: Test if getElementsByTagName(*) is faster.
		*
		* @param Element
		* @return void
		**/
		_cleanStyles(e) {
			if (!e || e.tagName.toLowerCase() === "svg") return;
			for (var i = 0; i < this.PRESENTATIONAL_ATTRIBUTES.length; i++) e.removeAttribute(this.PRESENTATIONAL_ATTRIBUTES[i]);
			if (this.DEPRECATED_SIZE_ATTRIBUTE_ELEMS.includes(e.tagName)) {
				e.removeAttribute("width");
				e.removeAttribute("height");
			}
			var cur = e.firstElementChild;
			while (cur !== null) {
				this._cleanStyles(cur);
				cur = cur.nextElementSibling;
			}
		},
		/**
		* Get the density of links as a percentage of the content
		* This is the amount of text that is inside a link divided by the total text in the node.
		*
		* @param Element
		* @return number (float)
		**/
		_getLinkDensity(element) {
			var textLength = this._getInnerText(element).length;
			if (textLength === 0) return 0;
			var linkLength = 0;
			this._forEachNode(element.getElementsByTagName("a"), function(linkNode) {
				var href = linkNode.getAttribute("href");
				var coefficient = href && this.REGEXPS.hashUrl.test(href) ? .3 : 1;
				linkLength += this._getInnerText(linkNode).length * coefficient;
			});
			return linkLength / textLength;
		},
		/**
		* Get an elements class/id weight. Uses regular expressions to tell if this
		* element looks good or bad.
		*
		* @param Element
		* @return number (Integer)
		**/
		_getClassWeight(e) {
			if (!this._flagIsActive(this.FLAG_WEIGHT_CLASSES)) return 0;
			var weight = 0;
			if (typeof e.className === "string" && e.className !== "") {
				if (this.REGEXPS.negative.test(e.className)) weight -= 25;
				if (this.REGEXPS.positive.test(e.className)) weight += 25;
			}
			if (typeof e.id === "string" && e.id !== "") {
				if (this.REGEXPS.negative.test(e.id)) weight -= 25;
				if (this.REGEXPS.positive.test(e.id)) weight += 25;
			}
			return weight;
		},
		/**
		* Clean a node of all elements of type "tag".
		* (Unless it's a youtube/vimeo video. People love movies.)
		*
		* @param Element
		* @param string tag to clean
		* @return void
		**/
		_clean(e, tag) {
			var isEmbed = [
				"object",
				"embed",
				"iframe"
			].includes(tag);
			this._removeNodes(this._getAllNodesWithTag(e, [tag]), function(element) {
				if (isEmbed) {
					for (var i = 0; i < element.attributes.length; i++) if (this._allowedVideoRegex.test(element.attributes[i].value)) return false;
					if (element.tagName === "object" && this._allowedVideoRegex.test(element.innerHTML)) return false;
				}
				return true;
			});
		},
		/**
		* Check if a given node has one of its ancestor tag name matching the
		* provided one.
		* @param  HTMLElement node
		* @param  String      tagName
		* @param  Number      maxDepth
		* @param  Function    filterFn a filter to invoke to determine whether this node 'counts'
		* @return Boolean
		*/
		_hasAncestorTag(node, tagName, maxDepth, filterFn) {
			maxDepth = maxDepth || 3;
			tagName = tagName.toUpperCase();
			var depth = 0;
			while (node.parentNode) {
				if (maxDepth > 0 && depth > maxDepth) return false;
				if (node.parentNode.tagName === tagName && (!filterFn || filterFn(node.parentNode))) return true;
				node = node.parentNode;
				depth++;
			}
			return false;
		},
		/**
		* Return an object indicating how many rows and columns this table has.
		*/
		_getRowAndColumnCount(table) {
			var rows = 0;
			var columns = 0;
			var trs = table.getElementsByTagName("tr");
			for (var i = 0; i < trs.length; i++) {
				var rowspan = trs[i].getAttribute("rowspan") || 0;
				if (rowspan) rowspan = parseInt(rowspan, 10);
				rows += rowspan || 1;
				var columnsInThisRow = 0;
				var cells = trs[i].getElementsByTagName("td");
				for (var j = 0; j < cells.length; j++) {
					var colspan = cells[j].getAttribute("colspan") || 0;
					if (colspan) colspan = parseInt(colspan, 10);
					columnsInThisRow += colspan || 1;
				}
				columns = Math.max(columns, columnsInThisRow);
			}
			return {
				rows,
				columns
			};
		},
		/**
		* Look for 'data' (as opposed to 'layout') tables, for which we use
		* similar checks as
		* https://searchfox.org/mozilla-central/rev/f82d5c549f046cb64ce5602bfd894b7ae807c8f8/accessible/generic/TableAccessible.cpp#19
		*/
		_markDataTables(root) {
			var tables = root.getElementsByTagName("table");
			for (var i = 0; i < tables.length; i++) {
				var table = tables[i];
				if (table.getAttribute("role") == "presentation") {
					table._readabilityDataTable = false;
					continue;
				}
				if (table.getAttribute("datatable") == "0") {
					table._readabilityDataTable = false;
					continue;
				}
				if (table.getAttribute("summary")) {
					table._readabilityDataTable = true;
					continue;
				}
				var caption = table.getElementsByTagName("caption")[0];
				if (caption && caption.childNodes.length) {
					table._readabilityDataTable = true;
					continue;
				}
				var dataTableDescendants = [
					"col",
					"colgroup",
					"tfoot",
					"thead",
					"th"
				];
				var descendantExists = function(tag) {
					return !!table.getElementsByTagName(tag)[0];
				};
				if (dataTableDescendants.some(descendantExists)) {
					this.log("Data table because found data-y descendant");
					table._readabilityDataTable = true;
					continue;
				}
				if (table.getElementsByTagName("table")[0]) {
					table._readabilityDataTable = false;
					continue;
				}
				var sizeInfo = this._getRowAndColumnCount(table);
				if (sizeInfo.columns == 1 || sizeInfo.rows == 1) {
					table._readabilityDataTable = false;
					continue;
				}
				if (sizeInfo.rows >= 10 || sizeInfo.columns > 4) {
					table._readabilityDataTable = true;
					continue;
				}
				table._readabilityDataTable = sizeInfo.rows * sizeInfo.columns > 10;
			}
		},
		_fixLazyImages(root) {
			this._forEachNode(this._getAllNodesWithTag(root, [
				"img",
				"picture",
				"figure"
			]), function(elem) {
				if (elem.src && this.REGEXPS.b64DataUrl.test(elem.src)) {
					var parts = this.REGEXPS.b64DataUrl.exec(elem.src);
					if (parts[1] === "image/svg+xml") return;
					var srcCouldBeRemoved = false;
					for (var i = 0; i < elem.attributes.length; i++) {
						var attr = elem.attributes[i];
						if (attr.name === "src") continue;
						if (/\.(jpg|jpeg|png|webp)/i.test(attr.value)) {
							srcCouldBeRemoved = true;
							break;
						}
					}
					if (srcCouldBeRemoved) {
						var b64starts = parts[0].length;
						if (elem.src.length - b64starts < 133) elem.removeAttribute("src");
					}
				}
				if ((elem.src || elem.srcset && elem.srcset != "null") && !elem.className.toLowerCase().includes("lazy")) return;
				for (var j = 0; j < elem.attributes.length; j++) {
					attr = elem.attributes[j];
					if (attr.name === "src" || attr.name === "srcset" || attr.name === "alt") continue;
					var copyTo = null;
					if (/\.(jpg|jpeg|png|webp)\s+\d/.test(attr.value)) copyTo = "srcset";
					else if (/^\s*\S+\.(jpg|jpeg|png|webp)\S*\s*$/.test(attr.value)) copyTo = "src";
					if (copyTo) {
						if (elem.tagName === "IMG" || elem.tagName === "PICTURE") elem.setAttribute(copyTo, attr.value);
						else if (elem.tagName === "FIGURE" && !this._getAllNodesWithTag(elem, ["img", "picture"]).length) {
							var img = this._doc.createElement("img");
							img.setAttribute(copyTo, attr.value);
							elem.appendChild(img);
						}
					}
				}
			});
		},
		_getTextDensity(e, tags) {
			var textLength = this._getInnerText(e, true).length;
			if (textLength === 0) return 0;
			var childrenLength = 0;
			var children = this._getAllNodesWithTag(e, tags);
			this._forEachNode(children, (child) => childrenLength += this._getInnerText(child, true).length);
			return childrenLength / textLength;
		},
		/**
		* Clean an element of all tags of type "tag" if they look fishy.
		* "Fishy" is an algorithm based on content length, classnames, link density, number of images & embeds, etc.
		*
		* @return void
		**/
		_cleanConditionally(e, tag) {
			if (!this._flagIsActive(this.FLAG_CLEAN_CONDITIONALLY)) return;
			this._removeNodes(this._getAllNodesWithTag(e, [tag]), function(node) {
				var isDataTable = function(t) {
					return t._readabilityDataTable;
				};
				var isList = tag === "ul" || tag === "ol";
				if (!isList) {
					var listLength = 0;
					var listNodes = this._getAllNodesWithTag(node, ["ul", "ol"]);
					this._forEachNode(listNodes, (list) => listLength += this._getInnerText(list).length);
					isList = listLength / this._getInnerText(node).length > .9;
				}
				if (tag === "table" && isDataTable(node)) return false;
				if (this._hasAncestorTag(node, "table", -1, isDataTable)) return false;
				if (this._hasAncestorTag(node, "code")) return false;
				if ([...node.getElementsByTagName("table")].some((tbl) => tbl._readabilityDataTable)) return false;
				var weight = this._getClassWeight(node);
				this.log("Cleaning Conditionally", node);
				if (weight + 0 < 0) return true;
				if (this._getCharCount(node, ",") < 10) {
					var p = node.getElementsByTagName("p").length;
					var img = node.getElementsByTagName("img").length;
					var li = node.getElementsByTagName("li").length - 100;
					var input = node.getElementsByTagName("input").length;
					var headingDensity = this._getTextDensity(node, [
						"h1",
						"h2",
						"h3",
						"h4",
						"h5",
						"h6"
					]);
					var embedCount = 0;
					var embeds = this._getAllNodesWithTag(node, [
						"object",
						"embed",
						"iframe"
					]);
					for (var i = 0; i < embeds.length; i++) {
						for (var j = 0; j < embeds[i].attributes.length; j++) if (this._allowedVideoRegex.test(embeds[i].attributes[j].value)) return false;
						if (embeds[i].tagName === "object" && this._allowedVideoRegex.test(embeds[i].innerHTML)) return false;
						embedCount++;
					}
					var innerText = this._getInnerText(node);
					if (this.REGEXPS.adWords.test(innerText) || this.REGEXPS.loadingWords.test(innerText)) return true;
					var contentLength = innerText.length;
					var linkDensity = this._getLinkDensity(node);
					var textishTags = [
						"SPAN",
						"LI",
						"TD"
					].concat(Array.from(this.DIV_TO_P_ELEMS));
					var textDensity = this._getTextDensity(node, textishTags);
					var isFigureChild = this._hasAncestorTag(node, "figure");
					const shouldRemoveNode = () => {
						const errs = [];
						if (!isFigureChild && img > 1 && p / img < .5) errs.push(`Bad p to img ratio (img=${img}, p=${p})`);
						if (!isList && li > p) errs.push(`Too many li's outside of a list. (li=${li} > p=${p})`);
						if (input > Math.floor(p / 3)) errs.push(`Too many inputs per p. (input=${input}, p=${p})`);
						if (!isList && !isFigureChild && headingDensity < .9 && contentLength < 25 && (img === 0 || img > 2) && linkDensity > 0) errs.push(`Suspiciously short. (headingDensity=${headingDensity}, img=${img}, linkDensity=${linkDensity})`);
						if (!isList && weight < 25 && linkDensity > .2 + this._linkDensityModifier) errs.push(`Low weight and a little linky. (linkDensity=${linkDensity})`);
						if (weight >= 25 && linkDensity > .5 + this._linkDensityModifier) errs.push(`High weight and mostly links. (linkDensity=${linkDensity})`);
						if (embedCount === 1 && contentLength < 75 || embedCount > 1) errs.push(`Suspicious embed. (embedCount=${embedCount}, contentLength=${contentLength})`);
						if (img === 0 && textDensity === 0) errs.push(`No useful content. (img=${img}, textDensity=${textDensity})`);
						if (errs.length) {
							this.log("Checks failed", errs);
							return true;
						}
						return false;
					};
					var haveToRemove = shouldRemoveNode();
					if (isList && haveToRemove) {
						for (var x = 0; x < node.children.length; x++) if (node.children[x].children.length > 1) return haveToRemove;
						if (img == node.getElementsByTagName("li").length) return false;
					}
					return haveToRemove;
				}
				return false;
			});
		},
		/**
		* Clean out elements that match the specified conditions
		*
		* @param Element
		* @param Function determines whether a node should be removed
		* @return void
		**/
		_cleanMatchedNodes(e, filter) {
			var endOfSearchMarkerNode = this._getNextNode(e, true);
			var next = this._getNextNode(e);
			while (next && next != endOfSearchMarkerNode) if (filter.call(this, next, next.className + " " + next.id)) next = this._removeAndGetNext(next);
			else next = this._getNextNode(next);
		},
		/**
		* Clean out spurious headers from an Element.
		*
		* @param Element
		* @return void
		**/
		_cleanHeaders(e) {
			let headingNodes = this._getAllNodesWithTag(e, ["h1", "h2"]);
			this._removeNodes(headingNodes, function(node) {
				let shouldRemove = this._getClassWeight(node) < 0;
				if (shouldRemove) this.log("Removing header with low class weight:", node);
				return shouldRemove;
			});
		},
		/**
		* Check if this node is an H1 or H2 element whose content is mostly
		* the same as the article title.
		*
		* @param Element  the node to check.
		* @return boolean indicating whether this is a title-like header.
		*/
		_headerDuplicatesTitle(node) {
			if (node.tagName != "H1" && node.tagName != "H2") return false;
			var heading = this._getInnerText(node, false);
			this.log("Evaluating similarity of header:", heading, this._articleTitle);
			return this._textSimilarity(this._articleTitle, heading) > .75;
		},
		_flagIsActive(flag) {
			return (this._flags & flag) > 0;
		},
		_removeFlag(flag) {
			this._flags = this._flags & ~flag;
		},
		_isProbablyVisible(node) {
			return (!node.style || node.style.display != "none") && (!node.style || node.style.visibility != "hidden") && !node.hasAttribute("hidden") && (!node.hasAttribute("aria-hidden") || node.getAttribute("aria-hidden") != "true" || node.className && node.className.includes && node.className.includes("fallback-image"));
		},
		/**
		* Runs readability.
		*
		* Workflow:
		*  1. Prep the document by removing script tags, css, etc.
		*  2. Build readability's DOM tree.
		*  3. Grab the article content from the current dom tree.
		*  4. Replace the current DOM tree with the new one.
		*  5. Read peacefully.
		*
		* @return void
		**/
		parse() {
			if (this._maxElemsToParse > 0) {
				var numTags = this._doc.getElementsByTagName("*").length;
				if (numTags > this._maxElemsToParse) throw new Error("Aborting parsing document; " + numTags + " elements found");
			}
			this._unwrapNoscriptImages(this._doc);
			var jsonLd = this._disableJSONLD ? {} : this._getJSONLD(this._doc);
			this._removeScripts(this._doc);
			this._prepDocument();
			var metadata = this._getArticleMetadata(jsonLd);
			this._metadata = metadata;
			this._articleTitle = metadata.title;
			var articleContent = this._grabArticle();
			if (!articleContent) return null;
			this.log("Grabbed: " + articleContent.innerHTML);
			this._postProcessContent(articleContent);
			if (!metadata.excerpt) {
				var paragraphs = articleContent.getElementsByTagName("p");
				if (paragraphs.length) metadata.excerpt = paragraphs[0].textContent.trim();
			}
			var textContent = articleContent.textContent;
			return {
				title: this._articleTitle,
				byline: metadata.byline || this._articleByline,
				dir: this._articleDir,
				lang: this._articleLang,
				content: this._serializer(articleContent),
				textContent,
				length: textContent.length,
				excerpt: metadata.excerpt,
				siteName: metadata.siteName || this._articleSiteName,
				publishedTime: metadata.publishedTime
			};
		}
	};
	if (typeof module === "object") module.exports = Readability;
}));
// ../../node_modules/@mozilla/readability/Readability-readerable.js
var require_Readability_readerable = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var REGEXPS = {
		unlikelyCandidates: /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i,
		okMaybeItsACandidate: /and|article|body|column|content|main|shadow/i
	};
	function isNodeVisible(node) {
		return (!node.style || node.style.display != "none") && !node.hasAttribute("hidden") && (!node.hasAttribute("aria-hidden") || node.getAttribute("aria-hidden") != "true" || node.className && node.className.includes && node.className.includes("fallback-image"));
	}
	/**
	* Decides whether or not the document is reader-able without parsing the whole thing.
	* @param {Object} options Configuration object.
	* @param {number} [options.minContentLength=140] The minimum node content length used to decide if the document is readerable.
	* @param {number} [options.minScore=20] The minumum cumulated 'score' used to determine if the document is readerable.
	* @param {Function} [options.visibilityChecker=isNodeVisible] The function used to determine if a node is visible.
	* @return {boolean} Whether or not we suspect Readability.parse() will suceeed at returning an article object.
	*/
	function isProbablyReaderable(doc, options = {}) {
		if (typeof options == "function") options = { visibilityChecker: options };
		options = Object.assign({
			minScore: 20,
			minContentLength: 140,
			visibilityChecker: isNodeVisible
		}, options);
		var nodes = doc.querySelectorAll("p, pre, article");
		var brNodes = doc.querySelectorAll("div > br");
		if (brNodes.length) {
			var set = new Set(nodes);
			[].forEach.call(brNodes, function(node) {
				set.add(node.parentNode);
			});
			nodes = Array.from(set);
		}
		var score = 0;
		return [].some.call(nodes, function(node) {
			if (!options.visibilityChecker(node)) return false;
			var matchString = node.className + " " + node.id;
			if (REGEXPS.unlikelyCandidates.test(matchString) && !REGEXPS.okMaybeItsACandidate.test(matchString)) return false;
			if (node.matches("li p")) return false;
			var textContentLength = node.textContent.trim().length;
			if (textContentLength < options.minContentLength) return false;
			score += Math.sqrt(textContentLength - options.minContentLength);
			if (score > options.minScore) return true;
			return false;
		});
	}
	if (typeof module === "object") module.exports = isProbablyReaderable;
}));
// ../../node_modules/linkedom/esm/shared/symbols.js
var import_readability = (/* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		Readability: require_Readability(),
		isProbablyReaderable: require_Readability_readerable()
	};
})))();
const CHANGED = Symbol("changed");
const CLASS_LIST = Symbol("classList");
const CUSTOM_ELEMENTS = Symbol("CustomElements");
const CONTENT = Symbol("content");
const DATASET = Symbol("dataset");
const DOCTYPE = Symbol("doctype");
const DOM_PARSER = Symbol("DOMParser");
const END = Symbol("end");
const EVENT_TARGET = Symbol("EventTarget");
const GLOBALS = Symbol("globals");
const IMAGE = Symbol("image");
const MIME = Symbol("mime");
const MUTATION_OBSERVER = Symbol("MutationObserver");
const NEXT = Symbol("next");
const OWNER_ELEMENT = Symbol("ownerElement");
const PREV = Symbol("prev");
const PRIVATE = Symbol("private");
const SHEET = Symbol("sheet");
const START = Symbol("start");
const STYLE = Symbol("style");
const UPGRADE = Symbol("upgrade");
const VALUE = Symbol("value");
// ../../node_modules/entities/dist/esm/decode-codepoint.js
var _a;
const decodeMap = /* @__PURE__ */ new Map([
	[0, 65533],
	[128, 8364],
	[130, 8218],
	[131, 402],
	[132, 8222],
	[133, 8230],
	[134, 8224],
	[135, 8225],
	[136, 710],
	[137, 8240],
	[138, 352],
	[139, 8249],
	[140, 338],
	[142, 381],
	[145, 8216],
	[146, 8217],
	[147, 8220],
	[148, 8221],
	[149, 8226],
	[150, 8211],
	[151, 8212],
	[152, 732],
	[153, 8482],
	[154, 353],
	[155, 8250],
	[156, 339],
	[158, 382],
	[159, 376]
]);
/**
* Polyfill for `String.fromCodePoint`. It is used to create a string from a Unicode code point.
*/
const fromCodePoint = (_a = String.fromCodePoint) !== null && _a !== void 0 ? _a : ((codePoint) => {
	let output = "";
	if (codePoint > 65535) {
		codePoint -= 65536;
		output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296);
		codePoint = 56320 | codePoint & 1023;
	}
	output += String.fromCharCode(codePoint);
	return output;
});
/**
* Replace the given code point with a replacement character if it is a
* surrogate or is outside the valid range. Otherwise return the code
* point unchanged.
*/
function replaceCodePoint(codePoint) {
	var _a;
	if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) return 65533;
	return (_a = decodeMap.get(codePoint)) !== null && _a !== void 0 ? _a : codePoint;
}
// ../../node_modules/entities/dist/esm/internal/decode-shared.js
function decodeBase64(input) {
	const binary = typeof atob === "function" ? atob(input) : typeof Buffer.from === "function" ? Buffer.from(input, "base64").toString("binary") : new Buffer(input, "base64").toString("binary");
	const evenLength = binary.length & -2;
	const out = new Uint16Array(evenLength / 2);
	for (let index = 0, outIndex = 0; index < evenLength; index += 2) {
		const lo = binary.charCodeAt(index);
		const hi = binary.charCodeAt(index + 1);
		out[outIndex++] = lo | hi << 8;
	}
	return out;
}
// ../../node_modules/entities/dist/esm/generated/decode-data-html.js
const htmlDecodeTree = /* #__PURE__ */ decodeBase64("QR08ALkAAgH6AYsDNQR2BO0EPgXZBQEGLAbdBxMISQrvCmQLfQurDKQNLw4fD4YPpA+6D/IPAAAAAAAAAAAAAAAAKhBMEY8TmxUWF2EYLBkxGuAa3RsJHDscWR8YIC8jSCSIJcMl6ie3Ku8rEC0CLjoupS7kLgAIRU1hYmNmZ2xtbm9wcnN0dVQAWgBeAGUAaQBzAHcAfgCBAIQAhwCSAJoAoACsALMAbABpAGcAO4DGAMZAUAA7gCYAJkBjAHUAdABlADuAwQDBQHIiZXZlAAJhAAFpeW0AcgByAGMAO4DCAMJAEGRyAADgNdgE3XIAYQB2AGUAO4DAAMBA8CFoYZFj4SFjcgBhZAAAoFMqAAFncIsAjgBvAG4ABGFmAADgNdg43fAlbHlGdW5jdGlvbgCgYSBpAG4AZwA7gMUAxUAAAWNzpACoAHIAAOA12Jzc6SFnbgCgVCJpAGwAZABlADuAwwDDQG0AbAA7gMQAxEAABGFjZWZvcnN1xQDYANoA7QDxAPYA+QD8AAABY3LJAM8AayNzbGFzaAAAoBYidgHTANUAAKDnKmUAZAAAoAYjeQARZIABY3J0AOAA5QDrAGEidXNlAACgNSLuI291bGxpcwCgLCFhAJJjcgAA4DXYBd1wAGYAAOA12Dnd5SF2ZdhiYwDyAOoAbSJwZXEAAKBOIgAHSE9hY2RlZmhpbG9yc3UXARoBHwE6AVIBVQFiAWQBZgGCAakB6QHtAfIBYwB5ACdkUABZADuAqQCpQIABY3B5ACUBKAE1AfUhdGUGYWmg0iJ0KGFsRGlmZmVyZW50aWFsRAAAoEUhbCJleXMAAKAtIQACYWVpb0EBRAFKAU0B8iFvbgxhZABpAGwAO4DHAMdAcgBjAAhhbiJpbnQAAKAwIm8AdAAKYQABZG5ZAV0BaSJsbGEAuGB0I2VyRG90ALdg8gA5AWkAp2NyImNsZQAAAkRNUFRwAXQBeQF9AW8AdAAAoJkiaSJudXMAAKCWIuwhdXMAoJUiaSJtZXMAAKCXIm8AAAFjc4cBlAFrKndpc2VDb250b3VySW50ZWdyYWwAAKAyImUjQ3VybHkAAAFEUZwBpAFvJXVibGVRdW90ZQAAoB0gdSJvdGUAAKAZIAACbG5wdbABtgHNAdgBbwBuAGWgNyIAoHQqgAFnaXQAvAHBAcUB8iJ1ZW50AKBhIm4AdAAAoC8i7yV1ckludGVncmFsAKAuIgABZnLRAdMBAKACIe8iZHVjdACgECJuLnRlckNsb2Nrd2lzZUNvbnRvdXJJbnRlZ3JhbAAAoDMi7yFzcwCgLypjAHIAAOA12J7ccABDoNMiYQBwAACgTSKABURKU1phY2VmaW9zAAsCEgIVAhgCGwIsAjQCOQI9AnMCfwNvoEUh9CJyYWhkAKARKWMAeQACZGMAeQAFZGMAeQAPZIABZ3JzACECJQIoAuchZXIAoCEgcgAAoKEhaAB2AACg5CoAAWF5MAIzAvIhb24OYRRkbAB0oAciYQCUY3IAAOA12AfdAAFhZkECawIAAWNtRQJnAvIjaXRpY2FsAAJBREdUUAJUAl8CYwJjInV0ZQC0YG8AdAFZAloC2WJiJGxlQWN1dGUA3WJyImF2ZQBgYGkibGRlANxi7yFuZACgxCJmJWVyZW50aWFsRAAAoEYhcAR9AgAAAAAAAIECjgIAABoDZgAA4DXYO91EoagAhQKJAm8AdAAAoNwgcSJ1YWwAAKBQIuIhbGUAA0NETFJVVpkCqAK1Au8C/wIRA28AbgB0AG8AdQByAEkAbgB0AGUAZwByAGEA7ADEAW8AdAKvAgAAAACwAqhgbiNBcnJvdwAAoNMhAAFlb7kC0AJmAHQAgAFBUlQAwQLGAs0CciJyb3cAAKDQIekkZ2h0QXJyb3cAoNQhZQDlACsCbgBnAAABTFLWAugC5SFmdAABQVLcAuECciJyb3cAAKD4J+kkZ2h0QXJyb3cAoPon6SRnaHRBcnJvdwCg+SdpImdodAAAAUFU9gL7AnIicm93AACg0iFlAGUAAKCoInAAQQIGAwAAAAALA3Iicm93AACg0SFvJHduQXJyb3cAAKDVIWUlcnRpY2FsQmFyAACgJSJuAAADQUJMUlRhJAM2AzoDWgNxA3oDciJyb3cAAKGTIUJVLAMwA2EAcgAAoBMpcCNBcnJvdwAAoPUhciJldmUAEWPlIWZ00gJDAwAASwMAAFIDaSVnaHRWZWN0b3IAAKBQKWUkZVZlY3RvcgAAoF4p5SJjdG9yQqC9IWEAcgAAoFYpaSJnaHQA1AFiAwAAaQNlJGVWZWN0b3IAAKBfKeUiY3RvckKgwSFhAHIAAKBXKWUAZQBBoKQiciJyb3cAAKCnIXIAcgBvAPcAtAIAAWN0gwOHA3IAAOA12J/c8iFvaxBhAAhOVGFjZGZnbG1vcHFzdHV4owOlA6kDsAO/A8IDxgPNA9ID8gP9AwEEFAQeBCAEJQRHAEphSAA7gNAA0EBjAHUAdABlADuAyQDJQIABYWl5ALYDuQO+A/Ihb24aYXIAYwA7gMoAykAtZG8AdAAWYXIAAOA12AjdcgBhAHYAZQA7gMgAyEDlIm1lbnQAoAgiAAFhcNYD2QNjAHIAEmF0AHkAUwLhAwAAAADpA20lYWxsU3F1YXJlAACg+yVlJ3J5U21hbGxTcXVhcmUAAKCrJQABZ3D2A/kDbwBuABhhZgAA4DXYPN3zImlsb26VY3UAAAFhaQYEDgRsAFSgdSppImxkZQAAoEIi7CNpYnJpdW0AoMwhAAFjaRgEGwRyAACgMCFtAACgcyphAJdjbQBsADuAywDLQAABaXApBC0E8yF0cwCgAyLvJG5lbnRpYWxFAKBHIYACY2Zpb3MAPQQ/BEMEXQRyBHkAJGRyAADgNdgJ3WwibGVkAFMCTAQAAAAAVARtJWFsbFNxdWFyZQAAoPwlZSdyeVNtYWxsU3F1YXJlAACgqiVwA2UEAABpBAAAAABtBGYAAOA12D3dwSFsbACgACLyI2llcnRyZgCgMSFjAPIAcQQABkpUYWJjZGZnb3JzdIgEiwSOBJMElwSkBKcEqwStBLIE5QTqBGMAeQADZDuAPgA+QO0hbWFkoJMD3GNyImV2ZQAeYYABZWl5AJ0EoASjBOQhaWwiYXIAYwAcYRNkbwB0ACBhcgAA4DXYCt0AoNkicABmAADgNdg+3eUiYXRlcgADRUZHTFNUvwTIBM8E1QTZBOAEcSJ1YWwATKBlIuUhc3MAoNsidSRsbEVxdWFsAACgZyJyI2VhdGVyAACgoirlIXNzAKB3IuwkYW50RXF1YWwAoH4qaSJsZGUAAKBzImMAcgAA4DXYotwAoGsiAARBYWNmaW9zdfkE/QQFBQgFCwUTBSIFKwVSIkRjeQAqZAABY3QBBQQFZQBrAMdiXmDpIXJjJGFyAACgDCFsJWJlcnRTcGFjZQAAoAsh8AEYBQAAGwVmAACgDSHpJXpvbnRhbExpbmUAoAAlAAFjdCYFKAXyABIF8iFvayZhbQBwAEQBMQU5BW8AdwBuAEgAdQBtAPAAAAFxInVhbAAAoE8iAAdFSk9hY2RmZ21ub3N0dVMFVgVZBVwFYwVtBXAFcwV6BZAFtgXFBckFzQVjAHkAFWTsIWlnMmFjAHkAAWRjAHUAdABlADuAzQDNQAABaXlnBWwFcgBjADuAzgDOQBhkbwB0ADBhcgAAoBEhcgBhAHYAZQA7gMwAzEAAoREhYXB/BYsFAAFjZ4MFhQVyACphaSNuYXJ5SQAAoEghbABpAGUA8wD6AvQBlQUAAKUFZaAsIgABZ3KaBZ4F8iFhbACgKyLzI2VjdGlvbgCgwiJpI3NpYmxlAAABQ1SsBbEFbyJtbWEAAKBjIGkibWVzAACgYiCAAWdwdAC8Bb8FwwVvAG4ALmFmAADgNdhA3WEAmWNjAHIAAKAQIWkibGRlAChh6wHSBQAA1QVjAHkABmRsADuAzwDPQIACY2Zvc3UA4QXpBe0F8gX9BQABaXnlBegFcgBjADRhGWRyAADgNdgN3XAAZgAA4DXYQd3jAfcFAAD7BXIAAOA12KXc8iFjeQhk6yFjeQRkgANISmFjZm9zAAwGDwYSBhUGHQYhBiYGYwB5ACVkYwB5AAxk8CFwYZpjAAFleRkGHAbkIWlsNmEaZHIAAOA12A7dcABmAADgNdhC3WMAcgAA4DXYptyABUpUYWNlZmxtb3N0AD0GQAZDBl4GawZkB2gHcAd0B80H2gdjAHkACWQ7gDwAPECAAmNtbnByAEwGTwZSBlUGWwb1IXRlOWHiIWRhm2NnAACg6ifsI2FjZXRyZgCgEiFyAACgniGAAWFleQBkBmcGagbyIW9uPWHkIWlsO2EbZAABZnNvBjQHdAAABUFDREZSVFVWYXKABp4GpAbGBssG3AYDByEHwQIqBwABbnKEBowGZyVsZUJyYWNrZXQAAKDoJ/Ihb3cAoZAhQlKTBpcGYQByAACg5CHpJGdodEFycm93AKDGIWUjaWxpbmcAAKAII28A9QGqBgAAsgZiJWxlQnJhY2tldAAAoOYnbgDUAbcGAAC+BmUkZVZlY3RvcgAAoGEp5SJjdG9yQqDDIWEAcgAAoFkpbCJvb3IAAKAKI2kiZ2h0AAABQVbSBtcGciJyb3cAAKCUIeUiY3RvcgCgTikAAWVy4AbwBmUAAKGjIkFW5gbrBnIicm93AACgpCHlImN0b3IAoFopaSNhbmdsZQBCorIi+wYAAAAA/wZhAHIAAKDPKXEidWFsAACgtCJwAIABRFRWAAoHEQcYB+8kd25WZWN0b3IAoFEpZSRlVmVjdG9yAACgYCnlImN0b3JCoL8hYQByAACgWCnlImN0b3JCoLwhYQByAACgUilpAGcAaAB0AGEAcgByAG8A9wDMAnMAAANFRkdMU1Q/B0cHTgdUB1gHXwfxJXVhbEdyZWF0ZXIAoNoidSRsbEVxdWFsAACgZiJyI2VhdGVyAACgdiLlIXNzAKChKuwkYW50RXF1YWwAoH0qaSJsZGUAAKByInIAAOA12A/dZaDYIuYjdGFycm93AKDaIWkiZG90AD9hgAFucHcAege1B7kHZwAAAkxSbHKCB5QHmwerB+UhZnQAAUFSiAeNB3Iicm93AACg9SfpJGdodEFycm93AKD3J+kkZ2h0QXJyb3cAoPYn5SFmdAABYXLcAqEHaQBnAGgAdABhAHIAcgBvAPcA5wJpAGcAaAB0AGEAcgByAG8A9wDuAmYAAOA12EPdZQByAAABTFK/B8YHZSRmdEFycm93AACgmSHpJGdodEFycm93AKCYIYABY2h0ANMH1QfXB/IAWgYAoLAh8iFva0FhAKBqIgAEYWNlZmlvc3XpB+wH7gf/BwMICQgOCBEIcAAAoAUpeQAcZAABZGzyB/kHaSR1bVNwYWNlAACgXyBsI2ludHJmAACgMyFyAADgNdgQ3e4jdXNQbHVzAKATInAAZgAA4DXYRN1jAPIA/gecY4AESmFjZWZvc3R1ACEIJAgoCDUIgQiFCDsKQApHCmMAeQAKZGMidXRlAENhgAFhZXkALggxCDQI8iFvbkdh5CFpbEVhHWSAAWdzdwA7CGEIfQjhInRpdmWAAU1UVgBECEwIWQhlJWRpdW1TcGFjZQAAoAsgaABpAAABY25SCFMIawBTAHAAYQBjAOUASwhlAHIAeQBUAGgAaQDuAFQI9CFlZAABR0xnCHUIcgBlAGEAdABlAHIARwByAGUAYQB0AGUA8gDrBGUAcwBzAEwAZQBzAPMA2wdMImluZQAKYHIAAOA12BHdAAJCbnB0jAiRCJkInAhyImVhawAAoGAgwiZyZWFraW5nU3BhY2WgYGYAAKAVIUOq7CqzCMIIzQgAAOcIGwkAAAAAAAAtCQAAbwkAAIcJAACdCcAJGQoAADQKAAFvdbYIvAjuI2dydWVudACgYiJwIkNhcAAAoG0ibyh1YmxlVmVydGljYWxCYXIAAKAmIoABbHF4ANII1wjhCOUibWVudACgCSL1IWFsVKBgImkibGRlAADgQiI4A2kic3RzAACgBCJyI2VhdGVyAACjbyJFRkdMU1T1CPoIAgkJCQ0JFQlxInVhbAAAoHEidSRsbEVxdWFsAADgZyI4A3IjZWF0ZXIAAOBrIjgD5SFzcwCgeSLsJGFudEVxdWFsAOB+KjgDaSJsZGUAAKB1IvUhbXBEASAJJwnvI3duSHVtcADgTiI4A3EidWFsAADgTyI4A2UAAAFmczEJRgn0JFRyaWFuZ2xlQqLqIj0JAAAAAEIJYQByAADgzyk4A3EidWFsAACg7CJzAICibiJFR0xTVABRCVYJXAlhCWkJcSJ1YWwAAKBwInIjZWF0ZXIAAKB4IuUhc3MA4GoiOAPsJGFudEVxdWFsAOB9KjgDaSJsZGUAAKB0IuUic3RlZAABR0x1CX8J8iZlYXRlckdyZWF0ZXIA4KIqOAPlI3NzTGVzcwDgoSo4A/IjZWNlZGVzAKGAIkVTjwmVCXEidWFsAADgryo4A+wkYW50RXF1YWwAoOAiAAFlaaAJqQl2JmVyc2VFbGVtZW50AACgDCLnJWh0VHJpYW5nbGVCousitgkAAAAAuwlhAHIAAODQKTgDcSJ1YWwAAKDtIgABcXXDCeAJdSNhcmVTdQAAAWJwywnVCfMhZXRF4I8iOANxInVhbAAAoOIi5SJyc2V0ReCQIjgDcSJ1YWwAAKDjIoABYmNwAOYJ8AkNCvMhZXRF4IIi0iBxInVhbAAAoIgi4yJlZWRzgKGBIkVTVAD6CQAKBwpxInVhbAAA4LAqOAPsJGFudEVxdWFsAKDhImkibGRlAADgfyI4A+UicnNldEXggyLSIHEidWFsAACgiSJpImxkZQCAoUEiRUZUACIKJwouCnEidWFsAACgRCJ1JGxsRXF1YWwAAKBHImkibGRlAACgSSJlJXJ0aWNhbEJhcgAAoCQiYwByAADgNdip3GkAbABkAGUAO4DRANFAnWMAB0VhY2RmZ21vcHJzdHV2XgphCmgKcgp2CnoKgQqRCpYKqwqtCrsKyArNCuwhaWdSYWMAdQB0AGUAO4DTANNAAAFpeWwKcQpyAGMAO4DUANRAHmRiImxhYwBQYXIAAOA12BLdcgBhAHYAZQA7gNIA0kCAAWFlaQCHCooKjQpjAHIATGFnAGEAqWNjInJvbgCfY3AAZgAA4DXYRt3lI25DdXJseQABRFGeCqYKbyV1YmxlUXVvdGUAAKAcIHUib3RlAACgGCAAoFQqAAFjbLEKtQpyAADgNdiq3GEAcwBoADuA2ADYQGkAbAHACsUKZABlADuA1QDVQGUAcwAAoDcqbQBsADuA1gDWQGUAcgAAAUJQ0wrmCgABYXLXCtoKcgAAoD4gYQBjAAABZWvgCuIKAKDeI2UAdAAAoLQjYSVyZW50aGVzaXMAAKDcI4AEYWNmaGlsb3JzAP0KAwsFCwkLCwsMCxELIwtaC3IjdGlhbEQAAKACInkAH2RyAADgNdgT3WkApmOgY/Ujc01pbnVzsWAAAWlwFQsgC24AYwBhAHIAZQBwAGwAYQBuAOUACgVmAACgGSGAobsqZWlvACoLRQtJC+MiZWRlc4CheiJFU1QANAs5C0ALcSJ1YWwAAKCvKuwkYW50RXF1YWwAoHwiaSJsZGUAAKB+Im0AZQAAoDMgAAFkcE0LUQv1IWN0AKAPIm8jcnRpb24AYaA3ImwAAKAdIgABY2leC2ILcgAA4DXYq9yoYwACVWZvc2oLbwtzC3cLTwBUADuAIgAiQHIAAOA12BTdcABmAACgGiFjAHIAAOA12KzcAAZCRWFjZWZoaW9yc3WPC5MLlwupC7YL2AvbC90LhQyTDJoMowzhIXJyAKAQKUcAO4CuAK5AgAFjbnIAnQugC6ML9SF0ZVRhZwAAoOsncgB0oKAhbAAAoBYpgAFhZXkArwuyC7UL8iFvblhh5CFpbFZhIGR2oBwhZSJyc2UAAAFFVb8LzwsAAWxxwwvIC+UibWVudACgCyL1JGlsaWJyaXVtAKDLIXAmRXF1aWxpYnJpdW0AAKBvKXIAAKAcIW8AoWPnIWh0AARBQ0RGVFVWYewLCgwQDDIMNwxeDHwM9gIAAW5y8Av4C2clbGVCcmFja2V0AACg6SfyIW93AKGSIUJM/wsDDGEAcgAAoOUhZSRmdEFycm93AACgxCFlI2lsaW5nAACgCSNvAPUBFgwAAB4MYiVsZUJyYWNrZXQAAKDnJ24A1AEjDAAAKgxlJGVWZWN0b3IAAKBdKeUiY3RvckKgwiFhAHIAAKBVKWwib29yAACgCyMAAWVyOwxLDGUAAKGiIkFWQQxGDHIicm93AACgpiHlImN0b3IAoFspaSNhbmdsZQBCorMiVgwAAAAAWgxhAHIAAKDQKXEidWFsAACgtSJwAIABRFRWAGUMbAxzDO8kd25WZWN0b3IAoE8pZSRlVmVjdG9yAACgXCnlImN0b3JCoL4hYQByAACgVCnlImN0b3JCoMAhYQByAACgUykAAXB1iQyMDGYAAKAdIe4kZEltcGxpZXMAoHAp6SRnaHRhcnJvdwCg2yEAAWNongyhDHIAAKAbIQCgsSHsJGVEZWxheWVkAKD0KYAGSE9hY2ZoaW1vcXN0dQC/DMgMzAzQDOIM5gwKDQ0NFA0ZDU8NVA1YDQABQ2PDDMYMyCFjeSlkeQAoZEYiVGN5ACxkYyJ1dGUAWmEAorwqYWVpedgM2wzeDOEM8iFvbmBh5CFpbF5hcgBjAFxhIWRyAADgNdgW3e8hcnQAAkRMUlXvDPYM/QwEDW8kd25BcnJvdwAAoJMhZSRmdEFycm93AACgkCHpJGdodEFycm93AKCSIXAjQXJyb3cAAKCRIechbWGjY+EkbGxDaXJjbGUAoBgicABmAADgNdhK3XICHw0AAAAAIg10AACgGiLhIXJlgKGhJUlTVQAqDTINSg3uJXRlcnNlY3Rpb24AoJMidQAAAWJwNw1ADfMhZXRFoI8icSJ1YWwAAKCRIuUicnNldEWgkCJxInVhbAAAoJIibiJpb24AAKCUImMAcgAA4DXYrtxhAHIAAKDGIgACYmNtcF8Nag2ODZANc6DQImUAdABFoNAicSJ1YWwAAKCGIgABY2huDYkNZSJlZHMAgKF7IkVTVAB4DX0NhA1xInVhbAAAoLAq7CRhbnRFcXVhbACgfSJpImxkZQAAoH8iVABoAGEA9ADHCwCgESIAodEiZXOVDZ8NciJzZXQARaCDInEidWFsAACghyJlAHQAAKDRIoAFSFJTYWNmaGlvcnMAtQ27Db8NyA3ODdsN3w3+DRgOHQ4jDk8AUgBOADuA3gDeQMEhREUAoCIhAAFIY8MNxg1jAHkAC2R5ACZkAAFidcwNzQ0JYKRjgAFhZXkA1A3XDdoN8iFvbmRh5CFpbGJhImRyAADgNdgX3QABZWnjDe4N8gHoDQAA7Q3lImZvcmUAoDQiYQCYYwABY27yDfkNayNTcGFjZQAA4F8gCiDTInBhY2UAoAkg7CFkZYChPCJFRlQABw4MDhMOcSJ1YWwAAKBDInUkbGxFcXVhbAAAoEUiaSJsZGUAAKBIInAAZgAA4DXYS93pI3BsZURvdACg2yAAAWN0Jw4rDnIAAOA12K/c8iFva2Zh4QpFDlYOYA5qDgAAbg5yDgAAAAAAAAAAAAB5DnwOqA6zDgAADg8RDxYPGg8AAWNySA5ODnUAdABlADuA2gDaQHIAb6CfIeMhaXIAoEkpcgDjAVsOAABdDnkADmR2AGUAbGEAAWl5Yw5oDnIAYwA7gNsA20AjZGIibGFjAHBhcgAA4DXYGN1yAGEAdgBlADuA2QDZQOEhY3JqYQABZGl/Dp8OZQByAAABQlCFDpcOAAFhcokOiw5yAF9gYQBjAAABZWuRDpMOAKDfI2UAdAAAoLUjYSVyZW50aGVzaXMAAKDdI28AbgBQoMMi7CF1cwCgjiIAAWdwqw6uDm8AbgByYWYAAOA12EzdAARBREVUYWRwc78O0g7ZDuEOBQPqDvMOBw9yInJvdwDCoZEhyA4AAMwOYQByAACgEilvJHduQXJyb3cAAKDFIW8kd25BcnJvdwAAoJUhcSV1aWxpYnJpdW0AAKBuKWUAZQBBoKUiciJyb3cAAKClIW8AdwBuAGEAcgByAG8A9wAQA2UAcgAAAUxS+Q4AD2UkZnRBcnJvdwAAoJYh6SRnaHRBcnJvdwCglyFpAGyg0gNvAG4ApWPpIW5nbmFjAHIAAOA12LDcaSJsZGUAaGFtAGwAO4DcANxAgAREYmNkZWZvc3YALQ8xDzUPNw89D3IPdg97D4AP4SFzaACgqyJhAHIAAKDrKnkAEmThIXNobKCpIgCg5ioAAWVyQQ9DDwCgwSKAAWJ0eQBJD00Paw9hAHIAAKAWIGmgFiDjIWFsAAJCTFNUWA9cD18PZg9hAHIAAKAjIukhbmV8YGUkcGFyYXRvcgAAoFgnaSJsZGUAAKBAItQkaGluU3BhY2UAoAogcgAA4DXYGd1wAGYAAOA12E3dYwByAADgNdix3GQiYXNoAACgqiKAAmNlZm9zAI4PkQ+VD5kPng/pIXJjdGHkIWdlAKDAInIAAOA12BrdcABmAADgNdhO3WMAcgAA4DXYstwAAmZpb3OqD64Prw+0D3IAAOA12BvdnmNwAGYAAOA12E/dYwByAADgNdiz3IAEQUlVYWNmb3N1AMgPyw/OD9EP2A/gD+QP6Q/uD2MAeQAvZGMAeQAHZGMAeQAuZGMAdQB0AGUAO4DdAN1AAAFpedwP3w9yAGMAdmErZHIAAOA12BzdcABmAADgNdhQ3WMAcgAA4DXYtNxtAGwAeGEABEhhY2RlZm9z/g8BEAUQDRAQEB0QIBAkEGMAeQAWZGMidXRlAHlhAAFheQkQDBDyIW9ufWEXZG8AdAB7YfIBFRAAABwQbwBXAGkAZAB0AOgAVAhhAJZjcgAAoCghcABmAACgJCFjAHIAAOA12LXc4QtCEEkQTRAAAGcQbRByEAAAAAAAAAAAeRCKEJcQ8hD9EAAAGxEhETIROREAAD4RYwB1AHQAZQA7gOEA4UByImV2ZQADYYCiPiJFZGl1eQBWEFkQWxBgEGUQAOA+IjMDAKA/InIAYwA7gOIA4kB0AGUAO4C0ALRAMGRsAGkAZwA7gOYA5kByoGEgAOA12B7dcgBhAHYAZQA7gOAA4EAAAWVwfBCGEAABZnCAEIQQ8yF5bQCgNSHoAIMQaABhALFjAAFhcI0QWwAAAWNskRCTEHIAAWFnAACgPypkApwQAAAAALEQAKInImFkc3ajEKcQqRCuEG4AZAAAoFUqAKBcKmwib3BlAACgWCoAoFoqAKMgImVsbXJzersQvRDAEN0Q5RDtEACgpCllAACgICJzAGQAYaAhImEEzhDQENIQ1BDWENgQ2hDcEACgqCkAoKkpAKCqKQCgqykAoKwpAKCtKQCgrikAoK8pdAB2oB8iYgBkoL4iAKCdKQABcHTpEOwQaAAAoCIixWDhIXJyAKB8IwABZ3D1EPgQbwBuAAVhZgAA4DXYUt0Ao0giRWFlaW9wBxEJEQ0RDxESERQRAKBwKuMhaXIAoG8qAKBKImQAAKBLInMAJ2DyIW94ZaBIIvEADhFpAG4AZwA7gOUA5UCAAWN0eQAmESoRKxFyAADgNdi23CpgbQBwAGWgSCLxAPgBaQBsAGQAZQA7gOMA40BtAGwAO4DkAORAAAFjaUERRxFvAG4AaQBuAPQA6AFuAHQAAKARKgAITmFiY2RlZmlrbG5vcHJzdWQRaBGXEZ8RpxGrEdIR1hErEjASexKKEn0RThNbE3oTbwB0AACg7SoAAWNybBGJEWsAAAJjZXBzdBF4EX0RghHvIW5nAKBMInAjc2lsb24A9mNyImltZQAAoDUgaQBtAGWgPSJxAACgzSJ2AY0RkRFlAGUAAKC9ImUAZABnoAUjZQAAoAUjcgBrAHSgtSPiIXJrAKC2IwABb3mjEaYRbgDnAHcRMWTxIXVvAKAeIIACY21wcnQAtBG5Eb4RwRHFEeEhdXPloDUi5ABwInR5dgAAoLApcwDpAH0RbgBvAPUA6gCAAWFodwDLEcwRzhGyYwCgNiHlIWVuAKBsInIAAOA12B/dZwCAA2Nvc3R1dncA4xHyEQUSEhIhEiYSKRKAAWFpdQDpEesR7xHwAKMFcgBjAACg7yVwAACgwyKAAWRwdAD4EfwRABJvAHQAAKAAKuwhdXMAoAEqaSJtZXMAAKACKnECCxIAAAAADxLjIXVwAKAGKmEAcgAAoAUm8iNpYW5nbGUAAWR1GhIeEu8hd24AoL0lcAAAoLMlcCJsdXMAAKAEKmUA5QBCD+UAkg9hInJvdwAAoA0pgAFha28ANhJoEncSAAFjbjoSZRJrAIABbHN0AEESRxJNEm8jemVuZ2UAAKDrKXEAdQBhAHIA5QBcBPIjaWFuZ2xlgKG0JWRscgBYElwSYBLvIXduAKC+JeUhZnQAoMIlaSJnaHQAAKC4JWsAAKAjJLEBbRIAAHUSsgFxEgAAcxIAoJIlAKCRJTQAAKCTJWMAawAAoIglAAFlb38ShxJx4D0A5SD1IWl2AOBhIuUgdAAAoBAjAAJwdHd4kRKVEpsSnxJmAADgNdhT3XSgpSJvAG0AAKClIvQhaWUAoMgiAAZESFVWYmRobXB0dXayEsES0RLgEvcS+xIKExoTHxMjEygTNxMAAkxSbHK5ErsSvRK/EgCgVyUAoFQlAKBWJQCgUyUAolAlRFVkdckSyxLNEs8SAKBmJQCgaSUAoGQlAKBnJQACTFJsctgS2hLcEt4SAKBdJQCgWiUAoFwlAKBZJQCjUSVITFJobHLrEu0S7xLxEvMS9RIAoGwlAKBjJQCgYCUAoGslAKBiJQCgXyVvAHgAAKDJKQACTFJscgITBBMGEwgTAKBVJQCgUiUAoBAlAKAMJQCiACVEVWR1EhMUExYTGBMAoGUlAKBoJQCgLCUAoDQlaSJudXMAAKCfIuwhdXMAoJ4iaSJtZXMAAKCgIgACTFJsci8TMRMzEzUTAKBbJQCgWCUAoBglAKAUJQCjAiVITFJobHJCE0QTRhNIE0oTTBMAoGolAKBhJQCgXiUAoDwlAKAkJQCgHCUAAWV2UhNVE3YA5QD5AGIAYQByADuApgCmQAACY2Vpb2ITZhNqE24TcgAA4DXYt9xtAGkAAKBPIG0A5aA9IogRbAAAoVwAYmh0E3YTAKDFKfMhdWIAoMgnbAF+E4QTbABloCIgdAAAoCIgcAAAoU4iRWWJE4sTAKCuKvGgTyI8BeEMqRMAAN8TABQDFB8UAAAjFDQUAAAAAIUUAAAAAI0UAAAAANcU4xT3FPsUAACIFQAAlhWAAWNwcgCuE7ET1RP1IXRlB2GAoikiYWJjZHMAuxO/E8QTzhPSE24AZAAAoEQqciJjdXAAAKBJKgABYXXIE8sTcAAAoEsqcAAAoEcqbwB0AACgQCoA4CkiAP4AAWVv2RPcE3QAAKBBIO4ABAUAAmFlaXXlE+8T9RP4E/AB6hMAAO0TcwAAoE0qbwBuAA1hZABpAGwAO4DnAOdAcgBjAAlhcABzAHOgTCptAACgUCpvAHQAC2GAAWRtbgAIFA0UEhRpAGwAO4C4ALhAcCJ0eXYAAKCyKXQAAIGiADtlGBQZFKJAcgBkAG8A9ABiAXIAAOA12CDdgAFjZWkAKBQqFDIUeQBHZGMAawBtoBMn4SFyawCgEyfHY3IAAKPLJUVjZWZtcz8UQRRHFHcUfBSAFACgwykAocYCZWxGFEkUcQAAoFciZQBhAlAUAAAAAGAUciJyb3cAAAFsclYUWhTlIWZ0AKC6IWkiZ2h0AACguyGAAlJTYWNkAGgUaRRrFG8UcxSuYACgyCRzAHQAAKCbIukhcmMAoJoi4SFzaACgnSJuImludAAAoBAqaQBkAACg7yrjIWlyAKDCKfUhYnN1oGMmaQB0AACgYybsApMUmhS2FAAAwxRvAG4AZaA6APGgVCKrAG0CnxQAAAAAoxRhAHSgLABAYAChASJmbKcUqRTuABMNZQAAAW14rhSyFOUhbnQAoAEiZQDzANIB5wG6FAAAwBRkoEUibwB0AACgbSpuAPQAzAGAAWZyeQDIFMsUzhQA4DXYVN1vAOQA1wEAgakAO3MeAdMUcgAAoBchAAFhb9oU3hRyAHIAAKC1IXMAcwAAoBcnAAFjdeYU6hRyAADgNdi43AABYnDuFPIUZaDPKgCg0SploNAqAKDSKuQhb3QAoO8igANkZWxwcnZ3AAYVEBUbFSEVRBVlFYQV4SFycgABbHIMFQ4VAKA4KQCgNSlwAhYVAAAAABkVcgAAoN4iYwAAoN8i4SFycnCgtiEAoD0pgKIqImJjZG9zACsVMBU6FT4VQRVyImNhcAAAoEgqAAFhdTQVNxVwAACgRipwAACgSipvAHQAAKCNInIAAKBFKgDgKiIA/gACYWxydksVURVuFXMVcgByAG2gtyEAoDwpeQCAAWV2dwBYFWUVaRVxAHACXxUAAAAAYxVyAGUA4wAXFXUA4wAZFWUAZQAAoM4iZSJkZ2UAAKDPImUAbgA7gKQApEBlI2Fycm93AAABbHJ7FX8V5SFmdACgtiFpImdodAAAoLchZQDkAG0VAAFjaYsVkRVvAG4AaQBuAPQAkwFuAHQAAKAxImwiY3R5AACgLSOACUFIYWJjZGVmaGlqbG9yc3R1d3oAuBW7Fb8V1RXgFegV+RUKFhUWHxZUFlcWZRbFFtsW7xb7FgUXChdyAPIAtAJhAHIAAKBlKQACZ2xyc8YVyhXOFdAV5yFlcgCgICDlIXRoAKA4IfIA9QxoAHagECAAoKMiawHZFd4VYSJyb3cAAKAPKWEA4wBfAgABYXnkFecV8iFvbg9hNGQAoUYhYW/tFfQVAAFnciEC8RVyAACgyiF0InNlcQAAoHcqgAFnbG0A/xUCFgUWO4CwALBAdABhALRjcCJ0eXYAAKCxKQABaXIOFhIW8yFodACgfykA4DXYId1hAHIAAAFschsWHRYAoMMhAKDCIYACYWVnc3YAKBauAjYWOhY+Fm0AAKHEIm9zLhY0Fm4AZABzoMQi9SFpdACgZiZhIm1tYQDdY2kAbgAAoPIiAKH3AGlvQxZRFmQAZQAAgfcAO29KFksW90BuI3RpbWVzAACgxyJuAPgAUBZjAHkAUmRjAG8CXhYAAAAAYhZyAG4AAKAeI28AcAAAoA0jgAJscHR1dwBuFnEWdRaSFp4W7CFhciRgZgAA4DXYVd0AotkCZW1wc30WhBaJFo0WcQBkoFAibwB0AACgUSJpIm51cwAAoDgi7CF1cwCgFCLxInVhcmUAoKEiYgBsAGUAYgBhAHIAdwBlAGQAZwDlANcAbgCAAWFkaAClFqoWtBZyAHIAbwD3APUMbwB3AG4AYQByAHIAbwB3APMA8xVhI3Jwb29uAAABbHK8FsAWZQBmAPQAHBZpAGcAaAD0AB4WYgHJFs8WawBhAHIAbwD3AJILbwLUFgAAAADYFnIAbgAAoB8jbwBwAACgDCOAAWNvdADhFukW7BYAAXJ55RboFgDgNdi53FVkbAAAoPYp8iFvaxFhAAFkcvMW9xZvAHQAAKDxImkA5qC/JVsSAAFhaP8WAhdyAPIANQNhAPIA1wvhIm5nbGUAoKYpAAFjaQ4XEBd5AF9k5yJyYXJyAKD/JwAJRGFjZGVmZ2xtbm9wcXJzdHV4MRc4F0YXWxcyBF4XaRd5F40XrBe0F78X2RcVGCEYLRg1GEAYAAFEbzUXgRZvAPQA+BUAAWNzPBdCF3UAdABlADuA6QDpQPQhZXIAoG4qAAJhaW95TRdQF1YXWhfyIW9uG2FyAGOgViI7gOoA6kDsIW9uAKBVIk1kbwB0ABdhAAFEcmIXZhdvAHQAAKBSIgDgNdgi3XKhmipuF3QXYQB2AGUAO4DoAOhAZKCWKm8AdAAAoJgqgKGZKmlscwCAF4UXhxfuInRlcnMAoOcjAKATIWSglSpvAHQAAKCXKoABYXBzAJMXlheiF2MAcgATYXQAeQBzogUinxcAAAAAoRdlAHQAAKAFInAAMaADIDMBqRerFwCgBCAAoAUgAAFnc7AXsRdLYXAAAKACIAABZ3C4F7sXbwBuABlhZgAA4DXYVt2AAWFscwDFF8sXzxdyAHOg1SJsAACg4yl1AHMAAKBxKmkAAKG1A2x21RfYF28AbgC1Y/VjAAJjc3V24BfoF/0XEBgAAWlv5BdWF3IAYwAAoFYiaQLuFwAAAADwF+0ADQThIW50AAFnbPUX+Rd0AHIAAKCWKuUhc3MAoJUqgAFhZWkAAxgGGAoYbABzAD1gcwB0AACgXyJ2AESgYSJEAACgeCrwImFyc2wAoOUpAAFEYRkYHRhvAHQAAKBTInIAcgAAoHEpgAFjZGkAJxgqGO0XcgAAoC8hbwD0AIwCAAFhaDEYMhi3YzuA8ADwQAABbXI5GD0YbAA7gOsA60BvAACgrCCAAWNpcABGGEgYSxhsACFgcwD0ACwEAAFlb08YVxhjAHQAYQB0AGkAbwDuABoEbgBlAG4AdABpAGEAbADlADME4Ql1GAAAgRgAAIMYiBgAAAAAoRilGAAAqhgAALsYvhjRGAAA1xgnGWwAbABpAG4AZwBkAG8AdABzAGUA8QBlF3kARGRtImFsZQAAoEAmgAFpbHIAjRiRGJ0Y7CFpZwCgA/tpApcYAAAAAJoYZwAAoAD7aQBnAACgBPsA4DXYI93sIWlnAKAB++whaWcA4GYAagCAAWFsdACvGLIYthh0AACgbSZpAGcAAKAC+24AcwAAoLElbwBmAJJh8AHCGAAAxhhmAADgNdhX3QABYWvJGMwYbADsAGsEdqDUIgCg2SphI3J0aW50AACgDSoAAWFv2hgiGQABY3PeGB8ZsQPnGP0YBRkSGRUZAAAdGbID7xjyGPQY9xj5GAAA+xg7gL0AvUAAoFMhO4C8ALxAAKBVIQCgWSEAoFshswEBGQAAAxkAoFQhAKBWIbQCCxkOGQAAAAAQGTuAvgC+QACgVyEAoFwhNQAAoFghtgEZGQAAGxkAoFohAKBdITgAAKBeIWwAAKBEIHcAbgAAoCIjYwByAADgNdi73IAIRWFiY2RlZmdpamxub3JzdHYARhlKGVoZXhlmGWkZkhmWGZkZnRmgGa0ZxhnLGc8Z4BkjGmygZyIAoIwqgAFjbXAAUBlTGVgZ9SF0ZfVhbQBhAOSgswM6FgCghipyImV2ZQAfYQABaXliGWUZcgBjAB1hM2RvAHQAIWGAoWUibHFzAMYEcBl6GfGhZSLOBAAAdhlsAGEAbgD0AN8EgKF+KmNkbACBGYQZjBljAACgqSpvAHQAb6CAKmyggioAoIQqZeDbIgD+cwAAoJQqcgAA4DXYJN3noGsirATtIWVsAKA3IWMAeQBTZIChdyJFYWoApxmpGasZAKCSKgCgpSoAoKQqAAJFYWVztBm2Gb0ZwhkAoGkicABwoIoq8iFveACgiipxoIgq8aCIKrUZaQBtAACg5yJwAGYAAOA12FjdYQB2AOUAYwIAAWNp0xnWGXIAAKAKIW0AAKFzImVs3BneGQCgjioAoJAqAIM+ADtjZGxxco0E6xn0GfgZ/BkBGgABY2nvGfEZAKCnKnIAAKB6Km8AdAAAoNci0CFhcgCglSl1ImVzdAAAoHwqgAJhZGVscwAKGvQZFhrVBCAa8AEPGgAAFBpwAHIAbwD4AFkZcgAAoHgpcQAAAWxxxAQbGmwAZQBzAPMASRlpAO0A5AQAAWVuJxouGnIjdG5lcXEAAOBpIgD+xQAsGgAFQWFiY2Vma29zeUAaQxpmGmoabRqDGocalhrCGtMacgDyAMwCAAJpbG1yShpOGlAaVBpyAHMA8ABxD2YAvWBpAGwA9AASBQABZHJYGlsaYwB5AEpkAKGUIWN3YBpkGmkAcgAAoEgpAKCtIWEAcgAAoA8h6SFyYyVhgAFhbHIAcxp7Gn8a8iF0c3WgZSZpAHQAAKBlJuwhaXAAoCYg4yFvbgCguSJyAADgNdgl3XMAAAFld4wakRphInJvdwAAoCUpYSJyb3cAAKAmKYACYW1vcHIAnxqjGqcauhq+GnIAcgAAoP8h9CFodACgOyJrAAABbHKsGrMaZSRmdGFycm93AACgqSHpJGdodGFycm93AKCqIWYAAOA12Fnd4iFhcgCgFSCAAWNsdADIGswa0BpyAADgNdi93GEAcwDoAGka8iFvaydhAAFicNca2xr1IWxsAKBDIOghZW4AoBAg4Qr2GgAA/RoAAAgbExsaGwAAIRs7GwAAAAA+G2IbmRuVG6sbAACyG80b0htjAHUAdABlADuA7QDtQAChYyBpeQEbBhtyAGMAO4DuAO5AOGQAAWN4CxsNG3kANWRjAGwAO4ChAKFAAAFmcssCFhsA4DXYJt1yAGEAdgBlADuA7ADsQIChSCFpbm8AJxsyGzYbAAFpbisbLxtuAHQAAKAMKnQAAKAtIuYhaW4AoNwpdABhAACgKSHsIWlnM2GAAWFvcABDG1sbXhuAAWNndABJG0sbWRtyACthgAFlbHAAcQVRG1UbaQBuAOUAyAVhAHIA9AByBWgAMWFmAACgtyJlAGQAtWEAoggiY2ZvdGkbbRt1G3kb4SFyZQCgBSFpAG4AdKAeImkAZQAAoN0pZABvAPQAWxsAoisiY2VscIEbhRuPG5QbYQBsAACguiIAAWdyiRuNG2UAcgDzACMQ4wCCG2EicmhrAACgFyryIW9kAKA8KgACY2dwdJ8boRukG6gbeQBRZG8AbgAvYWYAAOA12FrdYQC5Y3UAZQBzAHQAO4C/AL9AAAFjabUbuRtyAADgNdi+3G4AAKIIIkVkc3bCG8QbyBvQAwCg+SJvAHQAAKD1Inag9CIAoPMiaaBiIOwhZGUpYesB1hsAANkbYwB5AFZkbAA7gO8A70AAA2NmbW9zdeYb7hvyG/Ub+hsFHAABaXnqG+0bcgBjADVhOWRyAADgNdgn3eEhdGg3YnAAZgAA4DXYW93jAf8bAAADHHIAAOA12L/c8iFjeVhk6yFjeVRkAARhY2ZnaGpvcxUcGhwiHCYcKhwtHDAcNRzwIXBhdqC6A/BjAAFleR4cIRzkIWlsN2E6ZHIAAOA12CjdciJlZW4AOGFjAHkARWRjAHkAXGRwAGYAAOA12FzdYwByAADgNdjA3IALQUJFSGFiY2RlZmdoamxtbm9wcnN0dXYAXhxtHHEcdRx5HN8cBx0dHTwd3B3tHfEdAR4EHh0eLB5FHrwewx7hHgkfPR9LH4ABYXJ0AGQcZxxpHHIA8gBvB/IAxQLhIWlsAKAbKeEhcnIAoA4pZ6BmIgCgiyphAHIAAKBiKWMJjRwAAJAcAACVHAAAAAAAAAAAAACZHJwcAACmHKgcrRwAANIc9SF0ZTph7SJwdHl2AKC0KXIAYQDuAFoG4iFkYbtjZwAAoegnZGyhHKMcAKCRKeUAiwYAoIUqdQBvADuAqwCrQHIAgKOQIWJmaGxwc3QAuhy/HMIcxBzHHMoczhxmoOQhcwAAoB8pcwAAoB0p6wCyGnAAAKCrIWwAAKA5KWkAbQAAoHMpbAAAoKIhAKGrKmFl1hzaHGkAbAAAoBkpc6CtKgDgrSoA/oABYWJyAOUc6RztHHIAcgAAoAwpcgBrAACgcicAAWFr8Rz4HGMAAAFla/Yc9xx7YFtgAAFlc/wc/hwAoIspbAAAAWR1Ax0FHQCgjykAoI0pAAJhZXV5Dh0RHRodHB3yIW9uPmEAAWRpFR0YHWkAbAA8YewAowbiAPccO2QAAmNxcnMkHScdLB05HWEAAKA2KXUAbwDyoBwgqhEAAWR1MB00HeghYXIAoGcpcyJoYXIAAKBLKWgAAKCyIQCiZCJmZ3FzRB1FB5Qdnh10AIACYWhscnQATh1WHWUdbB2NHXIicm93AHSgkCFhAOkAzxxhI3Jwb29uAAABZHVeHWId7yF3bgCgvSFwAACgvCHlJGZ0YXJyb3dzAKDHIWkiZ2h0AIABYWhzAHUdex2DHXIicm93APOglCGdBmEAcgBwAG8AbwBuAPMAzgtxAHUAaQBnAGEAcgByAG8A9wBlGugkcmVldGltZXMAoMsi8aFkIk0HAACaHWwAYQBuAPQAXgcAon0qY2Rnc6YdqR2xHbcdYwAAoKgqbwB0AG+gfypyoIEqAKCDKmXg2iIA/nMAAKCTKoACYWRlZ3MAwB3GHcod1h3ZHXAAcAByAG8A+ACmHG8AdAAAoNYicQAAAWdxzx3SHXQA8gBGB2cAdADyAHQcdADyAFMHaQDtAGMHgAFpbHIA4h3mHeod8yFodACgfClvAG8A8gDKBgDgNdgp3UWgdiIAoJEqYQH1Hf4dcgAAAWR1YB35HWygvCEAoGopbABrAACghCVjAHkAWWQAomoiYWNodAweDx4VHhkecgDyAGsdbwByAG4AZQDyAGAW4SFyZACgaylyAGkAAKD6JQABaW8hHiQe5CFvdEBh9SFzdGGgsCPjIWhlAKCwIwACRWFlczMeNR48HkEeAKBoInAAcKCJKvIhb3gAoIkqcaCHKvGghyo0HmkAbQAAoOYiAARhYm5vcHR3elIeXB5fHoUelh6mHqsetB4AAW5yVh5ZHmcAAKDsJ3IAAKD9IXIA6wCwBmcAgAFsbXIAZh52Hnse5SFmdAABYXKIB2weaQBnAGgAdABhAHIAcgBvAPcAkwfhInBzdG8AoPwnaQBnAGgAdABhAHIAcgBvAPcAmgdwI2Fycm93AAABbHKNHpEeZQBmAPQAxhxpImdodAAAoKwhgAFhZmwAnB6fHqIecgAAoIUpAOA12F3ddQBzAACgLSppIm1lcwAAoDQqYQGvHrMecwB0AACgFyLhAIoOZaHKJbkeRhLuIWdlAKDKJWEAcgBsoCgAdAAAoJMpgAJhY2htdADMHs8e1R7bHt0ecgDyAJ0GbwByAG4AZQDyANYWYQByAGSgyyEAoG0pAKAOIHIAaQAAoL8iAANhY2hpcXTrHu8e1QfzHv0eBh/xIXVvAKA5IHIAAOA12MHcbQDloXIi+h4AAPweAKCNKgCgjyoAAWJ19xwBH28AcqAYIACgGiDyIW9rQmEAhDwAO2NkaGlscXJCBhcfxh0gHyQfKB8sHzEfAAFjaRsfHR8AoKYqcgAAoHkqcgBlAOUAkx3tIWVzAKDJIuEhcnIAoHYpdSJlc3QAAKB7KgABUGk1HzkfYQByAACglillocMlAgdfEnIAAAFkdUIfRx9zImhhcgAAoEop6CFhcgCgZikAAWVuTx9WH3IjdG5lcXEAAOBoIgD+xQBUHwAHRGFjZGVmaGlsbm9wc3VuH3Ifoh+rH68ftx+7H74f5h/uH/MfBwj/HwsgxCFvdACgOiIAAmNscHJ5H30fiR+eH3IAO4CvAK9AAAFldIEfgx8AoEImZaAgJ3MAZQAAoCAnc6CmIXQAbwCAoaYhZGx1AJQfmB+cH28AdwDuAHkDZQBmAPQA6gbwAOkO6yFlcgCgriUAAW95ph+qH+0hbWEAoCkqPGThIXNoAKAUIOElc3VyZWRhbmdsZQCgISJyAADgNdgq3W8AAKAnIYABY2RuAMQfyR/bH3IAbwA7gLUAtUBhoiMi0B8AANMf1x9zAPQAKxFpAHIAAKDwKm8AdAA7gLcAt0B1AHMA4qESIh4TAADjH3WgOCIAoCoqYwHqH+0fcAAAoNsq8gB+GnAAbAB1APMACAgAAWRw9x/7H+UhbHMAoKciZgAA4DXYXt0AAWN0AyAHIHIAAOA12MLc8CFvcwCgPiJsobwDECAVIPQiaW1hcACguCJhAPAAEyAADEdMUlZhYmNkZWZnaGlqbG1vcHJzdHV2dzwgRyBmIG0geSCqILgg2iDeIBEhFSEyIUMhTSFQIZwhnyHSIQAiIyKLIrEivyIUIwABZ3RAIEMgAODZIjgD9uBrItIgBwmAAWVsdABNIF8gYiBmAHQAAAFhclMgWCByInJvdwAAoM0h6SRnaHRhcnJvdwCgziEA4NgiOAP24Goi0iBfCekkZ2h0YXJyb3cAoM8hAAFEZHEgdSDhIXNoAKCvIuEhc2gAoK4igAJiY25wdACCIIYgiSCNIKIgbABhAACgByL1IXRlRGFnAADgICLSIACiSSJFaW9wlSCYIJwgniAA4HAqOANkAADgSyI4A3MASWFyAG8A+AAyCnUAcgBhoG4mbADzoG4mmwjzAa8gAACzIHAAO4CgAKBAbQBwAOXgTiI4AyoJgAJhZW91eQDBIMogzSDWINkg8AHGIAAAyCAAoEMqbwBuAEhh5CFpbEZhbgBnAGSgRyJvAHQAAOBtKjgDcAAAoEIqPWThIXNoAKATIACjYCJBYWRxc3jpIO0g+SD+IAIhDCFyAHIAAKDXIXIAAAFocvIg9SBrAACgJClvoJch9wAGD28AdAAA4FAiOAN1AGkA9gC7CAABZWkGIQohYQByAACgKCntAN8I6SFzdPOgBCLlCHIAAOA12CvdAAJFZXN0/wgcISshLiHxoXEiIiEAABMJ8aFxIgAJAAAnIWwAYQBuAPQAEwlpAO0AGQlyoG8iAKBvIoABQWFwADghOyE/IXIA8gBeIHIAcgAAoK4hYQByAACg8ipzogsiSiEAAAAAxwtkoPwiAKD6ImMAeQBaZIADQUVhZGVzdABcIV8hYiFmIWkhkyGWIXIA8gBXIADgZiI4A3IAcgAAoJohcgAAoCUggKFwImZxcwBwIYQhjiF0AAABYXJ1IXohcgByAG8A9wBlIWkAZwBoAHQAYQByAHIAbwD3AD4h8aFwImAhAACKIWwAYQBuAPQAZwlz4H0qOAMAoG4iaQDtAG0JcqBuImkA5aDqIkUJaQDkADoKAAFwdKMhpyFmAADgNdhf3YCBrAA7aW4AriGvIcchrEBuAIChCSJFZHYAtyG6Ib8hAOD5IjgDbwB0AADg9SI4A+EB1gjEIcYhAKD3IgCg9iJpAHagDCLhAagJzyHRIQCg/iIAoP0igAFhb3IA2CHsIfEhcgCAoSYiYXN0AOAh5SHpIWwAbABlAOwAywhsAADg/SrlIADgAiI4A2wiaW50AACgFCrjoYAi9yEAAPohdQDlAJsJY+CvKjgDZaCAIvEAkwkAAkFhaXQHIgoiFyIeInIA8gBsIHIAcgAAoZshY3cRIhQiAOAzKTgDAOCdITgDZyRodGFycm93AACgmyFyAGkA5aDrIr4JgANjaGltcHF1AC8iPCJHIpwhTSJQIloigKGBImNlcgA2Iv0JOSJ1AOUABgoA4DXYw9zvIXJ0bQKdIQAAAABEImEAcgDhAOEhbQBloEEi8aBEIiYKYQDyAMsIcwB1AAABYnBWIlgi5QDUCeUA3wmAAWJjcABgInMieCKAoYQiRWVzAGci7glqIgDgxSo4A2UAdABl4IIi0iBxAPGgiCJoImMAZaCBIvEA/gmAoYUiRWVzAH8iFgqCIgDgxio4A2UAdABl4IMi0iBxAPGgiSKAIgACZ2lscpIilCKaIpwi7AAMCWwAZABlADuA8QDxQOcAWwlpI2FuZ2xlAAABbHKkIqoi5SFmdGWg6iLxAEUJaSJnaHQAZaDrIvEAvgltoL0DAKEjAGVzuCK8InIAbwAAoBYhcAAAoAcggARESGFkZ2lscnMAziLSItYi2iLeIugi7SICIw8j4SFzaACgrSLhIXJyAKAEKXAAAOBNItIg4SFzaACgrCIAAWV04iLlIgDgZSLSIADgPgDSIG4iZmluAACg3imAAUFldADzIvci+iJyAHIAAKACKQDgZCLSIHLgPADSIGkAZQAA4LQi0iAAAUF0BiMKI3IAcgAAoAMp8iFpZQDgtSLSIGkAbQAA4Dwi0iCAAUFhbgAaIx4jKiNyAHIAAKDWIXIAAAFociMjJiNrAACgIylvoJYh9wD/DuUhYXIAoCcpUxJqFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVCMAAF4jaSN/I4IjjSOeI8AUAAAAAKYjwCMAANoj3yMAAO8jHiQvJD8kRCQAAWNzVyNsFHUAdABlADuA8wDzQAABaXlhI2cjcgBjoJoiO4D0APRAPmSAAmFiaW9zAHEjdCN3I3EBeiNzAOgAdhTsIWFjUWF2AACgOCrvIWxkAKC8KewhaWdTYQABY3KFI4kjaQByAACgvykA4DXYLN1vA5QjAAAAAJYjAACcI24A22JhAHYAZQA7gPIA8kAAoMEpAAFibaEjjAphAHIAAKC1KQACYWNpdKwjryO6I70jcgDyAFkUAAFpcrMjtiNyAACgvinvIXNzAKC7KW4A5QDZCgCgwCmAAWFlaQDFI8gjyyNjAHIATWFnAGEAyWOAAWNkbgDRI9Qj1iPyIW9uv2MAoLYpdQDzAHgBcABmAADgNdhg3YABYWVsAOQj5yPrI3IAAKC3KXIAcAAAoLkpdQDzAHwBAKMoImFkaW9zdvkj/CMPJBMkFiQbJHIA8gBeFIChXSplZm0AAyQJJAwkcgBvoDQhZgAAoDQhO4CqAKpAO4C6ALpA5yFvZgCgtiJyAACgVipsIm9wZQAAoFcqAKBbKoABY2xvACMkJSQrJPIACCRhAHMAaAA7gPgA+EBsAACgmCJpAGwBMyQ4JGQAZQA7gPUA9UBlAHMAYaCXInMAAKA2Km0AbAA7gPYA9kDiIWFyAKA9I+EKXiQAAHokAAB8JJQkAACYJKkkAAAAALUkEQsAAPAkAAAAAAQleiUAAIMlcgCAoSUiYXN0AGUkbyQBCwCBtgA7bGokayS2QGwAZQDsABgDaQJ1JAAAAAB4JG0AAKDzKgCg/Sp5AD9kcgCAAmNpbXB0AIUkiCSLJJkSjyRuAHQAJWBvAGQALmBpAGwAAKAwIOUhbmsAoDEgcgAA4DXYLd2AAWltbwCdJKAkpCR2oMYD1WNtAGEA9AD+B24AZQAAoA4m9KHAA64kAAC0JGMjaGZvcmsAAKDUItZjAAFhdbgkxCRuAAABY2u9JMIkawBooA8hAKAOIfYAaRpzAACkKwBhYmNkZW1zdNMkIRPXJNsk4STjJOck6yTjIWlyAKAjKmkAcgAAoCIqAAFvdYsW3yQAoCUqAKByKm4AO4CxALFAaQBtAACgJip3AG8AAKAnKoABaXB1APUk+iT+JO4idGludACgFSpmAADgNdhh3W4AZAA7gKMAo0CApHoiRWFjZWlub3N1ABMlFSUYJRslTCVRJVklSSV1JQCgsypwAACgtyp1AOUAPwtjoK8qgKJ6ImFjZW5zACclLSU0JTYlSSVwAHAAcgBvAPgAFyV1AHIAbAB5AGUA8QA/C/EAOAuAAWFlcwA8JUElRSXwInByb3gAoLkqcQBxAACgtSppAG0AAKDoImkA7QBEC20AZQDzoDIgIguAAUVhcwBDJVclRSXwAEAlgAFkZnAATwtfJXElgAFhbHMAZSVpJW0l7CFhcgCgLiPpIW5lAKASI/UhcmYAoBMjdKAdIu8AWQvyIWVsAKCwIgABY2l9JYElcgAA4DXYxdzIY24iY3NwAACgCCAAA2Zpb3BzdZElKxuVJZolnyWkJXIAAOA12C7dcABmAADgNdhi3XIiaW1lAACgVyBjAHIAAOA12MbcgAFhZW8AqiW6JcAldAAAAWVpryW2JXIAbgBpAG8AbgDzABkFbgB0AACgFipzAHQAZaA/APEACRj0AG0LgApBQkhhYmNkZWZoaWxtbm9wcnN0dXgA4yXyJfYl+iVpJpAmpia9JtUm5ib4JlonaCdxJ3UnnietJ7EnyCfiJ+cngAFhcnQA6SXsJe4lcgDyAJkM8gD6AuEhaWwAoBwpYQByAPIA3BVhAHIAAKBkKYADY2RlbnFydAAGJhAmEyYYJiYmKyZaJgABZXUKJg0mAOA9IjEDdABlAFVhaQDjACAN7SJwdHl2AKCzKWcAgKHpJ2RlbAAgJiImJCYAoJIpAKClKeUA9wt1AG8AO4C7ALtAcgAApZIhYWJjZmhscHN0dz0mQCZFJkcmSiZMJk4mUSZVJlgmcAAAoHUpZqDlIXMAAKAgKQCgMylzAACgHinrALka8ACVHmwAAKBFKWkAbQAAoHQpbAAAoKMhAKCdIQABYWleJmImaQBsAACgGilvAG6gNiJhAGwA8wB2C4ABYWJyAG8mciZ2JnIA8gAvEnIAawAAoHMnAAFha3omgSZjAAABZWt/JoAmfWBdYAABZXOFJocmAKCMKWwAAAFkdYwmjiYAoI4pAKCQKQACYWV1eZcmmiajJqUm8iFvbllhAAFkaZ4moSZpAGwAV2HsAA8M4gCAJkBkAAJjbHFzrSawJrUmuiZhAACgNylkImhhcgAAoGkpdQBvAPKgHSCjAWgAAKCzIYABYWNnAMMm0iaUC2wAgKEcIWlwcwDLJs4migxuAOUAoAxhAHIA9ADaC3QAAKCtJYABaWxyANsm3ybjJvMhaHQAoH0pbwBvAPIANgwA4DXYL90AAWFv6ib1JnIAAAFkde8m8SYAoMEhbKDAIQCgbCl2oMED8WOAAWducwD+Jk4nUCdoAHQAAANhaGxyc3QKJxInISc1Jz0nRydyInJvdwB0oJIhYQDpAFYmYSNycG9vbgAAAWR1GiceJ28AdwDuAPAmcAAAoMAh5SFmdAABYWgnJy0ncgByAG8AdwDzAAkMYQByAHAAbwBvAG4A8wATBGklZ2h0YXJyb3dzAACgySFxAHUAaQBnAGEAcgByAG8A9wBZJugkcmVldGltZXMAoMwiZwDaYmkAbgBnAGQAbwB0AHMAZQDxABwYgAFhaG0AYCdjJ2YncgDyAAkMYQDyABMEAKAPIG8idXN0AGGgsSPjIWhlAKCxI+0haWQAoO4qAAJhYnB0fCeGJ4knmScAAW5ygCeDJ2cAAKDtJ3IAAKD+IXIA6wAcDIABYWZsAI8nkieVJ3IAAKCGKQDgNdhj3XUAcwAAoC4qaSJtZXMAAKA1KgABYXCiJ6gncgBnoCkAdAAAoJQp7yJsaW50AKASKmEAcgDyADwnAAJhY2hxuCe8J6EMwCfxIXVvAKA6IHIAAOA12MfcAAFidYAmxCdvAPKgGSCoAYABaGlyAM4n0ifWJ3IAZQDlAE0n7SFlcwCgyiJpAIChuSVlZmwAXAxjEt4n9CFyaQCgzinsInVoYXIAoGgpAKAeIWENBSgJKA0oSyhVKIYoAACLKLAoAAAAAOMo5ygAABApJCkxKW0pcSmHKaYpAACYKgAAAACxKmMidXRlAFthcQB1AO8ABR+ApHsiRWFjZWlucHN5ABwoHignKCooLygyKEEoRihJKACgtCrwASMoAAAlKACguCpvAG4AYWF1AOUAgw1koLAqaQBsAF9hcgBjAF1hgAFFYXMAOCg6KD0oAKC2KnAAAKC6KmkAbQAAoOki7yJsaW50AKATKmkA7QCIDUFkbwB0AGKixSKRFgAAAABTKACgZiqAA0FhY21zdHgAYChkKG8ocyh1KHkogihyAHIAAKDYIXIAAAFocmkoayjrAJAab6CYIfcAzAd0ADuApwCnQGkAO2D3IWFyAKApKW0AAAFpbn4ozQBuAHUA8wDOAHQAAKA2J3IA7+A12DDdIxkAAmFjb3mRKJUonSisKHIAcAAAoG8mAAFoeZkonChjAHkASWRIZHIAdABtAqUoAAAAAKgoaQDkAFsPYQByAGEA7ABsJDuArQCtQAABZ22zKLsobQBhAAChwwNmdroouijCY4CjPCJkZWdsbnByAMgozCjPKNMo1yjaKN4obwB0AACgairxoEMiCw5FoJ4qAKCgKkWgnSoAoJ8qZQAAoEYi7CF1cwCgJCrhIXJyAKByKWEAcgDyAPwMAAJhZWl07Sj8KAEpCCkAAWxz8Sj4KGwAcwBlAHQAbQDpAH8oaABwAACgMyrwImFyc2wAoOQpAAFkbFoPBSllAACgIyNloKoqc6CsKgDgrCoA/oABZmxwABUpGCkfKfQhY3lMZGKgLwBhoMQpcgAAoD8jZgAA4DXYZN1hAAABZHIoKRcDZQBzAHWgYCZpAHQAAKBgJoABY3N1ADYpRilhKQABYXU6KUApcABzoJMiAOCTIgD+cABzoJQiAOCUIgD+dQAAAWJwSylWKQChjyJlcz4NUCllAHQAZaCPIvEAPw0AoZAiZXNIDVspZQB0AGWgkCLxAEkNAKGhJWFmZilbBHIAZQFrKVwEAKChJWEAcgDyAAMNAAJjZW10dyl7KX8pgilyAADgNdjI3HQAbQDuAM4AaQDsAAYpYQByAOYAVw0AAWFyiimOKXIA5qAGJhESAAFhbpIpoylpImdodAAAAWVwmSmgKXAAcwBpAGwAbwDuANkXaADpAKAkcwCvYIACYmNtbnAArin8KY4NJSooKgCkgiJFZGVtbnByc7wpvinCKcgpzCnUKdgp3CkAoMUqbwB0AACgvSpkoIYibwB0AACgwyr1IWx0AKDBKgABRWXQKdIpAKDLKgCgiiLsIXVzAKC/KuEhcnIAoHkpgAFlaXUA4inxKfQpdAAAoYIiZW7oKewpcQDxoIYivSllAHEA8aCKItEpbQAAoMcqAAFicPgp+ikAoNUqAKDTKmMAgKJ7ImFjZW5zAAcqDSoUKhYqRihwAHAAcgBvAPgAIyh1AHIAbAB5AGUA8QCDDfEAfA2AAWFlcwAcKiIqPShwAHAAcgBvAPgAPChxAPEAOShnAACgaiYApoMiMTIzRWRlaGxtbnBzPCo/KkIqRSpHKlIqWCpjKmcqaypzKncqO4C5ALlAO4CyALJAO4CzALNAAKDGKgABb3NLKk4qdAAAoL4qdQBiAACg2CpkoIcibwB0AACgxCpzAAABb3VdKmAqbAAAoMknYgAAoNcq4SFycgCgeyn1IWx0AKDCKgABRWVvKnEqAKDMKgCgiyLsIXVzAKDAKoABZWl1AH0qjCqPKnQAAKGDImVugyqHKnEA8aCHIkYqZQBxAPGgiyJwKm0AAKDIKgABYnCTKpUqAKDUKgCg1iqAAUFhbgCdKqEqrCpyAHIAAKDZIXIAAAFocqYqqCrrAJUab6CZIfcAxQf3IWFyAKAqKWwAaQBnADuA3wDfQOELzyrZKtwq6SrsKvEqAAD1KjQrAAAAAAAAAAAAAEwrbCsAAHErvSsAAAAAAADRK3IC1CoAAAAA2CrnIWV0AKAWI8RjcgDrAOUKgAFhZXkA4SrkKucq8iFvbmVh5CFpbGNhQmRvAPQAIg5sInJlYwAAoBUjcgAA4DXYMd0AAmVpa2/7KhIrKCsuK/IBACsAAAkrZQAAATRm6g0EK28AcgDlAOsNYQBzorgDECsAAAAAEit5AG0A0WMAAWNuFislK2sAAAFhcxsrIStwAHAAcgBvAPgAFw5pAG0AAKA8InMA8AD9DQABYXMsKyEr8AAXDnIAbgA7gP4A/kDsATgrOyswG2QA5QBnAmUAcwCAgdcAO2JkAEMrRCtJK9dAYaCgInIAAKAxKgCgMCqAAWVwcwBRK1MraSvhAAkh4qKkIlsrXysAAAAAYytvAHQAAKA2I2kAcgAAoPEqb+A12GXdcgBrAACg2irhAHgociJpbWUAAKA0IIABYWlwAHYreSu3K2QA5QC+DYADYWRlbXBzdACFK6MrmiunK6wrsCuzK24iZ2xlAACitSVkbHFykCuUK5ornCvvIXduAKC/JeUhZnRloMMl8QACBwCgXCJpImdodABloLkl8QBdDG8AdAAAoOwlaSJudXMAAKA6KuwhdXMAoDkqYgAAoM0p6SFtZQCgOyrlInppdW0AoOIjgAFjaHQAwivKK80rAAFyecYrySsA4DXYydxGZGMAeQBbZPIhb2tnYQABaW/UK9creAD0ANERaCJlYWQAAAFsct4r5ytlAGYAdABhAHIAcgBvAPcAXQbpJGdodGFycm93AKCgIQAJQUhhYmNkZmdobG1vcHJzdHV3CiwNLBEsHSwnLDEsQCxLLFIsYix6LIQsjyzLLOgs7Sz/LAotcgDyAAkDYQByAACgYykAAWNyFSwbLHUAdABlADuA+gD6QPIACQ1yAOMBIywAACUseQBeZHYAZQBtYQABaXkrLDAscgBjADuA+wD7QENkgAFhYmgANyw6LD0scgDyANEO7CFhY3FhYQDyAOAOAAFpckQsSCzzIWh0AKB+KQDgNdgy3XIAYQB2AGUAO4D5APlAYQFWLF8scgAAAWxyWixcLACgvyEAoL4hbABrAACggCUAAWN0Zix2LG8CbCwAAAAAcyxyAG4AZaAcI3IAAKAcI28AcAAAoA8jcgBpAACg+CUAAWFsfiyBLGMAcgBrYTuAqACoQAABZ3CILIssbwBuAHNhZgAA4DXYZt0AA2FkaGxzdZksniynLLgsuyzFLHIAcgBvAPcACQ1vAHcAbgBhAHIAcgBvAPcA2A5hI3Jwb29uAAABbHKvLLMsZQBmAPQAWyxpAGcAaAD0AF0sdQDzAKYOaQAAocUDaGzBLMIs0mNvAG4AxWPwI2Fycm93cwCgyCGAAWNpdADRLOEs5CxvAtcsAAAAAN4scgBuAGWgHSNyAACgHSNvAHAAAKAOI24AZwBvYXIAaQAAoPklYwByAADgNdjK3IABZGlyAPMs9yz6LG8AdAAAoPAi7CFkZWlhaQBmoLUlAKC0JQABYW0DLQYtcgDyAMosbAA7gPwA/EDhIm5nbGUAoKcpgAdBQkRhY2RlZmxub3Byc3oAJy0qLTAtNC2bLZ0toS2/LcMtxy3TLdgt3C3gLfwtcgDyABADYQByAHag6CoAoOkqYQBzAOgA/gIAAW5yOC08LechcnQAoJwpgANla25wcnN0AJkpSC1NLVQtXi1iLYItYQBwAHAA4QAaHG8AdABoAGkAbgDnAKEXgAFoaXIAoSmzJFotbwBwAPQAdCVooJUh7wD4JgABaXVmLWotZwBtAOEAuygAAWJwbi14LXMjZXRuZXEAceCKIgD+AODLKgD+cyNldG5lcQBx4IsiAP4A4MwqAP4AAWhyhi2KLWUAdADhABIraSNhbmdsZQAAAWxyki2WLeUhZnQAoLIiaSJnaHQAAKCzInkAMmThIXNoAKCiIoABZWxyAKcttC24LWKiKCKuLQAAAACyLWEAcgAAoLsicQAAoFoi7CFpcACg7iIAAWJ0vC1eD2EA8gBfD3IAAOA12DPddAByAOkAlS1zAHUAAAFicM0t0C0A4IIi0iAA4IMi0iBwAGYAAOA12GfdcgBvAPAAWQt0AHIA6QCaLQABY3XkLegtcgAA4DXYy9wAAWJw7C30LW4AAAFFZXUt8S0A4IoiAP5uAAABRWV/LfktAOCLIgD+6SJnemFnAKCaKYADY2Vmb3BycwANLhAuJS4pLiMuLi40LukhcmN1YQABZGkULiEuAAFiZxguHC5hAHIAAKBfKmUAcaAnIgCgWSLlIXJwAKAYIXIAAOA12DTdcABmAADgNdho3WWgQCJhAHQA6ABqD2MAcgAA4DXYzNzjCuQRUC4AAFQuAABYLmIuAAAAAGMubS5wLnQuAAAAAIguki4AAJouJxIqEnQAcgDpAB0ScgAA4DXYNd0AAUFhWy5eLnIA8gDnAnIA8gCTB75jAAFBYWYuaS5yAPIA4AJyAPIAjAdhAPAAeh5pAHMAAKD7IoABZHB0APgReS6DLgABZmx9LoAuAOA12GnddQDzAP8RaQBtAOUABBIAAUFhiy6OLnIA8gDuAnIA8gCaBwABY3GVLgoScgAA4DXYzdwAAXB0nS6hLmwAdQDzACUScgDpACASAARhY2VmaW9zdbEuvC7ELsguzC7PLtQu2S5jAAABdXm2LrsudABlADuA/QD9QE9kAAFpecAuwy5yAGMAd2FLZG4AO4ClAKVAcgAA4DXYNt1jAHkAV2RwAGYAAOA12GrdYwByAADgNdjO3AABY23dLt8ueQBOZGwAO4D/AP9AAAVhY2RlZmhpb3N38y73Lv8uAi8MLxAvEy8YLx0vIi9jInV0ZQB6YQABYXn7Lv4u8iFvbn5hN2RvAHQAfGEAAWV0Bi8KL3QAcgDmAB8QYQC2Y3IAAOA12DfdYwB5ADZk5yJyYXJyAKDdIXAAZgAA4DXYa91jAHIAAOA12M/cAAFqbiYvKC8AoA0gagAAoAwg");
// ../../node_modules/entities/dist/esm/generated/decode-data-xml.js
const xmlDecodeTree = /* #__PURE__ */ decodeBase64("AAJhZ2xxBwARABMAFQBtAg0AAAAAAA8AcAAmYG8AcwAnYHQAPmB0ADxg9SFvdCJg");
// ../../node_modules/entities/dist/esm/internal/bin-trie-flags.js
/**
* Bit flags & masks for the binary trie encoding used for entity decoding.
*
* Bit layout (16 bits total):
* 15..14 VALUE_LENGTH   (+1 encoding; 0 => no value)
* 13     FLAG13.        If valueLength>0: semicolon required flag (implicit ';').
*                       If valueLength==0: compact run flag.
* 12..7  BRANCH_LENGTH  Branch length (0 => single branch in 6..0 if jumpOffset==char) OR run length (when compact run)
* 6..0   JUMP_TABLE     Jump offset (jump table) OR single-branch char code OR first run char
*/
var BinTrieFlags;
(function(BinTrieFlags) {
	BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
	BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
	BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
	BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
})(BinTrieFlags || (BinTrieFlags = {}));
// ../../node_modules/entities/dist/esm/decode.js
var CharCodes$1;
(function(CharCodes) {
	CharCodes[CharCodes["NUM"] = 35] = "NUM";
	CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
	CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
	CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
	CharCodes[CharCodes["NINE"] = 57] = "NINE";
	CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
	CharCodes[CharCodes["LOWER_F"] = 102] = "LOWER_F";
	CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
	CharCodes[CharCodes["LOWER_Z"] = 122] = "LOWER_Z";
	CharCodes[CharCodes["UPPER_A"] = 65] = "UPPER_A";
	CharCodes[CharCodes["UPPER_F"] = 70] = "UPPER_F";
	CharCodes[CharCodes["UPPER_Z"] = 90] = "UPPER_Z";
})(CharCodes$1 || (CharCodes$1 = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 32;
function isNumber(code) {
	return code >= CharCodes$1.ZERO && code <= CharCodes$1.NINE;
}
function isHexadecimalCharacter(code) {
	return code >= CharCodes$1.UPPER_A && code <= CharCodes$1.UPPER_F || code >= CharCodes$1.LOWER_A && code <= CharCodes$1.LOWER_F;
}
function isAsciiAlphaNumeric(code) {
	return code >= CharCodes$1.UPPER_A && code <= CharCodes$1.UPPER_Z || code >= CharCodes$1.LOWER_A && code <= CharCodes$1.LOWER_Z || isNumber(code);
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CharCodes$1.EQUALS || isAsciiAlphaNumeric(code);
}
var EntityDecoderState;
(function(EntityDecoderState) {
	EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
	EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
	EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
	EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
	EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
* Token decoder with support of writing partial entities.
*/
var EntityDecoder = class {
	constructor(decodeTree, emitCodePoint, errors) {
		this.decodeTree = decodeTree;
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
		/** The current state of the decoder. */
		this.state = EntityDecoderState.EntityStart;
		/** Characters that were consumed while parsing an entity. */
		this.consumed = 1;
		/**
		* The result of the entity.
		*
		* Either the result index of a numeric entity, or the codepoint of a
		* numeric entity.
		*/
		this.result = 0;
		/** The current index in the decode tree. */
		this.treeIndex = 0;
		/** The number of characters that were consumed in excess. */
		this.excess = 1;
		/** The mode in which the decoder is operating. */
		this.decodeMode = DecodingMode.Strict;
		/** The number of characters that have been consumed in the current run. */
		this.runConsumed = 0;
	}
	/** Resets the instance to make it reusable. */
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = EntityDecoderState.EntityStart;
		this.result = 0;
		this.treeIndex = 0;
		this.excess = 1;
		this.consumed = 1;
		this.runConsumed = 0;
	}
	/**
	* Write an entity to the decoder. This can be called multiple times with partial entities.
	* If the entity is incomplete, the decoder will return -1.
	*
	* Mirrors the implementation of `getDecoder`, but with the ability to stop decoding if the
	* entity is incomplete, and resume when the next string is written.
	*
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	write(input, offset) {
		switch (this.state) {
			case EntityDecoderState.EntityStart:
				if (input.charCodeAt(offset) === CharCodes$1.NUM) {
					this.state = EntityDecoderState.NumericStart;
					this.consumed += 1;
					return this.stateNumericStart(input, offset + 1);
				}
				this.state = EntityDecoderState.NamedEntity;
				return this.stateNamedEntity(input, offset);
			case EntityDecoderState.NumericStart: return this.stateNumericStart(input, offset);
			case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(input, offset);
			case EntityDecoderState.NumericHex: return this.stateNumericHex(input, offset);
			case EntityDecoderState.NamedEntity: return this.stateNamedEntity(input, offset);
		}
	}
	/**
	* Switches between the numeric decimal and hexadecimal states.
	*
	* Equivalent to the `Numeric character reference state` in the HTML spec.
	*
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericStart(input, offset) {
		if (offset >= input.length) return -1;
		if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes$1.LOWER_X) {
			this.state = EntityDecoderState.NumericHex;
			this.consumed += 1;
			return this.stateNumericHex(input, offset + 1);
		}
		this.state = EntityDecoderState.NumericDecimal;
		return this.stateNumericDecimal(input, offset);
	}
	/**
	* Parses a hexadecimal numeric entity.
	*
	* Equivalent to the `Hexademical character reference state` in the HTML spec.
	*
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericHex(input, offset) {
		while (offset < input.length) {
			const char = input.charCodeAt(offset);
			if (isNumber(char) || isHexadecimalCharacter(char)) {
				const digit = char <= CharCodes$1.NINE ? char - CharCodes$1.ZERO : (char | TO_LOWER_BIT) - CharCodes$1.LOWER_A + 10;
				this.result = this.result * 16 + digit;
				this.consumed++;
				offset++;
			} else return this.emitNumericEntity(char, 3);
		}
		return -1;
	}
	/**
	* Parses a decimal numeric entity.
	*
	* Equivalent to the `Decimal character reference state` in the HTML spec.
	*
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericDecimal(input, offset) {
		while (offset < input.length) {
			const char = input.charCodeAt(offset);
			if (isNumber(char)) {
				this.result = this.result * 10 + (char - CharCodes$1.ZERO);
				this.consumed++;
				offset++;
			} else return this.emitNumericEntity(char, 2);
		}
		return -1;
	}
	/**
	* Validate and emit a numeric entity.
	*
	* Implements the logic from the `Hexademical character reference start
	* state` and `Numeric character reference end state` in the HTML spec.
	*
	* @param lastCp The last code point of the entity. Used to see if the
	*               entity was terminated with a semicolon.
	* @param expectedLength The minimum number of characters that should be
	*                       consumed. Used to validate that at least one digit
	*                       was consumed.
	* @returns The number of characters that were consumed.
	*/
	emitNumericEntity(lastCp, expectedLength) {
		var _a;
		if (this.consumed <= expectedLength) {
			(_a = this.errors) === null || _a === void 0 || _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CharCodes$1.SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode.Strict) return 0;
		this.emitCodePoint(replaceCodePoint(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CharCodes$1.SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	/**
	* Parses a named entity.
	*
	* Equivalent to the `Named character reference state` in the HTML spec.
	*
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNamedEntity(input, offset) {
		const { decodeTree } = this;
		let current = decodeTree[this.treeIndex];
		let valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
		while (offset < input.length) {
			if (valueLength === 0 && (current & BinTrieFlags.FLAG13) !== 0) {
				const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
				if (this.runConsumed === 0) {
					const firstChar = current & BinTrieFlags.JUMP_TABLE;
					if (input.charCodeAt(offset) !== firstChar) return this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity();
					offset++;
					this.excess++;
					this.runConsumed++;
				}
				while (this.runConsumed < runLength) {
					if (offset >= input.length) return -1;
					const charIndexInPacked = this.runConsumed - 1;
					const packedWord = decodeTree[this.treeIndex + 1 + (charIndexInPacked >> 1)];
					const expectedChar = charIndexInPacked % 2 === 0 ? packedWord & 255 : packedWord >> 8 & 255;
					if (input.charCodeAt(offset) !== expectedChar) {
						this.runConsumed = 0;
						return this.result === 0 ? 0 : this.emitNotTerminatedNamedEntity();
					}
					offset++;
					this.excess++;
					this.runConsumed++;
				}
				this.runConsumed = 0;
				this.treeIndex += 1 + (runLength >> 1);
				current = decodeTree[this.treeIndex];
				valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
			}
			if (offset >= input.length) break;
			const char = input.charCodeAt(offset);
			if (char === CharCodes$1.SEMI && valueLength !== 0 && (current & BinTrieFlags.FLAG13) !== 0) return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
			this.treeIndex = determineBranch(decodeTree, current, this.treeIndex + Math.max(1, valueLength), char);
			if (this.treeIndex < 0) return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
			current = decodeTree[this.treeIndex];
			valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
			if (valueLength !== 0) {
				if (char === CharCodes$1.SEMI) return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
				if (this.decodeMode !== DecodingMode.Strict && (current & BinTrieFlags.FLAG13) === 0) {
					this.result = this.treeIndex;
					this.consumed += this.excess;
					this.excess = 0;
				}
			}
			offset++;
			this.excess++;
		}
		return -1;
	}
	/**
	* Emit a named entity that was not terminated with a semicolon.
	*
	* @returns The number of characters consumed.
	*/
	emitNotTerminatedNamedEntity() {
		var _a;
		const { result, decodeTree } = this;
		const valueLength = (decodeTree[result] & BinTrieFlags.VALUE_LENGTH) >> 14;
		this.emitNamedEntityData(result, valueLength, this.consumed);
		(_a = this.errors) === null || _a === void 0 || _a.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
	/**
	* Emit a named entity.
	*
	* @param result The index of the entity in the decode tree.
	* @param valueLength The number of bytes in the entity.
	* @param consumed The number of characters consumed.
	*
	* @returns The number of characters consumed.
	*/
	emitNamedEntityData(result, valueLength, consumed) {
		const { decodeTree } = this;
		this.emitCodePoint(valueLength === 1 ? decodeTree[result] & ~(BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13) : decodeTree[result + 1], consumed);
		if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
		return consumed;
	}
	/**
	* Signal to the parser that the end of the input was reached.
	*
	* Remaining data will be emitted and relevant errors will be produced.
	*
	* @returns The number of characters consumed.
	*/
	end() {
		var _a;
		switch (this.state) {
			case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
			case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
			case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
			case EntityDecoderState.NumericStart:
				(_a = this.errors) === null || _a === void 0 || _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			case EntityDecoderState.EntityStart: return 0;
		}
	}
};
/**
* Determines the branch of the current node that is taken given the current
* character. This function is used to traverse the trie.
*
* @param decodeTree The trie.
* @param current The current node.
* @param nodeIdx The index right after the current node and its value.
* @param char The current character.
* @returns The index of the next node, or -1 if no branch is taken.
*/
function determineBranch(decodeTree, current, nodeIndex, char) {
	const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
	const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
	if (branchCount === 0) return jumpOffset !== 0 && char === jumpOffset ? nodeIndex : -1;
	if (jumpOffset) {
		const value = char - jumpOffset;
		return value < 0 || value >= branchCount ? -1 : decodeTree[nodeIndex + value] - 1;
	}
	const packedKeySlots = branchCount + 1 >> 1;
	let lo = 0;
	let hi = branchCount - 1;
	while (lo <= hi) {
		const mid = lo + hi >>> 1;
		const midKey = decodeTree[nodeIndex + (mid >> 1)] >> (mid & 1) * 8 & 255;
		if (midKey < char) lo = mid + 1;
		else if (midKey > char) hi = mid - 1;
		else return decodeTree[nodeIndex + packedKeySlots + mid];
	}
	return -1;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/dist/esm/Tokenizer.js
var CharCodes;
(function(CharCodes) {
	CharCodes[CharCodes["Tab"] = 9] = "Tab";
	CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
	CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
	CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
	CharCodes[CharCodes["Space"] = 32] = "Space";
	CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
	CharCodes[CharCodes["Number"] = 35] = "Number";
	CharCodes[CharCodes["Amp"] = 38] = "Amp";
	CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
	CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
	CharCodes[CharCodes["Dash"] = 45] = "Dash";
	CharCodes[CharCodes["Slash"] = 47] = "Slash";
	CharCodes[CharCodes["Zero"] = 48] = "Zero";
	CharCodes[CharCodes["Nine"] = 57] = "Nine";
	CharCodes[CharCodes["Semi"] = 59] = "Semi";
	CharCodes[CharCodes["Lt"] = 60] = "Lt";
	CharCodes[CharCodes["Eq"] = 61] = "Eq";
	CharCodes[CharCodes["Gt"] = 62] = "Gt";
	CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
	CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
	CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
	CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
	CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
	CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
	CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
	CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
	CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(CharCodes || (CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function(State) {
	State[State["Text"] = 1] = "Text";
	State[State["BeforeTagName"] = 2] = "BeforeTagName";
	State[State["InTagName"] = 3] = "InTagName";
	State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
	State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
	State[State["InClosingTagName"] = 6] = "InClosingTagName";
	State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
	State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
	State[State["InAttributeName"] = 9] = "InAttributeName";
	State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
	State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
	State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
	State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
	State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
	State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
	State[State["InDeclaration"] = 16] = "InDeclaration";
	State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
	State[State["BeforeComment"] = 18] = "BeforeComment";
	State[State["CDATASequence"] = 19] = "CDATASequence";
	State[State["InSpecialComment"] = 20] = "InSpecialComment";
	State[State["InCommentLike"] = 21] = "InCommentLike";
	State[State["BeforeSpecialS"] = 22] = "BeforeSpecialS";
	State[State["BeforeSpecialT"] = 23] = "BeforeSpecialT";
	State[State["SpecialStartSequence"] = 24] = "SpecialStartSequence";
	State[State["InSpecialTag"] = 25] = "InSpecialTag";
	State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function isWhitespace$1(c) {
	return c === CharCodes.Space || c === CharCodes.NewLine || c === CharCodes.Tab || c === CharCodes.FormFeed || c === CharCodes.CarriageReturn;
}
function isEndOfTagSection(c) {
	return c === CharCodes.Slash || c === CharCodes.Gt || isWhitespace$1(c);
}
function isASCIIAlpha(c) {
	return c >= CharCodes.LowerA && c <= CharCodes.LowerZ || c >= CharCodes.UpperA && c <= CharCodes.UpperZ;
}
var QuoteType;
(function(QuoteType) {
	QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
	QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
	QuoteType[QuoteType["Single"] = 2] = "Single";
	QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
* Sequences used to match longer strings.
*
* We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
* sequences with an increased offset.
*/
const Sequences = {
	Cdata: new Uint8Array([
		67,
		68,
		65,
		84,
		65,
		91
	]),
	CdataEnd: new Uint8Array([
		93,
		93,
		62
	]),
	CommentEnd: new Uint8Array([
		45,
		45,
		62
	]),
	ScriptEnd: new Uint8Array([
		60,
		47,
		115,
		99,
		114,
		105,
		112,
		116
	]),
	StyleEnd: new Uint8Array([
		60,
		47,
		115,
		116,
		121,
		108,
		101
	]),
	TitleEnd: new Uint8Array([
		60,
		47,
		116,
		105,
		116,
		108,
		101
	]),
	TextareaEnd: new Uint8Array([
		60,
		47,
		116,
		101,
		120,
		116,
		97,
		114,
		101,
		97
	]),
	XmpEnd: new Uint8Array([
		60,
		47,
		120,
		109,
		112
	])
};
var Tokenizer$1 = class {
	constructor({ xmlMode = false, decodeEntities = true }, cbs) {
		this.cbs = cbs;
		/** The current state the tokenizer is in. */
		this.state = State.Text;
		/** The read buffer. */
		this.buffer = "";
		/** The beginning of the section that is currently being read. */
		this.sectionStart = 0;
		/** The index within the buffer that we are currently looking at. */
		this.index = 0;
		/** The start of the last entity. */
		this.entityStart = 0;
		/** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
		this.baseState = State.Text;
		/** For special parsing behavior inside of script and style tags. */
		this.isSpecial = false;
		/** Indicates whether the tokenizer has been paused. */
		this.running = true;
		/** The offset of the current buffer. */
		this.offset = 0;
		this.currentSequence = void 0;
		this.sequenceIndex = 0;
		this.xmlMode = xmlMode;
		this.decodeEntities = decodeEntities;
		this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
	}
	reset() {
		this.state = State.Text;
		this.buffer = "";
		this.sectionStart = 0;
		this.index = 0;
		this.baseState = State.Text;
		this.currentSequence = void 0;
		this.running = true;
		this.offset = 0;
	}
	write(chunk) {
		this.offset += this.buffer.length;
		this.buffer = chunk;
		this.parse();
	}
	end() {
		if (this.running) this.finish();
	}
	pause() {
		this.running = false;
	}
	resume() {
		this.running = true;
		if (this.index < this.buffer.length + this.offset) this.parse();
	}
	stateText(c) {
		if (c === CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(CharCodes.Lt)) {
			if (this.index > this.sectionStart) this.cbs.ontext(this.sectionStart, this.index);
			this.state = State.BeforeTagName;
			this.sectionStart = this.index;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateSpecialStartSequence(c) {
		const isEnd = this.sequenceIndex === this.currentSequence.length;
		if (!(isEnd ? isEndOfTagSection(c) : (c | 32) === this.currentSequence[this.sequenceIndex])) this.isSpecial = false;
		else if (!isEnd) {
			this.sequenceIndex++;
			return;
		}
		this.sequenceIndex = 0;
		this.state = State.InTagName;
		this.stateInTagName(c);
	}
	/** Look for an end tag. For <title> tags, also decode entities. */
	stateInSpecialTag(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			if (c === CharCodes.Gt || isWhitespace$1(c)) {
				const endOfText = this.index - this.currentSequence.length;
				if (this.sectionStart < endOfText) {
					const actualIndex = this.index;
					this.index = endOfText;
					this.cbs.ontext(this.sectionStart, endOfText);
					this.index = actualIndex;
				}
				this.isSpecial = false;
				this.sectionStart = endOfText + 2;
				this.stateInClosingTagName(c);
				return;
			}
			this.sequenceIndex = 0;
		}
		if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (this.sequenceIndex === 0) {
			if (this.currentSequence === Sequences.TitleEnd) {
				if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
			} else if (this.fastForwardTo(CharCodes.Lt)) this.sequenceIndex = 1;
		} else this.sequenceIndex = Number(c === CharCodes.Lt);
	}
	stateCDATASequence(c) {
		if (c === Sequences.Cdata[this.sequenceIndex]) {
			if (++this.sequenceIndex === Sequences.Cdata.length) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CdataEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			}
		} else {
			this.sequenceIndex = 0;
			this.state = State.InDeclaration;
			this.stateInDeclaration(c);
		}
	}
	/**
	* When we wait for one specific character, we can speed things up
	* by skipping through the buffer until we find it.
	*
	* @returns Whether the character was found.
	*/
	fastForwardTo(c) {
		while (++this.index < this.buffer.length + this.offset) if (this.buffer.charCodeAt(this.index - this.offset) === c) return true;
		this.index = this.buffer.length + this.offset - 1;
		return false;
	}
	/**
	* Comments and CDATA end with `-->` and `]]>`.
	*
	* Their common qualities are:
	* - Their end sequences have a distinct character they start with.
	* - That character is then repeated, so we have to check multiple repeats.
	* - All characters but the start character of the sequence can be skipped.
	*/
	stateInCommentLike(c) {
		if (c === this.currentSequence[this.sequenceIndex]) {
			if (++this.sequenceIndex === this.currentSequence.length) {
				if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, this.index, 2);
				else this.cbs.oncomment(this.sectionStart, this.index, 2);
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
				this.state = State.Text;
			}
		} else if (this.sequenceIndex === 0) {
			if (this.fastForwardTo(this.currentSequence[0])) this.sequenceIndex = 1;
		} else if (c !== this.currentSequence[this.sequenceIndex - 1]) this.sequenceIndex = 0;
	}
	/**
	* HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
	*
	* XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
	* We allow anything that wouldn't end the tag.
	*/
	isTagStartChar(c) {
		return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
	}
	startSpecial(sequence, offset) {
		this.isSpecial = true;
		this.currentSequence = sequence;
		this.sequenceIndex = offset;
		this.state = State.SpecialStartSequence;
	}
	stateBeforeTagName(c) {
		if (c === CharCodes.ExclamationMark) {
			this.state = State.BeforeDeclaration;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Questionmark) {
			this.state = State.InProcessingInstruction;
			this.sectionStart = this.index + 1;
		} else if (this.isTagStartChar(c)) {
			const lower = c | 32;
			this.sectionStart = this.index;
			if (this.xmlMode) this.state = State.InTagName;
			else if (lower === Sequences.ScriptEnd[2]) this.state = State.BeforeSpecialS;
			else if (lower === Sequences.TitleEnd[2] || lower === Sequences.XmpEnd[2]) this.state = State.BeforeSpecialT;
			else this.state = State.InTagName;
		} else if (c === CharCodes.Slash) this.state = State.BeforeClosingTagName;
		else {
			this.state = State.Text;
			this.stateText(c);
		}
	}
	stateInTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onopentagname(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateBeforeClosingTagName(c) {
		if (isWhitespace$1(c)) {} else if (c === CharCodes.Gt) this.state = State.Text;
		else {
			this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
			this.sectionStart = this.index;
		}
	}
	stateInClosingTagName(c) {
		if (c === CharCodes.Gt || isWhitespace$1(c)) {
			this.cbs.onclosetag(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.AfterClosingTagName;
			this.stateAfterClosingTagName(c);
		}
	}
	stateAfterClosingTagName(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeAttributeName(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onopentagend(this.index);
			if (this.isSpecial) {
				this.state = State.InSpecialTag;
				this.sequenceIndex = 0;
			} else this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Slash) this.state = State.InSelfClosingTag;
		else if (!isWhitespace$1(c)) {
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateInSelfClosingTag(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onselfclosingtag(this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
			this.isSpecial = false;
		} else if (!isWhitespace$1(c)) {
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateInAttributeName(c) {
		if (c === CharCodes.Eq || isEndOfTagSection(c)) {
			this.cbs.onattribname(this.sectionStart, this.index);
			this.sectionStart = this.index;
			this.state = State.AfterAttributeName;
			this.stateAfterAttributeName(c);
		}
	}
	stateAfterAttributeName(c) {
		if (c === CharCodes.Eq) this.state = State.BeforeAttributeValue;
		else if (c === CharCodes.Slash || c === CharCodes.Gt) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (!isWhitespace$1(c)) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateBeforeAttributeValue(c) {
		if (c === CharCodes.DoubleQuote) {
			this.state = State.InAttributeValueDq;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.SingleQuote) {
			this.state = State.InAttributeValueSq;
			this.sectionStart = this.index + 1;
		} else if (!isWhitespace$1(c)) {
			this.sectionStart = this.index;
			this.state = State.InAttributeValueNq;
			this.stateInAttributeValueNoQuotes(c);
		}
	}
	handleInAttributeValue(c, quote) {
		if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(quote === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
			this.state = State.BeforeAttributeName;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.SingleQuote);
	}
	stateInAttributeValueNoQuotes(c) {
		if (isWhitespace$1(c) || c === CharCodes.Gt) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(QuoteType.Unquoted, this.index);
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateBeforeDeclaration(c) {
		if (c === CharCodes.OpeningSquareBracket) {
			this.state = State.CDATASequence;
			this.sequenceIndex = 0;
		} else this.state = c === CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
	}
	stateInDeclaration(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.ondeclaration(this.sectionStart, this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateInProcessingInstruction(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.onprocessinginstruction(this.sectionStart, this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeComment(c) {
		if (c === CharCodes.Dash) {
			this.state = State.InCommentLike;
			this.currentSequence = Sequences.CommentEnd;
			this.sequenceIndex = 2;
			this.sectionStart = this.index + 1;
		} else this.state = State.InDeclaration;
	}
	stateInSpecialComment(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeSpecialS(c) {
		const lower = c | 32;
		if (lower === Sequences.ScriptEnd[3]) this.startSpecial(Sequences.ScriptEnd, 4);
		else if (lower === Sequences.StyleEnd[3]) this.startSpecial(Sequences.StyleEnd, 4);
		else {
			this.state = State.InTagName;
			this.stateInTagName(c);
		}
	}
	stateBeforeSpecialT(c) {
		switch (c | 32) {
			case Sequences.TitleEnd[3]:
				this.startSpecial(Sequences.TitleEnd, 4);
				break;
			case Sequences.TextareaEnd[3]:
				this.startSpecial(Sequences.TextareaEnd, 4);
				break;
			case Sequences.XmpEnd[3]:
				this.startSpecial(Sequences.XmpEnd, 4);
				break;
			default:
				this.state = State.InTagName;
				this.stateInTagName(c);
		}
	}
	startEntity() {
		this.baseState = this.state;
		this.state = State.InEntity;
		this.entityStart = this.index;
		this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
	}
	stateInEntity() {
		const indexInBuffer = this.index - this.offset;
		const length = this.entityDecoder.write(this.buffer, indexInBuffer);
		if (length >= 0) {
			this.state = this.baseState;
			if (length === 0) this.index -= 1;
		} else {
			if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === CharCodes.Amp) {
				this.state = this.baseState;
				this.index -= 1;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	/**
	* Remove data that has already been consumed from the buffer.
	*/
	cleanup() {
		if (this.running && this.sectionStart !== this.index) {
			if (this.state === State.Text || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
				this.cbs.ontext(this.sectionStart, this.index);
				this.sectionStart = this.index;
			} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = this.index;
			}
		}
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	/**
	* Iterates through the buffer, calling the function corresponding to the current state.
	*
	* States that are more likely to be hit are higher up, as a performance improvement.
	*/
	parse() {
		while (this.shouldContinue()) {
			const c = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case State.Text:
					this.stateText(c);
					break;
				case State.SpecialStartSequence:
					this.stateSpecialStartSequence(c);
					break;
				case State.InSpecialTag:
					this.stateInSpecialTag(c);
					break;
				case State.CDATASequence:
					this.stateCDATASequence(c);
					break;
				case State.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(c);
					break;
				case State.InAttributeName:
					this.stateInAttributeName(c);
					break;
				case State.InCommentLike:
					this.stateInCommentLike(c);
					break;
				case State.InSpecialComment:
					this.stateInSpecialComment(c);
					break;
				case State.BeforeAttributeName:
					this.stateBeforeAttributeName(c);
					break;
				case State.InTagName:
					this.stateInTagName(c);
					break;
				case State.InClosingTagName:
					this.stateInClosingTagName(c);
					break;
				case State.BeforeTagName:
					this.stateBeforeTagName(c);
					break;
				case State.AfterAttributeName:
					this.stateAfterAttributeName(c);
					break;
				case State.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(c);
					break;
				case State.BeforeAttributeValue:
					this.stateBeforeAttributeValue(c);
					break;
				case State.BeforeClosingTagName:
					this.stateBeforeClosingTagName(c);
					break;
				case State.AfterClosingTagName:
					this.stateAfterClosingTagName(c);
					break;
				case State.BeforeSpecialS:
					this.stateBeforeSpecialS(c);
					break;
				case State.BeforeSpecialT:
					this.stateBeforeSpecialT(c);
					break;
				case State.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(c);
					break;
				case State.InSelfClosingTag:
					this.stateInSelfClosingTag(c);
					break;
				case State.InDeclaration:
					this.stateInDeclaration(c);
					break;
				case State.BeforeDeclaration:
					this.stateBeforeDeclaration(c);
					break;
				case State.BeforeComment:
					this.stateBeforeComment(c);
					break;
				case State.InProcessingInstruction:
					this.stateInProcessingInstruction(c);
					break;
				case State.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		if (this.state === State.InEntity) {
			this.entityDecoder.end();
			this.state = this.baseState;
		}
		this.handleTrailingData();
		this.cbs.onend();
	}
	/** Handle any trailing data. */
	handleTrailingData() {
		const endIndex = this.buffer.length + this.offset;
		if (this.sectionStart >= endIndex) return;
		if (this.state === State.InCommentLike) {
			if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, endIndex, 0);
			else this.cbs.oncomment(this.sectionStart, endIndex, 0);
		} else if (this.state === State.InTagName || this.state === State.BeforeAttributeName || this.state === State.BeforeAttributeValue || this.state === State.AfterAttributeName || this.state === State.InAttributeName || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueDq || this.state === State.InAttributeValueNq || this.state === State.InClosingTagName) {} else this.cbs.ontext(this.sectionStart, endIndex);
	}
	emitCodePoint(cp, consumed) {
		if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
			if (this.sectionStart < this.entityStart) this.cbs.onattribdata(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.onattribentity(cp);
		} else {
			if (this.sectionStart < this.entityStart) this.cbs.ontext(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.ontextentity(cp, this.sectionStart);
		}
	}
};
// ../../node_modules/linkedom/node_modules/htmlparser2/dist/esm/Parser.js
const formTags = /* @__PURE__ */ new Set([
	"input",
	"option",
	"optgroup",
	"select",
	"button",
	"datalist",
	"textarea"
]);
const pTag = /* @__PURE__ */ new Set(["p"]);
const tableSectionTags = /* @__PURE__ */ new Set(["thead", "tbody"]);
const ddtTags = /* @__PURE__ */ new Set(["dd", "dt"]);
const rtpTags = /* @__PURE__ */ new Set(["rt", "rp"]);
const openImpliesClose = /* @__PURE__ */ new Map([
	["tr", /* @__PURE__ */ new Set([
		"tr",
		"th",
		"td"
	])],
	["th", /* @__PURE__ */ new Set(["th"])],
	["td", /* @__PURE__ */ new Set([
		"thead",
		"th",
		"td"
	])],
	["body", /* @__PURE__ */ new Set([
		"head",
		"link",
		"script"
	])],
	["li", /* @__PURE__ */ new Set(["li"])],
	["p", pTag],
	["h1", pTag],
	["h2", pTag],
	["h3", pTag],
	["h4", pTag],
	["h5", pTag],
	["h6", pTag],
	["select", formTags],
	["input", formTags],
	["output", formTags],
	["button", formTags],
	["datalist", formTags],
	["textarea", formTags],
	["option", /* @__PURE__ */ new Set(["option"])],
	["optgroup", /* @__PURE__ */ new Set(["optgroup", "option"])],
	["dd", ddtTags],
	["dt", ddtTags],
	["address", pTag],
	["article", pTag],
	["aside", pTag],
	["blockquote", pTag],
	["details", pTag],
	["div", pTag],
	["dl", pTag],
	["fieldset", pTag],
	["figcaption", pTag],
	["figure", pTag],
	["footer", pTag],
	["form", pTag],
	["header", pTag],
	["hr", pTag],
	["main", pTag],
	["nav", pTag],
	["ol", pTag],
	["pre", pTag],
	["section", pTag],
	["table", pTag],
	["ul", pTag],
	["rt", rtpTags],
	["rp", rtpTags],
	["tbody", tableSectionTags],
	["tfoot", tableSectionTags]
]);
const voidElements$1 = /* @__PURE__ */ new Set([
	"area",
	"base",
	"basefont",
	"br",
	"col",
	"command",
	"embed",
	"frame",
	"hr",
	"img",
	"input",
	"isindex",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
]);
const foreignContextElements = /* @__PURE__ */ new Set(["math", "svg"]);
const htmlIntegrationElements = /* @__PURE__ */ new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext",
	"annotation-xml",
	"foreignobject",
	"desc",
	"title"
]);
const reNameEnd = /\s|\//;
var Parser$2 = class {
	constructor(cbs, options = {}) {
		var _a, _b, _c, _d, _e, _f;
		this.options = options;
		/** The start index of the last event. */
		this.startIndex = 0;
		/** The end index of the last event. */
		this.endIndex = 0;
		/**
		* Store the start index of the current open tag,
		* so we can update the start index for attributes.
		*/
		this.openTagStart = 0;
		this.tagname = "";
		this.attribname = "";
		this.attribvalue = "";
		this.attribs = null;
		this.stack = [];
		this.buffers = [];
		this.bufferOffset = 0;
		/** The index of the last written buffer. Used when resuming after a `pause()`. */
		this.writeIndex = 0;
		/** Indicates whether the parser has finished running / `.end` has been called. */
		this.ended = false;
		this.cbs = cbs !== null && cbs !== void 0 ? cbs : {};
		this.htmlMode = !this.options.xmlMode;
		this.lowerCaseTagNames = (_a = options.lowerCaseTags) !== null && _a !== void 0 ? _a : this.htmlMode;
		this.lowerCaseAttributeNames = (_b = options.lowerCaseAttributeNames) !== null && _b !== void 0 ? _b : this.htmlMode;
		this.recognizeSelfClosing = (_c = options.recognizeSelfClosing) !== null && _c !== void 0 ? _c : !this.htmlMode;
		this.tokenizer = new ((_d = options.Tokenizer) !== null && _d !== void 0 ? _d : Tokenizer$1)(this.options, this);
		this.foreignContext = [!this.htmlMode];
		(_f = (_e = this.cbs).onparserinit) === null || _f === void 0 || _f.call(_e, this);
	}
	/** @internal */
	ontext(start, endIndex) {
		var _a, _b;
		const data = this.getSlice(start, endIndex);
		this.endIndex = endIndex - 1;
		(_b = (_a = this.cbs).ontext) === null || _b === void 0 || _b.call(_a, data);
		this.startIndex = endIndex;
	}
	/** @internal */
	ontextentity(cp, endIndex) {
		var _a, _b;
		this.endIndex = endIndex - 1;
		(_b = (_a = this.cbs).ontext) === null || _b === void 0 || _b.call(_a, fromCodePoint(cp));
		this.startIndex = endIndex;
	}
	/**
	* Checks if the current tag is a void element. Override this if you want
	* to specify your own additional void elements.
	*/
	isVoidElement(name) {
		return this.htmlMode && voidElements$1.has(name);
	}
	/** @internal */
	onopentagname(start, endIndex) {
		this.endIndex = endIndex;
		let name = this.getSlice(start, endIndex);
		if (this.lowerCaseTagNames) name = name.toLowerCase();
		this.emitOpenTag(name);
	}
	emitOpenTag(name) {
		var _a, _b, _c, _d;
		this.openTagStart = this.startIndex;
		this.tagname = name;
		const impliesClose = this.htmlMode && openImpliesClose.get(name);
		if (impliesClose) while (this.stack.length > 0 && impliesClose.has(this.stack[0])) {
			const element = this.stack.shift();
			(_b = (_a = this.cbs).onclosetag) === null || _b === void 0 || _b.call(_a, element, true);
		}
		if (!this.isVoidElement(name)) {
			this.stack.unshift(name);
			if (this.htmlMode) {
				if (foreignContextElements.has(name)) this.foreignContext.unshift(true);
				else if (htmlIntegrationElements.has(name)) this.foreignContext.unshift(false);
			}
		}
		(_d = (_c = this.cbs).onopentagname) === null || _d === void 0 || _d.call(_c, name);
		if (this.cbs.onopentag) this.attribs = {};
	}
	endOpenTag(isImplied) {
		var _a, _b;
		this.startIndex = this.openTagStart;
		if (this.attribs) {
			(_b = (_a = this.cbs).onopentag) === null || _b === void 0 || _b.call(_a, this.tagname, this.attribs, isImplied);
			this.attribs = null;
		}
		if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) this.cbs.onclosetag(this.tagname, true);
		this.tagname = "";
	}
	/** @internal */
	onopentagend(endIndex) {
		this.endIndex = endIndex;
		this.endOpenTag(false);
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	onclosetag(start, endIndex) {
		var _a, _b, _c, _d, _e, _f, _g, _h;
		this.endIndex = endIndex;
		let name = this.getSlice(start, endIndex);
		if (this.lowerCaseTagNames) name = name.toLowerCase();
		if (this.htmlMode && (foreignContextElements.has(name) || htmlIntegrationElements.has(name))) this.foreignContext.shift();
		if (!this.isVoidElement(name)) {
			const pos = this.stack.indexOf(name);
			if (pos !== -1) for (let index = 0; index <= pos; index++) {
				const element = this.stack.shift();
				(_b = (_a = this.cbs).onclosetag) === null || _b === void 0 || _b.call(_a, element, index !== pos);
			}
			else if (this.htmlMode && name === "p") {
				this.emitOpenTag("p");
				this.closeCurrentTag(true);
			}
		} else if (this.htmlMode && name === "br") {
			(_d = (_c = this.cbs).onopentagname) === null || _d === void 0 || _d.call(_c, "br");
			(_f = (_e = this.cbs).onopentag) === null || _f === void 0 || _f.call(_e, "br", {}, true);
			(_h = (_g = this.cbs).onclosetag) === null || _h === void 0 || _h.call(_g, "br", false);
		}
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	onselfclosingtag(endIndex) {
		this.endIndex = endIndex;
		if (this.recognizeSelfClosing || this.foreignContext[0]) {
			this.closeCurrentTag(false);
			this.startIndex = endIndex + 1;
		} else this.onopentagend(endIndex);
	}
	closeCurrentTag(isOpenImplied) {
		var _a, _b;
		const name = this.tagname;
		this.endOpenTag(isOpenImplied);
		if (this.stack[0] === name) {
			(_b = (_a = this.cbs).onclosetag) === null || _b === void 0 || _b.call(_a, name, !isOpenImplied);
			this.stack.shift();
		}
	}
	/** @internal */
	onattribname(start, endIndex) {
		this.startIndex = start;
		const name = this.getSlice(start, endIndex);
		this.attribname = this.lowerCaseAttributeNames ? name.toLowerCase() : name;
	}
	/** @internal */
	onattribdata(start, endIndex) {
		this.attribvalue += this.getSlice(start, endIndex);
	}
	/** @internal */
	onattribentity(cp) {
		this.attribvalue += fromCodePoint(cp);
	}
	/** @internal */
	onattribend(quote, endIndex) {
		var _a, _b;
		this.endIndex = endIndex;
		(_b = (_a = this.cbs).onattribute) === null || _b === void 0 || _b.call(_a, this.attribname, this.attribvalue, quote === QuoteType.Double ? "\"" : quote === QuoteType.Single ? "'" : quote === QuoteType.NoValue ? void 0 : null);
		if (this.attribs && !Object.prototype.hasOwnProperty.call(this.attribs, this.attribname)) this.attribs[this.attribname] = this.attribvalue;
		this.attribvalue = "";
	}
	getInstructionName(value) {
		const index = value.search(reNameEnd);
		let name = index < 0 ? value : value.substr(0, index);
		if (this.lowerCaseTagNames) name = name.toLowerCase();
		return name;
	}
	/** @internal */
	ondeclaration(start, endIndex) {
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex);
		if (this.cbs.onprocessinginstruction) {
			const name = this.getInstructionName(value);
			this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
		}
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	onprocessinginstruction(start, endIndex) {
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex);
		if (this.cbs.onprocessinginstruction) {
			const name = this.getInstructionName(value);
			this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
		}
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	oncomment(start, endIndex, offset) {
		var _a, _b, _c, _d;
		this.endIndex = endIndex;
		(_b = (_a = this.cbs).oncomment) === null || _b === void 0 || _b.call(_a, this.getSlice(start, endIndex - offset));
		(_d = (_c = this.cbs).oncommentend) === null || _d === void 0 || _d.call(_c);
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	oncdata(start, endIndex, offset) {
		var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k;
		this.endIndex = endIndex;
		const value = this.getSlice(start, endIndex - offset);
		if (!this.htmlMode || this.options.recognizeCDATA) {
			(_b = (_a = this.cbs).oncdatastart) === null || _b === void 0 || _b.call(_a);
			(_d = (_c = this.cbs).ontext) === null || _d === void 0 || _d.call(_c, value);
			(_f = (_e = this.cbs).oncdataend) === null || _f === void 0 || _f.call(_e);
		} else {
			(_h = (_g = this.cbs).oncomment) === null || _h === void 0 || _h.call(_g, `[CDATA[${value}]]`);
			(_k = (_j = this.cbs).oncommentend) === null || _k === void 0 || _k.call(_j);
		}
		this.startIndex = endIndex + 1;
	}
	/** @internal */
	onend() {
		var _a, _b;
		if (this.cbs.onclosetag) {
			this.endIndex = this.startIndex;
			for (let index = 0; index < this.stack.length; index++) this.cbs.onclosetag(this.stack[index], true);
		}
		(_b = (_a = this.cbs).onend) === null || _b === void 0 || _b.call(_a);
	}
	/**
	* Resets the parser to a blank state, ready to parse a new HTML document
	*/
	reset() {
		var _a, _b, _c, _d;
		(_b = (_a = this.cbs).onreset) === null || _b === void 0 || _b.call(_a);
		this.tokenizer.reset();
		this.tagname = "";
		this.attribname = "";
		this.attribs = null;
		this.stack.length = 0;
		this.startIndex = 0;
		this.endIndex = 0;
		(_d = (_c = this.cbs).onparserinit) === null || _d === void 0 || _d.call(_c, this);
		this.buffers.length = 0;
		this.foreignContext.length = 0;
		this.foreignContext.unshift(!this.htmlMode);
		this.bufferOffset = 0;
		this.writeIndex = 0;
		this.ended = false;
	}
	/**
	* Resets the parser, then parses a complete document and
	* pushes it to the handler.
	*
	* @param data Document to parse.
	*/
	parseComplete(data) {
		this.reset();
		this.end(data);
	}
	getSlice(start, end) {
		while (start - this.bufferOffset >= this.buffers[0].length) this.shiftBuffer();
		let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
		while (end - this.bufferOffset > this.buffers[0].length) {
			this.shiftBuffer();
			slice += this.buffers[0].slice(0, end - this.bufferOffset);
		}
		return slice;
	}
	shiftBuffer() {
		this.bufferOffset += this.buffers[0].length;
		this.writeIndex--;
		this.buffers.shift();
	}
	/**
	* Parses a chunk of data and calls the corresponding callbacks.
	*
	* @param chunk Chunk to parse.
	*/
	write(chunk) {
		var _a, _b;
		if (this.ended) {
			(_b = (_a = this.cbs).onerror) === null || _b === void 0 || _b.call(_a, /* @__PURE__ */ new Error(".write() after done!"));
			return;
		}
		this.buffers.push(chunk);
		if (this.tokenizer.running) {
			this.tokenizer.write(chunk);
			this.writeIndex++;
		}
	}
	/**
	* Parses the end of the buffer and clears the stack, calls onend.
	*
	* @param chunk Optional final chunk to parse.
	*/
	end(chunk) {
		var _a, _b;
		if (this.ended) {
			(_b = (_a = this.cbs).onerror) === null || _b === void 0 || _b.call(_a, /* @__PURE__ */ new Error(".end() after done!"));
			return;
		}
		if (chunk) this.write(chunk);
		this.ended = true;
		this.tokenizer.end();
	}
	/**
	* Pauses parsing. The parser won't emit events until `resume` is called.
	*/
	pause() {
		this.tokenizer.pause();
	}
	/**
	* Resumes parsing after `pause` was called.
	*/
	resume() {
		this.tokenizer.resume();
		while (this.tokenizer.running && this.writeIndex < this.buffers.length) this.tokenizer.write(this.buffers[this.writeIndex++]);
		if (this.ended) this.tokenizer.end();
	}
	/**
	* Alias of `write`, for backwards compatibility.
	*
	* @param chunk Chunk to parse.
	* @deprecated
	*/
	parseChunk(chunk) {
		this.write(chunk);
	}
	/**
	* Alias of `end`, for backwards compatibility.
	*
	* @param chunk Optional final chunk to parse.
	* @deprecated
	*/
	done(chunk) {
		this.end(chunk);
	}
};
// ../../node_modules/linkedom/node_modules/domelementtype/lib/esm/index.js
var esm_exports$2 = /* @__PURE__ */ __exportAll({
	CDATA: () => CDATA$1,
	Comment: () => Comment$3,
	Directive: () => Directive,
	Doctype: () => Doctype,
	ElementType: () => ElementType,
	Root: () => Root,
	Script: () => Script,
	Style: () => Style,
	Tag: () => Tag,
	Text: () => Text$3,
	isTag: () => isTag$2
});
/** Types of elements found in htmlparser2's DOM */
var ElementType;
(function(ElementType) {
	/** Type for the root element of a document */
	ElementType["Root"] = "root";
	/** Type for Text */
	ElementType["Text"] = "text";
	/** Type for <? ... ?> */
	ElementType["Directive"] = "directive";
	/** Type for <!-- ... --> */
	ElementType["Comment"] = "comment";
	/** Type for <script> tags */
	ElementType["Script"] = "script";
	/** Type for <style> tags */
	ElementType["Style"] = "style";
	/** Type for Any tag */
	ElementType["Tag"] = "tag";
	/** Type for <![CDATA[ ... ]]> */
	ElementType["CDATA"] = "cdata";
	/** Type for <!doctype ...> */
	ElementType["Doctype"] = "doctype";
})(ElementType || (ElementType = {}));
/**
* Tests whether an element is a tag or not.
*
* @param elem Element to test
*/
function isTag$2(elem) {
	return elem.type === ElementType.Tag || elem.type === ElementType.Script || elem.type === ElementType.Style;
}
/** Type for the root element of a document */
const Root = ElementType.Root;
/** Type for Text */
const Text$3 = ElementType.Text;
/** Type for <? ... ?> */
const Directive = ElementType.Directive;
/** Type for <!-- ... --> */
const Comment$3 = ElementType.Comment;
/** Type for <script> tags */
const Script = ElementType.Script;
/** Type for <style> tags */
const Style = ElementType.Style;
/** Type for Any tag */
const Tag = ElementType.Tag;
/** Type for <![CDATA[ ... ]]> */
const CDATA$1 = ElementType.CDATA;
/** Type for <!doctype ...> */
const Doctype = ElementType.Doctype;
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domhandler/lib/esm/node.js
/**
* This object will be used as the prototype for Nodes when creating a
* DOM-Level-1-compliant structure.
*/
var Node$2 = class {
	constructor() {
		/** Parent of the node */
		this.parent = null;
		/** Previous sibling */
		this.prev = null;
		/** Next sibling */
		this.next = null;
		/** The start index of the node. Requires `withStartIndices` on the handler to be `true. */
		this.startIndex = null;
		/** The end index of the node. Requires `withEndIndices` on the handler to be `true. */
		this.endIndex = null;
	}
	/**
	* Same as {@link parent}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get parentNode() {
		return this.parent;
	}
	set parentNode(parent) {
		this.parent = parent;
	}
	/**
	* Same as {@link prev}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get previousSibling() {
		return this.prev;
	}
	set previousSibling(prev) {
		this.prev = prev;
	}
	/**
	* Same as {@link next}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get nextSibling() {
		return this.next;
	}
	set nextSibling(next) {
		this.next = next;
	}
	/**
	* Clone this node, and optionally its children.
	*
	* @param recursive Clone child nodes as well.
	* @returns A clone of the node.
	*/
	cloneNode(recursive = false) {
		return cloneNode(this, recursive);
	}
};
/**
* A node that contains some data.
*/
var DataNode = class extends Node$2 {
	/**
	* @param data The content of the data node
	*/
	constructor(data) {
		super();
		this.data = data;
	}
	/**
	* Same as {@link data}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get nodeValue() {
		return this.data;
	}
	set nodeValue(data) {
		this.data = data;
	}
};
/**
* Text within the document.
*/
var Text$2 = class extends DataNode {
	constructor() {
		super(...arguments);
		this.type = ElementType.Text;
	}
	get nodeType() {
		return 3;
	}
};
/**
* Comments within the document.
*/
var Comment$2 = class extends DataNode {
	constructor() {
		super(...arguments);
		this.type = ElementType.Comment;
	}
	get nodeType() {
		return 8;
	}
};
/**
* Processing instructions, including doc types.
*/
var ProcessingInstruction = class extends DataNode {
	constructor(name, data) {
		super(data);
		this.name = name;
		this.type = ElementType.Directive;
	}
	get nodeType() {
		return 1;
	}
};
/**
* A `Node` that can have children.
*/
var NodeWithChildren = class extends Node$2 {
	/**
	* @param children Children of the node. Only certain node types can have children.
	*/
	constructor(children) {
		super();
		this.children = children;
	}
	/** First child of the node. */
	get firstChild() {
		var _a;
		return (_a = this.children[0]) !== null && _a !== void 0 ? _a : null;
	}
	/** Last child of the node. */
	get lastChild() {
		return this.children.length > 0 ? this.children[this.children.length - 1] : null;
	}
	/**
	* Same as {@link children}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get childNodes() {
		return this.children;
	}
	set childNodes(children) {
		this.children = children;
	}
};
var CDATA = class extends NodeWithChildren {
	constructor() {
		super(...arguments);
		this.type = ElementType.CDATA;
	}
	get nodeType() {
		return 4;
	}
};
/**
* The root node of the document.
*/
var Document$2 = class extends NodeWithChildren {
	constructor() {
		super(...arguments);
		this.type = ElementType.Root;
	}
	get nodeType() {
		return 9;
	}
};
/**
* An element within the DOM.
*/
var Element$2 = class extends NodeWithChildren {
	/**
	* @param name Name of the tag, eg. `div`, `span`.
	* @param attribs Object mapping attribute names to attribute values.
	* @param children Children of the node.
	*/
	constructor(name, attribs, children = [], type = name === "script" ? ElementType.Script : name === "style" ? ElementType.Style : ElementType.Tag) {
		super(children);
		this.name = name;
		this.attribs = attribs;
		this.type = type;
	}
	get nodeType() {
		return 1;
	}
	/**
	* Same as {@link name}.
	* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
	*/
	get tagName() {
		return this.name;
	}
	set tagName(name) {
		this.name = name;
	}
	get attributes() {
		return Object.keys(this.attribs).map((name) => {
			var _a, _b;
			return {
				name,
				value: this.attribs[name],
				namespace: (_a = this["x-attribsNamespace"]) === null || _a === void 0 ? void 0 : _a[name],
				prefix: (_b = this["x-attribsPrefix"]) === null || _b === void 0 ? void 0 : _b[name]
			};
		});
	}
};
/**
* @param node Node to check.
* @returns `true` if the node is a `Element`, `false` otherwise.
*/
function isTag$1(node) {
	return isTag$2(node);
}
/**
* @param node Node to check.
* @returns `true` if the node has the type `CDATA`, `false` otherwise.
*/
function isCDATA(node) {
	return node.type === ElementType.CDATA;
}
/**
* @param node Node to check.
* @returns `true` if the node has the type `Text`, `false` otherwise.
*/
function isText(node) {
	return node.type === ElementType.Text;
}
/**
* @param node Node to check.
* @returns `true` if the node has the type `Comment`, `false` otherwise.
*/
function isComment(node) {
	return node.type === ElementType.Comment;
}
/**
* @param node Node to check.
* @returns `true` if the node has the type `ProcessingInstruction`, `false` otherwise.
*/
function isDirective(node) {
	return node.type === ElementType.Directive;
}
/**
* @param node Node to check.
* @returns `true` if the node has the type `ProcessingInstruction`, `false` otherwise.
*/
function isDocument(node) {
	return node.type === ElementType.Root;
}
/**
* @param node Node to check.
* @returns `true` if the node has children, `false` otherwise.
*/
function hasChildren(node) {
	return Object.prototype.hasOwnProperty.call(node, "children");
}
/**
* Clone a node, and optionally its children.
*
* @param recursive Clone child nodes as well.
* @returns A clone of the node.
*/
function cloneNode(node, recursive = false) {
	let result;
	if (isText(node)) result = new Text$2(node.data);
	else if (isComment(node)) result = new Comment$2(node.data);
	else if (isTag$1(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new Element$2(node.name, { ...node.attribs }, children);
		children.forEach((child) => child.parent = clone);
		if (node.namespace != null) clone.namespace = node.namespace;
		if (node["x-attribsNamespace"]) clone["x-attribsNamespace"] = { ...node["x-attribsNamespace"] };
		if (node["x-attribsPrefix"]) clone["x-attribsPrefix"] = { ...node["x-attribsPrefix"] };
		result = clone;
	} else if (isCDATA(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new CDATA(children);
		children.forEach((child) => child.parent = clone);
		result = clone;
	} else if (isDocument(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new Document$2(children);
		children.forEach((child) => child.parent = clone);
		if (node["x-mode"]) clone["x-mode"] = node["x-mode"];
		result = clone;
	} else if (isDirective(node)) {
		const instruction = new ProcessingInstruction(node.name, node.data);
		if (node["x-name"] != null) {
			instruction["x-name"] = node["x-name"];
			instruction["x-publicId"] = node["x-publicId"];
			instruction["x-systemId"] = node["x-systemId"];
		}
		result = instruction;
	} else throw new Error(`Not implemented yet: ${node.type}`);
	result.startIndex = node.startIndex;
	result.endIndex = node.endIndex;
	if (node.sourceCodeLocation != null) result.sourceCodeLocation = node.sourceCodeLocation;
	return result;
}
function cloneChildren(childs) {
	const children = childs.map((child) => cloneNode(child, true));
	for (let i = 1; i < children.length; i++) {
		children[i].prev = children[i - 1];
		children[i - 1].next = children[i];
	}
	return children;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domhandler/lib/esm/index.js
const defaultOpts = {
	withStartIndices: false,
	withEndIndices: false,
	xmlMode: false
};
var DomHandler = class {
	/**
	* @param callback Called once parsing has completed.
	* @param options Settings for the handler.
	* @param elementCB Callback whenever a tag is closed.
	*/
	constructor(callback, options, elementCB) {
		/** The elements of the DOM */
		this.dom = [];
		/** The root element for the DOM */
		this.root = new Document$2(this.dom);
		/** Indicated whether parsing has been completed. */
		this.done = false;
		/** Stack of open tags. */
		this.tagStack = [this.root];
		/** A data node that is still being written to. */
		this.lastNode = null;
		/** Reference to the parser instance. Used for location information. */
		this.parser = null;
		if (typeof options === "function") {
			elementCB = options;
			options = defaultOpts;
		}
		if (typeof callback === "object") {
			options = callback;
			callback = void 0;
		}
		this.callback = callback !== null && callback !== void 0 ? callback : null;
		this.options = options !== null && options !== void 0 ? options : defaultOpts;
		this.elementCB = elementCB !== null && elementCB !== void 0 ? elementCB : null;
	}
	onparserinit(parser) {
		this.parser = parser;
	}
	onreset() {
		this.dom = [];
		this.root = new Document$2(this.dom);
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
		const elem = this.tagStack.pop();
		if (this.options.withEndIndices) elem.endIndex = this.parser.endIndex;
		if (this.elementCB) this.elementCB(elem);
	}
	onopentag(name, attribs) {
		const element = new Element$2(name, attribs, void 0, this.options.xmlMode ? ElementType.Tag : void 0);
		this.addNode(element);
		this.tagStack.push(element);
	}
	ontext(data) {
		const { lastNode } = this;
		if (lastNode && lastNode.type === ElementType.Text) {
			lastNode.data += data;
			if (this.options.withEndIndices) lastNode.endIndex = this.parser.endIndex;
		} else {
			const node = new Text$2(data);
			this.addNode(node);
			this.lastNode = node;
		}
	}
	oncomment(data) {
		if (this.lastNode && this.lastNode.type === ElementType.Comment) {
			this.lastNode.data += data;
			return;
		}
		const node = new Comment$2(data);
		this.addNode(node);
		this.lastNode = node;
	}
	oncommentend() {
		this.lastNode = null;
	}
	oncdatastart() {
		const text = new Text$2("");
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
		if (this.options.withStartIndices) node.startIndex = this.parser.startIndex;
		if (this.options.withEndIndices) node.endIndex = this.parser.endIndex;
		parent.children.push(node);
		if (previousSibling) {
			node.prev = previousSibling;
			previousSibling.next = node;
		}
		node.parent = parent;
		this.lastNode = null;
	}
};
// ../../node_modules/linkedom/node_modules/dom-serializer/node_modules/entities/lib/esm/escape.js
const xmlReplacer = /["&'<>$\x80-\uFFFF]/g;
const xmlCodeMap = /* @__PURE__ */ new Map([
	[34, "&quot;"],
	[38, "&amp;"],
	[39, "&apos;"],
	[60, "&lt;"],
	[62, "&gt;"]
]);
const getCodePoint = String.prototype.codePointAt != null ? (str, index) => str.codePointAt(index) : (c, index) => (c.charCodeAt(index) & 64512) === 55296 ? (c.charCodeAt(index) - 55296) * 1024 + c.charCodeAt(index + 1) - 56320 + 65536 : c.charCodeAt(index);
/**
* Encodes all non-ASCII characters, as well as characters not valid in XML
* documents using XML entities.
*
* If a character has no equivalent entity, a
* numeric hexadecimal reference (eg. `&#xfc;`) will be used.
*/
function encodeXML(str) {
	let ret = "";
	let lastIdx = 0;
	let match;
	while ((match = xmlReplacer.exec(str)) !== null) {
		const i = match.index;
		const char = str.charCodeAt(i);
		const next = xmlCodeMap.get(char);
		if (next !== void 0) {
			ret += str.substring(lastIdx, i) + next;
			lastIdx = i + 1;
		} else {
			ret += `${str.substring(lastIdx, i)}&#x${getCodePoint(str, i).toString(16)};`;
			lastIdx = xmlReplacer.lastIndex += Number((char & 64512) === 55296);
		}
	}
	return ret + str.substr(lastIdx);
}
/**
* Creates a function that escapes all characters matched by the given regular
* expression using the given map of characters to escape to their entities.
*
* @param regex Regular expression to match characters to escape.
* @param map Map of characters to escape to their entities.
*
* @returns Function that escapes all characters matched by the given regular
* expression using the given map of characters to escape to their entities.
*/
function getEscaper(regex, map) {
	return function escape(data) {
		let match;
		let lastIdx = 0;
		let result = "";
		while (match = regex.exec(data)) {
			if (lastIdx !== match.index) result += data.substring(lastIdx, match.index);
			result += map.get(match[0].charCodeAt(0));
			lastIdx = match.index + 1;
		}
		return result + data.substring(lastIdx);
	};
}
/**
* Encodes all characters that have to be escaped in HTML attributes,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
*
* @param data String to escape.
*/
const escapeAttribute = getEscaper(/["&\u00A0]/g, /* @__PURE__ */ new Map([
	[34, "&quot;"],
	[38, "&amp;"],
	[160, "&nbsp;"]
]));
/**
* Encodes all characters that have to be escaped in HTML text,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
*
* @param data String to escape.
*/
const escapeText = getEscaper(/[&<>\u00A0]/g, /* @__PURE__ */ new Map([
	[38, "&amp;"],
	[60, "&lt;"],
	[62, "&gt;"],
	[160, "&nbsp;"]
]));
// ../../node_modules/linkedom/node_modules/dom-serializer/lib/esm/foreignNames.js
const elementNames = new Map([
	"altGlyph",
	"altGlyphDef",
	"altGlyphItem",
	"animateColor",
	"animateMotion",
	"animateTransform",
	"clipPath",
	"feBlend",
	"feColorMatrix",
	"feComponentTransfer",
	"feComposite",
	"feConvolveMatrix",
	"feDiffuseLighting",
	"feDisplacementMap",
	"feDistantLight",
	"feDropShadow",
	"feFlood",
	"feFuncA",
	"feFuncB",
	"feFuncG",
	"feFuncR",
	"feGaussianBlur",
	"feImage",
	"feMerge",
	"feMergeNode",
	"feMorphology",
	"feOffset",
	"fePointLight",
	"feSpecularLighting",
	"feSpotLight",
	"feTile",
	"feTurbulence",
	"foreignObject",
	"glyphRef",
	"linearGradient",
	"radialGradient",
	"textPath"
].map((val) => [val.toLowerCase(), val]));
const attributeNames = new Map([
	"definitionURL",
	"attributeName",
	"attributeType",
	"baseFrequency",
	"baseProfile",
	"calcMode",
	"clipPathUnits",
	"diffuseConstant",
	"edgeMode",
	"filterUnits",
	"glyphRef",
	"gradientTransform",
	"gradientUnits",
	"kernelMatrix",
	"kernelUnitLength",
	"keyPoints",
	"keySplines",
	"keyTimes",
	"lengthAdjust",
	"limitingConeAngle",
	"markerHeight",
	"markerUnits",
	"markerWidth",
	"maskContentUnits",
	"maskUnits",
	"numOctaves",
	"pathLength",
	"patternContentUnits",
	"patternTransform",
	"patternUnits",
	"pointsAtX",
	"pointsAtY",
	"pointsAtZ",
	"preserveAlpha",
	"preserveAspectRatio",
	"primitiveUnits",
	"refX",
	"refY",
	"repeatCount",
	"repeatDur",
	"requiredExtensions",
	"requiredFeatures",
	"specularConstant",
	"specularExponent",
	"spreadMethod",
	"startOffset",
	"stdDeviation",
	"stitchTiles",
	"surfaceScale",
	"systemLanguage",
	"tableValues",
	"targetX",
	"targetY",
	"textLength",
	"viewBox",
	"viewTarget",
	"xChannelSelector",
	"yChannelSelector",
	"zoomAndPan"
].map((val) => [val.toLowerCase(), val]));
// ../../node_modules/linkedom/node_modules/dom-serializer/lib/esm/index.js
/**
* Mixed-case SVG and MathML tags & attributes
* recognized by the HTML parser.
*
* @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
*/
const unencodedElements = /* @__PURE__ */ new Set([
	"style",
	"script",
	"xmp",
	"iframe",
	"noembed",
	"noframes",
	"plaintext",
	"noscript"
]);
function replaceQuotes(value) {
	return value.replace(/"/g, "&quot;");
}
/**
* Format attributes
*/
function formatAttributes(attributes, opts) {
	var _a;
	if (!attributes) return;
	const encode = ((_a = opts.encodeEntities) !== null && _a !== void 0 ? _a : opts.decodeEntities) === false ? replaceQuotes : opts.xmlMode || opts.encodeEntities !== "utf8" ? encodeXML : escapeAttribute;
	return Object.keys(attributes).map((key) => {
		var _a, _b;
		const value = (_a = attributes[key]) !== null && _a !== void 0 ? _a : "";
		if (opts.xmlMode === "foreign") key = (_b = attributeNames.get(key)) !== null && _b !== void 0 ? _b : key;
		if (!opts.emptyAttrs && !opts.xmlMode && value === "") return key;
		return `${key}="${encode(value)}"`;
	}).join(" ");
}
/**
* Self-enclosing tags
*/
const singleTag = /* @__PURE__ */ new Set([
	"area",
	"base",
	"basefont",
	"br",
	"col",
	"command",
	"embed",
	"frame",
	"hr",
	"img",
	"input",
	"isindex",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
]);
/**
* Renders a DOM node or an array of DOM nodes to a string.
*
* Can be thought of as the equivalent of the `outerHTML` of the passed node(s).
*
* @param node Node to be rendered.
* @param options Changes serialization behavior
*/
function render(node, options = {}) {
	const nodes = "length" in node ? node : [node];
	let output = "";
	for (let i = 0; i < nodes.length; i++) output += renderNode(nodes[i], options);
	return output;
}
function renderNode(node, options) {
	switch (node.type) {
		case Root: return render(node.children, options);
		case Doctype:
		case Directive: return renderDirective(node);
		case Comment$3: return renderComment(node);
		case CDATA$1: return renderCdata(node);
		case Script:
		case Style:
		case Tag: return renderTag(node, options);
		case Text$3: return renderText(node, options);
	}
}
const foreignModeIntegrationPoints = /* @__PURE__ */ new Set([
	"mi",
	"mo",
	"mn",
	"ms",
	"mtext",
	"annotation-xml",
	"foreignObject",
	"desc",
	"title"
]);
const foreignElements = /* @__PURE__ */ new Set(["svg", "math"]);
function renderTag(elem, opts) {
	var _a;
	if (opts.xmlMode === "foreign") {
		elem.name = (_a = elementNames.get(elem.name)) !== null && _a !== void 0 ? _a : elem.name;
		if (elem.parent && foreignModeIntegrationPoints.has(elem.parent.name)) opts = {
			...opts,
			xmlMode: false
		};
	}
	if (!opts.xmlMode && foreignElements.has(elem.name)) opts = {
		...opts,
		xmlMode: "foreign"
	};
	let tag = `<${elem.name}`;
	const attribs = formatAttributes(elem.attribs, opts);
	if (attribs) tag += ` ${attribs}`;
	if (elem.children.length === 0 && (opts.xmlMode ? opts.selfClosingTags !== false : opts.selfClosingTags && singleTag.has(elem.name))) {
		if (!opts.xmlMode) tag += " ";
		tag += "/>";
	} else {
		tag += ">";
		if (elem.children.length > 0) tag += render(elem.children, opts);
		if (opts.xmlMode || !singleTag.has(elem.name)) tag += `</${elem.name}>`;
	}
	return tag;
}
function renderDirective(elem) {
	return `<${elem.data}>`;
}
function renderText(elem, opts) {
	var _a;
	let data = elem.data || "";
	if (((_a = opts.encodeEntities) !== null && _a !== void 0 ? _a : opts.decodeEntities) !== false && !(!opts.xmlMode && elem.parent && unencodedElements.has(elem.parent.name))) data = opts.xmlMode || opts.encodeEntities !== "utf8" ? encodeXML(data) : escapeText(data);
	return data;
}
function renderCdata(elem) {
	return `<![CDATA[${elem.children[0].data}]]>`;
}
function renderComment(elem) {
	return `<!--${elem.data}-->`;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/stringify.js
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the outer HTML of.
* @param options Options for serialization.
* @returns `node`'s outer HTML.
*/
function getOuterHTML(node, options) {
	return render(node, options);
}
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the inner HTML of.
* @param options Options for serialization.
* @returns `node`'s inner HTML.
*/
function getInnerHTML(node, options) {
	return hasChildren(node) ? node.children.map((node) => getOuterHTML(node, options)).join("") : "";
}
/**
* Get a node's inner text. Same as `textContent`, but inserts newlines for `<br>` tags. Ignores comments.
*
* @category Stringify
* @deprecated Use `textContent` instead.
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
*/
function getText$1(node) {
	if (Array.isArray(node)) return node.map(getText$1).join("");
	if (isTag$1(node)) return node.name === "br" ? "\n" : getText$1(node.children);
	if (isCDATA(node)) return getText$1(node.children);
	if (isText(node)) return node.data;
	return "";
}
/**
* Get a node's text content. Ignores comments.
*
* @category Stringify
* @param node Node to get the text content of.
* @returns `node`'s text content.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/textContent}
*/
function textContent(node) {
	if (Array.isArray(node)) return node.map(textContent).join("");
	if (hasChildren(node) && !isComment(node)) return textContent(node.children);
	if (isText(node)) return node.data;
	return "";
}
/**
* Get a node's inner text, ignoring `<script>` and `<style>` tags. Ignores comments.
*
* @category Stringify
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/innerText}
*/
function innerText(node) {
	if (Array.isArray(node)) return node.map(innerText).join("");
	if (hasChildren(node) && (node.type === ElementType.Tag || isCDATA(node))) return innerText(node.children);
	if (isText(node)) return node.data;
	return "";
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/traversal.js
/**
* Get a node's children.
*
* @category Traversal
* @param elem Node to get the children of.
* @returns `elem`'s children, or an empty array.
*/
function getChildren$1(elem) {
	return hasChildren(elem) ? elem.children : [];
}
/**
* Get a node's parent.
*
* @category Traversal
* @param elem Node to get the parent of.
* @returns `elem`'s parent node, or `null` if `elem` is a root node.
*/
function getParent$1(elem) {
	return elem.parent || null;
}
/**
* Gets an elements siblings, including the element itself.
*
* Attempts to get the children through the element's parent first. If we don't
* have a parent (the element is a root node), we walk the element's `prev` &
* `next` to get all remaining nodes.
*
* @category Traversal
* @param elem Element to get the siblings of.
* @returns `elem`'s siblings, including `elem`.
*/
function getSiblings$1(elem) {
	const parent = getParent$1(elem);
	if (parent != null) return getChildren$1(parent);
	const siblings = [elem];
	let { prev, next } = elem;
	while (prev != null) {
		siblings.unshift(prev);
		({prev} = prev);
	}
	while (next != null) {
		siblings.push(next);
		({next} = next);
	}
	return siblings;
}
/**
* Gets an attribute from an element.
*
* @category Traversal
* @param elem Element to check.
* @param name Attribute name to retrieve.
* @returns The element's attribute value, or `undefined`.
*/
function getAttributeValue$1(elem, name) {
	var _a;
	return (_a = elem.attribs) === null || _a === void 0 ? void 0 : _a[name];
}
/**
* Checks whether an element has an attribute.
*
* @category Traversal
* @param elem Element to check.
* @param name Attribute name to look for.
* @returns Returns whether `elem` has the attribute `name`.
*/
function hasAttrib$1(elem, name) {
	return elem.attribs != null && Object.prototype.hasOwnProperty.call(elem.attribs, name) && elem.attribs[name] != null;
}
/**
* Get the tag name of an element.
*
* @category Traversal
* @param elem The element to get the name for.
* @returns The tag name of `elem`.
*/
function getName$1(elem) {
	return elem.name;
}
/**
* Returns the next element sibling of a node.
*
* @category Traversal
* @param elem The element to get the next sibling of.
* @returns `elem`'s next sibling that is a tag, or `null` if there is no next
* sibling.
*/
function nextElementSibling$1(elem) {
	let { next } = elem;
	while (next !== null && !isTag$1(next)) ({next} = next);
	return next;
}
/**
* Returns the previous element sibling of a node.
*
* @category Traversal
* @param elem The element to get the previous sibling of.
* @returns `elem`'s previous sibling that is a tag, or `null` if there is no
* previous sibling.
*/
function prevElementSibling(elem) {
	let { prev } = elem;
	while (prev !== null && !isTag$1(prev)) ({prev} = prev);
	return prev;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/manipulation.js
/**
* Remove an element from the dom
*
* @category Manipulation
* @param elem The element to be removed
*/
function removeElement(elem) {
	if (elem.prev) elem.prev.next = elem.next;
	if (elem.next) elem.next.prev = elem.prev;
	if (elem.parent) {
		const childs = elem.parent.children;
		const childsIndex = childs.lastIndexOf(elem);
		if (childsIndex >= 0) childs.splice(childsIndex, 1);
	}
	elem.next = null;
	elem.prev = null;
	elem.parent = null;
}
/**
* Replace an element in the dom
*
* @category Manipulation
* @param elem The element to be replaced
* @param replacement The element to be added
*/
function replaceElement(elem, replacement) {
	const prev = replacement.prev = elem.prev;
	if (prev) prev.next = replacement;
	const next = replacement.next = elem.next;
	if (next) next.prev = replacement;
	const parent = replacement.parent = elem.parent;
	if (parent) {
		const childs = parent.children;
		childs[childs.lastIndexOf(elem)] = replacement;
		elem.parent = null;
	}
}
/**
* Append a child to an element.
*
* @category Manipulation
* @param parent The element to append to.
* @param child The element to be added as a child.
*/
function appendChild(parent, child) {
	removeElement(child);
	child.next = null;
	child.parent = parent;
	if (parent.children.push(child) > 1) {
		const sibling = parent.children[parent.children.length - 2];
		sibling.next = child;
		child.prev = sibling;
	} else child.prev = null;
}
/**
* Append an element after another.
*
* @category Manipulation
* @param elem The element to append after.
* @param next The element be added.
*/
function append$1(elem, next) {
	removeElement(next);
	const { parent } = elem;
	const currNext = elem.next;
	next.next = currNext;
	next.prev = elem;
	elem.next = next;
	next.parent = parent;
	if (currNext) {
		currNext.prev = next;
		if (parent) {
			const childs = parent.children;
			childs.splice(childs.lastIndexOf(currNext), 0, next);
		}
	} else if (parent) parent.children.push(next);
}
/**
* Prepend a child to an element.
*
* @category Manipulation
* @param parent The element to prepend before.
* @param child The element to be added as a child.
*/
function prependChild(parent, child) {
	removeElement(child);
	child.parent = parent;
	child.prev = null;
	if (parent.children.unshift(child) !== 1) {
		const sibling = parent.children[1];
		sibling.prev = child;
		child.next = sibling;
	} else child.next = null;
}
/**
* Prepend an element before another.
*
* @category Manipulation
* @param elem The element to prepend before.
* @param prev The element be added.
*/
function prepend(elem, prev) {
	removeElement(prev);
	const { parent } = elem;
	if (parent) {
		const childs = parent.children;
		childs.splice(childs.indexOf(elem), 0, prev);
	}
	if (elem.prev) elem.prev.next = prev;
	prev.parent = parent;
	prev.prev = elem.prev;
	prev.next = elem;
	elem.prev = prev;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/querying.js
/**
* Search a node and its children for nodes passing a test function. If `node` is not an array, it will be wrapped in one.
*
* @category Querying
* @param test Function to test nodes on.
* @param node Node to search. Will be included in the result set if it matches.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function filter(test, node, recurse = true, limit = Infinity) {
	return find(test, Array.isArray(node) ? node : [node], recurse, limit);
}
/**
* Search an array of nodes and their children for nodes passing a test function.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function find(test, nodes, recurse, limit) {
	const result = [];
	/** Stack of the arrays we are looking at. */
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	/** Stack of the indices within the arrays. */
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (indexStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const elem = nodeStack[0][indexStack[0]++];
		if (test(elem)) {
			result.push(elem);
			if (--limit <= 0) return result;
		}
		if (recurse && hasChildren(elem) && elem.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(elem.children);
		}
	}
}
/**
* Finds the first element inside of an array that matches a test function. This is an alias for `Array.prototype.find`.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns The first node in the array that passes `test`.
* @deprecated Use `Array.prototype.find` directly.
*/
function findOneChild(test, nodes) {
	return nodes.find(test);
}
/**
* Finds one element in a tree that passes a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Node or array of nodes to search.
* @param recurse Also consider child nodes.
* @returns The first node that passes `test`.
*/
function findOne$2(test, nodes, recurse = true) {
	const searchedNodes = Array.isArray(nodes) ? nodes : [nodes];
	for (let i = 0; i < searchedNodes.length; i++) {
		const node = searchedNodes[i];
		if (isTag$1(node) && test(node)) return node;
		if (recurse && hasChildren(node) && node.children.length > 0) {
			const found = findOne$2(test, node.children, true);
			if (found) return found;
		}
	}
	return null;
}
/**
* Checks if a tree of nodes contains at least one node passing a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns Whether a tree of nodes contains at least one node passing the test.
*/
function existsOne$1(test, nodes) {
	return (Array.isArray(nodes) ? nodes : [nodes]).some((node) => isTag$1(node) && test(node) || hasChildren(node) && existsOne$1(test, node.children));
}
/**
* Search an array of nodes and their children for elements passing a test function.
*
* Same as `find`, but limited to elements and with less options, leading to reduced complexity.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns All nodes passing `test`.
*/
function findAll$2(test, nodes) {
	const result = [];
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (nodeStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const elem = nodeStack[0][indexStack[0]++];
		if (isTag$1(elem) && test(elem)) result.push(elem);
		if (hasChildren(elem) && elem.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(elem.children);
		}
	}
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/legacy.js
/**
* A map of functions to check nodes against.
*/
const Checks = {
	tag_name(name) {
		if (typeof name === "function") return (elem) => isTag$1(elem) && name(elem.name);
		else if (name === "*") return isTag$1;
		return (elem) => isTag$1(elem) && elem.name === name;
	},
	tag_type(type) {
		if (typeof type === "function") return (elem) => type(elem.type);
		return (elem) => elem.type === type;
	},
	tag_contains(data) {
		if (typeof data === "function") return (elem) => isText(elem) && data(elem.data);
		return (elem) => isText(elem) && elem.data === data;
	}
};
/**
* Returns a function to check whether a node has an attribute with a particular
* value.
*
* @param attrib Attribute to check.
* @param value Attribute value to look for.
* @returns A function to check whether the a node has an attribute with a
*   particular value.
*/
function getAttribCheck(attrib, value) {
	if (typeof value === "function") return (elem) => isTag$1(elem) && value(elem.attribs[attrib]);
	return (elem) => isTag$1(elem) && elem.attribs[attrib] === value;
}
/**
* Returns a function that returns `true` if either of the input functions
* returns `true` for a node.
*
* @param a First function to combine.
* @param b Second function to combine.
* @returns A function taking a node and returning `true` if either of the input
*   functions returns `true` for the node.
*/
function combineFuncs(a, b) {
	return (elem) => a(elem) || b(elem);
}
/**
* Returns a function that executes all checks in `options` and returns `true`
* if any of them match a node.
*
* @param options An object describing nodes to look for.
* @returns A function that executes all checks in `options` and returns `true`
*   if any of them match a node.
*/
function compileTest(options) {
	const funcs = Object.keys(options).map((key) => {
		const value = options[key];
		return Object.prototype.hasOwnProperty.call(Checks, key) ? Checks[key](value) : getAttribCheck(key, value);
	});
	return funcs.length === 0 ? null : funcs.reduce(combineFuncs);
}
/**
* Checks whether a node matches the description in `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param node The element to test.
* @returns Whether the element matches the description in `options`.
*/
function testElement(options, node) {
	const test = compileTest(options);
	return test ? test(node) : true;
}
/**
* Returns all nodes that match `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes that match `options`.
*/
function getElements(options, nodes, recurse, limit = Infinity) {
	const test = compileTest(options);
	return test ? filter(test, nodes, recurse, limit) : [];
}
/**
* Returns the node with the supplied ID.
*
* @category Legacy Query Functions
* @param id The unique ID attribute value to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @returns The node with the supplied ID.
*/
function getElementById(id, nodes, recurse = true) {
	if (!Array.isArray(nodes)) nodes = [nodes];
	return findOne$2(getAttribCheck("id", id), nodes, recurse);
}
/**
* Returns all nodes with the supplied `tagName`.
*
* @category Legacy Query Functions
* @param tagName Tag name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `tagName`.
*/
function getElementsByTagName(tagName, nodes, recurse = true, limit = Infinity) {
	return filter(Checks["tag_name"](tagName), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `className`.
*
* @category Legacy Query Functions
* @param className Class name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `className`.
*/
function getElementsByClassName(className, nodes, recurse = true, limit = Infinity) {
	return filter(getAttribCheck("class", className), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `type`.
*
* @category Legacy Query Functions
* @param type Element type to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `type`.
*/
function getElementsByTagType(type, nodes, recurse = true, limit = Infinity) {
	return filter(Checks["tag_type"](type), nodes, recurse, limit);
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/helpers.js
/**
* Given an array of nodes, remove any member that is contained by another
* member.
*
* @category Helpers
* @param nodes Nodes to filter.
* @returns Remaining nodes that aren't contained by other nodes.
*/
function removeSubsets$1(nodes) {
	let idx = nodes.length;
	while (--idx >= 0) {
		const node = nodes[idx];
		if (idx > 0 && nodes.lastIndexOf(node, idx - 1) >= 0) {
			nodes.splice(idx, 1);
			continue;
		}
		for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (nodes.includes(ancestor)) {
			nodes.splice(idx, 1);
			break;
		}
	}
	return nodes;
}
/**
* @category Helpers
* @see {@link http://dom.spec.whatwg.org/#dom-node-comparedocumentposition}
*/
var DocumentPosition;
(function(DocumentPosition) {
	DocumentPosition[DocumentPosition["DISCONNECTED"] = 1] = "DISCONNECTED";
	DocumentPosition[DocumentPosition["PRECEDING"] = 2] = "PRECEDING";
	DocumentPosition[DocumentPosition["FOLLOWING"] = 4] = "FOLLOWING";
	DocumentPosition[DocumentPosition["CONTAINS"] = 8] = "CONTAINS";
	DocumentPosition[DocumentPosition["CONTAINED_BY"] = 16] = "CONTAINED_BY";
})(DocumentPosition || (DocumentPosition = {}));
/**
* Compare the position of one node against another node in any other document,
* returning a bitmask with the values from {@link DocumentPosition}.
*
* Document order:
* > There is an ordering, document order, defined on all the nodes in the
* > document corresponding to the order in which the first character of the
* > XML representation of each node occurs in the XML representation of the
* > document after expansion of general entities. Thus, the document element
* > node will be the first node. Element nodes occur before their children.
* > Thus, document order orders element nodes in order of the occurrence of
* > their start-tag in the XML (after expansion of entities). The attribute
* > nodes of an element occur after the element and before its children. The
* > relative order of attribute nodes is implementation-dependent.
*
* Source:
* http://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-document-order
*
* @category Helpers
* @param nodeA The first node to use in the comparison
* @param nodeB The second node to use in the comparison
* @returns A bitmask describing the input nodes' relative position.
*
* See http://dom.spec.whatwg.org/#dom-node-comparedocumentposition for
* a description of these values.
*/
function compareDocumentPosition(nodeA, nodeB) {
	const aParents = [];
	const bParents = [];
	if (nodeA === nodeB) return 0;
	let current = hasChildren(nodeA) ? nodeA : nodeA.parent;
	while (current) {
		aParents.unshift(current);
		current = current.parent;
	}
	current = hasChildren(nodeB) ? nodeB : nodeB.parent;
	while (current) {
		bParents.unshift(current);
		current = current.parent;
	}
	const maxIdx = Math.min(aParents.length, bParents.length);
	let idx = 0;
	while (idx < maxIdx && aParents[idx] === bParents[idx]) idx++;
	if (idx === 0) return DocumentPosition.DISCONNECTED;
	const sharedParent = aParents[idx - 1];
	const siblings = sharedParent.children;
	const aSibling = aParents[idx];
	const bSibling = bParents[idx];
	if (siblings.indexOf(aSibling) > siblings.indexOf(bSibling)) {
		if (sharedParent === nodeB) return DocumentPosition.FOLLOWING | DocumentPosition.CONTAINED_BY;
		return DocumentPosition.FOLLOWING;
	}
	if (sharedParent === nodeA) return DocumentPosition.PRECEDING | DocumentPosition.CONTAINS;
	return DocumentPosition.PRECEDING;
}
/**
* Sort an array of nodes based on their relative position in the document,
* removing any duplicate nodes. If the array contains nodes that do not belong
* to the same document, sort order is unspecified.
*
* @category Helpers
* @param nodes Array of DOM nodes.
* @returns Collection of unique nodes, sorted in document order.
*/
function uniqueSort(nodes) {
	nodes = nodes.filter((node, i, arr) => !arr.includes(node, i + 1));
	nodes.sort((a, b) => {
		const relative = compareDocumentPosition(a, b);
		if (relative & DocumentPosition.PRECEDING) return -1;
		else if (relative & DocumentPosition.FOLLOWING) return 1;
		return 0;
	});
	return nodes;
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/feeds.js
/**
* Get the feed object from the root of a DOM tree.
*
* @category Feeds
* @param doc - The DOM to to extract the feed from.
* @returns The feed.
*/
function getFeed(doc) {
	const feedRoot = getOneElement(isValidFeed, doc);
	return !feedRoot ? null : feedRoot.name === "feed" ? getAtomFeed(feedRoot) : getRssFeed(feedRoot);
}
/**
* Parse an Atom feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getAtomFeed(feedRoot) {
	var _a;
	const childs = feedRoot.children;
	const feed = {
		type: "atom",
		items: getElementsByTagName("entry", childs).map((item) => {
			var _a;
			const { children } = item;
			const entry = { media: getMediaElements(children) };
			addConditionally(entry, "id", "id", children);
			addConditionally(entry, "title", "title", children);
			const href = (_a = getOneElement("link", children)) === null || _a === void 0 ? void 0 : _a.attribs["href"];
			if (href) entry.link = href;
			const description = fetch("summary", children) || fetch("content", children);
			if (description) entry.description = description;
			const pubDate = fetch("updated", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally(feed, "id", "id", childs);
	addConditionally(feed, "title", "title", childs);
	const href = (_a = getOneElement("link", childs)) === null || _a === void 0 ? void 0 : _a.attribs["href"];
	if (href) feed.link = href;
	addConditionally(feed, "description", "subtitle", childs);
	const updated = fetch("updated", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally(feed, "author", "email", childs, true);
	return feed;
}
/**
* Parse a RSS feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getRssFeed(feedRoot) {
	var _a, _b;
	const childs = (_b = (_a = getOneElement("channel", feedRoot.children)) === null || _a === void 0 ? void 0 : _a.children) !== null && _b !== void 0 ? _b : [];
	const feed = {
		type: feedRoot.name.substr(0, 3),
		id: "",
		items: getElementsByTagName("item", feedRoot.children).map((item) => {
			const { children } = item;
			const entry = { media: getMediaElements(children) };
			addConditionally(entry, "id", "guid", children);
			addConditionally(entry, "title", "title", children);
			addConditionally(entry, "link", "link", children);
			addConditionally(entry, "description", "description", children);
			const pubDate = fetch("pubDate", children) || fetch("dc:date", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally(feed, "title", "title", childs);
	addConditionally(feed, "link", "link", childs);
	addConditionally(feed, "description", "description", childs);
	const updated = fetch("lastBuildDate", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally(feed, "author", "managingEditor", childs, true);
	return feed;
}
const MEDIA_KEYS_STRING = [
	"url",
	"type",
	"lang"
];
const MEDIA_KEYS_INT = [
	"fileSize",
	"bitrate",
	"framerate",
	"samplingrate",
	"channels",
	"duration",
	"height",
	"width"
];
/**
* Get all media elements of a feed item.
*
* @param where Nodes to search in.
* @returns Media elements.
*/
function getMediaElements(where) {
	return getElementsByTagName("media:content", where).map((elem) => {
		const { attribs } = elem;
		const media = {
			medium: attribs["medium"],
			isDefault: !!attribs["isDefault"]
		};
		for (const attrib of MEDIA_KEYS_STRING) if (attribs[attrib]) media[attrib] = attribs[attrib];
		for (const attrib of MEDIA_KEYS_INT) if (attribs[attrib]) media[attrib] = parseInt(attribs[attrib], 10);
		if (attribs["expression"]) media.expression = attribs["expression"];
		return media;
	});
}
/**
* Get one element by tag name.
*
* @param tagName Tag name to look for
* @param node Node to search in
* @returns The element or null
*/
function getOneElement(tagName, node) {
	return getElementsByTagName(tagName, node, true, 1)[0];
}
/**
* Get the text content of an element with a certain tag name.
*
* @param tagName Tag name to look for.
* @param where Node to search in.
* @param recurse Whether to recurse into child nodes.
* @returns The text content of the element.
*/
function fetch(tagName, where, recurse = false) {
	return textContent(getElementsByTagName(tagName, where, recurse, 1)).trim();
}
/**
* Adds a property to an object if it has a value.
*
* @param obj Object to be extended
* @param prop Property name
* @param tagName Tag name that contains the conditionally added property
* @param where Element to search for the property
* @param recurse Whether to recurse into child nodes.
*/
function addConditionally(obj, prop, tagName, where, recurse = false) {
	const val = fetch(tagName, where, recurse);
	if (val) obj[prop] = val;
}
/**
* Checks if an element is a feed root node.
*
* @param value The name of the element to check.
* @returns Whether an element is a feed root node.
*/
function isValidFeed(value) {
	return value === "rss" || value === "feed" || value === "rdf:RDF";
}
// ../../node_modules/linkedom/node_modules/htmlparser2/node_modules/domutils/lib/esm/index.js
var esm_exports$1 = /* @__PURE__ */ __exportAll({
	DocumentPosition: () => DocumentPosition,
	append: () => append$1,
	appendChild: () => appendChild,
	compareDocumentPosition: () => compareDocumentPosition,
	existsOne: () => existsOne$1,
	filter: () => filter,
	find: () => find,
	findAll: () => findAll$2,
	findOne: () => findOne$2,
	findOneChild: () => findOneChild,
	getAttributeValue: () => getAttributeValue$1,
	getChildren: () => getChildren$1,
	getElementById: () => getElementById,
	getElements: () => getElements,
	getElementsByClassName: () => getElementsByClassName,
	getElementsByTagName: () => getElementsByTagName,
	getElementsByTagType: () => getElementsByTagType,
	getFeed: () => getFeed,
	getInnerHTML: () => getInnerHTML,
	getName: () => getName$1,
	getOuterHTML: () => getOuterHTML,
	getParent: () => getParent$1,
	getSiblings: () => getSiblings$1,
	getText: () => getText$1,
	hasAttrib: () => hasAttrib$1,
	hasChildren: () => hasChildren,
	innerText: () => innerText,
	isCDATA: () => isCDATA,
	isComment: () => isComment,
	isDocument: () => isDocument,
	isTag: () => isTag$1,
	isText: () => isText,
	nextElementSibling: () => nextElementSibling$1,
	prepend: () => prepend,
	prependChild: () => prependChild,
	prevElementSibling: () => prevElementSibling,
	removeElement: () => removeElement,
	removeSubsets: () => removeSubsets$1,
	replaceElement: () => replaceElement,
	testElement: () => testElement,
	textContent: () => textContent,
	uniqueSort: () => uniqueSort
});
// ../../node_modules/linkedom/node_modules/htmlparser2/dist/esm/index.js
var esm_exports = /* @__PURE__ */ __exportAll({
	DefaultHandler: () => DomHandler,
	DomHandler: () => DomHandler,
	DomUtils: () => esm_exports$1,
	ElementType: () => esm_exports$2,
	Parser: () => Parser$2,
	QuoteType: () => QuoteType,
	Tokenizer: () => Tokenizer$1,
	createDocumentStream: () => createDocumentStream,
	createDomStream: () => createDomStream,
	getFeed: () => getFeed,
	parseDOM: () => parseDOM,
	parseDocument: () => parseDocument,
	parseFeed: () => parseFeed
});
/**
* Parses the data, returns the resulting document.
*
* @param data The data that should be parsed.
* @param options Optional options for the parser and DOM handler.
*/
function parseDocument(data, options) {
	const handler = new DomHandler(void 0, options);
	new Parser$2(handler, options).end(data);
	return handler.root;
}
/**
* Parses data, returns an array of the root nodes.
*
* Note that the root nodes still have a `Document` node as their parent.
* Use `parseDocument` to get the `Document` node instead.
*
* @param data The data that should be parsed.
* @param options Optional options for the parser and DOM handler.
* @deprecated Use `parseDocument` instead.
*/
function parseDOM(data, options) {
	return parseDocument(data, options).children;
}
/**
* Creates a parser instance, with an attached DOM handler.
*
* @param callback A callback that will be called once parsing has been completed, with the resulting document.
* @param options Optional options for the parser and DOM handler.
* @param elementCallback An optional callback that will be called every time a tag has been completed inside of the DOM.
*/
function createDocumentStream(callback, options, elementCallback) {
	const handler = new DomHandler((error) => callback(error, handler.root), options, elementCallback);
	return new Parser$2(handler, options);
}
/**
* Creates a parser instance, with an attached DOM handler.
*
* @param callback A callback that will be called once parsing has been completed, with an array of root nodes.
* @param options Optional options for the parser and DOM handler.
* @param elementCallback An optional callback that will be called every time a tag has been completed inside of the DOM.
* @deprecated Use `createDocumentStream` instead.
*/
function createDomStream(callback, options, elementCallback) {
	return new Parser$2(new DomHandler(callback, options, elementCallback), options);
}
const parseFeedDefaultOptions = { xmlMode: true };
/**
* Parse a feed.
*
* @param feed The feed that should be parsed, as a string.
* @param options Optionally, options for parsing. When using this, you should set `xmlMode` to `true`.
*/
function parseFeed(feed, options = parseFeedDefaultOptions) {
	return getFeed(parseDOM(feed, options));
}
// ../../node_modules/linkedom/esm/shared/constants.js
const BLOCK_ELEMENTS = /* @__PURE__ */ new Set([
	"ARTICLE",
	"ASIDE",
	"BLOCKQUOTE",
	"BODY",
	"BR",
	"BUTTON",
	"CANVAS",
	"CAPTION",
	"COL",
	"COLGROUP",
	"DD",
	"DIV",
	"DL",
	"DT",
	"EMBED",
	"FIELDSET",
	"FIGCAPTION",
	"FIGURE",
	"FOOTER",
	"FORM",
	"H1",
	"H2",
	"H3",
	"H4",
	"H5",
	"H6",
	"LI",
	"UL",
	"OL",
	"P"
]);
const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
// ../../node_modules/linkedom/esm/shared/object.js
const { assign, create: create$1, defineProperties, entries, getOwnPropertyDescriptors, keys, setPrototypeOf } = Object;
// ../../node_modules/linkedom/esm/shared/utils.js
const $String = String;
const getEnd = (node) => node.nodeType === 1 ? node[END] : node;
const ignoreCase = ({ ownerDocument }) => ownerDocument[MIME].ignoreCase;
const knownAdjacent = (prev, next) => {
	prev[NEXT] = next;
	next[PREV] = prev;
};
const knownBoundaries = (prev, current, next) => {
	knownAdjacent(prev, current);
	knownAdjacent(getEnd(current), next);
};
const knownSegment = (prev, start, end, next) => {
	knownAdjacent(prev, start);
	knownAdjacent(getEnd(end), next);
};
const knownSiblings = (prev, current, next) => {
	knownAdjacent(prev, current);
	knownAdjacent(current, next);
};
const localCase = ({ localName, ownerDocument }) => {
	return ownerDocument[MIME].ignoreCase ? localName.toUpperCase() : localName;
};
const setAdjacent = (prev, next) => {
	if (prev) prev[NEXT] = next;
	if (next) next[PREV] = prev;
};
/**
* @param {import("../interface/document.js").Document} ownerDocument
* @param {string} html
* @return {import("../interface/document-fragment.js").DocumentFragment}
*/
const htmlToFragment = (ownerDocument, html) => {
	const fragment = ownerDocument.createDocumentFragment();
	const elem = ownerDocument.createElement("");
	elem.innerHTML = html;
	const { firstChild, lastChild } = elem;
	if (firstChild) {
		knownSegment(fragment, firstChild, lastChild, fragment[END]);
		let child = firstChild;
		do
			child.parentNode = fragment;
		while (child !== lastChild && (child = getEnd(child)[NEXT]));
	}
	return fragment;
};
// ../../node_modules/linkedom/esm/shared/shadow-roots.js
const shadowRoots = /* @__PURE__ */ new WeakMap();
// ../../node_modules/linkedom/esm/interface/custom-element-registry.js
let reactive = false;
const Classes = /* @__PURE__ */ new WeakMap();
const customElements = /* @__PURE__ */ new WeakMap();
const attributeChangedCallback$1 = (element, attributeName, oldValue, newValue) => {
	if (reactive && customElements.has(element) && element.attributeChangedCallback && element.constructor.observedAttributes.includes(attributeName)) element.attributeChangedCallback(attributeName, oldValue, newValue);
};
const createTrigger = (method, isConnected) => (element) => {
	if (customElements.has(element)) {
		const info = customElements.get(element);
		if (info.connected !== isConnected && element.isConnected === isConnected) {
			info.connected = isConnected;
			if (method in element) element[method]();
		}
	}
};
const triggerConnected = createTrigger("connectedCallback", true);
const connectedCallback = (element) => {
	if (reactive) {
		triggerConnected(element);
		if (shadowRoots.has(element)) element = shadowRoots.get(element).shadowRoot;
		let { [NEXT]: next, [END]: end } = element;
		while (next !== end) {
			if (next.nodeType === 1) triggerConnected(next);
			next = next[NEXT];
		}
	}
};
const triggerDisconnected = createTrigger("disconnectedCallback", false);
const disconnectedCallback = (element) => {
	if (reactive) {
		triggerDisconnected(element);
		if (shadowRoots.has(element)) element = shadowRoots.get(element).shadowRoot;
		let { [NEXT]: next, [END]: end } = element;
		while (next !== end) {
			if (next.nodeType === 1) triggerDisconnected(next);
			next = next[NEXT];
		}
	}
};
/**
* @implements globalThis.CustomElementRegistry
*/
var CustomElementRegistry = class {
	/**
	* @param {Document} ownerDocument
	*/
	constructor(ownerDocument) {
		/**
		* @private
		*/
		this.ownerDocument = ownerDocument;
		/**
		* @private
		*/
		this.registry = /* @__PURE__ */ new Map();
		/**
		* @private
		*/
		this.waiting = /* @__PURE__ */ new Map();
		/**
		* @private
		*/
		this.active = false;
	}
	/**
	* @param {string} localName the custom element definition name
	* @param {Function} Class the custom element **Class** definition
	* @param {object?} options the optional object with an `extends` property
	*/
	define(localName, Class, options = {}) {
		const { ownerDocument, registry, waiting } = this;
		if (registry.has(localName)) throw new Error("unable to redefine " + localName);
		if (Classes.has(Class)) throw new Error("unable to redefine the same class: " + Class);
		this.active = reactive = true;
		const { extends: extend } = options;
		Classes.set(Class, {
			ownerDocument,
			options: { is: extend ? localName : "" },
			localName: extend || localName
		});
		const check = extend ? (element) => {
			return element.localName === extend && element.getAttribute("is") === localName;
		} : (element) => element.localName === localName;
		registry.set(localName, {
			Class,
			check
		});
		if (waiting.has(localName)) {
			for (const resolve of waiting.get(localName)) resolve(Class);
			waiting.delete(localName);
		}
		ownerDocument.querySelectorAll(extend ? `${extend}[is="${localName}"]` : localName).forEach(this.upgrade, this);
	}
	/**
	* @param {Element} element
	*/
	upgrade(element) {
		if (customElements.has(element)) return;
		const { ownerDocument, registry } = this;
		const ce = element.getAttribute("is") || element.localName;
		if (registry.has(ce)) {
			const { Class, check } = registry.get(ce);
			if (check(element)) {
				const { attributes, isConnected } = element;
				for (const attr of attributes) element.removeAttributeNode(attr);
				const values = entries(element);
				for (const [key] of values) delete element[key];
				setPrototypeOf(element, Class.prototype);
				ownerDocument[UPGRADE] = {
					element,
					values
				};
				new Class(ownerDocument, ce);
				customElements.set(element, { connected: isConnected });
				for (const attr of attributes) element.setAttributeNode(attr);
				if (isConnected && element.connectedCallback) element.connectedCallback();
			}
		}
	}
	/**
	* @param {string} localName the custom element definition name
	*/
	whenDefined(localName) {
		const { registry, waiting } = this;
		return new Promise((resolve) => {
			if (registry.has(localName)) resolve(registry.get(localName).Class);
			else {
				if (!waiting.has(localName)) waiting.set(localName, []);
				waiting.get(localName).push(resolve);
			}
		});
	}
	/**
	* @param {string} localName the custom element definition name
	* @returns {Function?} the custom element **Class**, if any
	*/
	get(localName) {
		const info = this.registry.get(localName);
		return info && info.Class;
	}
	/**
	* @param {Function} Class **Class** of custom element
	* @returns {string?} found tag name or null
	*/
	getName(Class) {
		if (Classes.has(Class)) {
			const { localName } = Classes.get(Class);
			return localName;
		}
		return null;
	}
};
// ../../node_modules/linkedom/esm/shared/parse-from-string.js
const { Parser: Parser$1 } = esm_exports;
const append = (self, node, active) => {
	const end = self[END];
	node.parentNode = self;
	knownBoundaries(end[PREV], node, end);
	if (active && node.nodeType === 1) connectedCallback(node);
	return node;
};
const attribute = (element, end, attribute, value, active) => {
	attribute[VALUE] = value;
	attribute.ownerElement = element;
	knownSiblings(end[PREV], attribute, end);
	if (attribute.name === "class") element.className = value;
	if (active) attributeChangedCallback$1(element, attribute.name, null, value);
};
const parseFromString = (document, isHTML, markupLanguage) => {
	const { active, registry } = document[CUSTOM_ELEMENTS];
	let node = document;
	let ownerSVGElement = null;
	let parsingCData = false;
	const content = new Parser$1({
		onprocessinginstruction(name, data) {
			if (name.toLowerCase() === "!doctype") document.doctype = data.slice(name.length).trim();
		},
		onopentag(name, attributes) {
			let create = true;
			if (isHTML) {
				if (ownerSVGElement) {
					node = append(node, document.createElementNS(SVG_NAMESPACE, name), active);
					node.ownerSVGElement = ownerSVGElement;
					create = false;
				} else if (name === "svg" || name === "SVG") {
					ownerSVGElement = document.createElementNS(SVG_NAMESPACE, name);
					node = append(node, ownerSVGElement, active);
					create = false;
				} else if (active) {
					const ce = name.includes("-") ? name : attributes.is || "";
					if (ce && registry.has(ce)) {
						const { Class } = registry.get(ce);
						node = append(node, new Class(), active);
						delete attributes.is;
						create = false;
					}
				}
			}
			if (create) node = append(node, document.createElement(name), false);
			let end = node[END];
			for (const name of keys(attributes)) attribute(node, end, document.createAttribute(name), attributes[name], active);
		},
		oncomment(data) {
			append(node, document.createComment(data), active);
		},
		ontext(text) {
			if (parsingCData) append(node, document.createCDATASection(text), active);
			else append(node, document.createTextNode(text), active);
		},
		oncdatastart() {
			parsingCData = true;
		},
		oncdataend() {
			parsingCData = false;
		},
		onclosetag() {
			if (isHTML && node === ownerSVGElement) ownerSVGElement = null;
			node = node.parentNode;
		}
	}, {
		lowerCaseAttributeNames: false,
		decodeEntities: true,
		xmlMode: !isHTML
	});
	content.write(markupLanguage);
	content.end();
	return document;
};
// ../../node_modules/linkedom/esm/shared/register-html-class.js
const htmlClasses = /* @__PURE__ */ new Map();
const registerHTMLClass = (names, Class) => {
	for (const name of [].concat(names)) {
		htmlClasses.set(name, Class);
		htmlClasses.set(name.toUpperCase(), Class);
	}
};
// ../../node_modules/linkedom/esm/shared/jsdon.js
const loopSegment = ({ [NEXT]: next, [END]: end }, json) => {
	while (next !== end) {
		switch (next.nodeType) {
			case 2:
				attrAsJSON(next, json);
				break;
			case 3:
			case 8:
			case 4:
				characterDataAsJSON(next, json);
				break;
			case 1:
				elementAsJSON(next, json);
				next = getEnd(next);
				break;
			case 10: documentTypeAsJSON(next, json);
		}
		next = next[NEXT];
	}
	const last = json.length - 1;
	const value = json[last];
	if (typeof value === "number" && value < 0) json[last] += -1;
	else json.push(-1);
};
const attrAsJSON = (attr, json) => {
	json.push(2, attr.name);
	const value = attr[VALUE].trim();
	if (value) json.push(value);
};
const characterDataAsJSON = (node, json) => {
	const value = node[VALUE];
	if (value.trim()) json.push(node.nodeType, value);
};
const nonElementAsJSON = (node, json) => {
	json.push(node.nodeType);
	loopSegment(node, json);
};
const documentTypeAsJSON = ({ name, publicId, systemId }, json) => {
	json.push(10, name);
	if (publicId) json.push(publicId);
	if (systemId) json.push(systemId);
};
const elementAsJSON = (element, json) => {
	json.push(1, element.localName);
	loopSegment(element, json);
};
// ../../node_modules/linkedom/esm/interface/mutation-observer.js
const createRecord = (type, target, element, addedNodes, removedNodes, attributeName, oldValue) => ({
	type,
	target,
	addedNodes,
	removedNodes,
	attributeName,
	oldValue,
	previousSibling: element?.previousSibling || null,
	nextSibling: element?.nextSibling || null
});
const queueAttribute = (observer, target, attributeName, attributeFilter, attributeOldValue, oldValue) => {
	if (!attributeFilter || attributeFilter.includes(attributeName)) {
		const { callback, records, scheduled } = observer;
		records.push(createRecord("attributes", target, null, [], [], attributeName, attributeOldValue ? oldValue : void 0));
		if (!scheduled) {
			observer.scheduled = true;
			Promise.resolve().then(() => {
				observer.scheduled = false;
				callback(records.splice(0), observer);
			});
		}
	}
};
const attributeChangedCallback = (element, attributeName, oldValue) => {
	const { ownerDocument } = element;
	const { active, observers } = ownerDocument[MUTATION_OBSERVER];
	if (active) {
		for (const observer of observers) for (const [target, { childList, subtree, attributes, attributeFilter, attributeOldValue }] of observer.nodes) if (childList) {
			if (subtree && (target === ownerDocument || target.contains(element)) || !subtree && target.children.includes(element)) {
				queueAttribute(observer, element, attributeName, attributeFilter, attributeOldValue, oldValue);
				break;
			}
		} else if (attributes && target === element) {
			queueAttribute(observer, element, attributeName, attributeFilter, attributeOldValue, oldValue);
			break;
		}
	}
};
const moCallback = (element, parentNode) => {
	const { ownerDocument } = element;
	const { active, observers } = ownerDocument[MUTATION_OBSERVER];
	if (active) {
		for (const observer of observers) for (const [target, { subtree, childList, characterData }] of observer.nodes) if (childList) {
			if (parentNode && (target === parentNode || subtree && target.contains(parentNode)) || !parentNode && (subtree && (target === ownerDocument || /* c8 ignore next */ target.contains(element)) || !subtree && target[characterData ? "childNodes" : "children"].includes(element))) {
				const { callback, records, scheduled } = observer;
				records.push(createRecord("childList", target, element, parentNode ? [] : [element], parentNode ? [element] : []));
				if (!scheduled) {
					observer.scheduled = true;
					Promise.resolve().then(() => {
						observer.scheduled = false;
						callback(records.splice(0), observer);
					});
				}
				break;
			}
		}
	}
};
var MutationObserverClass = class {
	constructor(ownerDocument) {
		const observers = /* @__PURE__ */ new Set();
		this.observers = observers;
		this.active = false;
		/**
		* @implements globalThis.MutationObserver
		*/
		this.class = class MutationObserver {
			constructor(callback) {
				/**
				* @private
				*/
				this.callback = callback;
				/**
				* @private
				*/
				this.nodes = /* @__PURE__ */ new Map();
				/**
				* @private
				*/
				this.records = [];
				/**
				* @private
				*/
				this.scheduled = false;
			}
			disconnect() {
				this.records.splice(0);
				this.nodes.clear();
				observers.delete(this);
				ownerDocument[MUTATION_OBSERVER].active = !!observers.size;
			}
			/**
			* @param {Element} target
			* @param {MutationObserverInit} options
			*/
			observe(target, options = {
				subtree: false,
				childList: false,
				attributes: false,
				attributeFilter: null,
				attributeOldValue: false,
				characterData: false
			}) {
				if ("attributeOldValue" in options || "attributeFilter" in options) options.attributes = true;
				options.childList = !!options.childList;
				options.subtree = !!options.subtree;
				this.nodes.set(target, options);
				observers.add(this);
				ownerDocument[MUTATION_OBSERVER].active = true;
			}
			/**
			* @returns {MutationRecord[]}
			*/
			takeRecords() {
				return this.records.splice(0);
			}
		};
	}
};
// ../../node_modules/linkedom/esm/shared/attributes.js
const emptyAttributes = /* @__PURE__ */ new Set([
	"allowfullscreen",
	"allowpaymentrequest",
	"async",
	"autofocus",
	"autoplay",
	"checked",
	"class",
	"contenteditable",
	"controls",
	"default",
	"defer",
	"disabled",
	"draggable",
	"formnovalidate",
	"hidden",
	"id",
	"ismap",
	"itemscope",
	"loop",
	"multiple",
	"muted",
	"nomodule",
	"novalidate",
	"open",
	"playsinline",
	"readonly",
	"required",
	"reversed",
	"selected",
	"style",
	"truespeed"
]);
const setAttribute = (element, attribute) => {
	const { [VALUE]: value, name } = attribute;
	attribute.ownerElement = element;
	knownSiblings(element, attribute, element[NEXT]);
	if (name === "class") element.className = value;
	attributeChangedCallback(element, name, null);
	attributeChangedCallback$1(element, name, null, value);
};
const removeAttribute = (element, attribute) => {
	const { [VALUE]: value, name } = attribute;
	knownAdjacent(attribute[PREV], attribute[NEXT]);
	attribute.ownerElement = attribute[PREV] = attribute[NEXT] = null;
	if (name === "class") element[CLASS_LIST] = null;
	attributeChangedCallback(element, name, value);
	attributeChangedCallback$1(element, name, value, null);
};
const booleanAttribute = {
	get(element, name) {
		return element.hasAttribute(name);
	},
	set(element, name, value) {
		if (value) element.setAttribute(name, "");
		else element.removeAttribute(name);
	}
};
const numericAttribute = {
	get(element, name) {
		return parseFloat(element.getAttribute(name) || 0);
	},
	set(element, name, value) {
		element.setAttribute(name, value);
	}
};
const stringAttribute = {
	get(element, name) {
		return element.getAttribute(name) || "";
	},
	set(element, name, value) {
		element.setAttribute(name, value);
	}
};
// ../../node_modules/linkedom/esm/interface/event-target.js
const wm = /* @__PURE__ */ new WeakMap();
function dispatch(event, listener) {
	if (typeof listener === "function") listener.call(event.target, event);
	else listener.handleEvent(event);
	return event._stopImmediatePropagationFlag;
}
function invokeListeners({ currentTarget, target }) {
	const map = wm.get(currentTarget);
	if (map && map.has(this.type)) {
		const listeners = map.get(this.type);
		if (currentTarget === target) this.eventPhase = this.AT_TARGET;
		else this.eventPhase = this.BUBBLING_PHASE;
		this.currentTarget = currentTarget;
		this.target = target;
		for (const [listener, options] of listeners) {
			if (options && options.once) listeners.delete(listener);
			if (dispatch(this, listener)) break;
		}
		delete this.currentTarget;
		delete this.target;
		return this.cancelBubble;
	}
}
/**
* @implements globalThis.EventTarget
*/
var DOMEventTarget = class {
	constructor() {
		wm.set(this, /* @__PURE__ */ new Map());
	}
	/**
	* @protected
	*/
	_getParent() {
		return null;
	}
	addEventListener(type, listener, options) {
		const map = wm.get(this);
		if (!map.has(type)) map.set(type, /* @__PURE__ */ new Map());
		map.get(type).set(listener, options);
	}
	removeEventListener(type, listener) {
		const map = wm.get(this);
		if (map.has(type)) {
			const listeners = map.get(type);
			if (listeners.delete(listener) && !listeners.size) map.delete(type);
		}
	}
	dispatchEvent(event) {
		let node = this;
		event.eventPhase = event.CAPTURING_PHASE;
		while (node) {
			if (node.dispatchEvent) event._path.push({
				currentTarget: node,
				target: this
			});
			node = event.bubbles && node._getParent && node._getParent();
		}
		event._path.some(invokeListeners, event);
		event._path = [];
		event.eventPhase = event.NONE;
		return !event.defaultPrevented;
	}
};
// ../../node_modules/linkedom/esm/interface/node-list.js
/**
* @implements globalThis.NodeList
*/
var NodeList = class extends Array {
	item(i) {
		return i < this.length ? this[i] : null;
	}
};
// ../../node_modules/linkedom/esm/interface/node.js
const getParentNodeCount = ({ parentNode }) => {
	let count = 0;
	while (parentNode) {
		count++;
		parentNode = parentNode.parentNode;
	}
	return count;
};
/**
* @implements globalThis.Node
*/
var Node$1 = class extends DOMEventTarget {
	static get ELEMENT_NODE() {
		return 1;
	}
	static get ATTRIBUTE_NODE() {
		return 2;
	}
	static get TEXT_NODE() {
		return 3;
	}
	static get CDATA_SECTION_NODE() {
		return 4;
	}
	static get COMMENT_NODE() {
		return 8;
	}
	static get DOCUMENT_NODE() {
		return 9;
	}
	static get DOCUMENT_FRAGMENT_NODE() {
		return 11;
	}
	static get DOCUMENT_TYPE_NODE() {
		return 10;
	}
	constructor(ownerDocument, localName, nodeType) {
		super();
		this.ownerDocument = ownerDocument;
		this.localName = localName;
		this.nodeType = nodeType;
		this.parentNode = null;
		this[NEXT] = null;
		this[PREV] = null;
	}
	get ELEMENT_NODE() {
		return 1;
	}
	get ATTRIBUTE_NODE() {
		return 2;
	}
	get TEXT_NODE() {
		return 3;
	}
	get CDATA_SECTION_NODE() {
		return 4;
	}
	get COMMENT_NODE() {
		return 8;
	}
	get DOCUMENT_NODE() {
		return 9;
	}
	get DOCUMENT_FRAGMENT_NODE() {
		return 11;
	}
	get DOCUMENT_TYPE_NODE() {
		return 10;
	}
	get baseURI() {
		const ownerDocument = this.nodeType === 9 ? this : this.ownerDocument;
		if (ownerDocument) {
			const base = ownerDocument.querySelector("base");
			if (base) return base.getAttribute("href");
			const { location } = ownerDocument.defaultView;
			if (location) return location.href;
		}
		return null;
	}
	/* c8 ignore start */
	get isConnected() {
		return false;
	}
	get nodeName() {
		return this.localName;
	}
	get parentElement() {
		return null;
	}
	get previousSibling() {
		return null;
	}
	get previousElementSibling() {
		return null;
	}
	get nextSibling() {
		return null;
	}
	get nextElementSibling() {
		return null;
	}
	get childNodes() {
		return new NodeList();
	}
	get firstChild() {
		return null;
	}
	get lastChild() {
		return null;
	}
	get nodeValue() {
		return null;
	}
	set nodeValue(value) {}
	get textContent() {
		return null;
	}
	set textContent(value) {}
	normalize() {}
	cloneNode() {
		return null;
	}
	contains() {
		return false;
	}
	/**
	* Inserts a node before a reference node as a child of this parent node.
	* @param {Node} newNode The node to be inserted.
	* @param {Node} referenceNode The node before which newNode is inserted. If this is null, then newNode is inserted at the end of node's child nodes.
	* @returns The added child
	*/
	insertBefore(newNode, referenceNode) {
		return newNode;
	}
	/**
	* Adds a node to the end of the list of children of this node.
	* @param {Node} child The node to append to the given parent node.
	* @returns The appended child.
	*/
	appendChild(child) {
		return child;
	}
	/**
	* Replaces a child node within this node
	* @param {Node} newChild The new node to replace oldChild.
	* @param {Node} oldChild The child to be replaced.
	* @returns The replaced Node. This is the same node as oldChild.
	*/
	replaceChild(newChild, oldChild) {
		return oldChild;
	}
	/**
	* Removes a child node from the DOM.
	* @param {Node} child A Node that is the child node to be removed from the DOM.
	* @returns The removed node.
	*/
	removeChild(child) {
		return child;
	}
	toString() {
		return "";
	}
	/* c8 ignore stop */
	hasChildNodes() {
		return !!this.lastChild;
	}
	isSameNode(node) {
		return this === node;
	}
	compareDocumentPosition(target) {
		let result = 0;
		if (this !== target) {
			let self = getParentNodeCount(this);
			let other = getParentNodeCount(target);
			if (self < other) {
				result += 4;
				if (this.contains(target)) result += 16;
			} else if (other < self) {
				result += 2;
				if (target.contains(this)) result += 8;
			} else if (self && other) {
				const { childNodes } = this.parentNode;
				if (childNodes.indexOf(this) < childNodes.indexOf(target)) result += 4;
				else result += 2;
			}
			if (!self || !other) {
				result += 32;
				result += 1;
			}
		}
		return result;
	}
	isEqualNode(node) {
		if (this === node) return true;
		if (this.nodeType === node.nodeType) {
			switch (this.nodeType) {
				case 9:
				case 11: {
					const aNodes = this.childNodes;
					const bNodes = node.childNodes;
					return aNodes.length === bNodes.length && aNodes.every((node, i) => node.isEqualNode(bNodes[i]));
				}
			}
			return this.toString() === node.toString();
		}
		return false;
	}
	/**
	* @protected
	*/
	_getParent() {
		return this.parentNode;
	}
	/**
	* Calling it on an element inside a standard web page will return an HTMLDocument object representing the entire page (or <iframe>).
	* Calling it on an element inside a shadow DOM will return the associated ShadowRoot.
	* @return {ShadowRoot | HTMLDocument}
	*/
	getRootNode() {
		let root = this;
		while (root.parentNode) root = root.parentNode;
		return root;
	}
};
// ../../node_modules/linkedom/esm/shared/text-escaper.js
const { replace } = "";
const ca = /[<>&\xA0]/g;
const esca = {
	"\xA0": "&#160;",
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
};
const pe = (m) => esca[m];
/**
* Safely escape HTML entities such as `&`, `<`, `>` only.
* @param {string} es the input to safely escape
* @returns {string} the escaped input, and it **throws** an error if
*  the input type is unexpected, except for boolean and numbers,
*  converted as string.
*/
const escape = (es) => replace.call(es, ca, pe);
// ../../node_modules/linkedom/esm/interface/attr.js
const QUOTE = /"/g;
/**
* @implements globalThis.Attr
*/
var Attr$1 = class Attr$1 extends Node$1 {
	constructor(ownerDocument, name, value = "") {
		super(ownerDocument, name, 2);
		this.ownerElement = null;
		this.name = $String(name);
		this[VALUE] = $String(value);
		this[CHANGED] = false;
	}
	get value() {
		return this[VALUE];
	}
	set value(newValue) {
		const { [VALUE]: oldValue, name, ownerElement } = this;
		this[VALUE] = $String(newValue);
		this[CHANGED] = true;
		if (ownerElement) {
			attributeChangedCallback(ownerElement, name, oldValue);
			attributeChangedCallback$1(ownerElement, name, oldValue, this[VALUE]);
		}
	}
	cloneNode() {
		const { ownerDocument, name, [VALUE]: value } = this;
		return new Attr$1(ownerDocument, name, value);
	}
	toString() {
		const { name, [VALUE]: value } = this;
		if (emptyAttributes.has(name) && !value) return ignoreCase(this) ? name : `${name}=""`;
		return `${name}="${(ignoreCase(this) ? value : escape(value)).replace(QUOTE, "&quot;")}"`;
	}
	toJSON() {
		const json = [];
		attrAsJSON(this, json);
		return json;
	}
};
// ../../node_modules/linkedom/esm/shared/node.js
const isConnected = ({ ownerDocument, parentNode }) => {
	while (parentNode) {
		if (parentNode === ownerDocument) return true;
		parentNode = parentNode.parentNode || parentNode.host;
	}
	return false;
};
const parentElement = ({ parentNode }) => {
	if (parentNode) switch (parentNode.nodeType) {
		case 9:
		case 11: return null;
	}
	return parentNode;
};
const previousSibling = ({ [PREV]: prev }) => {
	switch (prev ? prev.nodeType : 0) {
		case -1: return prev[START];
		case 3:
		case 8:
		case 4: return prev;
	}
	return null;
};
const nextSibling = (node) => {
	const next = getEnd(node)[NEXT];
	return next && (next.nodeType === -1 ? null : next);
};
// ../../node_modules/linkedom/esm/mixin/non-document-type-child-node.js
const nextElementSibling = (node) => {
	let next = nextSibling(node);
	while (next && next.nodeType !== 1) next = nextSibling(next);
	return next;
};
const previousElementSibling = (node) => {
	let prev = previousSibling(node);
	while (prev && prev.nodeType !== 1) prev = previousSibling(prev);
	return prev;
};
// ../../node_modules/linkedom/esm/mixin/child-node.js
const asFragment = (ownerDocument, nodes) => {
	const fragment = ownerDocument.createDocumentFragment();
	fragment.append(...nodes);
	return fragment;
};
const before = (node, nodes) => {
	const { ownerDocument, parentNode } = node;
	if (parentNode) parentNode.insertBefore(asFragment(ownerDocument, nodes), node);
};
const after = (node, nodes) => {
	const { ownerDocument, parentNode } = node;
	if (parentNode) parentNode.insertBefore(asFragment(ownerDocument, nodes), getEnd(node)[NEXT]);
};
const replaceWith = (node, nodes) => {
	const { ownerDocument, parentNode } = node;
	if (parentNode) {
		if (nodes.includes(node)) replaceWith(node, [node = node.cloneNode()]);
		parentNode.insertBefore(asFragment(ownerDocument, nodes), node);
		node.remove();
	}
};
const remove = (prev, current, next) => {
	const { parentNode, nodeType } = current;
	if (prev || next) {
		setAdjacent(prev, next);
		current[PREV] = null;
		getEnd(current)[NEXT] = null;
	}
	if (parentNode) {
		current.parentNode = null;
		moCallback(current, parentNode);
		if (nodeType === 1) disconnectedCallback(current);
	}
};
// ../../node_modules/linkedom/esm/interface/character-data.js
/**
* @implements globalThis.CharacterData
*/
var CharacterData$1 = class extends Node$1 {
	constructor(ownerDocument, localName, nodeType, data) {
		super(ownerDocument, localName, nodeType);
		this[VALUE] = $String(data);
	}
	get isConnected() {
		return isConnected(this);
	}
	get parentElement() {
		return parentElement(this);
	}
	get previousSibling() {
		return previousSibling(this);
	}
	get nextSibling() {
		return nextSibling(this);
	}
	get previousElementSibling() {
		return previousElementSibling(this);
	}
	get nextElementSibling() {
		return nextElementSibling(this);
	}
	before(...nodes) {
		before(this, nodes);
	}
	after(...nodes) {
		after(this, nodes);
	}
	replaceWith(...nodes) {
		replaceWith(this, nodes);
	}
	remove() {
		remove(this[PREV], this, this[NEXT]);
	}
	/* c8 ignore start */
	get data() {
		return this[VALUE];
	}
	set data(value) {
		this[VALUE] = $String(value);
		moCallback(this, this.parentNode);
	}
	get nodeValue() {
		return this.data;
	}
	set nodeValue(value) {
		this.data = value;
	}
	get textContent() {
		return this.data;
	}
	set textContent(value) {
		this.data = value;
	}
	get length() {
		return this.data.length;
	}
	substringData(offset, count) {
		return this.data.substr(offset, count);
	}
	appendData(data) {
		this.data += data;
	}
	insertData(offset, data) {
		const { data: t } = this;
		this.data = t.slice(0, offset) + data + t.slice(offset);
	}
	deleteData(offset, count) {
		const { data: t } = this;
		this.data = t.slice(0, offset) + t.slice(offset + count);
	}
	replaceData(offset, count, data) {
		const { data: t } = this;
		this.data = t.slice(0, offset) + data + t.slice(offset + count);
	}
	/* c8 ignore stop */
	toJSON() {
		const json = [];
		characterDataAsJSON(this, json);
		return json;
	}
};
// ../../node_modules/linkedom/esm/interface/cdata-section.js
/**
* @implements globalThis.CDATASection
*/
var CDATASection$1 = class CDATASection$1 extends CharacterData$1 {
	constructor(ownerDocument, data = "") {
		super(ownerDocument, "#cdatasection", 4, data);
	}
	cloneNode() {
		const { ownerDocument, [VALUE]: data } = this;
		return new CDATASection$1(ownerDocument, data);
	}
	toString() {
		return `<![CDATA[${this[VALUE]}]]>`;
	}
};
// ../../node_modules/linkedom/esm/interface/comment.js
/**
* @implements globalThis.Comment
*/
var Comment$1 = class Comment$1 extends CharacterData$1 {
	constructor(ownerDocument, data = "") {
		super(ownerDocument, "#comment", 8, data);
	}
	cloneNode() {
		const { ownerDocument, [VALUE]: data } = this;
		return new Comment$1(ownerDocument, data);
	}
	toString() {
		return `<!--${this[VALUE]}-->`;
	}
};
// ../../node_modules/linkedom/node_modules/boolbase/dist/index.js
function trueFunc() {
	return true;
}
function falseFunc() {
	return false;
}
// ../../node_modules/linkedom/node_modules/css-what/dist/types.js
/** Discriminants for selector token kinds. */
var SelectorType;
(function(SelectorType) {
	SelectorType["Attribute"] = "attribute";
	SelectorType["Pseudo"] = "pseudo";
	SelectorType["PseudoElement"] = "pseudo-element";
	SelectorType["Tag"] = "tag";
	SelectorType["Universal"] = "universal";
	SelectorType["Adjacent"] = "adjacent";
	SelectorType["Child"] = "child";
	SelectorType["Descendant"] = "descendant";
	SelectorType["Parent"] = "parent";
	SelectorType["Sibling"] = "sibling";
	SelectorType["ColumnCombinator"] = "column-combinator";
})(SelectorType || (SelectorType = {}));
/** Operators available for attribute selectors. */
var AttributeAction;
(function(AttributeAction) {
	AttributeAction["Any"] = "any";
	AttributeAction["Element"] = "element";
	AttributeAction["End"] = "end";
	AttributeAction["Equals"] = "equals";
	AttributeAction["Exists"] = "exists";
	AttributeAction["Hyphen"] = "hyphen";
	AttributeAction["Not"] = "not";
	AttributeAction["Start"] = "start";
})(AttributeAction || (AttributeAction = {}));
// ../../node_modules/linkedom/node_modules/css-what/dist/parse.js
const reName = /^[^#\\]?(?:\\(?:[\da-f]{1,6}\s?|.)|[\w\u00B0-\uFFFF-])+/;
const reEscape = /\\([\da-f]{1,6}\s?|(\s)|.)/gi;
var CharCode;
(function(CharCode) {
	CharCode[CharCode["LeftParenthesis"] = 40] = "LeftParenthesis";
	CharCode[CharCode["RightParenthesis"] = 41] = "RightParenthesis";
	CharCode[CharCode["LeftSquareBracket"] = 91] = "LeftSquareBracket";
	CharCode[CharCode["RightSquareBracket"] = 93] = "RightSquareBracket";
	CharCode[CharCode["Comma"] = 44] = "Comma";
	CharCode[CharCode["Period"] = 46] = "Period";
	CharCode[CharCode["Colon"] = 58] = "Colon";
	CharCode[CharCode["SingleQuote"] = 39] = "SingleQuote";
	CharCode[CharCode["DoubleQuote"] = 34] = "DoubleQuote";
	CharCode[CharCode["Plus"] = 43] = "Plus";
	CharCode[CharCode["Tilde"] = 126] = "Tilde";
	CharCode[CharCode["QuestionMark"] = 63] = "QuestionMark";
	CharCode[CharCode["ExclamationMark"] = 33] = "ExclamationMark";
	CharCode[CharCode["Slash"] = 47] = "Slash";
	CharCode[CharCode["Equal"] = 61] = "Equal";
	CharCode[CharCode["Dollar"] = 36] = "Dollar";
	CharCode[CharCode["Pipe"] = 124] = "Pipe";
	CharCode[CharCode["Circumflex"] = 94] = "Circumflex";
	CharCode[CharCode["Asterisk"] = 42] = "Asterisk";
	CharCode[CharCode["GreaterThan"] = 62] = "GreaterThan";
	CharCode[CharCode["LessThan"] = 60] = "LessThan";
	CharCode[CharCode["Hash"] = 35] = "Hash";
	CharCode[CharCode["LowerI"] = 105] = "LowerI";
	CharCode[CharCode["LowerS"] = 115] = "LowerS";
	CharCode[CharCode["BackSlash"] = 92] = "BackSlash";
	CharCode[CharCode["Space"] = 32] = "Space";
	CharCode[CharCode["Tab"] = 9] = "Tab";
	CharCode[CharCode["NewLine"] = 10] = "NewLine";
	CharCode[CharCode["FormFeed"] = 12] = "FormFeed";
	CharCode[CharCode["CarriageReturn"] = 13] = "CarriageReturn";
})(CharCode || (CharCode = {}));
const actionTypes = /* @__PURE__ */ new Map([
	[CharCode.Tilde, AttributeAction.Element],
	[CharCode.Circumflex, AttributeAction.Start],
	[CharCode.Dollar, AttributeAction.End],
	[CharCode.Asterisk, AttributeAction.Any],
	[CharCode.ExclamationMark, AttributeAction.Not],
	[CharCode.Pipe, AttributeAction.Hyphen]
]);
const unpackPseudos = /* @__PURE__ */ new Set([
	"has",
	"not",
	"matches",
	"is",
	"where",
	"host",
	"host-context"
]);
/**
* Pseudo elements defined in CSS Level 1 and CSS Level 2 can be written with
* a single colon; eg. :before will turn into ::before.
* @see {@link https://www.w3.org/TR/2018/WD-selectors-4-20181121/#pseudo-element-syntax}
*/
const pseudosToPseudoElements = /* @__PURE__ */ new Set([
	"before",
	"after",
	"first-line",
	"first-letter"
]);
/**
* Checks whether a specific selector is a traversal.
* This is useful eg. in swapping the order of elements that
* are not traversals.
* @param selector Selector to check.
*/
function isTraversal$1(selector) {
	switch (selector.type) {
		case SelectorType.Adjacent:
		case SelectorType.Child:
		case SelectorType.Descendant:
		case SelectorType.Parent:
		case SelectorType.Sibling:
		case SelectorType.ColumnCombinator: return true;
		case SelectorType.Attribute:
		case SelectorType.Pseudo:
		case SelectorType.PseudoElement:
		case SelectorType.Tag:
		case SelectorType.Universal: return false;
	}
}
const stripQuotesFromPseudos = /* @__PURE__ */ new Set(["contains", "icontains"]);
function funescape(_, escaped, escapedWhitespace) {
	const high = Number.parseInt(escaped, 16) - 65536;
	return Number.isNaN(high) || escapedWhitespace ? escaped : high < 0 ? String.fromCharCode(high + 65536) : String.fromCharCode(high >> 10 | 55296, high & 1023 | 56320);
}
function unescapeCSS(cssString) {
	return cssString.replace(reEscape, funescape);
}
function isQuote(c) {
	return c === CharCode.SingleQuote || c === CharCode.DoubleQuote;
}
function isWhitespace(c) {
	return c === CharCode.Space || c === CharCode.Tab || c === CharCode.NewLine || c === CharCode.FormFeed || c === CharCode.CarriageReturn;
}
/**
* Parses `selector`.
* @param selector Selector to parse.
* @returns Returns a two-dimensional array.
* The first dimension represents selectors separated by commas (eg. `sub1, sub2`),
* the second contains the relevant tokens for that selector.
*/
function parse$3(selector) {
	const subselects = [];
	const endIndex = parseSelector(subselects, `${selector}`, 0);
	if (endIndex < selector.length) throw new Error(`Unmatched selector: ${selector.slice(endIndex)}`);
	return subselects;
}
function parseSelector(subselects, selector, selectorIndex) {
	let tokens = [];
	function getName(offset) {
		const match = selector.slice(selectorIndex + offset).match(reName);
		if (!match) throw new Error(`Expected name, found ${selector.slice(selectorIndex)}`);
		const [name] = match;
		selectorIndex += offset + name.length;
		return unescapeCSS(name);
	}
	function stripWhitespace(offset) {
		selectorIndex += offset;
		while (selectorIndex < selector.length && isWhitespace(selector.charCodeAt(selectorIndex))) selectorIndex++;
	}
	function readValueWithParenthesis() {
		selectorIndex += 1;
		const start = selectorIndex;
		for (let counter = 1; selectorIndex < selector.length; selectorIndex++) switch (selector.charCodeAt(selectorIndex)) {
			case CharCode.BackSlash:
				selectorIndex += 1;
				break;
			case CharCode.LeftParenthesis:
				counter += 1;
				break;
			case CharCode.RightParenthesis:
				counter -= 1;
				if (counter === 0) return unescapeCSS(selector.slice(start, selectorIndex++));
		}
		throw new Error("Parenthesis not matched");
	}
	function ensureNotTraversal() {
		if (tokens.length > 0 && isTraversal$1(tokens[tokens.length - 1])) throw new Error("Did not expect successive traversals.");
	}
	function addTraversal(type) {
		if (tokens.length > 0 && tokens[tokens.length - 1].type === SelectorType.Descendant) {
			tokens[tokens.length - 1].type = type;
			return;
		}
		ensureNotTraversal();
		tokens.push({ type });
	}
	function addSpecialAttribute(name, action) {
		tokens.push({
			type: SelectorType.Attribute,
			name,
			action,
			value: getName(1),
			namespace: null,
			ignoreCase: "quirks"
		});
	}
	/**
	* We have finished parsing the current part of the selector.
	*
	* Remove descendant tokens at the end if they exist,
	* and return the last index, so that parsing can be
	* picked up from here.
	*/
	function finalizeSubselector() {
		if (tokens.length > 0 && tokens[tokens.length - 1].type === SelectorType.Descendant) tokens.pop();
		if (tokens.length === 0) throw new Error("Empty sub-selector");
		subselects.push(tokens);
	}
	stripWhitespace(0);
	if (selector.length === selectorIndex) return selectorIndex;
	loop: while (selectorIndex < selector.length) {
		const firstChar = selector.charCodeAt(selectorIndex);
		switch (firstChar) {
			case CharCode.Space:
			case CharCode.Tab:
			case CharCode.NewLine:
			case CharCode.FormFeed:
			case CharCode.CarriageReturn:
				if (tokens.length === 0 || tokens[0].type !== SelectorType.Descendant) {
					ensureNotTraversal();
					tokens.push({ type: SelectorType.Descendant });
				}
				stripWhitespace(1);
				break;
			case CharCode.GreaterThan:
				addTraversal(SelectorType.Child);
				stripWhitespace(1);
				break;
			case CharCode.LessThan:
				addTraversal(SelectorType.Parent);
				stripWhitespace(1);
				break;
			case CharCode.Tilde:
				addTraversal(SelectorType.Sibling);
				stripWhitespace(1);
				break;
			case CharCode.Plus:
				addTraversal(SelectorType.Adjacent);
				stripWhitespace(1);
				break;
			case CharCode.Period:
				addSpecialAttribute("class", AttributeAction.Element);
				break;
			case CharCode.Hash:
				addSpecialAttribute("id", AttributeAction.Equals);
				break;
			case CharCode.LeftSquareBracket: {
				stripWhitespace(1);
				let name;
				let namespace = null;
				if (selector.charCodeAt(selectorIndex) === CharCode.Pipe) name = getName(1);
				else if (selector.startsWith("*|", selectorIndex)) {
					namespace = "*";
					name = getName(2);
				} else {
					name = getName(0);
					if (selector.charCodeAt(selectorIndex) === CharCode.Pipe && selector.charCodeAt(selectorIndex + 1) !== CharCode.Equal) {
						namespace = name;
						name = getName(1);
					}
				}
				stripWhitespace(0);
				let action = AttributeAction.Exists;
				const possibleAction = actionTypes.get(selector.charCodeAt(selectorIndex));
				if (possibleAction) {
					action = possibleAction;
					if (selector.charCodeAt(selectorIndex + 1) !== CharCode.Equal) throw new Error("Expected `=`");
					stripWhitespace(2);
				} else if (selector.charCodeAt(selectorIndex) === CharCode.Equal) {
					action = AttributeAction.Equals;
					stripWhitespace(1);
				}
				let value = "";
				let ignoreCase = null;
				if (action !== "exists") {
					if (isQuote(selector.charCodeAt(selectorIndex))) {
						const quote = selector.charCodeAt(selectorIndex);
						selectorIndex += 1;
						const sectionStart = selectorIndex;
						while (selectorIndex < selector.length && selector.charCodeAt(selectorIndex) !== quote) selectorIndex += selector.charCodeAt(selectorIndex) === CharCode.BackSlash ? 2 : 1;
						if (selector.charCodeAt(selectorIndex) !== quote) throw new Error("Attribute value didn't end");
						value = unescapeCSS(selector.slice(sectionStart, selectorIndex));
						selectorIndex += 1;
					} else {
						const valueStart = selectorIndex;
						while (selectorIndex < selector.length && !isWhitespace(selector.charCodeAt(selectorIndex)) && selector.charCodeAt(selectorIndex) !== CharCode.RightSquareBracket) selectorIndex += selector.charCodeAt(selectorIndex) === CharCode.BackSlash ? 2 : 1;
						value = unescapeCSS(selector.slice(valueStart, selectorIndex));
					}
					stripWhitespace(0);
					switch (selector.charCodeAt(selectorIndex) | 32) {
						case CharCode.LowerI:
							ignoreCase = true;
							stripWhitespace(1);
							break;
						case CharCode.LowerS:
							ignoreCase = false;
							stripWhitespace(1);
					}
				}
				if (selector.charCodeAt(selectorIndex) !== CharCode.RightSquareBracket) throw new Error("Attribute selector didn't terminate");
				selectorIndex += 1;
				const attributeSelector = {
					type: SelectorType.Attribute,
					name,
					action,
					value,
					namespace,
					ignoreCase
				};
				tokens.push(attributeSelector);
				break;
			}
			case CharCode.Colon: {
				if (selector.charCodeAt(selectorIndex + 1) === CharCode.Colon) {
					tokens.push({
						type: SelectorType.PseudoElement,
						name: getName(2).toLowerCase(),
						data: selector.charCodeAt(selectorIndex) === CharCode.LeftParenthesis ? readValueWithParenthesis() : null
					});
					break;
				}
				const name = getName(1).toLowerCase();
				if (pseudosToPseudoElements.has(name)) {
					tokens.push({
						type: SelectorType.PseudoElement,
						name,
						data: null
					});
					break;
				}
				let data = null;
				if (selector.charCodeAt(selectorIndex) === CharCode.LeftParenthesis) {
					if (unpackPseudos.has(name)) {
						if (isQuote(selector.charCodeAt(selectorIndex + 1))) throw new Error(`Pseudo-selector ${name} cannot be quoted`);
						data = [];
						selectorIndex = parseSelector(data, selector, selectorIndex + 1);
						if (selector.charCodeAt(selectorIndex) !== CharCode.RightParenthesis) throw new Error(`Missing closing parenthesis in :${name} (${selector})`);
						selectorIndex += 1;
					} else {
						data = readValueWithParenthesis();
						if (stripQuotesFromPseudos.has(name)) {
							const quot = data.charCodeAt(0);
							if (quot === data.charCodeAt(data.length - 1) && isQuote(quot)) data = data.slice(1, -1);
						}
						data = unescapeCSS(data);
					}
				}
				tokens.push({
					type: SelectorType.Pseudo,
					name,
					data
				});
				break;
			}
			case CharCode.Comma:
				finalizeSubselector();
				tokens = [];
				stripWhitespace(1);
				break;
			default: {
				if (selector.startsWith("/*", selectorIndex)) {
					const endIndex = selector.indexOf("*/", selectorIndex + 2);
					if (endIndex === -1) throw new Error("Comment was not terminated");
					selectorIndex = endIndex + 2;
					if (tokens.length === 0) stripWhitespace(0);
					break;
				}
				let namespace = null;
				let name;
				if (firstChar === CharCode.Asterisk) {
					selectorIndex += 1;
					name = "*";
				} else if (firstChar === CharCode.Pipe) {
					name = "";
					if (selector.charCodeAt(selectorIndex + 1) === CharCode.Pipe) {
						addTraversal(SelectorType.ColumnCombinator);
						stripWhitespace(2);
						break;
					}
				} else if (reName.test(selector.slice(selectorIndex))) name = getName(0);
				else break loop;
				if (selector.charCodeAt(selectorIndex) === CharCode.Pipe && selector.charCodeAt(selectorIndex + 1) !== CharCode.Pipe) {
					namespace = name;
					if (selector.charCodeAt(selectorIndex + 1) === CharCode.Asterisk) {
						name = "*";
						selectorIndex += 2;
					} else name = getName(1);
				}
				tokens.push(name === "*" ? {
					type: SelectorType.Universal,
					namespace
				} : {
					type: SelectorType.Tag,
					name,
					namespace
				});
			}
		}
	}
	finalizeSubselector();
	return selectorIndex;
}
// ../../node_modules/linkedom/node_modules/css-select/dist/attributes.js
/**
* All reserved characters in a regex, used for escaping.
*
* Taken from XRegExp, (c) 2007-2020 Steven Levithan under the MIT license
* https://github.com/slevithan/xregexp/blob/95eeebeb8fac8754d54eafe2b4743661ac1cf028/src/xregexp.js#L794
*/
const reChars = /[-[\]{}()*+?.,\\^$|#\s]/g;
const whitespaceRe = /\s/;
function escapeRegex(value) {
	return value.replace(reChars, "\\$&");
}
/**
* Attributes that are case-insensitive in HTML.
* @see https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors
*/
const caseInsensitiveAttributes = /* @__PURE__ */ new Set([
	"accept",
	"accept-charset",
	"align",
	"alink",
	"axis",
	"bgcolor",
	"charset",
	"checked",
	"clear",
	"codetype",
	"color",
	"compact",
	"declare",
	"defer",
	"dir",
	"direction",
	"disabled",
	"enctype",
	"face",
	"frame",
	"hreflang",
	"http-equiv",
	"lang",
	"language",
	"link",
	"media",
	"method",
	"multiple",
	"nohref",
	"noresize",
	"noshade",
	"nowrap",
	"readonly",
	"rel",
	"rev",
	"rules",
	"scope",
	"scrolling",
	"selected",
	"shape",
	"target",
	"text",
	"type",
	"valign",
	"valuetype",
	"vlink"
]);
function shouldIgnoreCase(selector, options) {
	return typeof selector.ignoreCase === "boolean" ? selector.ignoreCase : selector.ignoreCase === "quirks" ? !!options.quirksMode : !options.xmlMode && caseInsensitiveAttributes.has(selector.name);
}
/**
* Attribute selectors
*/
const attributeRules = {
	equals(next, data, options) {
		const { adapter } = options;
		const { name } = data;
		let { value } = data;
		if (shouldIgnoreCase(data, options)) {
			value = value.toLowerCase();
			return (element) => {
				const attribute = adapter.getAttributeValue(element, name);
				return attribute != null && attribute.length === value.length && attribute.toLowerCase() === value && next(element);
			};
		}
		return (element) => adapter.getAttributeValue(element, name) === value && next(element);
	},
	hyphen(next, data, options) {
		const { adapter } = options;
		const { name } = data;
		let { value } = data;
		const { length } = value;
		if (shouldIgnoreCase(data, options)) {
			value = value.toLowerCase();
			return function hyphenIC(element) {
				const attribute = adapter.getAttributeValue(element, name);
				return attribute != null && (attribute.length === length || attribute.charAt(length) === "-") && attribute.substr(0, length).toLowerCase() === value && next(element);
			};
		}
		return function hyphen(element) {
			const attribute = adapter.getAttributeValue(element, name);
			return attribute != null && (attribute.length === length || attribute.charAt(length) === "-") && attribute.substr(0, length) === value && next(element);
		};
	},
	element(next, data, options) {
		const { adapter } = options;
		const { name, value } = data;
		if (whitespaceRe.test(value)) return falseFunc;
		const regex = new RegExp(`(?:^|\\s)${escapeRegex(value)}(?:$|\\s)`, shouldIgnoreCase(data, options) ? "i" : "");
		return function element(node) {
			const attribute = adapter.getAttributeValue(node, name);
			return attribute != null && attribute.length >= value.length && regex.test(attribute) && next(node);
		};
	},
	exists(next, { name }, { adapter }) {
		return (element) => adapter.hasAttrib(element, name) && next(element);
	},
	start(next, data, options) {
		const { adapter } = options;
		const { name } = data;
		let { value } = data;
		const { length } = value;
		if (length === 0) return falseFunc;
		if (shouldIgnoreCase(data, options)) {
			value = value.toLowerCase();
			return (element) => {
				const attribute = adapter.getAttributeValue(element, name);
				return attribute != null && attribute.length >= length && attribute.substr(0, length).toLowerCase() === value && next(element);
			};
		}
		return (element) => !!adapter.getAttributeValue(element, name)?.startsWith(value) && next(element);
	},
	end(next, data, options) {
		const { adapter } = options;
		const { name } = data;
		let { value } = data;
		const length = -value.length;
		if (length === 0) return falseFunc;
		if (shouldIgnoreCase(data, options)) {
			value = value.toLowerCase();
			return (element) => adapter.getAttributeValue(element, name)?.substr(length).toLowerCase() === value && next(element);
		}
		return (element) => !!adapter.getAttributeValue(element, name)?.endsWith(value) && next(element);
	},
	any(next, data, options) {
		const { adapter } = options;
		const { name, value } = data;
		if (value === "") return falseFunc;
		if (shouldIgnoreCase(data, options)) {
			const regex = new RegExp(escapeRegex(value), "i");
			return function anyIC(element) {
				const attribute = adapter.getAttributeValue(element, name);
				return attribute != null && attribute.length >= value.length && regex.test(attribute) && next(element);
			};
		}
		return (element) => !!adapter.getAttributeValue(element, name)?.includes(value) && next(element);
	},
	not(next, data, options) {
		const { adapter } = options;
		const { name } = data;
		let { value } = data;
		if (value === "") return (element) => !!adapter.getAttributeValue(element, name) && next(element);
		if (shouldIgnoreCase(data, options)) {
			value = value.toLowerCase();
			return (element) => {
				const attribute = adapter.getAttributeValue(element, name);
				return (attribute == null || attribute.length !== value.length || attribute.toLowerCase() !== value) && next(element);
			};
		}
		return (element) => adapter.getAttributeValue(element, name) !== value && next(element);
	}
};
/**
* Find the first element matching the query. If not in XML mode, the query will ignore
* the contents of `<template>` elements.
* @param query - Function that returns true if the element matches the query.
* @param nodes - Nodes to query. If a node is an element, its children will be queried.
* @param options - Options for querying the document.
* @returns The first matching element, or null if there was no match.
*/
function findOne$1(query, nodes, options) {
	const { adapter, xmlMode = false } = options;
	/** Stack of the arrays we are looking at. */
	const nodeStack = [nodes];
	/** Stack of the indices within the arrays. */
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (nodeStack.length === 1) return null;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const element = nodeStack[0][indexStack[0]++];
		if (!adapter.isTag(element)) continue;
		if (query(element)) return element;
		if (xmlMode || adapter.getName(element) !== "template") {
			const children = adapter.getChildren(element);
			if (children.length > 0) {
				nodeStack.unshift(children);
				indexStack.unshift(0);
			}
		}
	}
}
/**
* Get all element siblings after the provided node.
* @param element Element candidate being tested.
* @param adapter Adapter implementation used for DOM operations.
*/
function getNextSiblings(element, adapter) {
	const siblings = adapter.getSiblings(element);
	if (siblings.length <= 1) return [];
	const elementIndex = siblings.indexOf(element);
	if (elementIndex === -1 || elementIndex === siblings.length - 1) return [];
	return siblings.slice(elementIndex + 1).filter(adapter.isTag);
}
/**
* Get the parent element of a node.
* @param node Node to inspect.
* @param adapter Adapter implementation used for DOM operations.
*/
function getElementParent(node, adapter) {
	const parent = adapter.getParent(node);
	return parent != null && adapter.isTag(parent) ? parent : null;
}
// ../../node_modules/linkedom/node_modules/css-select/dist/pseudo-selectors/aliases.js
/**
* Only text controls can be made read-only, since for other controls (such
* as checkboxes and buttons) there is no useful distinction between being
* read-only and being disabled.
* @see {@link https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly}
*/
const textControl = "input:is([type=text i],[type=search i],[type=url i],[type=tel i],[type=email i],[type=password i],[type=date i],[type=month i],[type=week i],[type=time i],[type=datetime-local i],[type=number i])";
/**
* Aliases are pseudos that are expressed as selectors.
*/
const aliases = {
	"any-link": ":is(a, area, link)[href]",
	link: ":any-link:not(:visited)",
	disabled: `:is(
        :is(button, input, select, textarea, optgroup, option)[disabled],
        optgroup[disabled] > option,
        fieldset[disabled]:not(fieldset[disabled] legend:first-of-type *)
    )`,
	enabled: ":is(button, input, select, textarea, optgroup, option, fieldset):not(:disabled)",
	checked: ":is(:is(input[type=radio], input[type=checkbox])[checked], :selected)",
	required: ":is(input, select, textarea)[required]",
	optional: ":is(input, select, textarea):not([required])",
	"read-only": `[readonly]:is(textarea, ${textControl})`,
	"read-write": `:not([readonly]):is(textarea, ${textControl})`,
	/**
	* `:selected` matches option elements that have the `selected` attribute,
	* or are the first option element in a select element that does not have
	* the `multiple` attribute and does not have any option elements with the
	* `selected` attribute.
	* @see https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness
	*/
	selected: "option:is([selected], select:not([multiple]):not(:has(> option[selected])) > :first-of-type)",
	checkbox: "[type=checkbox]",
	file: "[type=file]",
	password: "[type=password]",
	radio: "[type=radio]",
	reset: "[type=reset]",
	image: "[type=image]",
	submit: "[type=submit]",
	parent: ":not(:empty)",
	header: ":is(h1, h2, h3, h4, h5, h6)",
	button: ":is(button, input[type=button])",
	input: ":is(input, textarea, select, button)",
	text: "input:is(:not([type!='']), [type=text])"
};
// ../../node_modules/linkedom/node_modules/nth-check/dist/compile.js
/**
* Returns a function that checks if an elements index matches the given rule
* highly optimized to return the fastest solution.
* @param parsed A tuple [a, b], as returned by `parse`.
* @returns A highly optimized function that returns whether an index matches the nth-check.
* @example
*
* ```js
* const check = nthCheck.compile([2, 3]);
*
* check(0); // `false`
* check(1); // `false`
* check(2); // `true`
* check(3); // `false`
* check(4); // `true`
* check(5); // `false`
* check(6); // `true`
* ```
*/
function compile$1(parsed) {
	const a = parsed[0];
	const b = parsed[1] - 1;
	if (b < 0 && a <= 0) return falseFunc;
	if (a === -1) return (index) => index <= b;
	if (a === 0) return (index) => index === b;
	if (a === 1) return b < 0 ? trueFunc : (index) => index >= b;
	const absA = Math.abs(a);
	const bModulo = (b % absA + absA) % absA;
	return a > 1 ? (index) => index >= b && index % absA === bModulo : (index) => index <= b && index % absA === bModulo;
}
// ../../node_modules/linkedom/node_modules/nth-check/dist/parse.js
const whitespace = /* @__PURE__ */ new Set([
	9,
	10,
	12,
	13,
	32
]);
const ZERO = "0".charCodeAt(0);
const NINE = "9".charCodeAt(0);
/**
* Parses an expression.
* @param formula CSS nth-formula to parse.
* @throws {Error} An `Error` if parsing fails.
* @returns An array containing the integer step size and the integer offset of the nth rule.
* @example nthCheck.parse("2n+3"); // returns [2, 3]
*/
function parse$2(formula) {
	formula = formula.trim().toLowerCase();
	switch (formula) {
		case "even": return [2, 0];
		case "odd": return [2, 1];
	}
	let index = 0;
	let a = 0;
	let sign = readSign();
	let number = readNumber();
	if (index < formula.length && formula.charAt(index) === "n") {
		index++;
		a = sign * (number ?? 1);
		skipWhitespace();
		if (index < formula.length) {
			sign = readSign();
			skipWhitespace();
			number = readNumber();
		} else sign = number = 0;
	}
	if (number === null || index < formula.length) throw new Error(`n-th rule couldn't be parsed ('${formula}')`);
	return [a, sign * number];
	function readSign() {
		switch (formula.charAt(index)) {
			case "-":
				index++;
				return -1;
			case "+": index++;
		}
		return 1;
	}
	function readNumber() {
		const start = index;
		let value = 0;
		while (index < formula.length && formula.charCodeAt(index) >= ZERO && formula.charCodeAt(index) <= NINE) {
			value = value * 10 + (formula.charCodeAt(index) - ZERO);
			index++;
		}
		return index === start ? null : value;
	}
	function skipWhitespace() {
		while (index < formula.length && whitespace.has(formula.charCodeAt(index))) index++;
	}
}
// ../../node_modules/linkedom/node_modules/nth-check/dist/index.js
/**
* Parses and compiles a formula to a highly optimized function.
* Combination of {@link parse} and {@link compile}.
*
* If the formula doesn't match any elements,
* it returns [`boolbase`](https://github.com/fb55/boolbase)'s `falseFunc`.
* Otherwise, a function accepting an _index_ is returned, which returns
* whether or not the passed _index_ matches the formula.
*
* Note: The nth-rule starts counting at `1`, the returned function at `0`.
* @param formula The formula to compile.
* @example
* const check = nthCheck("2n+3");
*
* check(0); // `false`
* check(1); // `false`
* check(2); // `true`
* check(3); // `false`
* check(4); // `true`
* check(5); // `false`
* check(6); // `true`
*/
function nthCheck(formula) {
	return compile$1(parse$2(formula));
}
// ../../node_modules/linkedom/node_modules/css-select/dist/helpers/cache.js
/**
* Some selectors such as `:contains` and (non-relative) `:has` will only be
* able to match elements if their parents match the selector (as they contain
* a subset of the elements that the parent contains).
*
* This function wraps the given `matches` function in a function that caches
* the results of the parent elements, so that the `matches` function only
* needs to be called once for each subtree.
* @param next Matcher to run after this matcher succeeds.
* @param options Configuration object for cache behavior.
* @param options.adapter Adapter implementation used for DOM access.
* @param options.cacheResults Whether results should be memoized by input root.
* @param matches Compiled matcher function to wrap with caching.
*/
function cacheParentResults(next, { adapter, cacheResults }, matches) {
	if (cacheResults === false || typeof WeakMap === "undefined") return (element) => next(element) && matches(element);
	const resultCache = /* @__PURE__ */ new WeakMap();
	function addResultToCache(element) {
		const result = matches(element);
		resultCache.set(element, result);
		return result;
	}
	return function cachedMatcher(element) {
		if (!next(element)) return false;
		if (resultCache.has(element)) return resultCache.get(element) ?? false;
		let node = element;
		do {
			const parent = getElementParent(node, adapter);
			if (parent === null) return addResultToCache(element);
			node = parent;
		} while (!resultCache.has(node));
		return resultCache.get(node) ? addResultToCache(element) : false;
	};
}
// ../../node_modules/linkedom/node_modules/css-select/dist/helpers/options.js
/**
* Create a copy of options, omitting `context` and `rootFunc`.
*
* This is used when compiling nested selectors (e.g. inside `:is`, `:not`,
* `:nth-child(… of S)`) so that the parent compilation state doesn't leak.
*/
function copyOptions(options) {
	const { context: _, rootFunc: __, ...copied } = options;
	return copied;
}
// ../../node_modules/linkedom/node_modules/css-select/dist/pseudo-selectors/filters.js
/**
* RFC 4647 extended filtering with pre-split subtags.
* @param tag - Lowercased subtags of the element's language value.
* @param range - Lowercased subtags of the language range to match against.
*/
function extendedFilter(tag, range) {
	if (range[0] !== "*" && range[0] !== tag[0]) return false;
	let tagIndex = 1;
	for (let rangeIndex = 1; rangeIndex < range.length; rangeIndex++) {
		if (range[rangeIndex] === "*") continue;
		while (tagIndex < tag.length && tag[tagIndex] !== range[rangeIndex]) if (tag[tagIndex++].length <= 1) return false;
		if (tagIndex >= tag.length) return false;
		tagIndex++;
	}
	return true;
}
/** @see {@link https://www.w3.org/TR/selectors-4/#the-nth-child-pseudo} */
const nthOfRegex = /^(.+?)\s+of\s+(.+)$/is;
function compileNth(reverse, ofType) {
	return function nth(next, rule, options, context, compileToken) {
		const { adapter, equals } = options;
		const ofMatch = ofType ? null : rule.match(nthOfRegex);
		const nthCheck$1 = nthCheck(ofMatch ? ofMatch[1].trim() : rule);
		if (nthCheck$1 === falseFunc) return falseFunc;
		const ofSelector = ofMatch && compileToken ? compileToken(parse$3(ofMatch[2].trim()), copyOptions(options), context) : void 0;
		if (ofSelector === falseFunc) return falseFunc;
		if (nthCheck$1 === trueFunc && !ofSelector) return (element) => getElementParent(element, adapter) !== null && next(element);
		const shouldCount = ofSelector ? (_element, sibling) => ofSelector(sibling) : ofType ? (element, sibling) => adapter.getName(sibling) === adapter.getName(element) : trueFunc;
		if (reverse) return function nthLast(element) {
			if (ofSelector && !ofSelector(element)) return false;
			const siblings = adapter.getSiblings(element);
			let pos = 0;
			for (let index = siblings.length - 1; index >= 0; index--) {
				const sibling = siblings[index];
				if (equals(element, sibling)) break;
				if (adapter.isTag(sibling) && shouldCount(element, sibling)) pos++;
			}
			return nthCheck$1(pos) && next(element);
		};
		return function nth(element) {
			if (ofSelector && !ofSelector(element)) return false;
			const siblings = adapter.getSiblings(element);
			let pos = 0;
			for (const sibling of siblings) {
				if (equals(element, sibling)) break;
				if (adapter.isTag(sibling) && shouldCount(element, sibling)) pos++;
			}
			return nthCheck$1(pos) && next(element);
		};
	};
}
/**
* Pre-compiled pseudo filters.
*/
const filters = {
	contains(next, text, options) {
		const { getText } = options.adapter;
		return cacheParentResults(next, options, (element) => getText(element).includes(text));
	},
	icontains(next, text, options) {
		const itext = text.toLowerCase();
		const { getText } = options.adapter;
		return cacheParentResults(next, options, (element) => getText(element).toLowerCase().includes(itext));
	},
	"nth-child": compileNth(false, false),
	"nth-last-child": compileNth(true, false),
	"nth-of-type": compileNth(false, true),
	"nth-last-of-type": compileNth(true, true),
	root(next, _rule, { adapter }) {
		return (element) => getElementParent(element, adapter) === null && next(element);
	},
	scope(next, rule, options, context) {
		const { equals } = options;
		if (!context || context.length === 0) return filters["root"](next, rule, options);
		if (context.length === 1) return (element) => equals(context[0], element) && next(element);
		return (element) => context.includes(element) && next(element);
	},
	lang(next, code, { adapter }) {
		const ranges = code.split(",").map((r) => r.trim()).filter((r) => r.length > 0).map((r) => r.replace(/^['"]|['"]$/g, "").toLowerCase().split("-"));
		return function lang(element) {
			let node = element;
			while (node != null) {
				const value = adapter.getAttributeValue(node, "xml:lang") ?? adapter.getAttributeValue(node, "lang");
				if (value != null) {
					if (!value) return ranges.some((r) => r[0] === "") && next(element);
					const tag = value.toLowerCase().split("-");
					return ranges.some((r) => extendedFilter(tag, r)) && next(element);
				}
				const parent = adapter.getParent(node);
				node = parent != null && adapter.isTag(parent) ? parent : null;
			}
			return ranges.some((r) => r[0] === "") && next(element);
		};
	},
	hover: dynamicStatePseudo("isHovered"),
	visited: dynamicStatePseudo("isVisited"),
	active: dynamicStatePseudo("isActive")
};
/**
* Dynamic state pseudos. These depend on optional Adapter methods.
* @param name The name of the adapter method to call.
* @returns Pseudo for the `filters` object.
*/
function dynamicStatePseudo(name) {
	return function dynamicPseudo(next, _rule, { adapter }) {
		const filterFunction = adapter[name];
		if (typeof filterFunction !== "function") return falseFunc;
		return function active(element) {
			return filterFunction(element) && next(element);
		};
	};
}
// ../../node_modules/linkedom/node_modules/css-select/dist/pseudo-selectors/pseudos.js
/**
* CSS limits the characters considered as whitespace to space, tab & line
* feed. We add carriage returns as htmlparser2 doesn't normalize them to
* line feeds.
* @see {@link https://www.w3.org/TR/css-text-3/#white-space}
*/
const isDocumentWhiteSpace = /^[ \t\r\n]*$/;
/** Runtime pseudo selector implementations. */
const pseudos = {
	empty(element, { adapter }) {
		const children = adapter.getChildren(element);
		return children.every((element) => !adapter.isTag(element)) && children.every((element) => isDocumentWhiteSpace.test(adapter.getText(element)));
	},
	"first-child"(element, { adapter, equals }) {
		if (adapter.prevElementSibling) return adapter.prevElementSibling(element) == null;
		const firstChild = adapter.getSiblings(element).find((sibling) => adapter.isTag(sibling));
		return firstChild != null && equals(element, firstChild);
	},
	"last-child"(element, { adapter, equals }) {
		const siblings = adapter.getSiblings(element);
		for (let index = siblings.length - 1; index >= 0; index--) {
			if (equals(element, siblings[index])) return true;
			if (adapter.isTag(siblings[index])) break;
		}
		return false;
	},
	"first-of-type"(element, { adapter, equals }) {
		const siblings = adapter.getSiblings(element);
		const elementName = adapter.getName(element);
		for (const currentSibling of siblings) {
			if (equals(element, currentSibling)) return true;
			if (adapter.isTag(currentSibling) && adapter.getName(currentSibling) === elementName) break;
		}
		return false;
	},
	"last-of-type"(element, { adapter, equals }) {
		const siblings = adapter.getSiblings(element);
		const elementName = adapter.getName(element);
		for (let index = siblings.length - 1; index >= 0; index--) {
			const currentSibling = siblings[index];
			if (equals(element, currentSibling)) return true;
			if (adapter.isTag(currentSibling) && adapter.getName(currentSibling) === elementName) break;
		}
		return false;
	},
	"only-of-type"(element, { adapter, equals }) {
		const elementName = adapter.getName(element);
		return adapter.getSiblings(element).every((sibling) => equals(element, sibling) || !adapter.isTag(sibling) || adapter.getName(sibling) !== elementName);
	},
	"only-child"(element, { adapter, equals }) {
		return adapter.getSiblings(element).every((sibling) => equals(element, sibling) || !adapter.isTag(sibling));
	}
};
/**
* Validate pseudo selector argument arity.
* @param pseudoClassCondition Pseudo-function implementation to wrap.
* @param name Name of the pseudo selector.
* @param subselect Subselector passed to the pseudo-function.
* @param argumentIndex Index of the argument parser to apply.
*/
function verifyPseudoArguments(pseudoClassCondition, name, subselect, argumentIndex) {
	if (subselect === null) {
		if (pseudoClassCondition.length > argumentIndex) throw new Error(`Pseudo-class :${name} requires an argument`);
	} else if (pseudoClassCondition.length === argumentIndex) throw new Error(`Pseudo-class :${name} doesn't have any arguments`);
}
// ../../node_modules/linkedom/node_modules/css-select/dist/helpers/selectors.js
/**
* Check whether a selector token performs traversal.
* @param token Selector token(s) to compile.
*/
function isTraversal(token) {
	return token.type === "_flexibleDescendant" || isTraversal$1(token);
}
/**
* Sort the parts of the passed selector, as there is potential for
* optimization (some types of selectors are faster than others).
* @param array Selector to sort
*/
function sortRules(array) {
	const ratings = array.map(getQuality);
	for (let index = 1; index < array.length; index++) {
		const procNew = ratings[index];
		if (procNew < 0) continue;
		for (let currentIndex = index; currentIndex > 0 && procNew < ratings[currentIndex - 1]; currentIndex--) {
			const token = array[currentIndex];
			array[currentIndex] = array[currentIndex - 1];
			array[currentIndex - 1] = token;
			ratings[currentIndex] = ratings[currentIndex - 1];
			ratings[currentIndex - 1] = procNew;
		}
	}
}
function getAttributeQuality(token) {
	switch (token.action) {
		case AttributeAction.Exists: return 10;
		case AttributeAction.Equals: return token.name === "id" ? 9 : 8;
		case AttributeAction.Not: return 7;
		case AttributeAction.Start: return 6;
		case AttributeAction.End: return 6;
		case AttributeAction.Any: return 5;
		case AttributeAction.Hyphen: return 4;
		case AttributeAction.Element: return 3;
	}
}
/**
* Determine the quality of the passed token. The higher the number, the
* faster the token is to execute.
* @param token Token to get the quality of.
* @returns The token's quality.
*/
function getQuality(token) {
	switch (token.type) {
		case SelectorType.Universal: return 50;
		case SelectorType.Tag: return 30;
		case SelectorType.Attribute: return Math.floor(getAttributeQuality(token) / (token.ignoreCase ? 2 : 1));
		case SelectorType.Pseudo: return token.data ? token.name === "has" || token.name === "contains" || token.name === "icontains" ? 0 : Array.isArray(token.data) ? Math.max(0, Math.min(...token.data.map((d) => Math.min(...d.map(getQuality))))) : 2 : 3;
		default: return -1;
	}
}
/**
* Check whether a token or nested token includes `:scope`.
* @param t Selector token under inspection.
*/
function includesScopePseudo(t) {
	return t.type === SelectorType.Pseudo && (t.name === "scope" || Array.isArray(t.data) && t.data.some((data) => data.some(includesScopePseudo)));
}
// ../../node_modules/linkedom/node_modules/css-select/dist/pseudo-selectors/subselects.js
/** Used as a placeholder for :has. Will be replaced with the actual element. */
const PLACEHOLDER_ELEMENT = {};
/**
* Check if the selector has any properties that rely on the current element.
* If not, we can cache the result of the selector.
*
* We can't cache selectors that start with a traversal (e.g. `>`, `+`, `~`),
* or include a `:scope`.
* @param selector - The selector to check.
* @returns Whether the selector has any properties that rely on the current element.
*/
function hasDependsOnCurrentElement(selector) {
	return selector.some((sel) => sel.length > 0 && (isTraversal(sel[0]) || sel.some(includesScopePseudo)));
}
const is$1 = (next, token, options, context, compileToken) => {
	const compiledToken = compileToken(token, copyOptions(options), context);
	return compiledToken === trueFunc ? next : compiledToken === falseFunc ? falseFunc : (element) => compiledToken(element) && next(element);
};
/** Pseudo selectors that compile nested selectors. */
const subselects = {
	is: is$1,
	/**
	* `:matches` and `:where` are aliases for `:is`.
	*/
	matches: is$1,
	where: is$1,
	not(next, token, options, context, compileToken) {
		const compiledToken = compileToken(token, copyOptions(options), context);
		return compiledToken === falseFunc ? next : compiledToken === trueFunc ? falseFunc : (element) => !compiledToken(element) && next(element);
	},
	has(next, subselect, options, _context, compileToken) {
		const { adapter } = options;
		const copiedOptions = copyOptions(options);
		copiedOptions.relativeSelector = true;
		const context = subselect.some((s) => s.some(isTraversal)) ? [PLACEHOLDER_ELEMENT] : void 0;
		const skipCache = hasDependsOnCurrentElement(subselect);
		const compiled = compileToken(subselect, copiedOptions, context);
		if (compiled === falseFunc) return falseFunc;
		if (context && compiled !== trueFunc) return skipCache ? (element) => {
			if (!next(element)) return false;
			context[0] = element;
			const childs = adapter.getChildren(element);
			return findOne$1(compiled, compiled.shouldTestNextSiblings ? [...childs, ...getNextSiblings(element, adapter)] : childs, options) !== null;
		} : cacheParentResults(next, options, (element) => {
			context[0] = element;
			return findOne$1(compiled, adapter.getChildren(element), options) !== null;
		});
		const hasOne = (element) => findOne$1(compiled, adapter.getChildren(element), options) !== null;
		return skipCache ? (element) => next(element) && hasOne(element) : cacheParentResults(next, options, hasOne);
	}
};
// ../../node_modules/linkedom/node_modules/css-select/dist/pseudo-selectors/index.js
/**
* Compile a pseudo selector into an executable query function.
* @param next Matcher to run after this matcher succeeds.
* @param selector Selector used to match elements.
* @param options Options that control this operation.
* @param context Context nodes used to scope selector matching.
* @param compileToken Function used to compile nested selector tokens.
*/
function compilePseudoSelector(next, selector, options, context, compileToken) {
	const { name, data } = selector;
	if (Array.isArray(data)) {
		if (!(name in subselects)) throw new Error(`Unknown pseudo-class :${name}(${data})`);
		return subselects[name](next, data, options, context, compileToken);
	}
	const userPseudo = options.pseudos?.[name];
	const stringPseudo = typeof userPseudo === "string" ? userPseudo : aliases[name];
	if (typeof stringPseudo === "string") {
		if (data != null) throw new Error(`Pseudo ${name} doesn't have any arguments`);
		const alias = parse$3(stringPseudo);
		return subselects["is"](next, alias, options, context, compileToken);
	}
	if (typeof userPseudo === "function") {
		verifyPseudoArguments(userPseudo, name, data, 1);
		return (element) => userPseudo(element, data) && next(element);
	}
	if (name in filters) return filters[name](next, data, options, context, compileToken);
	if (name in pseudos) {
		const pseudo = pseudos[name];
		verifyPseudoArguments(pseudo, name, data, 2);
		return (element) => pseudo(element, options, data) && next(element);
	}
	throw new Error(`Unknown pseudo-class :${name}`);
}
// ../../node_modules/linkedom/node_modules/css-select/dist/general.js
/**
* Compile a single selector token.
* @param next Matcher to run after this matcher succeeds.
* @param selector Selector used to match elements.
* @param options Options that control this operation.
* @param context Context nodes used to scope selector matching.
* @param compileToken Function used to compile nested selector tokens.
* @param hasExpensiveSubselector Whether the selector contains expensive subselectors.
*/
function compileGeneralSelector(next, selector, options, context, compileToken, hasExpensiveSubselector) {
	const { adapter, equals, cacheResults } = options;
	switch (selector.type) {
		case SelectorType.PseudoElement: throw new Error("Pseudo-elements are not supported by css-select");
		case SelectorType.ColumnCombinator: throw new Error("Column combinators are not yet supported by css-select");
		case SelectorType.Attribute:
			if (selector.namespace != null) throw new Error("Namespaced attributes are not yet supported by css-select");
			if (!options.xmlMode || options.lowerCaseAttributeNames) selector.name = selector.name.toLowerCase();
			return attributeRules[selector.action](next, selector, options);
		case SelectorType.Pseudo: return compilePseudoSelector(next, selector, options, context, compileToken);
		case SelectorType.Tag: {
			if (selector.namespace != null) throw new Error("Namespaced tag names are not yet supported by css-select");
			let { name } = selector;
			if (!options.xmlMode || options.lowerCaseTags) name = name.toLowerCase();
			return function tag(element) {
				return adapter.getName(element) === name && next(element);
			};
		}
		case SelectorType.Descendant: {
			if (!hasExpensiveSubselector || cacheResults === false || typeof WeakMap === "undefined") return function descendant(element) {
				let current = element;
				while (current = getElementParent(current, adapter)) if (next(current)) return true;
				return false;
			};
			const resultCache = /* @__PURE__ */ new WeakMap();
			return function cachedDescendant(element) {
				let current = element;
				let result;
				while (current = getElementParent(current, adapter)) {
					const cached = resultCache.get(current);
					if (cached === void 0) {
						result ??= { matches: false };
						result.matches = next(current);
						resultCache.set(current, result);
						if (result.matches) return true;
					} else {
						if (result) result.matches = cached.matches;
						return cached.matches;
					}
				}
				return false;
			};
		}
		case "_flexibleDescendant": return function flexibleDescendant(element) {
			let current = element;
			do {
				if (next(current)) return true;
				current = getElementParent(current, adapter);
			} while (current);
			return false;
		};
		case SelectorType.Parent: return function parent(element) {
			return adapter.getChildren(element).some((element) => adapter.isTag(element) && next(element));
		};
		case SelectorType.Child: return function child(element) {
			const parent = getElementParent(element, adapter);
			return parent !== null && next(parent);
		};
		case SelectorType.Sibling: return function sibling(element) {
			const siblings = adapter.getSiblings(element);
			for (const currentSibling of siblings) {
				if (equals(element, currentSibling)) break;
				if (adapter.isTag(currentSibling) && next(currentSibling)) return true;
			}
			return false;
		};
		case SelectorType.Adjacent:
			if (adapter.prevElementSibling) return function adjacent(element) {
				const previous = adapter.prevElementSibling(element);
				return previous != null && next(previous);
			};
			return function adjacent(element) {
				const siblings = adapter.getSiblings(element);
				let lastElement;
				for (const currentSibling of siblings) {
					if (equals(element, currentSibling)) break;
					if (adapter.isTag(currentSibling)) lastElement = currentSibling;
				}
				return !!lastElement && next(lastElement);
			};
		case SelectorType.Universal:
			if (selector.namespace != null && selector.namespace !== "*") throw new Error("Namespaced universal selectors are not yet supported by css-select");
			return next;
	}
}
// ../../node_modules/linkedom/node_modules/css-select/dist/compile.js
const DESCENDANT_TOKEN = { type: SelectorType.Descendant };
const FLEXIBLE_DESCENDANT_TOKEN = { type: "_flexibleDescendant" };
const SCOPE_TOKEN = {
	type: SelectorType.Pseudo,
	name: "scope",
	data: null
};
function absolutize(token, { adapter }, context) {
	const hasContext = !!context?.every((element) => element === PLACEHOLDER_ELEMENT || adapter.isTag(element) && getElementParent(element, adapter) !== null);
	for (const t of token) {
		if (t.length > 0 && isTraversal(t[0]) && t[0].type !== SelectorType.Descendant) {} else if (hasContext && !t.some(includesScopePseudo)) t.unshift(DESCENDANT_TOKEN);
		else continue;
		t.unshift(SCOPE_TOKEN);
	}
}
/**
* Compile a parsed selector token into an executable query function.
* @param token Selector token(s) to compile.
* @param options Options that control this operation.
* @param compilationContext Compilation context for relative selector handling.
*/
function compileToken(token, options, compilationContext) {
	for (const rules of token) sortRules(rules);
	const { context = compilationContext, rootFunc: rootFunction = trueFunc } = options;
	const isArrayContext = Array.isArray(context);
	const finalContext = context && (Array.isArray(context) ? context : [context]);
	if (options.relativeSelector !== false) absolutize(token, options, finalContext);
	else if (token.some((t) => t.length > 0 && isTraversal(t[0]))) throw new Error("Relative selectors are not allowed when the `relativeSelector` option is disabled");
	let shouldTestNextSiblings = false;
	let query = falseFunc;
	combineLoop: for (const rules of token) {
		if (rules.length >= 2) {
			const [first, second] = rules;
			if (first.type !== SelectorType.Pseudo || first.name !== "scope") {} else if (isArrayContext && second.type === SelectorType.Descendant) rules[1] = FLEXIBLE_DESCENDANT_TOKEN;
			else if (second.type === SelectorType.Adjacent || second.type === SelectorType.Sibling) shouldTestNextSiblings = true;
		}
		let next = rootFunction;
		let hasExpensiveSubselector = false;
		for (const rule of rules) {
			next = compileGeneralSelector(next, rule, options, finalContext, compileToken, hasExpensiveSubselector);
			if (getQuality(rule) === 0) hasExpensiveSubselector = true;
			if (next === falseFunc) continue combineLoop;
		}
		if (next === rootFunction) return rootFunction;
		query = query === falseFunc ? next : or(query, next);
	}
	query.shouldTestNextSiblings = shouldTestNextSiblings;
	return query;
}
function or(a, b) {
	return (element) => a(element) || b(element);
}
// ../../node_modules/linkedom/node_modules/css-select/dist/index.js
const defaultEquals = (a, b) => a === b;
const defaultOptions = {
	adapter: {
		...dist_exports,
		isTag: isTag$3
	},
	equals: defaultEquals
};
function convertOptionFormats(options) {
	const finalOptions = options ?? defaultOptions;
	finalOptions.adapter ??= defaultOptions.adapter;
	finalOptions.equals ??= finalOptions.adapter?.equals ?? defaultEquals;
	return finalOptions;
}
/**
* Compiles a selector to an executable function.
*
* The returned function checks if each passed node is an element. Use
* `_compileUnsafe` to skip this check.
* @param selector Selector to compile.
* @param options Compilation options.
* @param context Optional context for the selector.
*/
function compile(selector, options, context) {
	const convertedOptions = convertOptionFormats(options);
	const next = _compileUnsafe(selector, convertedOptions, context);
	return next === falseFunc ? falseFunc : (element) => convertedOptions.adapter.isTag(element) && next(element);
}
/**
* Like `compile`, but does not add a check if elements are tags.
* @param selector Selector used to match elements.
* @param options Options that control this operation.
* @param context Context nodes used to scope selector matching.
*/
function _compileUnsafe(selector, options, context) {
	return compileToken(typeof selector === "string" ? parse$3(selector) : selector, convertOptionFormats(options), context);
}
/**
* Tests whether or not an element is matched by query.
* @template Node The generic Node type for the DOM adapter being used.
* @template ElementNode The Node type for elements for the DOM adapter being used.
* @param element The element to test if it matches the query.
* @param query can be either a CSS selector string or a compiled query function.
* @param [options] options for querying the document.
* @see compile for supported selector queries.
* @returns Whether the element matches the query.
*/
function is(element, query, options) {
	return (typeof query === "function" ? query : compile(query, options))(element);
}
// ../../node_modules/linkedom/esm/shared/matches.js
const { isArray } = Array;
/* c8 ignore start */
const isTag = ({ nodeType }) => nodeType === 1;
const existsOne = (test, elements) => elements.some((element) => isTag(element) && (test(element) || existsOne(test, getChildren(element))));
const getAttributeValue = (element, name) => name === "class" ? element.getAttributeNode("class")?.value ?? null : element.getAttribute(name);
const getChildren = ({ childNodes }) => childNodes;
const getName = (element) => {
	const { localName } = element;
	return ignoreCase(element) ? localName.toLowerCase() : localName;
};
const getParent = ({ parentNode }) => parentNode;
const getSiblings = (element) => {
	const { parentNode } = element;
	return parentNode ? getChildren(parentNode) : element;
};
const getText = (node) => {
	if (isArray(node)) return node.map(getText).join("");
	if (isTag(node)) return getText(getChildren(node));
	if (node.nodeType === 3) return node.data;
	return "";
};
const hasAttrib = (element, name) => element.hasAttribute(name);
const removeSubsets = (nodes) => {
	let { length } = nodes;
	while (length--) {
		const node = nodes[length];
		if (length && -1 < nodes.lastIndexOf(node, length - 1)) {
			nodes.splice(length, 1);
			continue;
		}
		for (let { parentNode } = node; parentNode; parentNode = parentNode.parentNode) if (nodes.includes(parentNode)) {
			nodes.splice(length, 1);
			break;
		}
	}
	return nodes;
};
const findAll = (test, nodes) => {
	const matches = [];
	for (const node of nodes) if (isTag(node)) {
		if (test(node)) matches.push(node);
		matches.push(...findAll(test, getChildren(node)));
	}
	return matches;
};
const findOne = (test, nodes) => {
	for (let node of nodes) if (test(node) || (node = findOne(test, getChildren(node)))) return node;
	return null;
};
/* c8 ignore stop */
const adapter = {
	isTag,
	existsOne,
	getAttributeValue,
	getChildren,
	getName,
	getParent,
	getSiblings,
	getText,
	hasAttrib,
	removeSubsets,
	findAll,
	findOne
};
const prepareMatch = (element, selectors) => compile(selectors, {
	context: selectors.includes(":scope") ? element : void 0,
	xmlMode: !ignoreCase(element),
	adapter
});
const matches = (element, selectors) => is(element, selectors, {
	strict: true,
	context: selectors.includes(":scope") ? element : void 0,
	xmlMode: !ignoreCase(element),
	adapter
});
// ../../node_modules/linkedom/esm/interface/text.js
/**
* @implements globalThis.Text
*/
var Text$1 = class Text$1 extends CharacterData$1 {
	constructor(ownerDocument, data = "") {
		super(ownerDocument, "#text", 3, data);
	}
	get wholeText() {
		const text = [];
		let { previousSibling, nextSibling } = this;
		while (previousSibling) {
			if (previousSibling.nodeType === 3) text.unshift(previousSibling[VALUE]);
			else break;
			previousSibling = previousSibling.previousSibling;
		}
		text.push(this[VALUE]);
		while (nextSibling) {
			if (nextSibling.nodeType === 3) text.push(nextSibling[VALUE]);
			else break;
			nextSibling = nextSibling.nextSibling;
		}
		return text.join("");
	}
	cloneNode() {
		const { ownerDocument, [VALUE]: data } = this;
		return new Text$1(ownerDocument, data);
	}
	toString() {
		return escape(this[VALUE]);
	}
};
// ../../node_modules/linkedom/esm/mixin/parent-node.js
const isNode = (node) => node instanceof Node$1;
const insert = (parentNode, child, nodes) => {
	const { ownerDocument } = parentNode;
	for (const node of nodes) parentNode.insertBefore(isNode(node) ? node : new Text$1(ownerDocument, node), child);
};
/** @typedef { import('../interface/element.js').Element & {
[typeof NEXT]: NodeStruct,
[typeof PREV]: NodeStruct,
[typeof START]: NodeStruct,
nodeType: typeof ATTRIBUTE_NODE | typeof DOCUMENT_FRAGMENT_NODE | typeof ELEMENT_NODE | typeof TEXT_NODE | typeof NODE_END | typeof COMMENT_NODE | typeof CDATA_SECTION_NODE,
ownerDocument: Document,
parentNode: ParentNode,
}} NodeStruct */
var ParentNode = class extends Node$1 {
	constructor(ownerDocument, localName, nodeType) {
		super(ownerDocument, localName, nodeType);
		this[PRIVATE] = null;
		/** @type {NodeStruct} */
		this[NEXT] = this[END] = {
			[NEXT]: null,
			[PREV]: this,
			[START]: this,
			nodeType: -1,
			ownerDocument: this.ownerDocument,
			parentNode: null
		};
	}
	get childNodes() {
		const childNodes = new NodeList();
		let { firstChild } = this;
		while (firstChild) {
			childNodes.push(firstChild);
			firstChild = nextSibling(firstChild);
		}
		return childNodes;
	}
	get children() {
		const children = new NodeList();
		let { firstElementChild } = this;
		while (firstElementChild) {
			children.push(firstElementChild);
			firstElementChild = nextElementSibling(firstElementChild);
		}
		return children;
	}
	/**
	* @returns {NodeStruct | null}
	*/
	get firstChild() {
		let { [NEXT]: next, [END]: end } = this;
		while (next.nodeType === 2) next = next[NEXT];
		return next === end ? null : next;
	}
	/**
	* @returns {NodeStruct | null}
	*/
	get firstElementChild() {
		let { firstChild } = this;
		while (firstChild) {
			if (firstChild.nodeType === 1) return firstChild;
			firstChild = nextSibling(firstChild);
		}
		return null;
	}
	get lastChild() {
		const prev = this[END][PREV];
		switch (prev.nodeType) {
			case -1: return prev[START];
			case 2: return null;
		}
		return prev === this ? null : prev;
	}
	get lastElementChild() {
		let { lastChild } = this;
		while (lastChild) {
			if (lastChild.nodeType === 1) return lastChild;
			lastChild = previousSibling(lastChild);
		}
		return null;
	}
	get childElementCount() {
		return this.children.length;
	}
	prepend(...nodes) {
		insert(this, this.firstChild, nodes);
	}
	append(...nodes) {
		insert(this, this[END], nodes);
	}
	replaceChildren(...nodes) {
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end && next.nodeType === 2) next = next[NEXT];
		while (next !== end) {
			const after = getEnd(next)[NEXT];
			next.remove();
			next = after;
		}
		if (nodes.length) insert(this, end, nodes);
	}
	getElementsByClassName(className) {
		const elements = new NodeList();
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 1 && next.hasAttribute("class") && next.classList.has(className)) elements.push(next);
			next = next[NEXT];
		}
		return elements;
	}
	getElementsByTagName(tagName) {
		const elements = new NodeList();
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 1 && (next.localName === tagName || localCase(next) === tagName)) elements.push(next);
			next = next[NEXT];
		}
		return elements;
	}
	querySelector(selectors) {
		const matches = prepareMatch(this, selectors);
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 1 && matches(next)) return next;
			next = next.nodeType === 1 && next.localName === "template" ? next[END] : next[NEXT];
		}
		return null;
	}
	querySelectorAll(selectors) {
		const matches = prepareMatch(this, selectors);
		const elements = new NodeList();
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 1 && matches(next)) elements.push(next);
			next = next.nodeType === 1 && next.localName === "template" ? next[END] : next[NEXT];
		}
		return elements;
	}
	appendChild(node) {
		return this.insertBefore(node, this[END]);
	}
	contains(node) {
		let parentNode = node;
		while (parentNode && parentNode !== this) parentNode = parentNode.parentNode;
		return parentNode === this;
	}
	insertBefore(node, before = null) {
		if (node === before) return node;
		if (node === this) throw new Error("unable to append a node to itself");
		const next = before || this[END];
		switch (node.nodeType) {
			case 1:
				node.remove();
				node.parentNode = this;
				knownBoundaries(next[PREV], node, next);
				moCallback(node, null);
				connectedCallback(node);
				break;
			case 11: {
				let { [PRIVATE]: parentNode, firstChild, lastChild } = node;
				if (firstChild) {
					knownSegment(next[PREV], firstChild, lastChild, next);
					knownAdjacent(node, node[END]);
					if (parentNode) parentNode.replaceChildren();
					do {
						firstChild.parentNode = this;
						moCallback(firstChild, null);
						if (firstChild.nodeType === 1) connectedCallback(firstChild);
					} while (firstChild !== lastChild && (firstChild = nextSibling(firstChild)));
				}
				break;
			}
			case 3:
			case 8:
			case 4: node.remove();
			default:
				node.parentNode = this;
				knownSiblings(next[PREV], node, next);
				moCallback(node, null);
		}
		return node;
	}
	normalize() {
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			const { [NEXT]: $next, [PREV]: $prev, nodeType } = next;
			if (nodeType === 3) {
				if (!next[VALUE]) next.remove();
				else if ($prev && $prev.nodeType === 3) {
					$prev.textContent += next.textContent;
					next.remove();
				}
			}
			next = $next;
		}
	}
	removeChild(node) {
		if (node.parentNode !== this) throw new Error("node is not a child");
		node.remove();
		return node;
	}
	replaceChild(node, replaced) {
		const next = getEnd(replaced)[NEXT];
		replaced.remove();
		this.insertBefore(node, next);
		return replaced;
	}
};
// ../../node_modules/linkedom/esm/mixin/non-element-parent-node.js
var NonElementParentNode = class extends ParentNode {
	getElementById(id) {
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 1 && next.id === id) return next;
			next = next[NEXT];
		}
		return null;
	}
	cloneNode(deep) {
		const { ownerDocument, constructor } = this;
		const nonEPN = new constructor(ownerDocument);
		if (deep) {
			const { [END]: end } = nonEPN;
			for (const node of this.childNodes) nonEPN.insertBefore(node.cloneNode(deep), end);
		}
		return nonEPN;
	}
	toString() {
		const { childNodes, localName } = this;
		return `<${localName}>${childNodes.join("")}</${localName}>`;
	}
	toJSON() {
		const json = [];
		nonElementAsJSON(this, json);
		return json;
	}
};
// ../../node_modules/linkedom/esm/interface/document-fragment.js
/**
* @implements globalThis.DocumentFragment
*/
var DocumentFragment$1 = class extends NonElementParentNode {
	constructor(ownerDocument) {
		super(ownerDocument, "#document-fragment", 11);
	}
};
// ../../node_modules/linkedom/esm/interface/document-type.js
/**
* @implements globalThis.DocumentType
*/
var DocumentType$1 = class DocumentType$1 extends Node$1 {
	constructor(ownerDocument, name, publicId = "", systemId = "") {
		super(ownerDocument, "#document-type", 10);
		this.name = name;
		this.publicId = publicId;
		this.systemId = systemId;
	}
	cloneNode() {
		const { ownerDocument, name, publicId, systemId } = this;
		return new DocumentType$1(ownerDocument, name, publicId, systemId);
	}
	toString() {
		const { name, publicId, systemId } = this;
		const hasPublic = 0 < publicId.length;
		const str = [name];
		if (hasPublic) str.push("PUBLIC", `"${publicId}"`);
		if (systemId.length) {
			if (!hasPublic) str.push("SYSTEM");
			str.push(`"${systemId}"`);
		}
		return `<!DOCTYPE ${str.join(" ")}>`;
	}
	toJSON() {
		const json = [];
		documentTypeAsJSON(this, json);
		return json;
	}
};
// ../../node_modules/linkedom/esm/mixin/inner-html.js
/**
* @param {Node} node
* @returns {String}
*/
const getInnerHtml = (node) => node.childNodes.join("");
/**
* @param {Node} node
* @param {String} html
*/
const setInnerHtml = (node, html) => {
	const { ownerDocument } = node;
	const { constructor } = ownerDocument;
	const document = new constructor();
	document[CUSTOM_ELEMENTS] = ownerDocument[CUSTOM_ELEMENTS];
	const { childNodes } = parseFromString(document, ignoreCase(node), html);
	node.replaceChildren(...childNodes.map(setOwnerDocument, ownerDocument));
};
function setOwnerDocument(node) {
	node.ownerDocument = this;
	switch (node.nodeType) {
		case 1:
		case 11: node.childNodes.forEach(setOwnerDocument, this);
	}
	return node;
}
// ../../node_modules/uhyphen/esm/index.js
var esm_default = (camel) => camel.replace(/(([A-Z0-9])([A-Z0-9][a-z]))|(([a-z0-9]+)([A-Z]))/g, "$2$5-$3$6").toLowerCase();
// ../../node_modules/linkedom/esm/dom/string-map.js
const refs$1 = /* @__PURE__ */ new WeakMap();
const key = (name) => `data-${esm_default(name)}`;
const prop = (name) => name.slice(5).replace(/-([a-z])/g, (_, $1) => $1.toUpperCase());
const handler$2 = {
	get(dataset, name) {
		if (name in dataset) return refs$1.get(dataset).getAttribute(key(name));
	},
	set(dataset, name, value) {
		dataset[name] = value;
		refs$1.get(dataset).setAttribute(key(name), value);
		return true;
	},
	deleteProperty(dataset, name) {
		if (name in dataset) refs$1.get(dataset).removeAttribute(key(name));
		return delete dataset[name];
	}
};
/**
* @implements globalThis.DOMStringMap
*/
var DOMStringMap = class {
	/**
	* @param {Element} ref
	*/
	constructor(ref) {
		for (const { name, value } of ref.attributes) if (/^data-/.test(name)) this[prop(name)] = value;
		refs$1.set(this, ref);
		return new Proxy(this, handler$2);
	}
};
setPrototypeOf(DOMStringMap.prototype, null);
// ../../node_modules/linkedom/esm/dom/token-list.js
const { add } = Set.prototype;
const addTokens = (self, tokens) => {
	for (const token of tokens) if (token) add.call(self, token);
};
const update = ({ [OWNER_ELEMENT]: ownerElement, value }) => {
	const attribute = ownerElement.getAttributeNode("class");
	if (attribute) attribute.value = value;
	else setAttribute(ownerElement, new Attr$1(ownerElement.ownerDocument, "class", value));
};
/**
* @implements globalThis.DOMTokenList
*/
var DOMTokenList = class extends Set {
	constructor(ownerElement) {
		super();
		this[OWNER_ELEMENT] = ownerElement;
		const attribute = ownerElement.getAttributeNode("class");
		if (attribute) addTokens(this, attribute.value.split(/\s+/));
	}
	get length() {
		return this.size;
	}
	get value() {
		return [...this].join(" ");
	}
	/**
	* @param  {...string} tokens
	*/
	add(...tokens) {
		addTokens(this, tokens);
		update(this);
	}
	/**
	* @param {string} token
	*/
	contains(token) {
		return this.has(token);
	}
	/**
	* @param  {...string} tokens
	*/
	remove(...tokens) {
		for (const token of tokens) this.delete(token);
		update(this);
	}
	/**
	* @param {string} token
	* @param {boolean?} force
	*/
	toggle(token, force) {
		if (this.has(token)) {
			if (force) return true;
			this.delete(token);
			update(this);
		} else if (force || arguments.length === 1) {
			super.add(token);
			update(this);
			return true;
		}
		return false;
	}
	/**
	* @param {string} token
	* @param {string} newToken
	*/
	replace(token, newToken) {
		if (this.has(token)) {
			this.delete(token);
			super.add(newToken);
			update(this);
			return true;
		}
		return false;
	}
	/**
	* @param {string} token
	*/
	supports() {
		return true;
	}
};
// ../../node_modules/linkedom/esm/interface/css-style-declaration.js
const refs = /* @__PURE__ */ new WeakMap();
const getKeys = (style) => [...style.keys()].filter((key) => key !== PRIVATE);
const updateKeys = (style) => {
	const attr = refs.get(style).getAttributeNode("style");
	if (!attr || attr[CHANGED] || style.get(PRIVATE) !== attr) {
		style.clear();
		if (attr) {
			style.set(PRIVATE, attr);
			for (const rule of attr[VALUE].split(/\s*;\s*/)) {
				let [key, ...rest] = rule.split(":");
				if (rest.length > 0) {
					key = key.trim();
					const value = rest.join(":").trim();
					if (key && value) style.set(key, value);
				}
			}
		}
	}
	return attr;
};
const handler$1 = {
	get(style, name) {
		if (name in prototype) return style[name];
		updateKeys(style);
		if (name === "length") return getKeys(style).length;
		if (/^\d+$/.test(name)) return getKeys(style)[name];
		return style.get(esm_default(name)) ?? "";
	},
	set(style, name, value) {
		if (name === "cssText") style[name] = value;
		else {
			let attr = updateKeys(style);
			if (value == null) style.delete(esm_default(name));
			else style.set(esm_default(name), value);
			if (!attr) {
				const element = refs.get(style);
				attr = element.ownerDocument.createAttribute("style");
				element.setAttributeNode(attr);
				style.set(PRIVATE, attr);
			}
			attr[CHANGED] = false;
			attr[VALUE] = style.toString();
		}
		return true;
	}
};
/**
* @implements globalThis.CSSStyleDeclaration
*/
var CSSStyleDeclaration$1 = class extends Map {
	constructor(element) {
		super();
		refs.set(this, element);
		/* c8 ignore start */
		return new Proxy(this, handler$1);
		/* c8 ignore stop */
	}
	get cssText() {
		return this.toString();
	}
	set cssText(value) {
		refs.get(this).setAttribute("style", value);
	}
	getPropertyValue(name) {
		const self = this[PRIVATE];
		return handler$1.get(self, name);
	}
	setProperty(name, value) {
		const self = this[PRIVATE];
		handler$1.set(self, name, value);
	}
	removeProperty(name) {
		const self = this[PRIVATE];
		handler$1.set(self, name, null);
	}
	[Symbol.iterator]() {
		const self = this[PRIVATE];
		updateKeys(self);
		const keys = getKeys(self);
		const { length } = keys;
		let i = 0;
		return { next() {
			const done = i === length;
			return {
				done,
				value: done ? null : keys[i++]
			};
		} };
	}
	get [PRIVATE]() {
		return this;
	}
	toString() {
		const self = this[PRIVATE];
		updateKeys(self);
		const cssText = [];
		self.forEach(push, cssText);
		return cssText.join(";");
	}
};
const { prototype } = CSSStyleDeclaration$1;
function push(value, key) {
	if (key !== PRIVATE) this.push(`${key}:${value}`);
}
// ../../node_modules/linkedom/esm/interface/event.js
/* c8 ignore start */
const BUBBLING_PHASE = 3;
const AT_TARGET = 2;
const CAPTURING_PHASE = 1;
const NONE = 0;
function getCurrentTarget(ev) {
	return ev.currentTarget;
}
/**
* @implements globalThis.Event
*/
var GlobalEvent = class {
	static get BUBBLING_PHASE() {
		return BUBBLING_PHASE;
	}
	static get AT_TARGET() {
		return AT_TARGET;
	}
	static get CAPTURING_PHASE() {
		return CAPTURING_PHASE;
	}
	static get NONE() {
		return NONE;
	}
	constructor(type, eventInitDict = {}) {
		this.type = type;
		this.bubbles = !!eventInitDict.bubbles;
		this.cancelBubble = false;
		this._stopImmediatePropagationFlag = false;
		this.cancelable = !!eventInitDict.cancelable;
		this.eventPhase = this.NONE;
		this.timeStamp = Date.now();
		this.defaultPrevented = false;
		this.originalTarget = null;
		this.returnValue = null;
		this.srcElement = null;
		this.target = null;
		this._path = [];
	}
	get BUBBLING_PHASE() {
		return BUBBLING_PHASE;
	}
	get AT_TARGET() {
		return AT_TARGET;
	}
	get CAPTURING_PHASE() {
		return CAPTURING_PHASE;
	}
	get NONE() {
		return NONE;
	}
	preventDefault() {
		this.defaultPrevented = true;
	}
	composedPath() {
		return this._path.map(getCurrentTarget);
	}
	stopPropagation() {
		this.cancelBubble = true;
	}
	stopImmediatePropagation() {
		this.stopPropagation();
		this._stopImmediatePropagationFlag = true;
	}
};
/* c8 ignore stop */
// ../../node_modules/linkedom/esm/interface/named-node-map.js
/**
* @implements globalThis.NamedNodeMap
*/
var NamedNodeMap = class extends Array {
	constructor(ownerElement) {
		super();
		this.ownerElement = ownerElement;
	}
	getNamedItem(name) {
		return this.ownerElement.getAttributeNode(name);
	}
	setNamedItem(attr) {
		this.ownerElement.setAttributeNode(attr);
		this.unshift(attr);
	}
	removeNamedItem(name) {
		const item = this.getNamedItem(name);
		this.ownerElement.removeAttribute(name);
		this.splice(this.indexOf(item), 1);
	}
	item(index) {
		return index < this.length ? this[index] : null;
	}
	/* c8 ignore start */
	getNamedItemNS(_, name) {
		return this.getNamedItem(name);
	}
	setNamedItemNS(_, attr) {
		return this.setNamedItem(attr);
	}
	removeNamedItemNS(_, name) {
		return this.removeNamedItem(name);
	}
};
// ../../node_modules/linkedom/esm/interface/shadow-root.js
/**
* @implements globalThis.ShadowRoot
*/
var ShadowRoot$1 = class extends NonElementParentNode {
	constructor(host) {
		super(host.ownerDocument, "#shadow-root", 11);
		this.host = host;
	}
	get innerHTML() {
		return getInnerHtml(this);
	}
	set innerHTML(html) {
		setInnerHtml(this, html);
	}
};
// ../../node_modules/linkedom/esm/interface/element.js
const attributesHandler = { get(target, key) {
	return key in target ? target[key] : target.find(({ name }) => name === key);
} };
const create = (ownerDocument, element, localName) => {
	if ("ownerSVGElement" in element) {
		const svg = ownerDocument.createElementNS(SVG_NAMESPACE, localName);
		svg.ownerSVGElement = element.ownerSVGElement;
		return svg;
	}
	return ownerDocument.createElement(localName);
};
const isVoid = ({ localName, ownerDocument }) => {
	return ownerDocument[MIME].voidElements.test(localName);
};
/**
* @implements globalThis.Element
*/
var Element$1 = class extends ParentNode {
	constructor(ownerDocument, localName) {
		super(ownerDocument, localName, 1);
		this[CLASS_LIST] = null;
		this[DATASET] = null;
		this[STYLE] = null;
	}
	get isConnected() {
		return isConnected(this);
	}
	get parentElement() {
		return parentElement(this);
	}
	get previousSibling() {
		return previousSibling(this);
	}
	get nextSibling() {
		return nextSibling(this);
	}
	get namespaceURI() {
		return "http://www.w3.org/1999/xhtml";
	}
	get previousElementSibling() {
		return previousElementSibling(this);
	}
	get nextElementSibling() {
		return nextElementSibling(this);
	}
	before(...nodes) {
		before(this, nodes);
	}
	after(...nodes) {
		after(this, nodes);
	}
	replaceWith(...nodes) {
		replaceWith(this, nodes);
	}
	remove() {
		remove(this[PREV], this, this[END][NEXT]);
	}
	get id() {
		return stringAttribute.get(this, "id");
	}
	set id(value) {
		stringAttribute.set(this, "id", value);
	}
	get className() {
		return this.classList.value;
	}
	set className(value) {
		const { classList } = this;
		classList.clear();
		classList.add(...$String(value).split(/\s+/));
	}
	get nodeName() {
		return localCase(this);
	}
	get tagName() {
		return localCase(this);
	}
	get classList() {
		return this[CLASS_LIST] || (this[CLASS_LIST] = new DOMTokenList(this));
	}
	get dataset() {
		return this[DATASET] || (this[DATASET] = new DOMStringMap(this));
	}
	getBoundingClientRect() {
		return {
			x: 0,
			y: 0,
			bottom: 0,
			height: 0,
			left: 0,
			right: 0,
			top: 0,
			width: 0
		};
	}
	get nonce() {
		return stringAttribute.get(this, "nonce");
	}
	set nonce(value) {
		stringAttribute.set(this, "nonce", value);
	}
	get style() {
		return this[STYLE] || (this[STYLE] = new CSSStyleDeclaration$1(this));
	}
	get tabIndex() {
		return numericAttribute.get(this, "tabindex") || -1;
	}
	set tabIndex(value) {
		numericAttribute.set(this, "tabindex", value);
	}
	get slot() {
		return stringAttribute.get(this, "slot");
	}
	set slot(value) {
		stringAttribute.set(this, "slot", value);
	}
	get innerText() {
		const text = [];
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			if (next.nodeType === 3) text.push(next.textContent.replace(/\s+/g, " "));
			else if (text.length && next[NEXT] != end && BLOCK_ELEMENTS.has(next.tagName)) text.push("\n");
			next = next[NEXT];
		}
		return text.join("");
	}
	/**
	* @returns {String}
	*/
	get textContent() {
		const text = [];
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			const nodeType = next.nodeType;
			if (nodeType === 3 || nodeType === 4) text.push(next.textContent);
			next = next[NEXT];
		}
		return text.join("");
	}
	set textContent(text) {
		this.replaceChildren();
		if (text != null && text !== "") this.appendChild(new Text$1(this.ownerDocument, text));
	}
	get innerHTML() {
		return getInnerHtml(this);
	}
	set innerHTML(html) {
		setInnerHtml(this, html);
	}
	get outerHTML() {
		return this.toString();
	}
	set outerHTML(html) {
		const template = this.ownerDocument.createElement("");
		template.innerHTML = html;
		this.replaceWith(...template.childNodes);
	}
	get attributes() {
		const attributes = new NamedNodeMap(this);
		let next = this[NEXT];
		while (next.nodeType === 2) {
			attributes.push(next);
			next = next[NEXT];
		}
		return new Proxy(attributes, attributesHandler);
	}
	focus() {
		this.dispatchEvent(new GlobalEvent("focus"));
	}
	getAttribute(name) {
		if (name === "class") return this.className;
		const attribute = this.getAttributeNode(name);
		return attribute && (ignoreCase(this) ? attribute.value : escape(attribute.value));
	}
	getAttributeNode(name) {
		let next = this[NEXT];
		while (next.nodeType === 2) {
			if (next.name === name) return next;
			next = next[NEXT];
		}
		return null;
	}
	getAttributeNames() {
		const attributes = new NodeList();
		let next = this[NEXT];
		while (next.nodeType === 2) {
			attributes.push(next.name);
			next = next[NEXT];
		}
		return attributes;
	}
	hasAttribute(name) {
		return !!this.getAttributeNode(name);
	}
	hasAttributes() {
		return this[NEXT].nodeType === 2;
	}
	removeAttribute(name) {
		if (name === "class" && this[CLASS_LIST]) this[CLASS_LIST].clear();
		let next = this[NEXT];
		while (next.nodeType === 2) {
			if (next.name === name) {
				removeAttribute(this, next);
				return;
			}
			next = next[NEXT];
		}
	}
	removeAttributeNode(attribute) {
		let next = this[NEXT];
		while (next.nodeType === 2) {
			if (next === attribute) {
				removeAttribute(this, next);
				return;
			}
			next = next[NEXT];
		}
	}
	setAttribute(name, value) {
		if (name === "class") this.className = value;
		else {
			const attribute = this.getAttributeNode(name);
			if (attribute) attribute.value = value;
			else setAttribute(this, new Attr$1(this.ownerDocument, name, value));
		}
	}
	setAttributeNode(attribute) {
		const { name } = attribute;
		const previously = this.getAttributeNode(name);
		if (previously !== attribute) {
			if (previously) this.removeAttributeNode(previously);
			const { ownerElement } = attribute;
			if (ownerElement) ownerElement.removeAttributeNode(attribute);
			setAttribute(this, attribute);
		}
		return previously;
	}
	toggleAttribute(name, force) {
		if (this.hasAttribute(name)) {
			if (!force) {
				this.removeAttribute(name);
				return false;
			}
			return true;
		} else if (force || arguments.length === 1) {
			this.setAttribute(name, "");
			return true;
		}
		return false;
	}
	get shadowRoot() {
		if (shadowRoots.has(this)) {
			const { mode, shadowRoot } = shadowRoots.get(this);
			if (mode === "open") return shadowRoot;
		}
		return null;
	}
	attachShadow(init) {
		if (shadowRoots.has(this)) throw new Error("operation not supported");
		const shadowRoot = new ShadowRoot$1(this);
		shadowRoots.set(this, {
			mode: init.mode,
			shadowRoot
		});
		return shadowRoot;
	}
	matches(selectors) {
		return matches(this, selectors);
	}
	closest(selectors) {
		let parentElement = this;
		const matches = prepareMatch(parentElement, selectors);
		while (parentElement && !matches(parentElement)) parentElement = parentElement.parentElement;
		return parentElement;
	}
	insertAdjacentElement(position, element) {
		const { parentElement } = this;
		switch (position) {
			case "beforebegin":
				if (parentElement) {
					parentElement.insertBefore(element, this);
					break;
				}
				return null;
			case "afterbegin":
				this.insertBefore(element, this.firstChild);
				break;
			case "beforeend":
				this.insertBefore(element, null);
				break;
			case "afterend":
				if (parentElement) {
					parentElement.insertBefore(element, this.nextSibling);
					break;
				}
				return null;
		}
		return element;
	}
	insertAdjacentHTML(position, html) {
		this.insertAdjacentElement(position, htmlToFragment(this.ownerDocument, html));
	}
	insertAdjacentText(position, text) {
		const node = this.ownerDocument.createTextNode(text);
		this.insertAdjacentElement(position, node);
	}
	cloneNode(deep = false) {
		const { ownerDocument, localName } = this;
		const addNext = (next) => {
			next.parentNode = parentNode;
			knownAdjacent($next, next);
			$next = next;
		};
		const clone = create(ownerDocument, this, localName);
		let parentNode = clone, $next = clone;
		let { [NEXT]: next, [END]: prev } = this;
		while (next !== prev && (deep || next.nodeType === 2)) {
			switch (next.nodeType) {
				case -1:
					knownAdjacent($next, parentNode[END]);
					$next = parentNode[END];
					parentNode = parentNode.parentNode;
					break;
				case 1: {
					const node = create(ownerDocument, next, next.localName);
					addNext(node);
					parentNode = node;
					break;
				}
				case 2: {
					const attr = next.cloneNode(deep);
					attr.ownerElement = parentNode;
					addNext(attr);
					break;
				}
				case 3:
				case 8:
				case 4: addNext(next.cloneNode(deep));
			}
			next = next[NEXT];
		}
		knownAdjacent($next, clone[END]);
		return clone;
	}
	toString() {
		const out = [];
		const { [END]: end } = this;
		let next = { [NEXT]: this };
		let isOpened = false;
		do {
			next = next[NEXT];
			switch (next.nodeType) {
				case 2: {
					const attr = " " + next;
					switch (attr) {
						case " id":
						case " class":
						case " style": break;
						default: out.push(attr);
					}
					break;
				}
				case -1: {
					const start = next[START];
					if (isOpened) {
						if ("ownerSVGElement" in start) out.push(" />");
						else if (isVoid(start)) out.push(ignoreCase(start) ? ">" : " />");
						else out.push(`></${start.localName}>`);
						isOpened = false;
					} else out.push(`</${start.localName}>`);
					break;
				}
				case 1:
					if (isOpened) out.push(">");
					if (next.toString !== this.toString) {
						out.push(next.toString());
						next = next[END];
						isOpened = false;
					} else {
						out.push(`<${next.localName}`);
						isOpened = true;
					}
					break;
				case 3:
				case 8:
				case 4:
					out.push((isOpened ? ">" : "") + next);
					isOpened = false;
			}
		} while (next !== end);
		return out.join("");
	}
	toJSON() {
		const json = [];
		elementAsJSON(this, json);
		return json;
	}
	/* c8 ignore start */
	getAttributeNS(_, name) {
		return this.getAttribute(name);
	}
	getElementsByTagNameNS(_, name) {
		return this.getElementsByTagName(name);
	}
	hasAttributeNS(_, name) {
		return this.hasAttribute(name);
	}
	removeAttributeNS(_, name) {
		this.removeAttribute(name);
	}
	setAttributeNS(_, name, value) {
		this.setAttribute(name, value);
	}
	setAttributeNodeNS(attr) {
		return this.setAttributeNode(attr);
	}
};
// ../../node_modules/linkedom/esm/svg/element.js
const classNames = /* @__PURE__ */ new WeakMap();
const handler = {
	get(target, name) {
		return target[name];
	},
	set(target, name, value) {
		target[name] = value;
		return true;
	}
};
/**
* @implements globalThis.SVGElement
*/
var SVGElement$1 = class extends Element$1 {
	constructor(ownerDocument, localName, ownerSVGElement = null) {
		super(ownerDocument, localName);
		this.ownerSVGElement = ownerSVGElement;
	}
	get className() {
		if (!classNames.has(this)) classNames.set(this, new Proxy({
			baseVal: "",
			animVal: ""
		}, handler));
		return classNames.get(this);
	}
	/* c8 ignore start */
	set className(value) {
		const { classList } = this;
		classList.clear();
		classList.add(...$String(value).split(/\s+/));
	}
	/* c8 ignore stop */
	get namespaceURI() {
		return "http://www.w3.org/2000/svg";
	}
	getAttribute(name) {
		return name === "class" ? [...this.classList].join(" ") : super.getAttribute(name);
	}
	setAttribute(name, value) {
		if (name === "class") this.className = value;
		else if (name === "style") {
			const { className } = this;
			className.baseVal = className.animVal = value;
		}
		super.setAttribute(name, value);
	}
};
// ../../node_modules/linkedom/esm/shared/facades.js
/* c8 ignore start */
const illegalConstructor = () => {
	throw new TypeError("Illegal constructor");
};
function Attr() {
	illegalConstructor();
}
setPrototypeOf(Attr, Attr$1);
Attr.prototype = Attr$1.prototype;
function CDATASection() {
	illegalConstructor();
}
setPrototypeOf(CDATASection, CDATASection$1);
CDATASection.prototype = CDATASection$1.prototype;
function CharacterData() {
	illegalConstructor();
}
setPrototypeOf(CharacterData, CharacterData$1);
CharacterData.prototype = CharacterData$1.prototype;
function Comment() {
	illegalConstructor();
}
setPrototypeOf(Comment, Comment$1);
Comment.prototype = Comment$1.prototype;
function DocumentFragment() {
	illegalConstructor();
}
setPrototypeOf(DocumentFragment, DocumentFragment$1);
DocumentFragment.prototype = DocumentFragment$1.prototype;
function DocumentType() {
	illegalConstructor();
}
setPrototypeOf(DocumentType, DocumentType$1);
DocumentType.prototype = DocumentType$1.prototype;
function Element() {
	illegalConstructor();
}
setPrototypeOf(Element, Element$1);
Element.prototype = Element$1.prototype;
function Node() {
	illegalConstructor();
}
setPrototypeOf(Node, Node$1);
Node.prototype = Node$1.prototype;
function ShadowRoot() {
	illegalConstructor();
}
setPrototypeOf(ShadowRoot, ShadowRoot$1);
ShadowRoot.prototype = ShadowRoot$1.prototype;
function Text() {
	illegalConstructor();
}
setPrototypeOf(Text, Text$1);
Text.prototype = Text$1.prototype;
function SVGElement() {
	illegalConstructor();
}
setPrototypeOf(SVGElement, SVGElement$1);
SVGElement.prototype = SVGElement$1.prototype;
/* c8 ignore stop */
const Facades = {
	Attr,
	CDATASection,
	CharacterData,
	Comment,
	DocumentFragment,
	DocumentType,
	Element,
	Node,
	ShadowRoot,
	Text,
	SVGElement
};
// ../../node_modules/linkedom/esm/html/element.js
const Level0 = /* @__PURE__ */ new WeakMap();
const level0 = {
	get(element, name) {
		return Level0.has(element) && Level0.get(element)[name] || null;
	},
	set(element, name, value) {
		if (!Level0.has(element)) Level0.set(element, {});
		const handlers = Level0.get(element);
		const type = name.slice(2);
		if (handlers[name]) element.removeEventListener(type, handlers[name], false);
		if (handlers[name] = value) element.addEventListener(type, value, false);
	}
};
/**
* @implements globalThis.HTMLElement
*/
var HTMLElement = class extends Element$1 {
	static get observedAttributes() {
		return [];
	}
	constructor(ownerDocument = null, localName = "") {
		super(ownerDocument, localName);
		const ownerLess = !ownerDocument;
		let options;
		if (ownerLess) {
			const { constructor: Class } = this;
			if (!Classes.has(Class)) throw new Error("unable to initialize this Custom Element");
			({ownerDocument, localName, options} = Classes.get(Class));
		}
		if (ownerDocument[UPGRADE]) {
			const { element, values } = ownerDocument[UPGRADE];
			ownerDocument[UPGRADE] = null;
			for (const [key, value] of values) element[key] = value;
			return element;
		}
		if (ownerLess) {
			this.ownerDocument = this[END].ownerDocument = ownerDocument;
			this.localName = localName;
			customElements.set(this, { connected: false });
			if (options.is) this.setAttribute("is", options.is);
		}
	}
	/* c8 ignore start */
	blur() {
		this.dispatchEvent(new GlobalEvent("blur"));
	}
	click() {
		const clickEvent = new GlobalEvent("click", {
			bubbles: true,
			cancelable: true
		});
		clickEvent.button = 0;
		this.dispatchEvent(clickEvent);
	}
	get accessKeyLabel() {
		const { accessKey } = this;
		return accessKey && `Alt+Shift+${accessKey}`;
	}
	get isContentEditable() {
		return this.hasAttribute("contenteditable");
	}
	get contentEditable() {
		return booleanAttribute.get(this, "contenteditable");
	}
	set contentEditable(value) {
		booleanAttribute.set(this, "contenteditable", value);
	}
	get draggable() {
		return booleanAttribute.get(this, "draggable");
	}
	set draggable(value) {
		booleanAttribute.set(this, "draggable", value);
	}
	get hidden() {
		return booleanAttribute.get(this, "hidden");
	}
	set hidden(value) {
		booleanAttribute.set(this, "hidden", value);
	}
	get spellcheck() {
		return booleanAttribute.get(this, "spellcheck");
	}
	set spellcheck(value) {
		booleanAttribute.set(this, "spellcheck", value);
	}
	get accessKey() {
		return stringAttribute.get(this, "accesskey");
	}
	set accessKey(value) {
		stringAttribute.set(this, "accesskey", value);
	}
	get dir() {
		return stringAttribute.get(this, "dir");
	}
	set dir(value) {
		stringAttribute.set(this, "dir", value);
	}
	get lang() {
		return stringAttribute.get(this, "lang");
	}
	set lang(value) {
		stringAttribute.set(this, "lang", value);
	}
	get title() {
		return stringAttribute.get(this, "title");
	}
	set title(value) {
		stringAttribute.set(this, "title", value);
	}
	get onabort() {
		return level0.get(this, "onabort");
	}
	set onabort(value) {
		level0.set(this, "onabort", value);
	}
	get onblur() {
		return level0.get(this, "onblur");
	}
	set onblur(value) {
		level0.set(this, "onblur", value);
	}
	get oncancel() {
		return level0.get(this, "oncancel");
	}
	set oncancel(value) {
		level0.set(this, "oncancel", value);
	}
	get oncanplay() {
		return level0.get(this, "oncanplay");
	}
	set oncanplay(value) {
		level0.set(this, "oncanplay", value);
	}
	get oncanplaythrough() {
		return level0.get(this, "oncanplaythrough");
	}
	set oncanplaythrough(value) {
		level0.set(this, "oncanplaythrough", value);
	}
	get onchange() {
		return level0.get(this, "onchange");
	}
	set onchange(value) {
		level0.set(this, "onchange", value);
	}
	get onclick() {
		return level0.get(this, "onclick");
	}
	set onclick(value) {
		level0.set(this, "onclick", value);
	}
	get onclose() {
		return level0.get(this, "onclose");
	}
	set onclose(value) {
		level0.set(this, "onclose", value);
	}
	get oncontextmenu() {
		return level0.get(this, "oncontextmenu");
	}
	set oncontextmenu(value) {
		level0.set(this, "oncontextmenu", value);
	}
	get oncuechange() {
		return level0.get(this, "oncuechange");
	}
	set oncuechange(value) {
		level0.set(this, "oncuechange", value);
	}
	get ondblclick() {
		return level0.get(this, "ondblclick");
	}
	set ondblclick(value) {
		level0.set(this, "ondblclick", value);
	}
	get ondrag() {
		return level0.get(this, "ondrag");
	}
	set ondrag(value) {
		level0.set(this, "ondrag", value);
	}
	get ondragend() {
		return level0.get(this, "ondragend");
	}
	set ondragend(value) {
		level0.set(this, "ondragend", value);
	}
	get ondragenter() {
		return level0.get(this, "ondragenter");
	}
	set ondragenter(value) {
		level0.set(this, "ondragenter", value);
	}
	get ondragleave() {
		return level0.get(this, "ondragleave");
	}
	set ondragleave(value) {
		level0.set(this, "ondragleave", value);
	}
	get ondragover() {
		return level0.get(this, "ondragover");
	}
	set ondragover(value) {
		level0.set(this, "ondragover", value);
	}
	get ondragstart() {
		return level0.get(this, "ondragstart");
	}
	set ondragstart(value) {
		level0.set(this, "ondragstart", value);
	}
	get ondrop() {
		return level0.get(this, "ondrop");
	}
	set ondrop(value) {
		level0.set(this, "ondrop", value);
	}
	get ondurationchange() {
		return level0.get(this, "ondurationchange");
	}
	set ondurationchange(value) {
		level0.set(this, "ondurationchange", value);
	}
	get onemptied() {
		return level0.get(this, "onemptied");
	}
	set onemptied(value) {
		level0.set(this, "onemptied", value);
	}
	get onended() {
		return level0.get(this, "onended");
	}
	set onended(value) {
		level0.set(this, "onended", value);
	}
	get onerror() {
		return level0.get(this, "onerror");
	}
	set onerror(value) {
		level0.set(this, "onerror", value);
	}
	get onfocus() {
		return level0.get(this, "onfocus");
	}
	set onfocus(value) {
		level0.set(this, "onfocus", value);
	}
	get oninput() {
		return level0.get(this, "oninput");
	}
	set oninput(value) {
		level0.set(this, "oninput", value);
	}
	get oninvalid() {
		return level0.get(this, "oninvalid");
	}
	set oninvalid(value) {
		level0.set(this, "oninvalid", value);
	}
	get onkeydown() {
		return level0.get(this, "onkeydown");
	}
	set onkeydown(value) {
		level0.set(this, "onkeydown", value);
	}
	get onkeypress() {
		return level0.get(this, "onkeypress");
	}
	set onkeypress(value) {
		level0.set(this, "onkeypress", value);
	}
	get onkeyup() {
		return level0.get(this, "onkeyup");
	}
	set onkeyup(value) {
		level0.set(this, "onkeyup", value);
	}
	get onload() {
		return level0.get(this, "onload");
	}
	set onload(value) {
		level0.set(this, "onload", value);
	}
	get onloadeddata() {
		return level0.get(this, "onloadeddata");
	}
	set onloadeddata(value) {
		level0.set(this, "onloadeddata", value);
	}
	get onloadedmetadata() {
		return level0.get(this, "onloadedmetadata");
	}
	set onloadedmetadata(value) {
		level0.set(this, "onloadedmetadata", value);
	}
	get onloadstart() {
		return level0.get(this, "onloadstart");
	}
	set onloadstart(value) {
		level0.set(this, "onloadstart", value);
	}
	get onmousedown() {
		return level0.get(this, "onmousedown");
	}
	set onmousedown(value) {
		level0.set(this, "onmousedown", value);
	}
	get onmouseenter() {
		return level0.get(this, "onmouseenter");
	}
	set onmouseenter(value) {
		level0.set(this, "onmouseenter", value);
	}
	get onmouseleave() {
		return level0.get(this, "onmouseleave");
	}
	set onmouseleave(value) {
		level0.set(this, "onmouseleave", value);
	}
	get onmousemove() {
		return level0.get(this, "onmousemove");
	}
	set onmousemove(value) {
		level0.set(this, "onmousemove", value);
	}
	get onmouseout() {
		return level0.get(this, "onmouseout");
	}
	set onmouseout(value) {
		level0.set(this, "onmouseout", value);
	}
	get onmouseover() {
		return level0.get(this, "onmouseover");
	}
	set onmouseover(value) {
		level0.set(this, "onmouseover", value);
	}
	get onmouseup() {
		return level0.get(this, "onmouseup");
	}
	set onmouseup(value) {
		level0.set(this, "onmouseup", value);
	}
	get onmousewheel() {
		return level0.get(this, "onmousewheel");
	}
	set onmousewheel(value) {
		level0.set(this, "onmousewheel", value);
	}
	get onpause() {
		return level0.get(this, "onpause");
	}
	set onpause(value) {
		level0.set(this, "onpause", value);
	}
	get onplay() {
		return level0.get(this, "onplay");
	}
	set onplay(value) {
		level0.set(this, "onplay", value);
	}
	get onplaying() {
		return level0.get(this, "onplaying");
	}
	set onplaying(value) {
		level0.set(this, "onplaying", value);
	}
	get onprogress() {
		return level0.get(this, "onprogress");
	}
	set onprogress(value) {
		level0.set(this, "onprogress", value);
	}
	get onratechange() {
		return level0.get(this, "onratechange");
	}
	set onratechange(value) {
		level0.set(this, "onratechange", value);
	}
	get onreset() {
		return level0.get(this, "onreset");
	}
	set onreset(value) {
		level0.set(this, "onreset", value);
	}
	get onresize() {
		return level0.get(this, "onresize");
	}
	set onresize(value) {
		level0.set(this, "onresize", value);
	}
	get onscroll() {
		return level0.get(this, "onscroll");
	}
	set onscroll(value) {
		level0.set(this, "onscroll", value);
	}
	get onseeked() {
		return level0.get(this, "onseeked");
	}
	set onseeked(value) {
		level0.set(this, "onseeked", value);
	}
	get onseeking() {
		return level0.get(this, "onseeking");
	}
	set onseeking(value) {
		level0.set(this, "onseeking", value);
	}
	get onselect() {
		return level0.get(this, "onselect");
	}
	set onselect(value) {
		level0.set(this, "onselect", value);
	}
	get onshow() {
		return level0.get(this, "onshow");
	}
	set onshow(value) {
		level0.set(this, "onshow", value);
	}
	get onstalled() {
		return level0.get(this, "onstalled");
	}
	set onstalled(value) {
		level0.set(this, "onstalled", value);
	}
	get onsubmit() {
		return level0.get(this, "onsubmit");
	}
	set onsubmit(value) {
		level0.set(this, "onsubmit", value);
	}
	get onsuspend() {
		return level0.get(this, "onsuspend");
	}
	set onsuspend(value) {
		level0.set(this, "onsuspend", value);
	}
	get ontimeupdate() {
		return level0.get(this, "ontimeupdate");
	}
	set ontimeupdate(value) {
		level0.set(this, "ontimeupdate", value);
	}
	get ontoggle() {
		return level0.get(this, "ontoggle");
	}
	set ontoggle(value) {
		level0.set(this, "ontoggle", value);
	}
	get onvolumechange() {
		return level0.get(this, "onvolumechange");
	}
	set onvolumechange(value) {
		level0.set(this, "onvolumechange", value);
	}
	get onwaiting() {
		return level0.get(this, "onwaiting");
	}
	set onwaiting(value) {
		level0.set(this, "onwaiting", value);
	}
	get onauxclick() {
		return level0.get(this, "onauxclick");
	}
	set onauxclick(value) {
		level0.set(this, "onauxclick", value);
	}
	get ongotpointercapture() {
		return level0.get(this, "ongotpointercapture");
	}
	set ongotpointercapture(value) {
		level0.set(this, "ongotpointercapture", value);
	}
	get onlostpointercapture() {
		return level0.get(this, "onlostpointercapture");
	}
	set onlostpointercapture(value) {
		level0.set(this, "onlostpointercapture", value);
	}
	get onpointercancel() {
		return level0.get(this, "onpointercancel");
	}
	set onpointercancel(value) {
		level0.set(this, "onpointercancel", value);
	}
	get onpointerdown() {
		return level0.get(this, "onpointerdown");
	}
	set onpointerdown(value) {
		level0.set(this, "onpointerdown", value);
	}
	get onpointerenter() {
		return level0.get(this, "onpointerenter");
	}
	set onpointerenter(value) {
		level0.set(this, "onpointerenter", value);
	}
	get onpointerleave() {
		return level0.get(this, "onpointerleave");
	}
	set onpointerleave(value) {
		level0.set(this, "onpointerleave", value);
	}
	get onpointermove() {
		return level0.get(this, "onpointermove");
	}
	set onpointermove(value) {
		level0.set(this, "onpointermove", value);
	}
	get onpointerout() {
		return level0.get(this, "onpointerout");
	}
	set onpointerout(value) {
		level0.set(this, "onpointerout", value);
	}
	get onpointerover() {
		return level0.get(this, "onpointerover");
	}
	set onpointerover(value) {
		level0.set(this, "onpointerover", value);
	}
	get onpointerup() {
		return level0.get(this, "onpointerup");
	}
	set onpointerup(value) {
		level0.set(this, "onpointerup", value);
	}
};
// ../../node_modules/linkedom/esm/html/template-element.js
const tagName$17 = "template";
/**
* @implements globalThis.HTMLTemplateElement
*/
var HTMLTemplateElement = class extends HTMLElement {
	constructor(ownerDocument) {
		super(ownerDocument, tagName$17);
		const content = this.ownerDocument.createDocumentFragment();
		(this[CONTENT] = content)[PRIVATE] = this;
	}
	get content() {
		if (this.hasChildNodes() && !this[CONTENT].hasChildNodes()) for (const node of this.childNodes) this[CONTENT].appendChild(node.cloneNode(true));
		return this[CONTENT];
	}
};
registerHTMLClass(tagName$17, HTMLTemplateElement);
// ../../node_modules/linkedom/esm/html/html-element.js
/**
* @implements globalThis.HTMLHtmlElement
*/
var HTMLHtmlElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "html") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/text-element.js
const { toString } = HTMLElement.prototype;
var TextElement = class extends HTMLElement {
	get innerHTML() {
		return this.textContent;
	}
	set innerHTML(html) {
		this.textContent = html;
	}
	toString() {
		return toString.call(this.cloneNode()).replace("><", () => `>${this.textContent}<`);
	}
};
// ../../node_modules/linkedom/esm/html/script-element.js
const tagName$16 = "script";
/**
* @implements globalThis.HTMLScriptElement
*/
var HTMLScriptElement = class extends TextElement {
	constructor(ownerDocument, localName = tagName$16) {
		super(ownerDocument, localName);
	}
	get type() {
		return stringAttribute.get(this, "type");
	}
	set type(value) {
		stringAttribute.set(this, "type", value);
	}
	get src() {
		return stringAttribute.get(this, "src");
	}
	set src(value) {
		stringAttribute.set(this, "src", value);
	}
	get defer() {
		return booleanAttribute.get(this, "defer");
	}
	set defer(value) {
		booleanAttribute.set(this, "defer", value);
	}
	get crossOrigin() {
		return stringAttribute.get(this, "crossorigin");
	}
	set crossOrigin(value) {
		stringAttribute.set(this, "crossorigin", value);
	}
	get nomodule() {
		return booleanAttribute.get(this, "nomodule");
	}
	set nomodule(value) {
		booleanAttribute.set(this, "nomodule", value);
	}
	get referrerPolicy() {
		return stringAttribute.get(this, "referrerpolicy");
	}
	set referrerPolicy(value) {
		stringAttribute.set(this, "referrerpolicy", value);
	}
	get nonce() {
		return stringAttribute.get(this, "nonce");
	}
	set nonce(value) {
		stringAttribute.set(this, "nonce", value);
	}
	get async() {
		return booleanAttribute.get(this, "async");
	}
	set async(value) {
		booleanAttribute.set(this, "async", value);
	}
	get text() {
		return this.textContent;
	}
	set text(content) {
		this.textContent = content;
	}
};
registerHTMLClass(tagName$16, HTMLScriptElement);
// ../../node_modules/linkedom/esm/html/frame-element.js
/**
* @implements globalThis.HTMLFrameElement
*/
var HTMLFrameElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "frame") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/i-frame-element.js
const tagName$15 = "iframe";
/**
* @implements globalThis.HTMLIFrameElement
*/
var HTMLIFrameElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$15) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get src() {
		return stringAttribute.get(this, "src");
	}
	set src(value) {
		stringAttribute.set(this, "src", value);
	}
	get srcdoc() {
		return stringAttribute.get(this, "srcdoc");
	}
	set srcdoc(value) {
		stringAttribute.set(this, "srcdoc", value);
	}
	get name() {
		return stringAttribute.get(this, "name");
	}
	set name(value) {
		stringAttribute.set(this, "name", value);
	}
	get allow() {
		return stringAttribute.get(this, "allow");
	}
	set allow(value) {
		stringAttribute.set(this, "allow", value);
	}
	get allowFullscreen() {
		return booleanAttribute.get(this, "allowfullscreen");
	}
	set allowFullscreen(value) {
		booleanAttribute.set(this, "allowfullscreen", value);
	}
	get referrerPolicy() {
		return stringAttribute.get(this, "referrerpolicy");
	}
	set referrerPolicy(value) {
		stringAttribute.set(this, "referrerpolicy", value);
	}
	get loading() {
		return stringAttribute.get(this, "loading");
	}
	set loading(value) {
		stringAttribute.set(this, "loading", value);
	}
};
registerHTMLClass(tagName$15, HTMLIFrameElement);
// ../../node_modules/linkedom/esm/html/object-element.js
/**
* @implements globalThis.HTMLObjectElement
*/
var HTMLObjectElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "object") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/head-element.js
/**
* @implements globalThis.HTMLHeadElement
*/
var HTMLHeadElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "head") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/body-element.js
/**
* @implements globalThis.HTMLBodyElement
*/
var HTMLBodyElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "body") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/cssomnom/dist/CSSStyleDeclaration-CTvlGElf.js
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const SUPPORTED_PROPERTIES = /* @__PURE__ */ new Set("-webkit-align-content,-webkit-align-items,-webkit-align-self,-webkit-animation,-webkit-animation-delay,-webkit-animation-direction,-webkit-animation-duration,-webkit-animation-fill-mode,-webkit-animation-iteration-count,-webkit-animation-name,-webkit-animation-play-state,-webkit-animation-timing-function,-webkit-appearance,-webkit-backface-visibility,-webkit-background-clip,-webkit-background-origin,-webkit-background-size,-webkit-border-bottom-left-radius,-webkit-border-bottom-right-radius,-webkit-border-radius,-webkit-border-top-left-radius,-webkit-border-top-right-radius,-webkit-box-align,-webkit-box-flex,-webkit-box-ordinal-group,-webkit-box-orient,-webkit-box-pack,-webkit-box-shadow,-webkit-box-sizing,-webkit-filter,-webkit-flex,-webkit-flex-basis,-webkit-flex-direction,-webkit-flex-flow,-webkit-flex-grow,-webkit-flex-shrink,-webkit-flex-wrap,-webkit-justify-content,-webkit-line-clamp,-webkit-mask,-webkit-mask-box-image,-webkit-mask-box-image-outset,-webkit-mask-box-image-repeat,-webkit-mask-box-image-slice,-webkit-mask-box-image-source,-webkit-mask-box-image-width,-webkit-mask-clip,-webkit-mask-composite,-webkit-mask-image,-webkit-mask-origin,-webkit-mask-position,-webkit-mask-repeat,-webkit-mask-size,-webkit-order,-webkit-perspective,-webkit-perspective-origin,-webkit-text-fill-color,-webkit-text-size-adjust,-webkit-text-stroke,-webkit-text-stroke-color,-webkit-text-stroke-width,-webkit-transform,-webkit-transform-origin,-webkit-transform-style,-webkit-transition,-webkit-transition-delay,-webkit-transition-duration,-webkit-transition-property,-webkit-transition-timing-function,-webkit-user-select,accent-color,align-content,align-items,align-self,alignment-baseline,all,anchor-name,anchor-scope,animation,animation-composition,animation-delay,animation-delay-end,animation-delay-start,animation-direction,animation-duration,animation-fill-mode,animation-iteration-count,animation-name,animation-play-state,animation-range,animation-range-center,animation-range-end,animation-range-start,animation-timeline,animation-timing-function,animation-trigger,appearance,aspect-ratio,backdrop-filter,backface-visibility,background,background-attachment,background-blend-mode,background-clip,background-color,background-image,background-origin,background-position,background-position-block,background-position-inline,background-position-x,background-position-y,background-repeat,background-repeat-block,background-repeat-inline,background-repeat-x,background-repeat-y,background-size,background-tbd,baseline-shift,baseline-source,block-ellipsis,block-size,block-step,block-step-align,block-step-insert,block-step-round,block-step-size,bookmark-label,bookmark-level,bookmark-state,border,border-block,border-block-clip,border-block-color,border-block-end,border-block-end-clip,border-block-end-color,border-block-end-radius,border-block-end-style,border-block-end-width,border-block-start,border-block-start-clip,border-block-start-color,border-block-start-radius,border-block-start-style,border-block-start-width,border-block-style,border-block-width,border-bottom,border-bottom-clip,border-bottom-color,border-bottom-left-radius,border-bottom-radius,border-bottom-right-radius,border-bottom-style,border-bottom-width,border-boundary,border-clip,border-collapse,border-color,border-end-end-radius,border-end-start-radius,border-image,border-image-outset,border-image-repeat,border-image-slice,border-image-source,border-image-width,border-inline,border-inline-clip,border-inline-color,border-inline-end,border-inline-end-clip,border-inline-end-color,border-inline-end-radius,border-inline-end-style,border-inline-end-width,border-inline-start,border-inline-start-clip,border-inline-start-color,border-inline-start-radius,border-inline-start-style,border-inline-start-width,border-inline-style,border-inline-width,border-left,border-left-clip,border-left-color,border-left-radius,border-left-style,border-left-width,border-limit,border-radius,border-right,border-right-clip,border-right-color,border-right-radius,border-right-style,border-right-width,border-shape,border-spacing,border-start-end-radius,border-start-start-radius,border-style,border-top,border-top-clip,border-top-color,border-top-left-radius,border-top-radius,border-top-right-radius,border-top-style,border-top-width,border-width,bottom,box-decoration-break,box-shadow,box-shadow-blur,box-shadow-color,box-shadow-offset,box-shadow-position,box-shadow-spread,box-sizing,box-snap,break-after,break-before,break-inside,caption-side,caret,caret-animation,caret-color,caret-shape,clear,clip,clip-path,clip-rule,color,color-adjust,color-interpolation,color-interpolation-filters,color-scheme,column-count,column-fill,column-gap,column-height,column-rule,column-rule-break,column-rule-color,column-rule-inset,column-rule-inset-cap,column-rule-inset-cap-end,column-rule-inset-cap-start,column-rule-inset-end,column-rule-inset-junction,column-rule-inset-junction-end,column-rule-inset-junction-start,column-rule-inset-start,column-rule-style,column-rule-visibility-items,column-rule-width,column-span,column-width,column-wrap,columns,contain,contain-intrinsic-block-size,contain-intrinsic-height,contain-intrinsic-inline-size,contain-intrinsic-size,contain-intrinsic-width,container,container-name,container-type,content,content-visibility,continue,copy-into,corner,corner-block-end,corner-block-end-shape,corner-block-start,corner-block-start-shape,corner-bottom,corner-bottom-left,corner-bottom-left-shape,corner-bottom-right,corner-bottom-right-shape,corner-bottom-shape,corner-end-end,corner-end-end-shape,corner-end-start,corner-end-start-shape,corner-inline-end,corner-inline-end-shape,corner-inline-start,corner-inline-start-shape,corner-left,corner-left-shape,corner-right,corner-right-shape,corner-shape,corner-start-end,corner-start-end-shape,corner-start-start,corner-start-start-shape,corner-top,corner-top-left,corner-top-left-shape,corner-top-right,corner-top-right-shape,corner-top-shape,counter-increment,counter-reset,counter-set,cue,cue-after,cue-before,cursor,cx,cy,d,direction,display,dominant-baseline,dynamic-range-limit,empty-cells,event-trigger,event-trigger-name,event-trigger-source,field-sizing,fill,fill-break,fill-color,fill-image,fill-opacity,fill-origin,fill-position,fill-repeat,fill-rule,fill-size,filter,fit-tolerance,flex,flex-basis,flex-direction,flex-flow,flex-grow,flex-line-count,flex-shrink,flex-wrap,float,float-defer,float-offset,float-reference,flood-color,flood-opacity,flow-from,flow-into,font,font-family,font-feature-settings,font-kerning,font-language-override,font-optical-sizing,font-palette,font-presentation,font-size,font-size-adjust,font-stretch,font-style,font-synthesis,font-synthesis-position,font-synthesis-small-caps,font-synthesis-style,font-synthesis-weight,font-variant,font-variant-alternates,font-variant-caps,font-variant-east-asian,font-variant-emoji,font-variant-ligatures,font-variant-numeric,font-variant-position,font-variation-settings,font-weight,font-width,footnote-display,footnote-policy,forced-color-adjust,frame-sizing,gap,glyph-orientation-vertical,grid,grid-area,grid-auto-columns,grid-auto-flow,grid-auto-rows,grid-column,grid-column-end,grid-column-gap,grid-column-start,grid-gap,grid-row,grid-row-end,grid-row-gap,grid-row-start,grid-template,grid-template-areas,grid-template-columns,grid-template-rows,hanging-punctuation,height,hyphenate-character,hyphenate-limit-chars,hyphenate-limit-last,hyphenate-limit-lines,hyphenate-limit-zone,hyphens,image-animation,image-orientation,image-rendering,image-resolution,initial-letter,initial-letter-align,initial-letter-wrap,inline-size,inline-sizing,input-security,inset,inset-block,inset-block-end,inset-block-start,inset-inline,inset-inline-end,inset-inline-start,interactivity,interest-delay,interest-delay-end,interest-delay-start,interpolate-size,isolation,justify-content,justify-items,justify-self,left,letter-spacing,lighting-color,line-break,line-clamp,line-fit-edge,line-grid,line-height,line-height-step,line-padding,line-snap,link-parameters,list-style,list-style-image,list-style-position,list-style-type,margin,margin-block,margin-block-end,margin-block-start,margin-bottom,margin-break,margin-inline,margin-inline-end,margin-inline-start,margin-left,margin-right,margin-top,margin-trim,marker,marker-end,marker-mid,marker-side,marker-start,mask,mask-border,mask-border-mode,mask-border-outset,mask-border-repeat,mask-border-slice,mask-border-source,mask-border-width,mask-clip,mask-composite,mask-image,mask-mode,mask-origin,mask-position,mask-repeat,mask-size,mask-type,math-depth,math-shift,math-style,max-block-size,max-height,max-inline-size,max-lines,max-size,max-width,min-block-size,min-height,min-inline-size,min-intrinsic-sizing,min-size,min-width,mix-blend-mode,nav-down,nav-left,nav-right,nav-up,object-fit,object-position,object-view-box,offset,offset-anchor,offset-distance,offset-path,offset-position,offset-rotate,opacity,order,orphans,outline,outline-color,outline-offset,outline-style,outline-width,overflow,overflow-anchor,overflow-block,overflow-clip-margin,overflow-clip-margin-block,overflow-clip-margin-block-end,overflow-clip-margin-block-start,overflow-clip-margin-bottom,overflow-clip-margin-inline,overflow-clip-margin-inline-end,overflow-clip-margin-inline-start,overflow-clip-margin-left,overflow-clip-margin-right,overflow-clip-margin-top,overflow-inline,overflow-wrap,overflow-x,overflow-y,overlay,overscroll-behavior,overscroll-behavior-block,overscroll-behavior-inline,overscroll-behavior-x,overscroll-behavior-y,padding,padding-block,padding-block-end,padding-block-start,padding-bottom,padding-inline,padding-inline-end,padding-inline-start,padding-left,padding-right,padding-top,page,page-break-after,page-break-before,page-break-inside,paint-order,path-length,pause,pause-after,pause-before,perspective,perspective-origin,place-content,place-items,place-self,pointer-events,pointer-timeline,pointer-timeline-axis,pointer-timeline-name,position,position-anchor,position-area,position-try,position-try-fallbacks,position-try-order,position-visibility,print-color-adjust,quotes,r,reading-flow,reading-order,region-fragment,resize,rest,rest-after,rest-before,right,rotate,row-gap,row-rule,row-rule-break,row-rule-color,row-rule-inset,row-rule-inset-cap,row-rule-inset-cap-end,row-rule-inset-cap-start,row-rule-inset-end,row-rule-inset-junction,row-rule-inset-junction-end,row-rule-inset-junction-start,row-rule-inset-start,row-rule-style,row-rule-visibility-items,row-rule-width,ruby-align,ruby-merge,ruby-overhang,ruby-position,rule,rule-break,rule-color,rule-inset,rule-inset-cap,rule-inset-end,rule-inset-junction,rule-inset-start,rule-overlap,rule-style,rule-visibility-items,rule-width,rx,ry,scale,scroll-axis-lock,scroll-behavior,scroll-initial-target,scroll-margin,scroll-margin-block,scroll-margin-block-end,scroll-margin-block-start,scroll-margin-bottom,scroll-margin-inline,scroll-margin-inline-end,scroll-margin-inline-start,scroll-margin-left,scroll-margin-right,scroll-margin-top,scroll-marker-group,scroll-padding,scroll-padding-block,scroll-padding-block-end,scroll-padding-block-start,scroll-padding-bottom,scroll-padding-inline,scroll-padding-inline-end,scroll-padding-inline-start,scroll-padding-left,scroll-padding-right,scroll-padding-top,scroll-snap-align,scroll-snap-stop,scroll-snap-type,scroll-target-group,scroll-timeline,scroll-timeline-axis,scroll-timeline-name,scrollbar-color,scrollbar-gutter,scrollbar-width,shape-image-threshold,shape-inside,shape-margin,shape-outside,shape-padding,shape-rendering,size,slider-orientation,spatial-navigation-action,spatial-navigation-contain,spatial-navigation-function,speak,speak-as,stop-color,stop-opacity,string-set,stroke,stroke-align,stroke-alignment,stroke-break,stroke-color,stroke-dash-corner,stroke-dash-justify,stroke-dashadjust,stroke-dasharray,stroke-dashcorner,stroke-dashoffset,stroke-image,stroke-linecap,stroke-linejoin,stroke-miterlimit,stroke-opacity,stroke-origin,stroke-position,stroke-repeat,stroke-size,stroke-width,tab-size,table-layout,text-align,text-align-all,text-align-last,text-anchor,text-autospace,text-box,text-box-edge,text-box-trim,text-combine-upright,text-decoration,text-decoration-color,text-decoration-inset,text-decoration-line,text-decoration-skip,text-decoration-skip-box,text-decoration-skip-ink,text-decoration-skip-self,text-decoration-skip-spaces,text-decoration-style,text-decoration-thickness,text-emphasis,text-emphasis-color,text-emphasis-position,text-emphasis-skip,text-emphasis-style,text-fit,text-group-align,text-indent,text-justify,text-orientation,text-overflow,text-rendering,text-shadow,text-size-adjust,text-spacing,text-spacing-trim,text-transform,text-underline-offset,text-underline-position,text-wrap,text-wrap-mode,text-wrap-style,timeline-scope,timeline-trigger,timeline-trigger-activation-range,timeline-trigger-activation-range-end,timeline-trigger-activation-range-start,timeline-trigger-active-range,timeline-trigger-active-range-end,timeline-trigger-active-range-start,timeline-trigger-name,timeline-trigger-range,timeline-trigger-source,top,touch-action,transform,transform-box,transform-origin,transform-style,transition,transition-behavior,transition-delay,transition-duration,transition-property,transition-timing-function,translate,trigger-scope,unicode-bidi,user-select,vector-effect,vertical-align,view-timeline,view-timeline-axis,view-timeline-inset,view-timeline-name,view-transition-class,view-transition-group,view-transition-name,view-transition-scope,visibility,voice-balance,voice-duration,voice-family,voice-pitch,voice-range,voice-rate,voice-stress,voice-volume,white-space,white-space-collapse,white-space-trim,widows,width,will-change,window-drag,word-break,word-space-transform,word-spacing,word-wrap,wrap-after,wrap-before,wrap-flow,wrap-inside,wrap-through,writing-mode,x,y,z-index,zoom".split(","));
const CUSTOM_IDENT_PROPERTIES = /* @__PURE__ */ new Set("-webkit-animation,-webkit-animation-name,-webkit-transition,-webkit-transition-property,animation,animation-name,color-scheme,container,container-name,copy-into,counter-increment,counter-reset,counter-set,flow-from,flow-into,font,font-family,grid,grid-area,grid-column,grid-column-end,grid-column-start,grid-row,grid-row-end,grid-row-start,grid-template,grid-template-columns,grid-template-rows,list-style,list-style-type,page,string-set,transition,transition-property,view-transition-class,view-transition-group,view-transition-name,will-change".split(","));
const FONT_FACE_DESCRIPTORS = /* @__PURE__ */ new Set("ascent-override,descent-override,font-display,font-family,font-feature-settings,font-language-override,font-named-instance,font-size,font-stretch,font-style,font-variant,font-variation-settings,font-weight,font-width,line-gap-override,size-adjust,src,subscript-position-override,subscript-size-override,superscript-position-override,superscript-size-override,unicode-range".split(","));
const PAGE_ALLOWED_PROPERTIES = /* @__PURE__ */ new Set("bleed,break-after,break-before,break-inside,counter-increment,counter-reset,counter-set,margin,margin-block,margin-block-end,margin-block-start,margin-bottom,margin-inline,margin-inline-end,margin-inline-start,margin-left,margin-right,margin-top,marks,orphans,page,page-break-after,page-break-before,page-break-inside,page-margin-safety,page-orientation,quotes,size,widows".split(","));
const PAGE_DESCRIPTOR_PROPERTIES = [
	"margin",
	"margin-top",
	"margin-right",
	"margin-bottom",
	"margin-left",
	"size",
	"page-orientation",
	"marks",
	"bleed"
];
const POSITION_TRY_ALLOWED_PROPERTIES = /* @__PURE__ */ new Set("align-self,block-size,bottom,height,inline-size,inset,inset-area,inset-block,inset-block-end,inset-block-start,inset-inline,inset-inline-end,inset-inline-start,justify-self,left,margin,margin-block,margin-block-end,margin-block-start,margin-bottom,margin-inline,margin-inline-end,margin-inline-start,margin-left,margin-right,margin-top,max-block-size,max-height,max-inline-size,max-width,min-block-size,min-height,min-inline-size,min-width,place-self,position-anchor,position-area,right,top,width".split(","));
const COUNTER_STYLE_PROP_BY_DESCRIPTOR = /* @__PURE__ */ new Map([
	["additive-symbols", "additiveSymbols"],
	["fallback", "fallback"],
	["negative", "negative"],
	["pad", "pad"],
	["prefix", "prefix"],
	["range", "range"],
	["speak-as", "speakAs"],
	["suffix", "suffix"],
	["symbols", "symbols"],
	["system", "system"]
]);
const FONT_FEATURE_VALUE_MAP_DEFS = [
	["annotation", "annotation"],
	["ornaments", "ornaments"],
	["stylistic", "stylistic"],
	["swash", "swash"],
	["character-variant", "characterVariant"],
	["styleset", "styleset"],
	["historical-forms", "historicalForms"]
];
const FONT_FEATURE_VALUE_BLOCKS = {
	"annotation": "annotation",
	"ornaments": "ornaments",
	"stylistic": "stylistic",
	"swash": "swash",
	"character-variant": "characterVariant",
	"charactervariant": "characterVariant",
	"styleset": "styleset",
	"historical-forms": "historicalForms",
	"historicalforms": "historicalForms"
};
const MARGIN_RULE_NAMES = /* @__PURE__ */ new Set("bottom-center,bottom-left,bottom-left-corner,bottom-right,bottom-right-corner,left-bottom,left-middle,left-top,right-bottom,right-middle,right-top,top-center,top-left,top-left-corner,top-right,top-right-corner".split(","));
const GENERIC_FONT_FAMILIES = /* @__PURE__ */ new Set("cursive,emoji,fangsong,fantasy,math,monospace,sans-serif,serif,system-ui,ui-monospace,ui-rounded,ui-sans-serif,ui-serif".split(","));
const FONT_VARIANT_LIGATURES_KEYWORDS = /* @__PURE__ */ new Set("common-ligatures,no-common-ligatures,discretionary-ligatures,no-discretionary-ligatures,historical-ligatures,no-historical-ligatures,contextual,no-contextual".split(","));
const FONT_VARIANT_CAPS_KEYWORDS = /* @__PURE__ */ new Set("small-caps,all-small-caps,petite-caps,all-petite-caps,unicase,titling-caps".split(","));
const FONT_VARIANT_NUMERIC_KEYWORDS = /* @__PURE__ */ new Set("lining-nums,oldstyle-nums,proportional-nums,tabular-nums,diagonal-fractions,stacked-fractions,ordinal,slashed-zero".split(","));
const FONT_VARIANT_EAST_ASIAN_KEYWORDS = /* @__PURE__ */ new Set("jis78,jis83,jis90,jis04,simplified,traditional,full-width,proportional-width,ruby".split(","));
const FONT_VARIANT_POSITION_KEYWORDS = /* @__PURE__ */ new Set("sub,super".split(","));
const FONT_VARIANT_EMOJI_KEYWORDS = /* @__PURE__ */ new Set("text,emoji,unicode".split(","));
const FONT_VARIANT_ALTERNATES_FUNCTIONS = /* @__PURE__ */ new Set("stylistic,styleset,character-variant,swash,ornaments,annotation".split(","));
const SYSTEM_FONT_KEYWORDS = /* @__PURE__ */ new Set("initial,inherit,unset,revert,revert-layer,default,caption,icon,menu,message-box,small-caption,status-bar".split(","));
const FONT_STRETCH_KEYWORDS = /* @__PURE__ */ new Set("ultra-condensed,extra-condensed,condensed,semi-condensed,semi-expanded,expanded,extra-expanded,ultra-expanded".split(","));
const FONT_SIZE_KEYWORDS = /* @__PURE__ */ new Set("xx-small,x-small,small,medium,large,x-large,xx-large,xxx-large,smaller,larger".split(","));
const FLEX_BASIS_KEYWORDS = /* @__PURE__ */ new Set("auto,content,max-content,min-content,fit-content".split(","));
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
function hideInternalFields(instance) {
	for (const key of Object.getOwnPropertyNames(instance)) if (key.startsWith("_")) Object.defineProperty(instance, key, { enumerable: false });
}
const appliedCtors = /* @__PURE__ */ new WeakSet();
/**
* Aligns regular prototype properties of a WebIDL interface object with specification requirements:
* 1. Interface prototype members are { enumerable: true, configurable: true }.
* 2. Attribute getters/setters perform brand checks, throwing TypeError when invoked on the prototype
*    itself or on an incompatible receiver (WebIDL § 3.6.1, § 3.6.2).
* 3. Operations are { writable: true, enumerable: true, configurable: true } and throw TypeError
*    when invoked with fewer arguments than required (WebIDL § 3.7).
*/
function applyWebIDLInterface(ctor, options = {}) {
	const proto = ctor.prototype;
	if (!proto) return;
	if (appliedCtors.has(ctor)) return;
	appliedCtors.add(ctor);
	const brandCheck = options.brandCheck ?? true;
	const arityCheck = options.arityCheck ?? true;
	const interfaceName = options.interfaceName || ctor.name;
	const excludeSet = new Set(options.exclude || []);
	const rejectSet = new Set(options.rejectOperations || []);
	Object.defineProperty(ctor, "length", {
		value: 0,
		writable: false,
		enumerable: false,
		configurable: true
	});
	Object.defineProperty(proto, Symbol.toStringTag, {
		value: interfaceName,
		writable: false,
		enumerable: false,
		configurable: true
	});
	const names = Object.getOwnPropertyNames(proto);
	for (const name of names) {
		if (name === "constructor" || name.startsWith("_") || excludeSet.has(name)) continue;
		const desc = Object.getOwnPropertyDescriptor(proto, name);
		if (!desc) continue;
		if (desc.get || desc.set) {
			const origGet = desc.get;
			const origSet = desc.set;
			let get = origGet;
			if (origGet && brandCheck) {
				get = function() {
					if (!this || this === proto || !(this instanceof ctor)) throw new TypeError(`Failed to read the '${name}' property from '${interfaceName}': The provided value is not of type '${interfaceName}'.`);
					return origGet.call(this);
				};
				Object.defineProperty(get, "name", {
					value: `get ${name}`,
					configurable: true
				});
			}
			let set = origSet;
			if (origSet && brandCheck) {
				set = function(val) {
					if (!this || this === proto || !(this instanceof ctor)) throw new TypeError(`Failed to set the '${name}' property on '${interfaceName}': The provided value is not of type '${interfaceName}'.`);
					return origSet.call(this, val);
				};
				Object.defineProperty(set, "name", {
					value: `set ${name}`,
					configurable: true
				});
			}
			Object.defineProperty(proto, name, {
				get,
				set: origSet ? set : void 0,
				enumerable: true,
				configurable: true
			});
			continue;
		}
		if (typeof desc.value === "function") {
			const origFn = desc.value;
			const minArgs = origFn.length;
			let fn = origFn;
			if (brandCheck || arityCheck && minArgs > 0) {
				fn = function(...args) {
					if (brandCheck && (!this || this === proto || !(this instanceof ctor))) {
						const err = /* @__PURE__ */ new TypeError(`Failed to execute '${name}' on '${interfaceName}': The provided value is not of type '${interfaceName}'.`);
						if (rejectSet.has(name)) return Promise.reject(err);
						throw err;
					}
					if (arityCheck && arguments.length < minArgs) {
						const err = /* @__PURE__ */ new TypeError(`Failed to execute '${name}' on '${interfaceName}': ${minArgs} argument${minArgs === 1 ? "" : "s"} required, but only ${arguments.length} present.`);
						if (rejectSet.has(name)) return Promise.reject(err);
						throw err;
					}
					return origFn.apply(this, args);
				};
				Object.defineProperty(fn, "name", {
					value: origFn.name,
					configurable: true
				});
				Object.defineProperty(fn, "length", {
					value: minArgs,
					configurable: true
				});
			}
			Object.defineProperty(proto, name, {
				value: fn,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
	}
}
/**
* Defines constants on an interface object and its prototype per WebIDL:
* - WebIDL #es-constants: { [[Writable]]: false, [[Enumerable]]: true, [[Configurable]]: false }
* - WebIDL #constants-on-interface-prototype-object: same attributes on prototype
*/
function applyWebIDLConstants(ctor, constants) {
	for (const [name, val] of Object.entries(constants)) {
		Object.defineProperty(ctor, name, {
			value: val,
			writable: false,
			enumerable: true,
			configurable: false
		});
		if (ctor.prototype) Object.defineProperty(ctor.prototype, name, {
			value: val,
			writable: false,
			enumerable: true,
			configurable: false
		});
	}
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
function camelToDashed(str) {
	return str.replace(/[A-Z]/g, (m) => "-" + m.toLowerCase()).replace(/^ms-/, "-ms-");
}
function createIndexedProxy(target, getArray, mapValue) {
	hideInternalFields(target);
	return new Proxy(target, {
		get(t, prop, receiver) {
			if (typeof prop === "string") {
				const index = Number(prop);
				if (Number.isInteger(index) && index >= 0) {
					const val = getArray(t)[index];
					return val !== void 0 ? mapValue ? mapValue(val) : val : void 0;
				}
			}
			return Reflect.get(t, prop, receiver);
		},
		set(t, prop, value) {
			return Reflect.set(t, prop, value, t);
		}
	});
}
function deleteRuleFromArray(rules, index) {
	if (index < 0 || index >= rules.length) throw new DOMException("Index size error", "IndexSizeError");
	const oldRule = rules[index];
	rules.splice(index, 1);
	if (oldRule && typeof oldRule === "object") {
		if ("_parentRule" in oldRule) oldRule._parentRule = null;
		if ("_parentStyleSheet" in oldRule) oldRule._parentStyleSheet = null;
	}
	return oldRule;
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
/**
* Upward optional feature hooks allowing `cssomnom/parse` (`./parse`) to tree-shake
* out Typed OM, `@property` registry, `MediaParser`, and `CSS.supports`.
*
* Downward parser functions are imported directly from `src/parser.ts`.
*/
const ParseHooks = {
	parseMediaQueryList: (text) => {
		return text.split(",").map((s) => s.trim()).filter(Boolean).map((m) => ({
			type: "media-query",
			mediaType: m,
			tokens: [],
			raw: m
		}));
	},
	serializeMediaQuery: (query) => {
		return query.raw ?? query.mediaType ?? "";
	},
	validatePropertyValue: (_property, _value, _rawValue) => {
		return true;
	},
	supports: (_conditionText) => {
		return false;
	},
	createStylePropertyMap: (_style) => {
		throw new Error("createStylePropertyMap not injected (import cssomnom/typed-om)");
	},
	validatePropertyRuleDescriptor: (_def) => {
		return true;
	},
	registerPropertyRule: (_def) => {
		return false;
	},
	unregisterPropertyRule: (_name) => {}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var StyleSheetList = class {
	/** @internal */
	_sheets;
	constructor(sheets) {
		this._sheets = sheets;
		return createIndexedProxy(this, (t) => t._sheets);
	}
	get length() {
		return this._sheets.length;
	}
	item(index) {
		return this._sheets[index] || null;
	}
	*[Symbol.iterator]() {
		for (let i = 0; i < this.length; i++) yield this._sheets[i];
	}
};
var MediaList = class {
	/** @internal */
	_mediaQueries = [];
	constructor(mediaText = "") {
		this.mediaText = mediaText;
		return createIndexedProxy(this, (t) => t._mediaQueries.map((q) => ParseHooks.serializeMediaQuery(q)));
	}
	get mediaText() {
		return this._mediaQueries.map((q) => ParseHooks.serializeMediaQuery(q)).join(", ");
	}
	set mediaText(value) {
		if (!value) {
			this._mediaQueries = [];
			return;
		}
		this._mediaQueries = ParseHooks.parseMediaQueryList(value);
	}
	get length() {
		return this._mediaQueries.length;
	}
	item(index) {
		const q = this._mediaQueries[index];
		return q ? ParseHooks.serializeMediaQuery(q) : null;
	}
	toString() {
		return this.mediaText;
	}
	appendMedium(medium) {
		const parsed = ParseHooks.parseMediaQueryList(medium);
		if (parsed.length !== 1) return;
		const m = parsed[0];
		const mText = ParseHooks.serializeMediaQuery(m);
		if (this._mediaQueries.some((q) => ParseHooks.serializeMediaQuery(q) === mText)) return;
		this._mediaQueries.push(m);
	}
	deleteMedium(medium) {
		const parsed = ParseHooks.parseMediaQueryList(medium);
		if (parsed.length !== 1) return;
		const mText = ParseHooks.serializeMediaQuery(parsed[0]);
		let i = this._mediaQueries.length;
		let found = false;
		while (i--) if (ParseHooks.serializeMediaQuery(this._mediaQueries[i]) === mText) {
			this._mediaQueries.splice(i, 1);
			found = true;
		}
		if (!found) throw new DOMException(`The medium '${medium}' does not exist in the MediaList.`, "NotFoundError");
	}
	*[Symbol.iterator]() {
		for (let i = 0; i < this.length; i++) yield ParseHooks.serializeMediaQuery(this._mediaQueries[i]);
	}
};
var CSSRuleList = class {
	/** @internal */
	_getRules;
	constructor(rulesOrGetter) {
		this._getRules = typeof rulesOrGetter === "function" ? rulesOrGetter : () => rulesOrGetter;
		return createIndexedProxy(this, (t) => t._getRules(), (v) => v);
	}
	get length() {
		return this._getRules().length;
	}
	item(index) {
		return this._getRules()[index] || null;
	}
	*[Symbol.iterator]() {
		const rules = this._getRules();
		for (let i = 0; i < rules.length; i++) yield rules[i];
	}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
function isImportRule(r) {
	return r.type === 3;
}
function isNamespaceRule(r) {
	return r.type === 10;
}
function isRegularRule(r) {
	return !isImportRule(r) && !isNamespaceRule(r);
}
function serializeGroupingRule(atKeyword, condition, rules) {
	const cond = condition ? " " + condition : "";
	const ruleTexts = rules.map((r) => r.cssText).filter((p) => p !== "");
	if (ruleTexts.length === 0) return atKeyword === "keyframes" ? `@${atKeyword}${cond} { }` : `@${atKeyword}${cond} {\n}`;
	return `@${atKeyword}${cond} {\n${ruleTexts.map((t) => "  " + t).join("\n")}\n}`;
}
function findParentStyleSheet(rule) {
	let sheet = rule.parentStyleSheet;
	let curr = rule.parentRule;
	while (!sheet && curr) {
		sheet = curr.parentStyleSheet;
		curr = curr.parentRule;
	}
	return sheet;
}
/**
* Validates that component values match <supports-condition> grammar.
* css-conditional-3 #at-supports
*/
function isGrammaticallyValidSupportsCondition(values) {
	const items = values.filter((v) => v.type !== "whitespace" && v.type !== "comment");
	if (items.length === 0) return false;
	const isSupportsInParens = (item) => {
		if (item.type === "function") return true;
		if (item.type === "simple-block" && item.associatedToken.value === "(") {
			const blockValues = item.value.filter((v) => v.type !== "whitespace" && v.type !== "comment");
			if (blockValues.length === 0) return true;
			const hasTopOp = blockValues.some((v) => v.type === "ident" && [
				"and",
				"or",
				"not"
			].includes(String(v.value).toLowerCase()));
			const isNestedParenBlock = blockValues.length === 1 && blockValues[0].type === "simple-block" && blockValues[0].associatedToken.value === "(";
			if (hasTopOp || isNestedParenBlock) return isGrammaticallyValidSupportsCondition(item.value);
			return true;
		}
		return false;
	};
	const operands = [];
	const operators = [];
	let i = 0;
	while (i < items.length) {
		if (items[i].type === "ident" && String(items[i].value).toLowerCase() === "not") {
			if (i + 1 >= items.length) return false;
			if (!isSupportsInParens(items[i + 1])) return false;
			operands.push(true);
			i += 2;
		} else if (isSupportsInParens(items[i])) {
			operands.push(true);
			i += 1;
		} else return false;
		if (i < items.length) {
			if (items[i].type !== "ident") return false;
			const op = String(items[i].value).toLowerCase();
			if (op !== "and" && op !== "or") return false;
			operators.push(op);
			i += 1;
		}
	}
	if (operands.length === 0) return false;
	if (operands.length !== operators.length + 1) return false;
	if (operators.length > 0) {
		const firstOp = operators[0];
		if (!operators.every((op) => op === firstOp)) return false;
	}
	return true;
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const RULE_CONSTANTS = {
	STYLE_RULE: 1,
	CHARSET_RULE: 2,
	IMPORT_RULE: 3,
	MEDIA_RULE: 4,
	FONT_FACE_RULE: 5,
	PAGE_RULE: 6,
	KEYFRAMES_RULE: 7,
	KEYFRAME_RULE: 8,
	MARGIN_RULE: 9,
	NAMESPACE_RULE: 10,
	COUNTER_STYLE_RULE: 11,
	SUPPORTS_RULE: 12,
	FONT_FEATURE_VALUES_RULE: 14
};
var CSSRule = class {
	/** @internal */
	_parentRule = null;
	/** @internal */
	_parentStyleSheet = null;
	/** @internal */
	_location;
	/** @internal */
	_assignedLayerName = null;
	constructor() {
		hideInternalFields(this);
	}
	get location() {
		return this._location;
	}
	get parentRule() {
		return this._parentRule;
	}
	get parentStyleSheet() {
		if (this._parentStyleSheet) return this._parentStyleSheet;
		if (this._parentRule) return this._parentRule.parentStyleSheet;
		return null;
	}
	get type() {
		return 0;
	}
	get cssText() {
		throw new Error("Not implemented");
	}
	set cssText(_value) {}
};
applyWebIDLConstants(CSSRule, RULE_CONSTANTS);
var CSSGroupingRule = class CSSGroupingRule extends CSSRule {
	/** @internal */
	static _parser = null;
	/** @internal */
	_cssRules;
	/** @internal */
	_rules;
	get cssRules() {
		if (!this._cssRules) this._cssRules = new CSSRuleList(() => this._rules);
		return this._cssRules;
	}
	constructor(rules, _parseRuleInBlock) {
		super();
		this._rules = rules;
		this._cssRules = new CSSRuleList(() => this._rules);
		for (const rule of rules) if (rule instanceof CSSRule) rule._parentRule = this;
		hideInternalFields(this);
	}
	insertRule(rule, index = 0) {
		if (index < 0 || index > this._rules.length) throw new DOMException("Index size error", "IndexSizeError");
		const isScopeRule = (r) => r[Symbol.toStringTag] === "CSSScopeRule";
		const isStyleRule = (r) => r[Symbol.toStringTag] === "CSSStyleRule";
		const isNested = isStyleRule(this) || isScopeRule(this) || this.parentRule !== null;
		let isInsideStyleRule = isStyleRule(this);
		let isDirectlyInScope = isScopeRule(this);
		for (let p = this.parentRule, seenStyle = isInsideStyleRule; p; p = p.parentRule) if (isStyleRule(p)) {
			isInsideStyleRule = true;
			seenStyle = true;
		} else if (!seenStyle && isScopeRule(p)) isDirectlyInScope = true;
		if (!CSSGroupingRule._parser) throw new DOMException("Parser not initialized", "SyntaxError");
		const { parseRule, parseRuleInBlock, parseRuleInScopeBlock } = CSSGroupingRule._parser;
		let topRule = null;
		try {
			topRule = parseRule(rule);
		} catch {}
		if (topRule) {
			if (isImportRule(topRule) || isNamespaceRule(topRule)) throw new DOMException("HierarchyRequestError: @import and @namespace rules are not allowed inside grouping rules", "HierarchyRequestError");
			if (isInsideStyleRule && !(topRule instanceof CSSGroupingRule)) throw new DOMException("HierarchyRequestError: This rule cannot be inserted inside a nested rule", "HierarchyRequestError");
		}
		const parsedRule = isDirectlyInScope ? parseRuleInScopeBlock(rule) : parseRuleInBlock(rule, isNested);
		if (!parsedRule) throw new DOMException("Syntax error", "SyntaxError");
		if (isImportRule(parsedRule) || isNamespaceRule(parsedRule)) throw new DOMException("HierarchyRequestError: @import and @namespace rules are not allowed inside grouping rules", "HierarchyRequestError");
		if (parsedRule[Symbol.toStringTag] === "CSSNestedDeclarations") {
			if (!isNested) throw new DOMException("Syntax error: CSSNestedDeclarations cannot be inserted into top-level grouping rule", "SyntaxError");
			if (parsedRule.style._declarations.filter((d) => {
				const name = d.name.toLowerCase();
				return name.startsWith("--") || SUPPORTED_PROPERTIES.has(name);
			}).length === 0) throw new DOMException("Syntax error: CSSNestedDeclarations contains no valid declarations", "SyntaxError");
		}
		if (parsedRule instanceof CSSRule) {
			parsedRule._parentRule = this;
			parsedRule._parentStyleSheet = null;
		}
		this._rules.splice(index, 0, parsedRule);
		return index;
	}
	deleteRule(index) {
		deleteRuleFromArray(this._rules, index);
	}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const SHORTHANDS_DATA = {
	"-webkit-animation": [
		"animation-name",
		"animation-duration",
		"animation-timing-function",
		"animation-delay",
		"animation-iteration-count",
		"animation-direction",
		"animation-fill-mode",
		"animation-play-state",
		"animation-timeline"
	],
	"-webkit-border-radius": [
		"border-top-left-radius",
		"border-top-right-radius",
		"border-bottom-right-radius",
		"border-bottom-left-radius"
	],
	"-webkit-box-shadow": [
		"box-shadow-color",
		"box-shadow-offset",
		"box-shadow-blur",
		"box-shadow-spread",
		"box-shadow-position"
	],
	"-webkit-flex": [
		"flex-grow",
		"flex-shrink",
		"flex-basis"
	],
	"-webkit-flex-flow": ["flex-direction", "flex-wrap"],
	"-webkit-line-clamp": [
		"max-lines",
		"block-ellipsis",
		"continue"
	],
	"-webkit-mask": [
		"mask-image",
		"mask-position",
		"mask-size",
		"mask-repeat",
		"mask-origin",
		"mask-clip",
		"mask-composite",
		"mask-mode"
	],
	"-webkit-mask-box-image": [
		"mask-border-source",
		"mask-border-slice",
		"mask-border-width",
		"mask-border-outset",
		"mask-border-repeat",
		"mask-border-mode"
	],
	"-webkit-text-stroke": ["-webkit-text-stroke-width", "-webkit-text-stroke-color"],
	"-webkit-transition": [
		"transition-property",
		"transition-duration",
		"transition-timing-function",
		"transition-delay",
		"transition-behavior"
	],
	"animation": [
		"animation-name",
		"animation-duration",
		"animation-timing-function",
		"animation-delay",
		"animation-iteration-count",
		"animation-direction",
		"animation-fill-mode",
		"animation-play-state",
		"animation-timeline"
	],
	"animation-delay": ["animation-delay-start", "animation-delay-end"],
	"animation-range": ["animation-range-start", "animation-range-end"],
	"background": [
		"background-image",
		"background-position",
		"background-size",
		"background-repeat",
		"background-attachment",
		"background-origin",
		"background-clip",
		"background-color"
	],
	"background-position": ["background-position-x", "background-position-y"],
	"block-step": [
		"block-step-size",
		"block-step-insert",
		"block-step-align",
		"block-step-round"
	],
	"border": [
		"border-width",
		"border-style",
		"border-color"
	],
	"border-block": ["border-block-start", "border-block-end"],
	"border-block-clip": ["border-block-start-clip", "border-block-end-clip"],
	"border-block-color": ["border-block-start-color", "border-block-end-color"],
	"border-block-end": [
		"border-block-end-width",
		"border-block-end-style",
		"border-block-end-color"
	],
	"border-block-end-radius": ["border-end-start-radius", "border-end-end-radius"],
	"border-block-start": [
		"border-block-start-width",
		"border-block-start-style",
		"border-block-start-color"
	],
	"border-block-start-radius": ["border-start-start-radius", "border-start-end-radius"],
	"border-block-style": ["border-block-start-style", "border-block-end-style"],
	"border-block-width": ["border-block-start-width", "border-block-end-width"],
	"border-bottom": [
		"border-bottom-width",
		"border-bottom-style",
		"border-bottom-color"
	],
	"border-bottom-radius": ["border-bottom-left-radius", "border-bottom-right-radius"],
	"border-clip": [
		"border-top-clip",
		"border-right-clip",
		"border-bottom-clip",
		"border-left-clip"
	],
	"border-color": [
		"border-top-color",
		"border-right-color",
		"border-bottom-color",
		"border-left-color"
	],
	"border-image": [
		"border-image-source",
		"border-image-slice",
		"border-image-width",
		"border-image-outset",
		"border-image-repeat"
	],
	"border-inline": ["border-inline-start", "border-inline-end"],
	"border-inline-clip": ["border-inline-start-clip", "border-inline-end-clip"],
	"border-inline-color": ["border-inline-start-color", "border-inline-end-color"],
	"border-inline-end": [
		"border-inline-end-width",
		"border-inline-end-style",
		"border-inline-end-color"
	],
	"border-inline-end-radius": ["border-start-end-radius", "border-end-end-radius"],
	"border-inline-start": [
		"border-inline-start-width",
		"border-inline-start-style",
		"border-inline-start-color"
	],
	"border-inline-start-radius": ["border-start-start-radius", "border-end-start-radius"],
	"border-inline-style": ["border-inline-start-style", "border-inline-end-style"],
	"border-inline-width": ["border-inline-start-width", "border-inline-end-width"],
	"border-left": [
		"border-left-width",
		"border-left-style",
		"border-left-color"
	],
	"border-left-radius": ["border-top-left-radius", "border-bottom-left-radius"],
	"border-radius": [
		"border-top-left-radius",
		"border-top-right-radius",
		"border-bottom-right-radius",
		"border-bottom-left-radius"
	],
	"border-right": [
		"border-right-width",
		"border-right-style",
		"border-right-color"
	],
	"border-right-radius": ["border-top-right-radius", "border-bottom-right-radius"],
	"border-style": [
		"border-top-style",
		"border-right-style",
		"border-bottom-style",
		"border-left-style"
	],
	"border-top": [
		"border-top-width",
		"border-top-style",
		"border-top-color"
	],
	"border-top-radius": ["border-top-left-radius", "border-top-right-radius"],
	"border-width": [
		"border-top-width",
		"border-right-width",
		"border-bottom-width",
		"border-left-width"
	],
	"box-shadow": [
		"box-shadow-color",
		"box-shadow-offset",
		"box-shadow-blur",
		"box-shadow-spread",
		"box-shadow-position"
	],
	"caret": [
		"caret-color",
		"caret-animation",
		"caret-shape"
	],
	"color-adjust": ["print-color-adjust"],
	"column-rule": [
		"column-rule-width",
		"column-rule-style",
		"column-rule-color"
	],
	"column-rule-inset": [
		"column-rule-inset-cap-start",
		"column-rule-inset-cap-end",
		"column-rule-inset-junction-start",
		"column-rule-inset-junction-end"
	],
	"column-rule-inset-cap": ["column-rule-inset-cap-start", "column-rule-inset-cap-end"],
	"column-rule-inset-end": ["column-rule-inset-cap-end", "column-rule-inset-junction-end"],
	"column-rule-inset-junction": ["column-rule-inset-junction-start", "column-rule-inset-junction-end"],
	"column-rule-inset-start": ["column-rule-inset-cap-start", "column-rule-inset-junction-start"],
	"columns": [
		"column-width",
		"column-count",
		"column-height"
	],
	"contain-intrinsic-size": ["contain-intrinsic-width", "contain-intrinsic-height"],
	"container": ["container-name", "container-type"],
	"corner": ["corner-shape", "border-radius"],
	"corner-block-end": ["border-block-end-radius", "corner-block-end-shape"],
	"corner-block-end-shape": ["corner-end-start-shape", "corner-end-end-shape"],
	"corner-block-start": ["border-block-start-radius", "corner-block-start-shape"],
	"corner-block-start-shape": ["corner-start-start-shape", "corner-start-end-shape"],
	"corner-bottom": ["border-bottom-radius", "corner-bottom-shape"],
	"corner-bottom-left": ["border-bottom-left-radius", "corner-bottom-left-shape"],
	"corner-bottom-right": ["border-bottom-right-radius", "corner-bottom-right-shape"],
	"corner-bottom-shape": ["corner-bottom-left-shape", "corner-bottom-right-shape"],
	"corner-end-end": ["border-end-end-radius", "corner-end-end-shape"],
	"corner-end-start": ["border-end-start-radius", "corner-end-start-shape"],
	"corner-inline-end": ["border-inline-end-radius", "corner-inline-end-shape"],
	"corner-inline-end-shape": ["corner-start-end-shape", "corner-end-end-shape"],
	"corner-inline-start": ["border-inline-start-radius", "corner-inline-start-shape"],
	"corner-inline-start-shape": ["corner-start-start-shape", "corner-end-start-shape"],
	"corner-left": ["border-left-radius", "corner-left-shape"],
	"corner-left-shape": ["corner-top-left-shape", "corner-bottom-left-shape"],
	"corner-right": ["border-right-radius", "corner-right-shape"],
	"corner-right-shape": ["corner-top-right-shape", "corner-bottom-right-shape"],
	"corner-shape": [
		"corner-top-left-shape",
		"corner-top-right-shape",
		"corner-bottom-right-shape",
		"corner-bottom-left-shape"
	],
	"corner-start-end": ["border-start-end-radius", "corner-start-end-shape"],
	"corner-start-start": ["border-start-start-radius", "corner-start-start-shape"],
	"corner-top": ["border-top-radius", "corner-top-shape"],
	"corner-top-left": ["border-top-left-radius", "corner-top-left-shape"],
	"corner-top-right": ["border-top-right-radius", "corner-top-right-shape"],
	"corner-top-shape": ["corner-top-left-shape", "corner-top-right-shape"],
	"cue": ["cue-before", "cue-after"],
	"flex": [
		"flex-grow",
		"flex-shrink",
		"flex-basis"
	],
	"flex-flow": ["flex-direction", "flex-wrap"],
	"font": [
		"font-style",
		"font-variant",
		"font-weight",
		"font-stretch",
		"font-size",
		"line-height",
		"font-family"
	],
	"font-synthesis": [
		"font-synthesis-weight",
		"font-synthesis-style",
		"font-synthesis-small-caps"
	],
	"font-variant": [
		"font-variant-ligatures",
		"font-variant-caps",
		"font-variant-alternates",
		"font-variant-numeric",
		"font-variant-east-asian",
		"font-variant-position",
		"font-variant-emoji"
	],
	"gap": ["row-gap", "column-gap"],
	"grid": [
		"grid-template-rows",
		"grid-template-columns",
		"grid-template-areas",
		"grid-auto-rows",
		"grid-auto-columns",
		"grid-auto-flow"
	],
	"grid-area": [
		"grid-row-start",
		"grid-column-start",
		"grid-row-end",
		"grid-column-end"
	],
	"grid-column": ["grid-column-start", "grid-column-end"],
	"grid-gap": ["row-gap", "column-gap"],
	"grid-row": ["grid-row-start", "grid-row-end"],
	"grid-template": [
		"grid-template-rows",
		"grid-template-columns",
		"grid-template-areas"
	],
	"inset": [
		"top",
		"right",
		"bottom",
		"left"
	],
	"inset-block": ["inset-block-start", "inset-block-end"],
	"inset-inline": ["inset-inline-start", "inset-inline-end"],
	"interest-delay": ["interest-delay-start", "interest-delay-end"],
	"line-clamp": [
		"max-lines",
		"block-ellipsis",
		"continue"
	],
	"list-style": [
		"list-style-type",
		"list-style-position",
		"list-style-image"
	],
	"margin": [
		"margin-top",
		"margin-right",
		"margin-bottom",
		"margin-left"
	],
	"margin-block": ["margin-block-start", "margin-block-end"],
	"margin-inline": ["margin-inline-start", "margin-inline-end"],
	"marker": [
		"marker-start",
		"marker-mid",
		"marker-end"
	],
	"mask": [
		"mask-image",
		"mask-position",
		"mask-size",
		"mask-repeat",
		"mask-origin",
		"mask-clip",
		"mask-composite",
		"mask-mode"
	],
	"mask-border": [
		"mask-border-source",
		"mask-border-slice",
		"mask-border-width",
		"mask-border-outset",
		"mask-border-repeat",
		"mask-border-mode"
	],
	"max-size": ["max-width", "max-height"],
	"min-size": ["min-width", "min-height"],
	"offset": [
		"offset-path",
		"offset-distance",
		"offset-rotate",
		"offset-anchor",
		"offset-position"
	],
	"outline": [
		"outline-width",
		"outline-style",
		"outline-color"
	],
	"overflow": ["overflow-x", "overflow-y"],
	"overflow-clip-margin": [
		"overflow-clip-margin-top",
		"overflow-clip-margin-right",
		"overflow-clip-margin-bottom",
		"overflow-clip-margin-left"
	],
	"overflow-clip-margin-block": ["overflow-clip-margin-block-start", "overflow-clip-margin-block-end"],
	"overflow-clip-margin-inline": ["overflow-clip-margin-inline-start", "overflow-clip-margin-inline-end"],
	"overscroll-behavior": ["overscroll-behavior-x", "overscroll-behavior-y"],
	"padding": [
		"padding-top",
		"padding-right",
		"padding-bottom",
		"padding-left"
	],
	"padding-block": ["padding-block-start", "padding-block-end"],
	"padding-inline": ["padding-inline-start", "padding-inline-end"],
	"pause": ["pause-before", "pause-after"],
	"place-content": ["align-content", "justify-content"],
	"place-items": ["align-items", "justify-items"],
	"place-self": ["align-self", "justify-self"],
	"pointer-timeline": ["pointer-timeline-name", "pointer-timeline-axis"],
	"position-try": ["position-try-order", "position-try-fallbacks"],
	"rest": ["rest-before", "rest-after"],
	"row-rule": [
		"row-rule-width",
		"row-rule-style",
		"row-rule-color"
	],
	"row-rule-inset": [
		"row-rule-inset-cap-start",
		"row-rule-inset-cap-end",
		"row-rule-inset-junction-start",
		"row-rule-inset-junction-end"
	],
	"row-rule-inset-cap": ["row-rule-inset-cap-start", "row-rule-inset-cap-end"],
	"row-rule-inset-end": ["row-rule-inset-cap-end", "row-rule-inset-junction-end"],
	"row-rule-inset-junction": ["row-rule-inset-junction-start", "row-rule-inset-junction-end"],
	"row-rule-inset-start": ["row-rule-inset-cap-start", "row-rule-inset-junction-start"],
	"rule": ["column-rule", "row-rule"],
	"rule-break": ["column-rule-break", "row-rule-break"],
	"rule-color": ["column-rule-color", "row-rule-color"],
	"rule-inset": ["column-rule-inset", "row-rule-inset"],
	"rule-inset-cap": ["column-rule-inset-cap"],
	"rule-inset-end": ["column-rule-inset-end", "row-rule-inset-end"],
	"rule-inset-junction": ["column-rule-inset-junction"],
	"rule-inset-start": ["column-rule-inset-start", "row-rule-inset-start"],
	"rule-style": ["column-rule-style", "row-rule-style"],
	"rule-visibility-items": ["column-rule-visibility-items"],
	"rule-width": ["column-rule-width", "row-rule-width"],
	"scroll-margin": [
		"scroll-margin-top",
		"scroll-margin-right",
		"scroll-margin-bottom",
		"scroll-margin-left"
	],
	"scroll-margin-block": ["scroll-margin-block-start", "scroll-margin-block-end"],
	"scroll-margin-inline": ["scroll-margin-inline-start", "scroll-margin-inline-end"],
	"scroll-padding": [
		"scroll-padding-top",
		"scroll-padding-right",
		"scroll-padding-bottom",
		"scroll-padding-left"
	],
	"scroll-padding-block": ["scroll-padding-block-start", "scroll-padding-block-end"],
	"scroll-padding-inline": ["scroll-padding-inline-start", "scroll-padding-inline-end"],
	"scroll-timeline": ["scroll-timeline-name", "scroll-timeline-axis"],
	"size": ["width", "height"],
	"text-align": ["text-align-all", "text-align-last"],
	"text-decoration": [
		"text-decoration-line",
		"text-decoration-thickness",
		"text-decoration-style",
		"text-decoration-color"
	],
	"text-decoration-skip": [
		"text-decoration-skip-self",
		"text-decoration-skip-box",
		"text-decoration-skip-spaces",
		"text-decoration-skip-ink"
	],
	"text-emphasis": ["text-emphasis-style", "text-emphasis-color"],
	"text-spacing": ["text-spacing-trim", "text-autospace"],
	"text-wrap": ["text-wrap-mode", "text-wrap-style"],
	"timeline-trigger": [
		"timeline-trigger-name",
		"timeline-trigger-source",
		"timeline-trigger-range"
	],
	"timeline-trigger-activation-range": ["timeline-trigger-activation-range-start", "timeline-trigger-activation-range-end"],
	"timeline-trigger-active-range": ["timeline-trigger-active-range-start", "timeline-trigger-active-range-end"],
	"timeline-trigger-range": ["timeline-trigger-activation-range", "timeline-trigger-active-range"],
	"transition": [
		"transition-property",
		"transition-duration",
		"transition-timing-function",
		"transition-delay",
		"transition-behavior"
	],
	"vertical-align": [
		"alignment-baseline",
		"baseline-shift",
		"baseline-source"
	],
	"view-timeline": ["view-timeline-name", "view-timeline-axis"],
	"white-space": ["white-space-collapse", "text-wrap-mode"]
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
/**
* Logical property to physical property mapping for default horizontal-tb, ltr.
* css-logical-1 #box
*/
const LOGICAL_MAPPING = {
	"background-position-block": "background-position-y",
	"background-position-inline": "background-position-x",
	"background-repeat-block": "background-repeat-y",
	"background-repeat-inline": "background-repeat-x",
	"block-size": "height",
	"border-block-end-clip": "border-bottom-clip",
	"border-block-end-color": "border-bottom-color",
	"border-block-end-style": "border-bottom-style",
	"border-block-end-width": "border-bottom-width",
	"border-block-start-clip": "border-top-clip",
	"border-block-start-color": "border-top-color",
	"border-block-start-style": "border-top-style",
	"border-block-start-width": "border-top-width",
	"border-end-end-radius": "border-bottom-right-radius",
	"border-end-start-radius": "border-bottom-left-radius",
	"border-inline-end-clip": "border-right-clip",
	"border-inline-end-color": "border-right-color",
	"border-inline-end-style": "border-right-style",
	"border-inline-end-width": "border-right-width",
	"border-inline-start-clip": "border-left-clip",
	"border-inline-start-color": "border-left-color",
	"border-inline-start-style": "border-left-style",
	"border-inline-start-width": "border-left-width",
	"border-start-end-radius": "border-top-right-radius",
	"border-start-start-radius": "border-top-left-radius",
	"contain-intrinsic-block-size": "contain-intrinsic-height",
	"contain-intrinsic-inline-size": "contain-intrinsic-width",
	"corner-end-end-shape": "corner-bottom-right-shape",
	"corner-end-start-shape": "corner-bottom-left-shape",
	"corner-start-end-shape": "corner-top-right-shape",
	"corner-start-start-shape": "corner-top-left-shape",
	"inline-size": "width",
	"inset-block-end": "bottom",
	"inset-block-start": "top",
	"inset-inline-end": "right",
	"inset-inline-start": "left",
	"margin-block-end": "margin-bottom",
	"margin-block-start": "margin-top",
	"margin-inline-end": "margin-right",
	"margin-inline-start": "margin-left",
	"max-block-size": "max-height",
	"max-inline-size": "max-width",
	"min-block-size": "min-height",
	"min-inline-size": "min-width",
	"overflow-block": "overflow-y",
	"overflow-clip-margin-block-end": "overflow-clip-margin-bottom",
	"overflow-clip-margin-block-start": "overflow-clip-margin-top",
	"overflow-clip-margin-inline-end": "overflow-clip-margin-right",
	"overflow-clip-margin-inline-start": "overflow-clip-margin-left",
	"overflow-inline": "overflow-x",
	"overscroll-behavior-block": "overscroll-behavior-y",
	"overscroll-behavior-inline": "overscroll-behavior-x",
	"padding-block-end": "padding-bottom",
	"padding-block-start": "padding-top",
	"padding-inline-end": "padding-right",
	"padding-inline-start": "padding-left",
	"scroll-margin-block-end": "scroll-margin-bottom",
	"scroll-margin-block-start": "scroll-margin-top",
	"scroll-margin-inline-end": "scroll-margin-right",
	"scroll-margin-inline-start": "scroll-margin-left",
	"scroll-padding-block-end": "scroll-padding-bottom",
	"scroll-padding-block-start": "scroll-padding-top",
	"scroll-padding-inline-end": "scroll-padding-right",
	"scroll-padding-inline-start": "scroll-padding-left"
};
const PHYSICAL_TO_LOGICAL = {};
for (const [logical, physical] of Object.entries(LOGICAL_MAPPING)) {
	if (!PHYSICAL_TO_LOGICAL[physical]) PHYSICAL_TO_LOGICAL[physical] = [];
	PHYSICAL_TO_LOGICAL[physical].push(logical);
}
/**
* Logical property groups and mapping logic.
* css-logical-1 #logical-property-group
*/
const LOGICAL_PROPERTY_INFO = {
	"background-position-block": {
		group: "background-position",
		logic: "logical"
	},
	"background-position-inline": {
		group: "background-position",
		logic: "logical"
	},
	"background-position-x": {
		group: "background-position",
		logic: "physical"
	},
	"background-position-y": {
		group: "background-position",
		logic: "physical"
	},
	"background-repeat-block": {
		group: "background-repeat",
		logic: "logical"
	},
	"background-repeat-inline": {
		group: "background-repeat",
		logic: "logical"
	},
	"background-repeat-x": {
		group: "background-repeat",
		logic: "physical"
	},
	"background-repeat-y": {
		group: "background-repeat",
		logic: "physical"
	},
	"block-size": {
		group: "size",
		logic: "logical"
	},
	"border-block-end-clip": {
		group: "border-clip",
		logic: "logical"
	},
	"border-block-end-color": {
		group: "border-color",
		logic: "logical"
	},
	"border-block-end-style": {
		group: "border-style",
		logic: "logical"
	},
	"border-block-end-width": {
		group: "border-width",
		logic: "logical"
	},
	"border-block-start-clip": {
		group: "border-clip",
		logic: "logical"
	},
	"border-block-start-color": {
		group: "border-color",
		logic: "logical"
	},
	"border-block-start-style": {
		group: "border-style",
		logic: "logical"
	},
	"border-block-start-width": {
		group: "border-width",
		logic: "logical"
	},
	"border-bottom-clip": {
		group: "border-clip",
		logic: "physical"
	},
	"border-bottom-color": {
		group: "border-color",
		logic: "physical"
	},
	"border-bottom-left-radius": {
		group: "border-radius",
		logic: "physical"
	},
	"border-bottom-right-radius": {
		group: "border-radius",
		logic: "physical"
	},
	"border-bottom-style": {
		group: "border-style",
		logic: "physical"
	},
	"border-bottom-width": {
		group: "border-width",
		logic: "physical"
	},
	"border-end-end-radius": {
		group: "border-radius",
		logic: "logical"
	},
	"border-end-start-radius": {
		group: "border-radius",
		logic: "logical"
	},
	"border-inline-end-clip": {
		group: "border-clip",
		logic: "logical"
	},
	"border-inline-end-color": {
		group: "border-color",
		logic: "logical"
	},
	"border-inline-end-style": {
		group: "border-style",
		logic: "logical"
	},
	"border-inline-end-width": {
		group: "border-width",
		logic: "logical"
	},
	"border-inline-start-clip": {
		group: "border-clip",
		logic: "logical"
	},
	"border-inline-start-color": {
		group: "border-color",
		logic: "logical"
	},
	"border-inline-start-style": {
		group: "border-style",
		logic: "logical"
	},
	"border-inline-start-width": {
		group: "border-width",
		logic: "logical"
	},
	"border-left-clip": {
		group: "border-clip",
		logic: "physical"
	},
	"border-left-color": {
		group: "border-color",
		logic: "physical"
	},
	"border-left-style": {
		group: "border-style",
		logic: "physical"
	},
	"border-left-width": {
		group: "border-width",
		logic: "physical"
	},
	"border-right-clip": {
		group: "border-clip",
		logic: "physical"
	},
	"border-right-color": {
		group: "border-color",
		logic: "physical"
	},
	"border-right-style": {
		group: "border-style",
		logic: "physical"
	},
	"border-right-width": {
		group: "border-width",
		logic: "physical"
	},
	"border-start-end-radius": {
		group: "border-radius",
		logic: "logical"
	},
	"border-start-start-radius": {
		group: "border-radius",
		logic: "logical"
	},
	"border-top-clip": {
		group: "border-clip",
		logic: "physical"
	},
	"border-top-color": {
		group: "border-color",
		logic: "physical"
	},
	"border-top-left-radius": {
		group: "border-radius",
		logic: "physical"
	},
	"border-top-right-radius": {
		group: "border-radius",
		logic: "physical"
	},
	"border-top-style": {
		group: "border-style",
		logic: "physical"
	},
	"border-top-width": {
		group: "border-width",
		logic: "physical"
	},
	"bottom": {
		group: "inset",
		logic: "physical"
	},
	"contain-intrinsic-block-size": {
		group: "contain-intrinsic-size",
		logic: "logical"
	},
	"contain-intrinsic-height": {
		group: "contain-intrinsic-size",
		logic: "physical"
	},
	"contain-intrinsic-inline-size": {
		group: "contain-intrinsic-size",
		logic: "logical"
	},
	"contain-intrinsic-width": {
		group: "contain-intrinsic-size",
		logic: "physical"
	},
	"corner-bottom-left-shape": {
		group: "corner-shape",
		logic: "physical"
	},
	"corner-bottom-right-shape": {
		group: "corner-shape",
		logic: "physical"
	},
	"corner-end-end-shape": {
		group: "corner-shape",
		logic: "logical"
	},
	"corner-end-start-shape": {
		group: "corner-shape",
		logic: "logical"
	},
	"corner-start-end-shape": {
		group: "corner-shape",
		logic: "logical"
	},
	"corner-start-start-shape": {
		group: "corner-shape",
		logic: "logical"
	},
	"corner-top-left-shape": {
		group: "corner-shape",
		logic: "physical"
	},
	"corner-top-right-shape": {
		group: "corner-shape",
		logic: "physical"
	},
	"height": {
		group: "size",
		logic: "physical"
	},
	"inline-size": {
		group: "size",
		logic: "logical"
	},
	"inset-block-end": {
		group: "inset",
		logic: "logical"
	},
	"inset-block-start": {
		group: "inset",
		logic: "logical"
	},
	"inset-inline-end": {
		group: "inset",
		logic: "logical"
	},
	"inset-inline-start": {
		group: "inset",
		logic: "logical"
	},
	"left": {
		group: "inset",
		logic: "physical"
	},
	"margin-block-end": {
		group: "margin",
		logic: "logical"
	},
	"margin-block-start": {
		group: "margin",
		logic: "logical"
	},
	"margin-bottom": {
		group: "margin",
		logic: "physical"
	},
	"margin-inline-end": {
		group: "margin",
		logic: "logical"
	},
	"margin-inline-start": {
		group: "margin",
		logic: "logical"
	},
	"margin-left": {
		group: "margin",
		logic: "physical"
	},
	"margin-right": {
		group: "margin",
		logic: "physical"
	},
	"margin-top": {
		group: "margin",
		logic: "physical"
	},
	"max-block-size": {
		group: "max-size",
		logic: "logical"
	},
	"max-height": {
		group: "max-size",
		logic: "physical"
	},
	"max-inline-size": {
		group: "max-size",
		logic: "logical"
	},
	"max-width": {
		group: "max-size",
		logic: "physical"
	},
	"min-block-size": {
		group: "min-size",
		logic: "logical"
	},
	"min-height": {
		group: "min-size",
		logic: "physical"
	},
	"min-inline-size": {
		group: "min-size",
		logic: "logical"
	},
	"min-width": {
		group: "min-size",
		logic: "physical"
	},
	"overflow-block": {
		group: "overflow",
		logic: "logical"
	},
	"overflow-clip-margin-block-end": {
		group: "overflow-clip-margin",
		logic: "logical"
	},
	"overflow-clip-margin-block-start": {
		group: "overflow-clip-margin",
		logic: "logical"
	},
	"overflow-clip-margin-bottom": {
		group: "overflow-clip-margin",
		logic: "physical"
	},
	"overflow-clip-margin-inline-end": {
		group: "overflow-clip-margin",
		logic: "logical"
	},
	"overflow-clip-margin-inline-start": {
		group: "overflow-clip-margin",
		logic: "logical"
	},
	"overflow-clip-margin-left": {
		group: "overflow-clip-margin",
		logic: "physical"
	},
	"overflow-clip-margin-right": {
		group: "overflow-clip-margin",
		logic: "physical"
	},
	"overflow-clip-margin-top": {
		group: "overflow-clip-margin",
		logic: "physical"
	},
	"overflow-inline": {
		group: "overflow",
		logic: "logical"
	},
	"overflow-x": {
		group: "overflow",
		logic: "physical"
	},
	"overflow-y": {
		group: "overflow",
		logic: "physical"
	},
	"overscroll-behavior-block": {
		group: "overscroll-behavior",
		logic: "logical"
	},
	"overscroll-behavior-inline": {
		group: "overscroll-behavior",
		logic: "logical"
	},
	"overscroll-behavior-x": {
		group: "overscroll-behavior",
		logic: "physical"
	},
	"overscroll-behavior-y": {
		group: "overscroll-behavior",
		logic: "physical"
	},
	"padding-block-end": {
		group: "padding",
		logic: "logical"
	},
	"padding-block-start": {
		group: "padding",
		logic: "logical"
	},
	"padding-bottom": {
		group: "padding",
		logic: "physical"
	},
	"padding-inline-end": {
		group: "padding",
		logic: "logical"
	},
	"padding-inline-start": {
		group: "padding",
		logic: "logical"
	},
	"padding-left": {
		group: "padding",
		logic: "physical"
	},
	"padding-right": {
		group: "padding",
		logic: "physical"
	},
	"padding-top": {
		group: "padding",
		logic: "physical"
	},
	"right": {
		group: "inset",
		logic: "physical"
	},
	"scroll-margin-block-end": {
		group: "scroll-margin",
		logic: "logical"
	},
	"scroll-margin-block-start": {
		group: "scroll-margin",
		logic: "logical"
	},
	"scroll-margin-bottom": {
		group: "scroll-margin",
		logic: "physical"
	},
	"scroll-margin-inline-end": {
		group: "scroll-margin",
		logic: "logical"
	},
	"scroll-margin-inline-start": {
		group: "scroll-margin",
		logic: "logical"
	},
	"scroll-margin-left": {
		group: "scroll-margin",
		logic: "physical"
	},
	"scroll-margin-right": {
		group: "scroll-margin",
		logic: "physical"
	},
	"scroll-margin-top": {
		group: "scroll-margin",
		logic: "physical"
	},
	"scroll-padding-block-end": {
		group: "scroll-padding",
		logic: "logical"
	},
	"scroll-padding-block-start": {
		group: "scroll-padding",
		logic: "logical"
	},
	"scroll-padding-bottom": {
		group: "scroll-padding",
		logic: "physical"
	},
	"scroll-padding-inline-end": {
		group: "scroll-padding",
		logic: "logical"
	},
	"scroll-padding-inline-start": {
		group: "scroll-padding",
		logic: "logical"
	},
	"scroll-padding-left": {
		group: "scroll-padding",
		logic: "physical"
	},
	"scroll-padding-right": {
		group: "scroll-padding",
		logic: "physical"
	},
	"scroll-padding-top": {
		group: "scroll-padding",
		logic: "physical"
	},
	"top": {
		group: "inset",
		logic: "physical"
	},
	"width": {
		group: "size",
		logic: "physical"
	}
};
/**
* Resolves a logical property to its physical counterpart based on writing mode and direction.
*/
function resolveLogicalProperty(name, writingMode = "horizontal-tb", direction = "ltr") {
	if (!(name in LOGICAL_MAPPING)) return name;
	let blockStart = "top";
	let blockEnd = "bottom";
	let inlineStart = "left";
	let inlineEnd = "right";
	let blockAxis = "y";
	let inlineAxis = "x";
	if (writingMode === "vertical-rl" || writingMode === "sideways-rl") {
		blockStart = "right";
		blockEnd = "left";
		inlineStart = "top";
		inlineEnd = "bottom";
		blockAxis = "x";
		inlineAxis = "y";
	} else if (writingMode === "vertical-lr") {
		blockStart = "left";
		blockEnd = "right";
		inlineStart = "top";
		inlineEnd = "bottom";
		blockAxis = "x";
		inlineAxis = "y";
	} else if (writingMode === "sideways-lr") {
		blockStart = "left";
		blockEnd = "right";
		inlineStart = "bottom";
		inlineEnd = "top";
		blockAxis = "x";
		inlineAxis = "y";
	}
	if (direction === "rtl") {
		const tmp = inlineStart;
		inlineStart = inlineEnd;
		inlineEnd = tmp;
	}
	if (name.startsWith("inset-block-start")) return blockStart;
	if (name.startsWith("inset-block-end")) return blockEnd;
	if (name.startsWith("inset-inline-start")) return inlineStart;
	if (name.startsWith("inset-inline-end")) return inlineEnd;
	const radius = (s1, s2) => {
		return `-${s1 === "top" || s1 === "bottom" ? s1 : s2}-${s1 === "left" || s1 === "right" ? s1 : s2}-radius`;
	};
	const shape = (s1, s2) => {
		return `-${s1 === "top" || s1 === "bottom" ? s1 : s2}-${s1 === "left" || s1 === "right" ? s1 : s2}-shape`;
	};
	const replacements = [
		{
			logical: "-block-start",
			physical: `-${blockStart}`
		},
		{
			logical: "-block-end",
			physical: `-${blockEnd}`
		},
		{
			logical: "-inline-start",
			physical: `-${inlineStart}`
		},
		{
			logical: "-inline-end",
			physical: `-${inlineEnd}`
		},
		{
			logical: "-start-start-radius",
			physical: radius(blockStart, inlineStart)
		},
		{
			logical: "-start-end-radius",
			physical: radius(blockStart, inlineEnd)
		},
		{
			logical: "-end-start-radius",
			physical: radius(blockEnd, inlineStart)
		},
		{
			logical: "-end-end-radius",
			physical: radius(blockEnd, inlineEnd)
		},
		{
			logical: "-start-start-shape",
			physical: shape(blockStart, inlineStart)
		},
		{
			logical: "-start-end-shape",
			physical: shape(blockStart, inlineEnd)
		},
		{
			logical: "-end-start-shape",
			physical: shape(blockEnd, inlineStart)
		},
		{
			logical: "-end-end-shape",
			physical: shape(blockEnd, inlineEnd)
		},
		{
			logical: "-block",
			physical: `-${blockAxis}`
		},
		{
			logical: "-inline",
			physical: `-${inlineAxis}`
		}
	];
	let resolved = name;
	for (const { logical, physical } of replacements) if (resolved.includes(logical)) {
		resolved = resolved.replace(logical, physical);
		break;
	}
	const isVertical = writingMode.startsWith("vertical") || writingMode.startsWith("sideways");
	if (resolved === "block-size") return isVertical ? "width" : "height";
	if (resolved === "inline-size") return isVertical ? "height" : "width";
	if (resolved === "min-block-size") return isVertical ? "min-width" : "min-height";
	if (resolved === "min-inline-size") return isVertical ? "min-height" : "min-width";
	if (resolved === "max-block-size") return isVertical ? "max-width" : "max-height";
	if (resolved === "max-inline-size") return isVertical ? "max-height" : "max-width";
	if (resolved === "contain-intrinsic-block-size") return isVertical ? "contain-intrinsic-width" : "contain-intrinsic-height";
	if (resolved === "contain-intrinsic-inline-size") return isVertical ? "contain-intrinsic-height" : "contain-intrinsic-width";
	return resolved;
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const NAMED_COLORS = /* @__PURE__ */ new Set("accentcolor,accentcolortext,activeborder,activecaption,activetext,aliceblue,antiquewhite,appworkspace,aqua,aquamarine,azure,background,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,buttonborder,buttonface,buttonhighlight,buttonshadow,buttontext,cadetblue,canvas,canvastext,captiontext,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,currentcolor,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,field,fieldtext,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,graytext,green,greenyellow,grey,highlight,highlighttext,honeydew,hotpink,inactiveborder,inactivecaption,inactivecaptiontext,indianred,indigo,infobackground,infotext,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,linktext,magenta,mark,marktext,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,menu,menutext,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,scrollbar,seagreen,seashell,selecteditem,selecteditemtext,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,threeddarkshadow,threedface,threedhighlight,threedlightshadow,threedshadow,tomato,transparent,turquoise,violet,visitedtext,wheat,white,whitesmoke,window,windowframe,windowtext,yellow,yellowgreen".split(","));
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const LENGTH_UNITS = /* @__PURE__ */ new Set("cap,ch,cm,cqb,cqh,cqi,cqmax,cqmin,cqw,dvb,dvh,dvi,dvmax,dvmin,dvw,em,ex,ic,in,lh,lvb,lvh,lvi,lvmax,lvmin,lvw,mm,pc,pt,px,q,rcap,rch,rem,rex,ric,rlh,svb,svh,svi,svmax,svmin,svw,vb,vh,vi,vmax,vmin,vw,%".split(","));
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const CSS_WIDE_KEYWORDS$2 = /* @__PURE__ */ new Set("initial,inherit,unset,revert,revert-layer".split(","));
const REPEAT_KEYWORDS = /* @__PURE__ */ new Set("repeat,no-repeat,space,round,repeat-x,repeat-y".split(","));
const ATTACHMENT_KEYWORDS = /* @__PURE__ */ new Set("scroll,fixed,local".split(","));
const BOX_KEYWORDS = /* @__PURE__ */ new Set("border-box,padding-box,content-box,text,border-area".split(","));
const CLIP_ONLY_BOX_KEYWORDS = /* @__PURE__ */ new Set("text,border-area".split(","));
const COLOR_FUNCTIONS = /* @__PURE__ */ new Set("rgb,rgba,hsl,hsla,hwb,lab,lch,oklab,oklch,color".split(","));
const IMAGE_FUNCTIONS = /* @__PURE__ */ new Set("url,src,image,image-set,linear-gradient,radial-gradient,conic-gradient,repeating-linear-gradient,repeating-radial-gradient,repeating-conic-gradient".split(","));
const MATH_FUNCTIONS = /* @__PURE__ */ new Set("calc,min,max,clamp".split(","));
const POSITION_OR_SIZE_KEYWORDS = /* @__PURE__ */ new Set("left,right,top,bottom,center,auto,cover,contain".split(","));
const BORDER_WIDTH_KEYWORDS = /* @__PURE__ */ new Set("thin,medium,thick".split(","));
const BORDER_STYLE_KEYWORDS = /* @__PURE__ */ new Set("none,hidden,dotted,dashed,solid,double,groove,ridge,inset,outset".split(","));
function filterSignificantTokens(values) {
	return values.filter((v) => v.type !== "whitespace" && v.type !== "comment" && v.type !== "EOF");
}
function splitTokensByComma(tokens) {
	const res = [[]];
	for (const t of tokens) if (t.type === "comma") res.push([]);
	else res[res.length - 1].push(t);
	return res;
}
function expandUniformLonghands(longhands, val) {
	const res = {};
	for (const lh of longhands) res[lh] = val;
	return res;
}
function tryExpandCssWide(filtered, longhands, extraKeywords) {
	if (filtered.length === 1 && filtered[0].type === "ident") {
		const v = filtered[0].value.toLowerCase();
		if (CSS_WIDE_KEYWORDS$2.has(v) || extraKeywords?.has(v)) return expandUniformLonghands(longhands, [filtered[0]]);
	}
	return null;
}
function checkUniformCssWide(serializedVals, checkVar = false) {
	if (serializedVals.some((v) => CSS_WIDE_KEYWORDS$2.has(v.toLowerCase()) || checkVar && v.toLowerCase().startsWith("var("))) return serializedVals.every((v) => v.toLowerCase() === serializedVals[0].toLowerCase()) ? serializedVals[0] : null;
}
function expandFourSides(data) {
	const s0 = [data[0]];
	const s1 = data.length > 1 ? [data[1]] : s0;
	return [
		s0,
		s1,
		data.length > 2 ? [data[2]] : s0,
		data.length > 3 ? [data[3]] : s1
	];
}
function formatFourSides(a, b, c, d) {
	if (a === b && a === c && a === d) return a;
	if (a === c && b === d) return `${a} ${b}`;
	if (b === d) return `${a} ${b} ${c}`;
	return `${a} ${b} ${c} ${d}`;
}
function getFunctionName(token) {
	if (token.type === "function") {
		if ("name" in token && typeof token.name === "string") return token.name.toLowerCase();
		if ("value" in token && typeof token.value === "string") return token.value.toLowerCase();
	}
	return "";
}
function isRepeatKeyword(token) {
	return token.type === "ident" && REPEAT_KEYWORDS.has(token.value.toLowerCase());
}
function isAttachmentKeyword(token) {
	return token.type === "ident" && ATTACHMENT_KEYWORDS.has(token.value.toLowerCase());
}
function isBoxKeyword(token) {
	return token.type === "ident" && BOX_KEYWORDS.has(token.value.toLowerCase());
}
function isClipOnlyBoxKeyword(keyword) {
	return CLIP_ONLY_BOX_KEYWORDS.has(keyword.toLowerCase());
}
function isColorToken(token) {
	if (token.type === "hash") return true;
	if (token.type === "ident") return NAMED_COLORS.has(token.value.toLowerCase());
	if (token.type === "function") return COLOR_FUNCTIONS.has(getFunctionName(token));
	return false;
}
function isImageToken(token) {
	if (token.type === "ident" && token.value.toLowerCase() === "none") return true;
	if (token.type === "url") return true;
	if (token.type === "function") return IMAGE_FUNCTIONS.has(getFunctionName(token));
	return false;
}
function isPositionOrSizeValue(token) {
	if (token.type === "ident") return POSITION_OR_SIZE_KEYWORDS.has(token.value.toLowerCase());
	if (token.type === "percentage" || token.type === "dimension") return true;
	if (token.type === "number" && token.value === 0) return true;
	if (token.type === "function") return MATH_FUNCTIONS.has(getFunctionName(token));
	return false;
}
function extractSizeTokens(tokens, slashIdx) {
	if (slashIdx + 1 >= tokens.length) return null;
	const first = tokens[slashIdx + 1];
	if (first.type === "ident" && ["cover", "contain"].includes(first.value.toLowerCase())) return {
		size: [first],
		consumed: 1
	};
	const isSizeVal = (t) => t.type === "ident" && t.value.toLowerCase() === "auto" || t.type === "percentage" || t.type === "dimension" || t.type === "number" && t.value === 0 || t.type === "function" && MATH_FUNCTIONS.has(getFunctionName(t));
	if (!isSizeVal(first)) return null;
	if (slashIdx + 2 < tokens.length && isSizeVal(tokens[slashIdx + 2])) return {
		size: [first, tokens[slashIdx + 2]],
		consumed: 2
	};
	return {
		size: [first],
		consumed: 1
	};
}
function mapBoxKeywords(keywords) {
	if (keywords.length === 0) return {
		origin: "padding-box",
		clip: "border-box"
	};
	if (keywords.length === 1) {
		const a = keywords[0].toLowerCase();
		return isClipOnlyBoxKeyword(a) ? {
			origin: "border-box",
			clip: a
		} : {
			origin: a,
			clip: a
		};
	}
	if (keywords.length === 2) {
		const a = keywords[0].toLowerCase();
		const b = keywords[1].toLowerCase();
		const aClip = isClipOnlyBoxKeyword(a);
		const bClip = isClipOnlyBoxKeyword(b);
		if (aClip && bClip) return {
			origin: "border-box",
			clip: `${a} ${b}`
		};
		if (aClip) return {
			origin: b,
			clip: a
		};
		if (bClip) return {
			origin: a,
			clip: b
		};
		return {
			origin: a,
			clip: b
		};
	}
	if (keywords.length === 3) {
		const clips = keywords.filter(isClipOnlyBoxKeyword);
		const origins = keywords.filter((k) => !isClipOnlyBoxKeyword(k));
		return clips.length === 2 && origins.length === 1 ? {
			origin: origins[0],
			clip: clips.join(" ")
		} : null;
	}
	return null;
}
function parseRepeatTokens(tokens) {
	if (tokens.length === 1) {
		const val = tokens[0].value?.toString().toLowerCase();
		if (val === "repeat-x") return [{
			type: "ident",
			value: "repeat"
		}, {
			type: "ident",
			value: "no-repeat"
		}];
		if (val === "repeat-y") return [{
			type: "ident",
			value: "no-repeat"
		}, {
			type: "ident",
			value: "repeat"
		}];
		return [tokens[0]];
	}
	return tokens.length === 2 ? tokens : null;
}
function normalizePositionTokens(tokens) {
	if (tokens.length === 1) {
		const t0 = tokens[0];
		if (t0.type === "ident") {
			const v = t0.value.toLowerCase();
			if (v === "left" || v === "right") return [t0, {
				type: "ident",
				value: "center"
			}];
			if (v === "top" || v === "bottom") return [{
				type: "ident",
				value: "center"
			}, t0];
			if (v === "center") return [t0, t0];
		} else return [t0, {
			type: "percentage",
			value: 50,
			sign: null
		}];
	}
	if (tokens.length === 2 && tokens[0].type === "ident" && tokens[1].type === "ident") {
		const [t0, t1] = tokens;
		const v0 = t0.value.toLowerCase();
		const v1 = t1.value.toLowerCase();
		const isHoriz = (v) => v === "left" || v === "right";
		const isVert = (v) => v === "top" || v === "bottom";
		if (isVert(v0) && isHoriz(v1) || isVert(v0) && v1 === "center") return [t1, t0];
	}
	return tokens;
}
function normalizeSizeTokens(tokens) {
	if (tokens.length === 1) {
		const t0 = tokens[0];
		if (t0.type === "ident" && ["cover", "contain"].includes(t0.value.toLowerCase())) return [t0];
		return [t0, {
			type: "ident",
			value: "auto"
		}];
	}
	return tokens;
}
function joinWithWhitespace(tokens) {
	const res = [];
	for (let i = 0; i < tokens.length; i++) {
		if (i > 0) res.push({
			type: "whitespace",
			value: " "
		});
		res.push(tokens[i]);
	}
	return res;
}
function expandBackground(values) {
	const cssWide = tryExpandCssWide(filterSignificantTokens(values), SHORTHANDS_DATA["background"]);
	if (cssWide) return cssWide;
	const layers = splitTokensByComma(values);
	const numLayers = layers.length;
	if (numLayers === 0) return null;
	const imageLayers = [];
	const positionLayers = [];
	const sizeLayers = [];
	const repeatLayers = [];
	const attachmentLayers = [];
	const originLayers = [];
	const clipLayers = [];
	let parsedColor = null;
	for (let i = 0; i < numLayers; i++) {
		const layerClean = filterSignificantTokens(layers[i]);
		if (layerClean.length === 0) return null;
		const slashIdx = layerClean.findIndex((t) => t.type === "delim" && t.value === "/");
		let sizeTokens = null;
		if (slashIdx !== -1) {
			const sizeResult = extractSizeTokens(layerClean, slashIdx);
			if (!sizeResult) return null;
			sizeTokens = sizeResult.size;
			layerClean.splice(slashIdx, 1 + sizeResult.consumed);
		}
		const repeatTokens = [];
		const attachmentTokens = [];
		const boxKeywords = [];
		let colorTokens = null;
		let imageTokens = null;
		const positionTokens = [];
		for (const token of layerClean) if (isRepeatKeyword(token)) repeatTokens.push(token);
		else if (isAttachmentKeyword(token)) attachmentTokens.push(token);
		else if (isBoxKeyword(token)) boxKeywords.push(token.value);
		else if (isColorToken(token)) {
			if (i !== numLayers - 1 || colorTokens !== null) return null;
			colorTokens = [token];
		} else if (isImageToken(token)) {
			if (imageTokens !== null) return null;
			imageTokens = [token];
		} else if (isPositionOrSizeValue(token)) positionTokens.push(token);
		else return null;
		if (sizeTokens !== null && positionTokens.length === 0 || positionTokens.length > 4) return null;
		const boxMapped = mapBoxKeywords(boxKeywords);
		if (!boxMapped) return null;
		const repeatMapped = parseRepeatTokens(repeatTokens);
		imageLayers.push(imageTokens || [{
			type: "ident",
			value: "none"
		}]);
		positionLayers.push(positionTokens.length > 0 ? joinWithWhitespace(normalizePositionTokens(positionTokens)) : joinWithWhitespace([{
			type: "percentage",
			value: 0,
			sign: null
		}, {
			type: "percentage",
			value: 0,
			sign: null
		}]));
		sizeLayers.push(sizeTokens !== null ? joinWithWhitespace(normalizeSizeTokens(sizeTokens)) : [{
			type: "ident",
			value: "auto"
		}]);
		repeatLayers.push(repeatMapped ? joinWithWhitespace(repeatMapped) : [{
			type: "ident",
			value: "repeat"
		}]);
		attachmentLayers.push(attachmentTokens.length > 0 ? joinWithWhitespace(attachmentTokens) : [{
			type: "ident",
			value: "scroll"
		}]);
		originLayers.push([{
			type: "ident",
			value: boxMapped.origin
		}]);
		clipLayers.push(joinWithWhitespace(boxMapped.clip.split(" ").map((c) => ({
			type: "ident",
			value: c
		}))));
		if (colorTokens !== null) parsedColor = colorTokens;
	}
	const joinLayers = (layerList) => {
		const res = [];
		for (let i = 0; i < layerList.length; i++) {
			if (i > 0) res.push({
				type: "comma",
				value: ","
			}, {
				type: "whitespace",
				value: " "
			});
			res.push(...layerList[i]);
		}
		return res;
	};
	return {
		"background-image": joinLayers(imageLayers),
		"background-position": joinLayers(positionLayers),
		"background-size": joinLayers(sizeLayers),
		"background-repeat": joinLayers(repeatLayers),
		"background-attachment": joinLayers(attachmentLayers),
		"background-origin": joinLayers(originLayers),
		"background-clip": joinLayers(clipLayers),
		"background-color": parsedColor || [{
			type: "ident",
			value: "transparent"
		}]
	};
}
function contractBackground(longhands) {
	const image = longhands["background-image"];
	const position = longhands["background-position"];
	const size = longhands["background-size"];
	const repeat = longhands["background-repeat"];
	const attachment = longhands["background-attachment"];
	const origin = longhands["background-origin"];
	const clip = longhands["background-clip"];
	const color = longhands["background-color"];
	if (!image || !position || !size || !repeat || !attachment || !origin || !clip || !color) return null;
	const imageLayers = splitTokensByComma(image);
	const positionLayers = splitTokensByComma(position);
	const sizeLayers = splitTokensByComma(size);
	const repeatLayers = splitTokensByComma(repeat);
	const attachmentLayers = splitTokensByComma(attachment);
	const originLayers = splitTokensByComma(origin);
	const clipLayers = splitTokensByComma(clip);
	const numLayers = imageLayers.length;
	if (positionLayers.length !== numLayers || sizeLayers.length !== numLayers || repeatLayers.length !== numLayers || attachmentLayers.length !== numLayers || originLayers.length !== numLayers || clipLayers.length !== numLayers) return null;
	const layerStrings = [];
	for (let i = 0; i < numLayers; i++) {
		const imgVal = serialize(imageLayers[i]).trim();
		const posVal = serialize(positionLayers[i]).trim();
		const sizeVal = serialize(sizeLayers[i]).trim();
		const repVal = serialize(repeatLayers[i]).trim();
		const attVal = serialize(attachmentLayers[i]).trim();
		const origVal = serialize(originLayers[i]).trim();
		const clipVal = serialize(clipLayers[i]).trim();
		const parts = [];
		if (imgVal !== "none" && imgVal !== "") parts.push(imgVal);
		const isInitialPosition = posVal !== "" && [
			"0% 0%",
			"left top",
			"0% center",
			"center left",
			"left center"
		].includes(posVal.toLowerCase());
		const isInitialSize = sizeVal !== "" && ["auto", "auto auto"].includes(sizeVal.toLowerCase());
		if (posVal !== "" && sizeVal !== "") {
			if (!isInitialSize) parts.push(`${posVal} / ${sizeVal}`);
			else if (!isInitialPosition) parts.push(posVal);
		}
		const isInitialRepeat = repVal !== "" && ["repeat", "repeat repeat"].includes(repVal.toLowerCase());
		if (repVal !== "" && !isInitialRepeat) {
			const tokens = repeatLayers[i].filter((t) => t.type !== "whitespace" && t.type !== "EOF");
			if (tokens.length === 2) {
				const v0 = tokens[0].value?.toString().toLowerCase();
				const v1 = tokens[1].value?.toString().toLowerCase();
				if (v0 === "repeat" && v1 === "no-repeat") parts.push("repeat-x");
				else if (v0 === "no-repeat" && v1 === "repeat") parts.push("repeat-y");
				else if (v0 === v1 && v0) parts.push(v0);
				else parts.push(`${v0} ${v1}`);
			} else parts.push(repVal);
		}
		if (attVal !== "" && attVal.toLowerCase() !== "scroll") parts.push(attVal);
		if (origVal !== "" && clipVal !== "") {
			const isClipOnly = ["text", "border-area"].includes(clipVal.toLowerCase()) || clipVal.toLowerCase().includes("text") || clipVal.toLowerCase().includes("border-area");
			const defaultOrigin = isClipOnly ? "border-box" : "padding-box";
			if (origVal.toLowerCase() !== "padding-box" || clipVal.toLowerCase() !== "border-box") {
				if (isClipOnly) parts.push(origVal.toLowerCase() === defaultOrigin ? clipVal : `${origVal} ${clipVal}`);
				else parts.push(origVal.toLowerCase() === clipVal.toLowerCase() ? origVal : `${origVal} ${clipVal}`);
			}
		}
		if (i === numLayers - 1) {
			const colVal = serialize(color).trim();
			if (colVal !== "" && colVal.toLowerCase() !== "transparent") parts.push(colVal);
		}
		if (parts.length === 0) parts.push("none");
		layerStrings.push(parts.join(" "));
	}
	return layerStrings.join(", ");
}
function isValidLengthOrPercentage(val, allowNegative = true) {
	if (val.type === "ident") {
		const kw = (val.value ?? "").toString().toLowerCase();
		return kw === "auto" || CSS_WIDE_KEYWORDS$2.has(kw);
	}
	if (val.type === "dimension") {
		if (!allowNegative && typeof val.value === "number" && val.value < 0) return false;
		return LENGTH_UNITS.has((val.unit ?? "").toLowerCase());
	}
	if (val.type === "percentage") return allowNegative || typeof val.value !== "number" || val.value >= 0;
	if (val.type === "number" && val.value === 0) return true;
	if (val.type === "function") {
		const fnName = getFunctionName(val);
		return MATH_FUNCTIONS.has(fnName) || fnName === "env";
	}
	return false;
}
const expandBox = (physical, logical) => (values) => {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	const isLogical = filtered[0].type === "ident" && filtered[0].value.toLowerCase() === "logical";
	const data = isLogical ? filtered.slice(1) : filtered;
	if (data.length < 1 || data.length > 4) return null;
	const isLengthBox = physical[0].startsWith("margin") || physical[0].startsWith("padding") || physical[0] === "top" || physical[0].startsWith("scroll-") || physical[0].startsWith("border-") && physical[0].endsWith("-width");
	const allowNegative = !physical[0].startsWith("padding") && !physical[0].startsWith("scroll-padding") && !(physical[0].startsWith("border-") && physical[0].endsWith("-width"));
	if (isLengthBox && !data.every((v) => isValidLengthOrPercentage(v, allowNegative))) return null;
	const target = isLogical ? logical : physical;
	const [s0, s1, s2, s3] = expandFourSides(data);
	return {
		[target[0]]: s0,
		[target[1]]: s1,
		[target[2]]: s2,
		[target[3]]: s3
	};
};
const contractBox = (physical, logical) => (values) => {
	const t = values[physical[0]];
	const r = values[physical[1]];
	const b = values[physical[2]];
	const l = values[physical[3]];
	if (t && r && b && l) {
		const serialized = [
			t,
			r,
			b,
			l
		].map((v) => serialize(v).trim());
		const cssWide = checkUniformCssWide(serialized);
		if (cssWide !== void 0) return cssWide;
		return formatFourSides(serialized[0], serialized[1], serialized[2], serialized[3]);
	}
	const lbs = values[logical[0]];
	const lbe = values[logical[2]];
	const lis = values[logical[1]];
	const lie = values[logical[3]];
	if (lbs && lbe && lis && lie) {
		const [sbs, sis, sbe, sie] = [
			lbs,
			lis,
			lbe,
			lie
		].map((v) => serialize(v).trim());
		const cssWide = checkUniformCssWide([
			sbs,
			sis,
			sbe,
			sie
		]);
		if (cssWide !== void 0) return cssWide;
		return `logical ${formatFourSides(sbs, sis, sbe, sie)}`;
	}
	return null;
};
const expandTwoValue = (longhands) => (values) => {
	const filtered = filterSignificantTokens(values);
	if (filtered.length < 1 || filtered.length > 2) return null;
	if (longhands[0].startsWith("padding") || longhands[0].endsWith("-width")) {
		for (const v of filtered) if ((v.type === "dimension" || v.type === "percentage" || v.type === "number") && typeof v.value === "number" && v.value < 0) return null;
	}
	return {
		[longhands[0]]: [filtered[0]],
		[longhands[1]]: filtered.length > 1 ? [filtered[1]] : [filtered[0]]
	};
};
const contractTwoValue = (longhands) => (values) => {
	const v1 = values[longhands[0]];
	const v2 = values[longhands[1]];
	if (!v1 || !v2) return null;
	const s1 = serialize(v1).trim();
	const s2 = serialize(v2).trim();
	const cssWide = checkUniformCssWide([s1, s2]);
	if (cssWide !== void 0) return cssWide;
	return s1 === s2 ? s1 : `${s1} ${s2}`;
};
function formatBorderSideValue(widthVal, styleVal, colorVal) {
	const w = widthVal.trim();
	const s = styleVal.trim();
	const c = colorVal.trim();
	const cssWide = checkUniformCssWide([
		w,
		s,
		c
	]);
	if (cssWide !== void 0) return cssWide;
	const isInitialWidth = w.toLowerCase() === "medium";
	const isInitialStyle = s.toLowerCase() === "none";
	const isInitialColor = c.toLowerCase() === "currentcolor";
	if (isInitialWidth && isInitialStyle && isInitialColor) return "none";
	const parts = [];
	if (!isInitialWidth) parts.push(w);
	if (!isInitialStyle) parts.push(s);
	if (!isInitialColor) parts.push(c);
	return parts.length === 0 ? "none" : parts.join(" ");
}
function parseBorderTriplet(filtered, allowAutoStyle = false) {
	let widthVal = [{
		type: "ident",
		value: "medium"
	}];
	let styleVal = [{
		type: "ident",
		value: "none"
	}];
	let colorVal = [{
		type: "ident",
		value: "currentcolor"
	}];
	for (const val of filtered) if (val.type === "ident") {
		const v = val.value.toLowerCase();
		if (BORDER_WIDTH_KEYWORDS.has(v)) widthVal = [val];
		else if (BORDER_STYLE_KEYWORDS.has(v) || allowAutoStyle && v === "auto") styleVal = [val];
		else colorVal = [val];
	} else if (val.type === "dimension" || val.type === "percentage" || val.type === "number") widthVal = [val];
	else colorVal = [val];
	return {
		widthVal,
		styleVal,
		colorVal
	};
}
const BORDER_IMAGE_LONGHANDS = [
	"border-image-source",
	"border-image-slice",
	"border-image-width",
	"border-image-outset",
	"border-image-repeat"
];
const BORDER_ALL_LONGHANDS = [
	"border-top-width",
	"border-right-width",
	"border-bottom-width",
	"border-left-width",
	"border-top-style",
	"border-right-style",
	"border-bottom-style",
	"border-left-style",
	"border-top-color",
	"border-right-color",
	"border-bottom-color",
	"border-left-color",
	...BORDER_IMAGE_LONGHANDS
];
function createInitialBorderImageValues(source = [{
	type: "ident",
	value: "none"
}]) {
	return {
		"border-image-source": source,
		"border-image-slice": [{
			type: "percentage",
			value: 100,
			sign: null
		}],
		"border-image-width": [{
			type: "number",
			value: 1,
			sign: null,
			numberType: "integer"
		}],
		"border-image-outset": [{
			type: "number",
			value: 0,
			sign: null,
			numberType: "integer"
		}],
		"border-image-repeat": [{
			type: "ident",
			value: "stretch"
		}]
	};
}
function isInitialBorderImage(values) {
	const src = values["border-image-source"];
	const slice = values["border-image-slice"];
	const width = values["border-image-width"];
	const outset = values["border-image-outset"];
	const repeat = values["border-image-repeat"];
	if (!src || !slice || !width || !outset || !repeat) return false;
	const sSrc = serialize(src).trim().toLowerCase();
	const sSlice = serialize(slice).trim().toLowerCase();
	const sWidth = serialize(width).trim().toLowerCase();
	const sOutset = serialize(outset).trim().toLowerCase();
	const sRepeat = serialize(repeat).trim().toLowerCase();
	return (sSrc === "none" || sSrc === "") && (sSlice === "100%" || sSlice === "100% 100% 100% 100%" || sSlice === "") && (sWidth === "1" || sWidth === "1 1 1 1" || sWidth === "") && (sOutset === "0" || sOutset === "0px" || sOutset === "0s" || sOutset === "0 0 0 0" || sOutset === "") && (sRepeat === "stretch" || sRepeat === "stretch stretch" || sRepeat === "");
}
const expandBorderSide = (prefix) => (values) => {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0 || filtered.length > 3) return null;
	const longhands = [
		`${prefix}-width`,
		`${prefix}-style`,
		`${prefix}-color`
	];
	const cssWide = tryExpandCssWide(filtered, longhands);
	if (cssWide) return cssWide;
	const { widthVal, styleVal, colorVal } = parseBorderTriplet(filtered);
	return {
		[longhands[0]]: widthVal,
		[longhands[1]]: styleVal,
		[longhands[2]]: colorVal
	};
};
const contractBorderSide = (prefix) => (values) => {
	const w = values[`${prefix}-width`];
	const s = values[`${prefix}-style`];
	const c = values[`${prefix}-color`];
	if (!w || !s || !c) return null;
	return formatBorderSideValue(serialize(w), serialize(s), serialize(c));
};
function expandBorder(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0 || filtered.length > 3) return null;
	const cssWide = tryExpandCssWide(filtered, BORDER_ALL_LONGHANDS);
	if (cssWide) return cssWide;
	const { widthVal, styleVal, colorVal } = parseBorderTriplet(filtered);
	return {
		"border-top-width": widthVal,
		"border-right-width": widthVal,
		"border-bottom-width": widthVal,
		"border-left-width": widthVal,
		"border-top-style": styleVal,
		"border-right-style": styleVal,
		"border-bottom-style": styleVal,
		"border-left-style": styleVal,
		"border-top-color": colorVal,
		"border-right-color": colorVal,
		"border-bottom-color": colorVal,
		"border-left-color": colorVal,
		...createInitialBorderImageValues()
	};
}
function contractBorder(values) {
	for (const lh of BORDER_ALL_LONGHANDS) if (!values[lh]) return null;
	const allSerialized = BORDER_ALL_LONGHANDS.map((lh) => serialize(values[lh]).trim());
	const cssWide = checkUniformCssWide(allSerialized);
	if (cssWide !== void 0) return cssWide;
	if (!isInitialBorderImage(values)) return null;
	const [w0, w1, w2, w3, s0, s1, s2, s3, c0, c1, c2, c3] = allSerialized;
	if (w0 !== w1 || w0 !== w2 || w0 !== w3) return null;
	if (s0 !== s1 || s0 !== s2 || s0 !== s3) return null;
	if (c0 !== c1 || c0 !== c2 || c0 !== c3) return null;
	return formatBorderSideValue(w0, s0, c0);
}
function expandBorderImage(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	const cssWide = tryExpandCssWide(filtered, BORDER_IMAGE_LONGHANDS);
	if (cssWide) return cssWide;
	if (filtered.length === 1 && filtered[0].type === "ident" && filtered[0].value.toLowerCase() === "none") return createInitialBorderImageValues();
	if (filtered.some((t) => t.type === "function" && getFunctionName(t) === "var")) return expandUniformLonghands(BORDER_IMAGE_LONGHANDS, values);
	let source = [{
		type: "ident",
		value: "none"
	}];
	for (const token of filtered) if (token.type === "url" || token.type === "function" && [
		"linear-gradient",
		"radial-gradient",
		"conic-gradient",
		"image",
		"image-set"
	].includes(getFunctionName(token))) source = [token];
	return createInitialBorderImageValues(source);
}
function contractBorderImage(values) {
	for (const lh of BORDER_IMAGE_LONGHANDS) if (!values[lh]) return null;
	const allVals = BORDER_IMAGE_LONGHANDS.map((lh) => serialize(values[lh]).trim());
	const cssWide = checkUniformCssWide(allVals, true);
	if (cssWide !== void 0) return cssWide;
	if (isInitialBorderImage(values)) return "none";
	const [sSrc, sSlice, sWidth, sOutset, sRepeat] = allVals;
	return (sSlice === "100%" || sSlice === "100% 100% 100% 100%") && (sWidth === "1" || sWidth === "1 1 1 1") && (sOutset === "0" || sOutset === "0px" || sOutset === "0s" || sOutset === "0 0 0 0") && (sRepeat === "stretch" || sRepeat === "stretch stretch") ? sSrc : null;
}
function expandOutline(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0 || filtered.length > 3) return null;
	const cssWide = tryExpandCssWide(filtered, [
		"outline-color",
		"outline-style",
		"outline-width"
	]);
	if (cssWide) return cssWide;
	const { widthVal, styleVal, colorVal } = parseBorderTriplet(filtered, true);
	return {
		"outline-color": colorVal,
		"outline-style": styleVal,
		"outline-width": widthVal
	};
}
function contractOutline(values) {
	const c = values["outline-color"];
	const s = values["outline-style"];
	const w = values["outline-width"];
	if (!c || !s || !w) return null;
	const sc = serialize(c).trim();
	const ss = serialize(s).trim();
	const sw = serialize(w).trim();
	const cssWide = checkUniformCssWide([
		sc,
		ss,
		sw
	]);
	if (cssWide !== void 0) return cssWide;
	const isInitialColor = sc.toLowerCase() === "currentcolor";
	const isInitialStyle = ss.toLowerCase() === "none";
	const isInitialWidth = sw.toLowerCase() === "medium";
	if (isInitialColor && isInitialStyle && isInitialWidth) return "none";
	const parts = [];
	if (!isInitialColor) parts.push(sc);
	if (!isInitialStyle) parts.push(ss);
	if (!isInitialWidth) parts.push(sw);
	return parts.length === 0 ? "none" : parts.join(" ");
}
const FONT_VARIANT_LONGHANDS = [
	"font-variant-ligatures",
	"font-variant-caps",
	"font-variant-alternates",
	"font-variant-numeric",
	"font-variant-east-asian",
	"font-variant-position",
	"font-variant-emoji"
];
function expandFontVariant(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	const wide = tryExpandCssWide(filtered, FONT_VARIANT_LONGHANDS);
	if (wide) return wide;
	if (filtered.length === 1 && filtered[0].type === "ident") {
		const v = filtered[0].value.toLowerCase();
		if (v === "normal") return expandUniformLonghands(FONT_VARIANT_LONGHANDS, [{
			type: "ident",
			value: "normal"
		}]);
		if (v === "none") {
			const res = expandUniformLonghands(FONT_VARIANT_LONGHANDS, [{
				type: "ident",
				value: "normal"
			}]);
			res["font-variant-ligatures"] = [{
				type: "ident",
				value: "none"
			}];
			return res;
		}
	}
	const buckets = {
		"font-variant-ligatures": [],
		"font-variant-caps": [],
		"font-variant-alternates": [],
		"font-variant-numeric": [],
		"font-variant-east-asian": [],
		"font-variant-position": [],
		"font-variant-emoji": []
	};
	for (const token of filtered) if (token.type === "ident") {
		const val = token.value.toLowerCase();
		if (val === "normal") continue;
		if (val === "none" || FONT_VARIANT_LIGATURES_KEYWORDS.has(val)) buckets["font-variant-ligatures"].push(token);
		else if (FONT_VARIANT_CAPS_KEYWORDS.has(val)) buckets["font-variant-caps"].push(token);
		else if (val === "historical-forms") buckets["font-variant-alternates"].push(token);
		else if (FONT_VARIANT_NUMERIC_KEYWORDS.has(val)) buckets["font-variant-numeric"].push(token);
		else if (FONT_VARIANT_EAST_ASIAN_KEYWORDS.has(val)) buckets["font-variant-east-asian"].push(token);
		else if (FONT_VARIANT_POSITION_KEYWORDS.has(val)) buckets["font-variant-position"].push(token);
		else if (FONT_VARIANT_EMOJI_KEYWORDS.has(val)) buckets["font-variant-emoji"].push(token);
		else return null;
	} else if (token.type === "function" && FONT_VARIANT_ALTERNATES_FUNCTIONS.has(getFunctionName(token))) buckets["font-variant-alternates"].push(token);
	else return null;
	const norm = [{
		type: "ident",
		value: "normal"
	}];
	const res = {};
	for (const lh of FONT_VARIANT_LONGHANDS) res[lh] = buckets[lh].length > 0 ? joinWithWhitespace(buckets[lh]) : norm;
	return res;
}
function contractFontVariant(values) {
	for (const lh of FONT_VARIANT_LONGHANDS) if (!values[lh]) return null;
	const allVals = FONT_VARIANT_LONGHANDS.map((lh) => serialize(values[lh]).trim());
	const wide = checkUniformCssWide(allVals);
	if (wide !== void 0) return wide;
	if (allVals.every((v) => v.toLowerCase() === "normal")) return "normal";
	if (allVals[0].toLowerCase() === "none") return allVals.slice(1).every((v) => v.toLowerCase() === "normal") ? "none" : null;
	const nonNormal = allVals.filter((v) => v.toLowerCase() !== "normal");
	return nonNormal.length === 0 ? "normal" : nonNormal.join(" ");
}
const FONT_LONGHANDS = [
	"font-style",
	"font-variant-caps",
	"font-variant-ligatures",
	"font-variant-alternates",
	"font-variant-numeric",
	"font-variant-east-asian",
	"font-variant-position",
	"font-variant-emoji",
	"font-weight",
	"font-stretch",
	"font-size",
	"line-height",
	"font-family"
];
function expandFont(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	if (filtered.length === 1 && filtered[0].type === "ident" && SYSTEM_FONT_KEYWORDS.has(filtered[0].value.toLowerCase())) return expandUniformLonghands(FONT_LONGHANDS, [filtered[0]]);
	const norm = [{
		type: "ident",
		value: "normal"
	}];
	let styleVal = norm;
	let capsVal = norm;
	let weightVal = norm;
	let stretchVal = norm;
	let lineHeightVal = norm;
	let i = 0;
	while (i < filtered.length) {
		const token = filtered[i];
		if (token.type === "ident") {
			const v = token.value.toLowerCase();
			if (v === "italic" || v === "oblique") {
				styleVal = [token];
				i++;
				continue;
			}
			if (v === "small-caps") {
				capsVal = [token];
				i++;
				continue;
			}
			if (v === "bold" || v === "bolder" || v === "lighter") {
				weightVal = [token];
				i++;
				continue;
			}
			if (FONT_STRETCH_KEYWORDS.has(v)) {
				stretchVal = [token];
				i++;
				continue;
			}
			if (v === "normal") {
				i++;
				continue;
			}
		} else if (token.type === "number" && typeof token.value === "number" && token.value >= 1 && token.value <= 1e3) {
			weightVal = [token];
			i++;
			continue;
		}
		break;
	}
	if (i >= filtered.length) return null;
	const sizeToken = filtered[i];
	if (!(sizeToken.type === "dimension" || sizeToken.type === "percentage" || sizeToken.type === "number" && sizeToken.value === 0 || sizeToken.type === "ident" && FONT_SIZE_KEYWORDS.has(sizeToken.value.toLowerCase()) || sizeToken.type === "function" && MATH_FUNCTIONS.has(getFunctionName(sizeToken)))) return null;
	const sizeVal = [sizeToken];
	i++;
	if (i < filtered.length && filtered[i].type === "delim" && filtered[i].value === "/") {
		i++;
		if (i >= filtered.length) return null;
		const lhToken = filtered[i];
		if (!(lhToken.type === "number" || lhToken.type === "dimension" || lhToken.type === "percentage" || lhToken.type === "ident" && lhToken.value.toLowerCase() === "normal" || lhToken.type === "function" && MATH_FUNCTIONS.has(getFunctionName(lhToken)))) return null;
		lineHeightVal = [lhToken];
		i++;
	}
	if (i >= filtered.length) return null;
	const lastConsumed = lineHeightVal !== norm ? lineHeightVal[0] : sizeToken;
	const lastIdx = values.indexOf(lastConsumed);
	let familyVal;
	if (lastIdx !== -1) {
		familyVal = values.slice(lastIdx + 1).filter((t) => t.type !== "EOF");
		while (familyVal.length > 0 && (familyVal[0].type === "whitespace" || familyVal[0].type === "comment")) familyVal.shift();
	} else familyVal = filtered.slice(i);
	const res = expandUniformLonghands(FONT_LONGHANDS, norm);
	res["font-style"] = styleVal;
	res["font-variant-caps"] = capsVal;
	res["font-weight"] = weightVal;
	res["font-stretch"] = stretchVal;
	res["font-size"] = sizeVal;
	res["line-height"] = lineHeightVal;
	res["font-family"] = familyVal;
	return res;
}
const FONT_PRIMARY_LONGHANDS = [
	"font-style",
	"font-variant-caps",
	"font-weight",
	"font-stretch",
	"font-size",
	"line-height",
	"font-family"
];
const FONT_OTHER_VARIANTS = [
	"font-variant-ligatures",
	"font-variant-alternates",
	"font-variant-numeric",
	"font-variant-east-asian",
	"font-variant-position",
	"font-variant-emoji"
];
function contractFont(values) {
	for (const lh of FONT_PRIMARY_LONGHANDS) if (!values[lh]) return null;
	for (const lh of FONT_OTHER_VARIANTS) if (values[lh] && serialize(values[lh]).trim().toLowerCase() !== "normal") return null;
	const sStyle = serialize(values["font-style"]).trim();
	const sCaps = serialize(values["font-variant-caps"]).trim();
	const sWeight = serialize(values["font-weight"]).trim();
	const sStretch = serialize(values["font-stretch"]).trim();
	const sSize = serialize(values["font-size"]).trim();
	const sLineHeight = serialize(values["line-height"]).trim();
	const sFamily = serialize(values["font-family"], false, "font-family").trim();
	const wide = checkUniformCssWide([
		sStyle,
		sCaps,
		sWeight,
		sStretch,
		sSize,
		sLineHeight,
		sFamily
	]);
	if (wide !== void 0) return wide;
	if (!sSize || !sFamily) return null;
	const parts = [];
	if (sStyle.toLowerCase() !== "normal") parts.push(sStyle);
	if (sCaps.toLowerCase() !== "normal") parts.push(sCaps);
	if (sWeight.toLowerCase() !== "normal" && sWeight !== "400") parts.push(sWeight);
	if (sStretch.toLowerCase() !== "normal") parts.push(sStretch);
	parts.push(sLineHeight.toLowerCase() !== "normal" ? `${sSize} / ${sLineHeight}` : sSize);
	parts.push(sFamily);
	return parts.join(" ");
}
const LIST_STYLE_LONGHANDS = [
	"list-style-type",
	"list-style-position",
	"list-style-image"
];
function expandListStyle(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0 || filtered.length > 3) return null;
	const wide = tryExpandCssWide(filtered, LIST_STYLE_LONGHANDS);
	if (wide) return wide;
	let typeVal = [{
		type: "ident",
		value: "disc"
	}];
	let posVal = [{
		type: "ident",
		value: "outside"
	}];
	let imgVal = [{
		type: "ident",
		value: "none"
	}];
	let hasType = false;
	let hasPos = false;
	let hasImg = false;
	for (const token of filtered) if (token.type === "ident") {
		const v = token.value.toLowerCase();
		if ((v === "inside" || v === "outside") && !hasPos) {
			posVal = [token];
			hasPos = true;
		} else if (v === "none") {
			if (!hasImg && !hasType) {
				imgVal = [token];
				typeVal = [token];
				hasImg = true;
				hasType = true;
			} else if (!hasImg) {
				imgVal = [token];
				hasImg = true;
			} else if (!hasType) {
				typeVal = [token];
				hasType = true;
			}
		} else if (!hasType) {
			typeVal = [token];
			hasType = true;
		} else return null;
	} else if ((token.type === "url" || token.type === "function" && IMAGE_FUNCTIONS.has(getFunctionName(token))) && !hasImg) {
		imgVal = [token];
		hasImg = true;
	} else return null;
	return {
		"list-style-type": typeVal,
		"list-style-position": posVal,
		"list-style-image": imgVal
	};
}
function contractListStyle(values) {
	const t = values["list-style-type"];
	const p = values["list-style-position"];
	const i = values["list-style-image"];
	if (!t || !p || !i) return null;
	const st = serialize(t).trim();
	const sp = serialize(p).trim();
	const si = serialize(i).trim();
	const wide = checkUniformCssWide([
		st,
		sp,
		si
	]);
	if (wide !== void 0) return wide;
	const parts = [];
	if (sp.toLowerCase() !== "outside") parts.push(sp);
	if (si.toLowerCase() !== "none") parts.push(si);
	if (st.toLowerCase() !== "disc") parts.push(st);
	return parts.length === 0 ? "disc" : parts.join(" ");
}
const FLEX_LONGHANDS = [
	"flex-grow",
	"flex-shrink",
	"flex-basis"
];
function expandFlex(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0 || filtered.length > 3) return null;
	const wide = tryExpandCssWide(filtered, FLEX_LONGHANDS);
	if (wide) return wide;
	if (filtered.length === 1 && filtered[0].type === "ident") {
		const v = filtered[0].value.toLowerCase();
		if (v === "none") return {
			"flex-grow": [{
				type: "number",
				value: 0,
				sign: null,
				numberType: "integer"
			}],
			"flex-shrink": [{
				type: "number",
				value: 0,
				sign: null,
				numberType: "integer"
			}],
			"flex-basis": [{
				type: "ident",
				value: "auto"
			}]
		};
		if (v === "auto") return {
			"flex-grow": [{
				type: "number",
				value: 1,
				sign: null,
				numberType: "integer"
			}],
			"flex-shrink": [{
				type: "number",
				value: 1,
				sign: null,
				numberType: "integer"
			}],
			"flex-basis": [{
				type: "ident",
				value: "auto"
			}]
		};
	}
	let grow = null;
	let shrink = null;
	let basis = null;
	for (const token of filtered) if (token.type === "number") {
		if (grow === null) grow = [token];
		else if (shrink === null) shrink = [token];
		else return null;
	} else if (isValidLengthOrPercentage(token) || token.type === "ident" && FLEX_BASIS_KEYWORDS.has(token.value.toLowerCase())) {
		if (basis === null) basis = [token];
		else return null;
	} else return null;
	if (grow === null && basis === null) return null;
	const one = [{
		type: "number",
		value: 1,
		sign: null,
		numberType: "integer"
	}];
	return {
		"flex-grow": grow ?? one,
		"flex-shrink": shrink ?? one,
		"flex-basis": basis ?? (grow !== null ? [{
			type: "dimension",
			value: 0,
			unit: "px",
			sign: null,
			numberType: "integer"
		}] : [{
			type: "ident",
			value: "auto"
		}])
	};
}
function contractFlex(values) {
	const g = values["flex-grow"];
	const s = values["flex-shrink"];
	const b = values["flex-basis"];
	if (!g || !s || !b) return null;
	const sg = serialize(g).trim();
	const ss = serialize(s).trim();
	const sb = serialize(b).trim();
	const wide = checkUniformCssWide([
		sg,
		ss,
		sb
	]);
	if (wide !== void 0) return wide;
	if (sg.includes("var(") || ss.includes("var(") || sb.includes("var(")) return sg === ss && sg === sb ? sg : null;
	if (sb.toLowerCase() === "auto") {
		if (sg === "0" && ss === "1") return "initial";
		if (sg === "1" && ss === "1") return "auto";
		if (sg === "0" && ss === "0") return "none";
	}
	if ((sb === "0px" || sb === "0%" || sb === "0") && ss === "1") return `${sg} 1 0px`;
	return `${sg} ${ss} ${sb}`;
}
function contractOverflow(values) {
	const x = values["overflow-x"];
	const y = values["overflow-y"];
	if (!x || !y) return null;
	const sx = serialize(x).trim();
	const sy = serialize(y).trim();
	const wide = checkUniformCssWide([sx, sy]);
	if (wide !== void 0) return wide;
	if (sx.includes("var(") || sy.includes("var(")) return sx === sy ? sx : null;
	return sx === sy ? sx : `${sx} ${sy}`;
}
const LINE_CLAMP_LONGHANDS = [
	"max-lines",
	"block-ellipsis",
	"continue"
];
function expandLineClamp(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	const wide = tryExpandCssWide(filtered, LINE_CLAMP_LONGHANDS);
	if (wide) return wide;
	const autoToken = [{
		type: "ident",
		value: "auto"
	}];
	if (filtered.length === 1 && filtered[0].type === "ident" && filtered[0].value.toLowerCase() === "none") return {
		"max-lines": [{
			type: "ident",
			value: "none"
		}],
		"block-ellipsis": autoToken,
		"continue": autoToken
	};
	return {
		"max-lines": filtered,
		"block-ellipsis": autoToken,
		"continue": autoToken
	};
}
function contractLineClamp(values) {
	const lines = values["max-lines"];
	if (!lines) return null;
	const sLines = serialize(lines).trim();
	return sLines.toLowerCase() === "none" ? "none" : sLines;
}
const BORDER_RADIUS_PHYSICAL = [
	"border-top-left-radius",
	"border-top-right-radius",
	"border-bottom-right-radius",
	"border-bottom-left-radius"
];
function expandBorderRadius(values) {
	const filtered = filterSignificantTokens(values);
	if (filtered.length === 0) return null;
	if (filtered[0].type === "ident" && filtered[0].value.toLowerCase() === "logical") return null;
	const slashIndex = filtered.findIndex((v) => v.type === "delim" && v.value === "/");
	let hValues;
	let vValues;
	if (slashIndex !== -1) {
		hValues = filtered.slice(0, slashIndex);
		vValues = filtered.slice(slashIndex + 1);
		if (hValues.length === 0 || hValues.length > 4 || vValues.length === 0 || vValues.length > 4) return null;
		if (vValues.some((v) => v.type === "delim" && v.value === "/")) return null;
	} else {
		if (filtered.length > 4) return null;
		hValues = filtered;
		vValues = filtered;
	}
	const hExpanded = expandFourSides(hValues);
	const vExpanded = expandFourSides(vValues);
	const result = {};
	for (let i = 0; i < 4; i++) {
		const h = hExpanded[i];
		const v = vExpanded[i];
		result[BORDER_RADIUS_PHYSICAL[i]] = serialize(h) === serialize(v) ? h : [
			...h,
			{
				type: "whitespace",
				value: " "
			},
			...v
		];
	}
	return result;
}
function contractBorderRadius(values) {
	if (!BORDER_RADIUS_PHYSICAL.every((prop) => values[prop] !== void 0)) return null;
	const longhands = BORDER_RADIUS_PHYSICAL.map((prop) => values[prop]);
	const wide = checkUniformCssWide(longhands.map((lh) => serialize(lh).trim()));
	if (wide !== void 0) return wide;
	const parsed = longhands.map((lh) => {
		const filtered = filterSignificantTokens(lh);
		return {
			h: serialize([filtered[0]]).trim(),
			v: serialize([filtered.length > 1 ? filtered[1] : filtered[0]]).trim()
		};
	});
	const hStr = formatFourSides(parsed[0].h, parsed[1].h, parsed[2].h, parsed[3].h);
	const vStr = formatFourSides(parsed[0].v, parsed[1].v, parsed[2].v, parsed[3].v);
	return hStr === vStr ? hStr : `${hStr} / ${vStr}`;
}
const logicalLonghands = [];
const physicalLonghands = [];
for (const prop of SUPPORTED_PROPERTIES) if (prop !== "all" && prop !== "direction" && prop !== "unicode-bidi" && !prop.startsWith("--") && !(prop in SHORTHANDS_DATA)) {
	if (prop in LOGICAL_MAPPING) logicalLonghands.push(prop);
	else physicalLonghands.push(prop);
}
const ALL_SHORTHAND_LONGHANDS = Object.freeze([...logicalLonghands, ...physicalLonghands]);
function isCSSWideKeywordOrVar(tokens) {
	const nonWs = filterSignificantTokens(tokens);
	if (nonWs.length === 1 && nonWs[0].type === "ident" && CSS_WIDE_KEYWORDS$2.has(nonWs[0].value.toLowerCase())) return true;
	return nonWs.some((t) => t.type === "function" && getFunctionName(t) === "var");
}
function expandAll(value) {
	if (!value || value.length === 0 || !isCSSWideKeywordOrVar(value)) return null;
	return expandUniformLonghands(ALL_SHORTHAND_LONGHANDS, value);
}
function contractAll(longhands) {
	let firstVal = null;
	for (const lh of ALL_SHORTHAND_LONGHANDS) {
		const valTokens = longhands[lh];
		if (!valTokens || valTokens.length === 0) return null;
		const serialized = serialize(valTokens).trim();
		if (firstVal === null) firstVal = serialized;
		else if (serialized !== firstVal) return null;
	}
	if (!firstVal) return null;
	const lower = firstVal.toLowerCase();
	return CSS_WIDE_KEYWORDS$2.has(lower) || lower.startsWith("var(") ? firstVal : null;
}
function createBoxShorthand(name, physical, logical) {
	return {
		longhands: SHORTHANDS_DATA[name],
		logicalLonghands: logical,
		expand: expandBox(physical, logical),
		contract: contractBox(physical, logical)
	};
}
function createTwoValueShorthand(name, physicalLonghands) {
	const longhands = SHORTHANDS_DATA[name];
	return {
		longhands,
		...physicalLonghands ? { physicalLonghands } : {},
		expand: expandTwoValue(longhands),
		contract: contractTwoValue(longhands)
	};
}
function createBorderSideShorthand(prefix, longhands, physicalLonghands) {
	return {
		longhands,
		...physicalLonghands ? { physicalLonghands } : {},
		expand: expandBorderSide(prefix),
		contract: contractBorderSide(prefix)
	};
}
function createBorderAxisShorthand(name, startProp, endProp, physicalLonghands, logicalLonghands) {
	return {
		longhands: SHORTHANDS_DATA[name],
		physicalLonghands,
		logicalLonghands,
		expand: (values) => {
			if (filterSignificantTokens(values).length === 0) return null;
			return {
				[startProp]: values,
				[endProp]: values
			};
		},
		contract: (values) => {
			const sVal = values[startProp];
			const eVal = values[endProp];
			const start = sVal ? serialize(sVal).trim() : contractBorderSide(startProp)(values);
			const end = eVal ? serialize(eVal).trim() : contractBorderSide(endProp)(values);
			return start && end && start === end ? start : null;
		}
	};
}
const SHORTHANDS = {
	"border-block": createBorderAxisShorthand("border-block", "border-block-start", "border-block-end", [
		"border-top-width",
		"border-top-style",
		"border-top-color",
		"border-bottom-width",
		"border-bottom-style",
		"border-bottom-color"
	], [
		"border-block-start-width",
		"border-block-start-style",
		"border-block-start-color",
		"border-block-end-width",
		"border-block-end-style",
		"border-block-end-color"
	]),
	"border-block-color": createTwoValueShorthand("border-block-color", ["border-top-color", "border-bottom-color"]),
	"border-block-end": createBorderSideShorthand("border-block-end", SHORTHANDS_DATA["border-block-end"], [
		"border-bottom-width",
		"border-bottom-style",
		"border-bottom-color"
	]),
	"border-block-start": createBorderSideShorthand("border-block-start", SHORTHANDS_DATA["border-block-start"], [
		"border-top-width",
		"border-top-style",
		"border-top-color"
	]),
	"border-block-style": createTwoValueShorthand("border-block-style", ["border-top-style", "border-bottom-style"]),
	"border-block-width": createTwoValueShorthand("border-block-width", ["border-top-width", "border-bottom-width"]),
	"border": {
		longhands: BORDER_ALL_LONGHANDS,
		expand: expandBorder,
		contract: contractBorder
	},
	"border-top": createBorderSideShorthand("border-top", [
		"border-top-width",
		"border-top-style",
		"border-top-color"
	]),
	"border-right": createBorderSideShorthand("border-right", [
		"border-right-width",
		"border-right-style",
		"border-right-color"
	]),
	"border-bottom": createBorderSideShorthand("border-bottom", [
		"border-bottom-width",
		"border-bottom-style",
		"border-bottom-color"
	]),
	"border-left": createBorderSideShorthand("border-left", [
		"border-left-width",
		"border-left-style",
		"border-left-color"
	]),
	"border-image": {
		longhands: BORDER_IMAGE_LONGHANDS,
		expand: expandBorderImage,
		contract: contractBorderImage
	},
	"outline": {
		longhands: [
			"outline-color",
			"outline-style",
			"outline-width"
		],
		expand: expandOutline,
		contract: contractOutline
	},
	"font-variant": {
		longhands: FONT_VARIANT_LONGHANDS,
		expand: expandFontVariant,
		contract: contractFontVariant
	},
	"font": {
		longhands: FONT_LONGHANDS,
		expand: expandFont,
		contract: contractFont
	},
	"list-style": {
		longhands: LIST_STYLE_LONGHANDS,
		expand: expandListStyle,
		contract: contractListStyle
	},
	"overflow": {
		longhands: SHORTHANDS_DATA["overflow"],
		expand: expandTwoValue(SHORTHANDS_DATA["overflow"]),
		contract: contractOverflow
	},
	"flex": {
		longhands: FLEX_LONGHANDS,
		expand: expandFlex,
		contract: contractFlex
	},
	"-webkit-flex": {
		longhands: FLEX_LONGHANDS,
		expand: expandFlex,
		contract: contractFlex
	},
	"line-clamp": {
		longhands: LINE_CLAMP_LONGHANDS,
		expand: expandLineClamp,
		contract: contractLineClamp
	},
	"-webkit-line-clamp": {
		longhands: LINE_CLAMP_LONGHANDS,
		expand: expandLineClamp,
		contract: contractLineClamp
	},
	"border-color": createBoxShorthand("border-color", [
		"border-top-color",
		"border-right-color",
		"border-bottom-color",
		"border-left-color"
	], [
		"border-block-start-color",
		"border-inline-start-color",
		"border-block-end-color",
		"border-inline-end-color"
	]),
	"border-inline": createBorderAxisShorthand("border-inline", "border-inline-start", "border-inline-end", [
		"border-left-width",
		"border-left-style",
		"border-left-color",
		"border-right-width",
		"border-right-style",
		"border-right-color"
	], [
		"border-inline-start-width",
		"border-inline-start-style",
		"border-inline-start-color",
		"border-inline-end-width",
		"border-inline-end-style",
		"border-inline-end-color"
	]),
	"border-inline-color": createTwoValueShorthand("border-inline-color", ["border-left-color", "border-right-color"]),
	"border-inline-end": createBorderSideShorthand("border-inline-end", SHORTHANDS_DATA["border-inline-end"], [
		"border-right-width",
		"border-right-style",
		"border-right-color"
	]),
	"border-inline-start": createBorderSideShorthand("border-inline-start", SHORTHANDS_DATA["border-inline-start"], [
		"border-left-width",
		"border-left-style",
		"border-left-color"
	]),
	"border-inline-style": createTwoValueShorthand("border-inline-style", ["border-left-style", "border-right-style"]),
	"border-inline-width": createTwoValueShorthand("border-inline-width", ["border-left-width", "border-right-width"]),
	"border-radius": {
		longhands: SHORTHANDS_DATA["border-radius"],
		logicalLonghands: [
			"border-start-start-radius",
			"border-start-end-radius",
			"border-end-end-radius",
			"border-end-start-radius"
		],
		expand: expandBorderRadius,
		contract: contractBorderRadius
	},
	"border-style": createBoxShorthand("border-style", [
		"border-top-style",
		"border-right-style",
		"border-bottom-style",
		"border-left-style"
	], [
		"border-block-start-style",
		"border-inline-start-style",
		"border-block-end-style",
		"border-inline-end-style"
	]),
	"border-width": createBoxShorthand("border-width", [
		"border-top-width",
		"border-right-width",
		"border-bottom-width",
		"border-left-width"
	], [
		"border-block-start-width",
		"border-inline-start-width",
		"border-block-end-width",
		"border-inline-end-width"
	]),
	"inset": createBoxShorthand("inset", [
		"top",
		"right",
		"bottom",
		"left"
	], [
		"inset-block-start",
		"inset-inline-start",
		"inset-block-end",
		"inset-inline-end"
	]),
	"inset-block": createTwoValueShorthand("inset-block", ["top", "bottom"]),
	"inset-inline": createTwoValueShorthand("inset-inline", ["left", "right"]),
	"margin": createBoxShorthand("margin", [
		"margin-top",
		"margin-right",
		"margin-bottom",
		"margin-left"
	], [
		"margin-block-start",
		"margin-inline-start",
		"margin-block-end",
		"margin-inline-end"
	]),
	"margin-block": createTwoValueShorthand("margin-block", ["margin-top", "margin-bottom"]),
	"margin-inline": createTwoValueShorthand("margin-inline", ["margin-left", "margin-right"]),
	"padding": createBoxShorthand("padding", [
		"padding-top",
		"padding-right",
		"padding-bottom",
		"padding-left"
	], [
		"padding-block-start",
		"padding-inline-start",
		"padding-block-end",
		"padding-inline-end"
	]),
	"padding-block": createTwoValueShorthand("padding-block", ["padding-top", "padding-bottom"]),
	"padding-inline": createTwoValueShorthand("padding-inline", ["padding-left", "padding-right"]),
	"scroll-margin": createBoxShorthand("scroll-margin", [
		"scroll-margin-top",
		"scroll-margin-right",
		"scroll-margin-bottom",
		"scroll-margin-left"
	], [
		"scroll-margin-block-start",
		"scroll-margin-inline-start",
		"scroll-margin-block-end",
		"scroll-margin-inline-end"
	]),
	"scroll-padding": createBoxShorthand("scroll-padding", [
		"scroll-padding-top",
		"scroll-padding-right",
		"scroll-padding-bottom",
		"scroll-padding-left"
	], [
		"scroll-padding-block-start",
		"scroll-padding-inline-start",
		"scroll-padding-block-end",
		"scroll-padding-inline-end"
	]),
	"background": {
		longhands: SHORTHANDS_DATA["background"],
		expand: expandBackground,
		contract: contractBackground
	},
	"all": {
		longhands: ALL_SHORTHAND_LONGHANDS,
		expand: expandAll,
		contract: contractAll
	}
};
function getShorthandAllLonghands(shorthand) {
	if (shorthand.allLonghands) return shorthand.allLonghands;
	if (!shorthand.logicalLonghands && !shorthand.physicalLonghands) return shorthand.longhands;
	const combined = Object.freeze([
		...shorthand.longhands,
		...shorthand.logicalLonghands || [],
		...shorthand.physicalLonghands || []
	]);
	shorthand.allLonghands = combined;
	return combined;
}
const LONGHAND_TO_SHORTHAND = {};
for (const [shorthand, def] of Object.entries(SHORTHANDS)) {
	def.allLonghands = Object.freeze([
		...def.longhands,
		...def.logicalLonghands || [],
		...def.physicalLonghands || []
	]);
	if (shorthand === "all") continue;
	for (const longhand of def.longhands) {
		if (!LONGHAND_TO_SHORTHAND[longhand]) LONGHAND_TO_SHORTHAND[longhand] = [];
		LONGHAND_TO_SHORTHAND[longhand].push(shorthand);
	}
	if (def.logicalLonghands) for (const longhand of def.logicalLonghands) {
		if (!LONGHAND_TO_SHORTHAND[longhand]) LONGHAND_TO_SHORTHAND[longhand] = [];
		LONGHAND_TO_SHORTHAND[longhand].push(shorthand);
	}
	if (def.physicalLonghands) for (const longhand of def.physicalLonghands) {
		if (!LONGHAND_TO_SHORTHAND[longhand]) LONGHAND_TO_SHORTHAND[longhand] = [];
		if (!LONGHAND_TO_SHORTHAND[longhand].includes(shorthand)) LONGHAND_TO_SHORTHAND[longhand].push(shorthand);
	}
}
/** @license Copyright 2026 Google LLC. SPDX-License-Identifier: Apache-2.0 */
const formatter = new Intl.NumberFormat("en-US", {
	useGrouping: false,
	minimumFractionDigits: 0,
	maximumFractionDigits: 6
});
function formatNumber(val) {
	if (val === 0) return "0";
	if (!Number.isFinite(val)) {
		if (val === Infinity) return "infinity";
		if (val === -Infinity) return "-infinity";
		return "nan";
	}
	const formatted = formatter.format(val);
	return formatted === "-0" ? "0" : formatted;
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const PSEUDO_CLASSES = /* @__PURE__ */ new Set("active,active-view-transition,active-view-transition-type,after,animated-image,any-link,autofill,before,blank,buffering,checked,current,default,defined,dir,disabled,empty,enabled,first,first-child,first-letter,first-line,first-of-page,first-of-type,focus,focus-visible,focus-within,fullscreen,future,has,has-slotted,heading,high-value,host,host-context,hover,in-range,indeterminate,interest-source,interest-target,invalid,is,lang,last-child,last-of-page,last-of-type,left,link,link-to,local-link,low-value,matches,modal,muted,navigation-source,not,nth,nth-child,nth-col,nth-last-child,nth-last-col,nth-last-of-type,nth-of-page,nth-of-type,only-child,only-of-type,open,optimal-value,optional,out-of-range,past,paused,picture-in-picture,placeholder-shown,playing,popover-open,read-only,read-write,required,right,root,scope,seeking,snapped,snapped-block,snapped-inline,snapped-x,snapped-y,stalled,start-of-page,state,target,target-after,target-before,target-current,target-within,unchecked,user-invalid,user-valid,valid,visited,volume-locked,where,xr-overlay".split(","));
const PSEUDO_ELEMENTS = /* @__PURE__ */ new Set("-moz-progress-bar,-moz-range-progress,-moz-range-thumb,-moz-range-track,-ms-browse,-ms-check,-ms-clear,-ms-expand,-ms-fill,-ms-fill-lower,-ms-fill-upper,-ms-reveal,-ms-thumb,-ms-ticks-after,-ms-ticks-before,-ms-tooltip,-ms-track,-ms-value,-webkit-progress-bar,-webkit-progress-inner-value,-webkit-progress-value,-webkit-slider-runnable-track,-webkit-slider-thumb,after,backdrop,before,checkmark,clear-icon,color-swatch,column,cue,cue-region,details-content,field-component,field-content,field-separator,file-selector-button,first-letter,first-line,grammar-error,highlight,interest-button,marker,nth-fragment,part,picker,picker-icon,placeholder,reveal-icon,scroll-button,scroll-marker,scroll-marker-group,search-text,selection,slider-fill,slider-thumb,slider-track,slotted,spelling-error,step-control,step-down,step-up,target-text,view-transition,view-transition-group,view-transition-group-children,view-transition-image-pair,view-transition-new,view-transition-old".split(","));
"after,backdrop,before,checkmark,clear-icon,color-swatch,column,cue,cue-region,details-content,field-component,field-content,field-separator,file-selector-button,first-letter,first-line,grammar-error,interest-button,marker,picker-icon,placeholder,reveal-icon,scroll-marker,scroll-marker-group,search-text,selection,slider-fill,slider-thumb,slider-track,spelling-error,step-control,step-down,step-up,target-text,view-transition".split(",");
"cue,cue-region,highlight,nth-fragment,part,picker,scroll-button,slotted,view-transition-group,view-transition-group-children,view-transition-image-pair,view-transition-new,view-transition-old".split(",");
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
function isIdentToken(val) {
	return val !== void 0 && val.type === "ident";
}
function isDelimToken(val, char) {
	return val !== void 0 && val.type === "delim" && (char === void 0 || val.value === char);
}
function isHashToken(val) {
	return val !== void 0 && val.type === "hash";
}
function isStringToken(val) {
	return val !== void 0 && (val.type === "string" || val.type === "bad-string");
}
function isNumberToken(val) {
	return val !== void 0 && val.type === "number";
}
function isDimensionToken(val) {
	return val !== void 0 && val.type === "dimension";
}
function isSimpleBlock(val, associatedType) {
	return val !== void 0 && val.type === "simple-block" && (associatedType === void 0 || val.associatedToken.type === associatedType);
}
function isCSSFunction(val, name) {
	return val !== void 0 && val.type === "function" && (name === void 0 || val.name.toLowerCase() === name.toLowerCase());
}
var ComponentValueCursor = class {
	values;
	_i = 0;
	constructor(values) {
		this.values = values;
	}
	get hasNext() {
		return this._i < this.values.length;
	}
	get i() {
		return this._i;
	}
	set i(pos) {
		this._i = pos;
	}
	get length() {
		return this.values.length;
	}
	get next() {
		return this.values[this._i];
	}
	peek(offset = 1) {
		return this.values[this._i + offset];
	}
	consume() {
		return this.values[this._i++] || { type: "EOF" };
	}
	skipWhitespace() {
		while (this._i < this.values.length && this.values[this._i].type === "whitespace") this._i++;
	}
	skipToNextComma() {
		const commaOffset = this.values.slice(this._i).findIndex((v) => v.type === "comma");
		this._i = commaOffset === -1 ? this.values.length : this._i + commaOffset;
	}
	slice(start, end) {
		return this.values.slice(start, end ?? this._i);
	}
};
const LEGACY_PSEUDO_CLASS_ALIASES = { "-webkit-autofill": "autofill" };
/**
* Selector Parser according to Selectors Level 4.
*
* selectors-4 #grammar
* selectors-4 #parse-selector
* selectors-4 #parse-relative-selector
*/
var SelectorParser = class SelectorParser {
	static PSEUDO_CLASSES = PSEUDO_CLASSES;
	static PSEUDO_ELEMENTS = PSEUDO_ELEMENTS;
	cursor;
	allowRelative;
	forgiving;
	insideHas;
	forbidPseudo;
	declaredNamespaces;
	strictSupports;
	allowVendorPseudos;
	allowUnknownPseudos;
	constructor(values, options = {}) {
		this.cursor = new ComponentValueCursor(values);
		this.allowRelative = options.allowRelative ?? false;
		this.forgiving = options.forgiving ?? false;
		this.insideHas = options.insideHas ?? false;
		this.forbidPseudo = options.forbidPseudo ?? false;
		this.declaredNamespaces = options.declaredNamespaces;
		this.strictSupports = options.strictSupports ?? false;
		this.allowVendorPseudos = options.allowVendorPseudos ?? false;
		this.allowUnknownPseudos = options.allowUnknownPseudos ?? false;
	}
	hasAmpersand(values) {
		return values.some((val) => {
			if (isDelimToken(val, "&")) return true;
			if (isSimpleBlock(val)) return this.hasAmpersand(val.value);
			if (isCSSFunction(val)) return this.hasAmpersand(val.value);
			return false;
		});
	}
	/**
	* Parses component values into a SelectorList.
	*
	* selectors-4 #grouping (<selector-list>)
	* selectors-4 #grammar (<complex-selector-list>)
	* selectors-4 #forgiving-selector (parsing forgiving selector list)
	* selectors-4 #parse-selector
	*/
	parse() {
		const selectors = [];
		while (this.cursor.hasNext) {
			this.cursor.skipWhitespace();
			if (!this.cursor.hasNext || this.cursor.next?.type === "EOF") break;
			const start = this.cursor.i;
			try {
				const selector = this.consumeComplexSelector();
				this.cursor.skipWhitespace();
				const next = this.cursor.next;
				if (!next || next.type === "comma") selectors.push(selector);
				else throw new DOMException("Unexpected token in selector", "SyntaxError");
			} catch (e) {
				if (this.forgiving) {
					this.cursor.skipToNextComma();
					const rawSlice = this.cursor.slice(start, this.cursor.i);
					let trimmedStart = 0;
					while (trimmedStart < rawSlice.length && rawSlice[trimmedStart].type === "whitespace") trimmedStart++;
					let trimmedEnd = rawSlice.length - 1;
					while (trimmedEnd >= trimmedStart && rawSlice[trimmedEnd].type === "whitespace") trimmedEnd--;
					const failedTokens = rawSlice.slice(trimmedStart, trimmedEnd + 1);
					if (failedTokens.length > 0) selectors.push({
						type: "invalid-selector",
						tokens: failedTokens
					});
				} else throw e;
			}
			if (this.cursor.next?.type === "comma") this.cursor.consume();
		}
		if (!this.forgiving && selectors.length === 0) throw new DOMException("Selector list cannot be empty", "SyntaxError");
		return {
			type: "selector-list",
			selectors
		};
	}
	/**
	* Validates namespace prefixes against declared namespaces.
	*
	* selectors-4 #namespaces
	* selectors-4 #parse-selector step 2
	*/
	validateNamespace(namespace) {
		if (this.declaredNamespaces !== void 0 && namespace !== void 0 && namespace !== "*" && namespace !== "") {
			if (!this.declaredNamespaces.has(namespace)) throw new DOMException(`Undeclared namespace prefix: "${namespace}"`, "SyntaxError");
		}
	}
	/**
	* Consumes a complex selector.
	*
	* selectors-4 #structure (<complex-selector>)
	* selectors-4 #grammar
	*/
	consumeComplexSelector() {
		const items = [];
		const start = this.cursor.i;
		let seenPseudoElement = false;
		while (this.cursor.hasNext) {
			this.cursor.skipWhitespace();
			if (!this.cursor.hasNext || this.cursor.next?.type === "comma") break;
			const combinator = this.tryConsumeCombinator();
			if (combinator) {
				if (items.length === 0 && !this.allowRelative) throw new DOMException("Relative selector not allowed in this context", "SyntaxError");
				if (seenPseudoElement) throw new DOMException("Pseudo-element must be at the end of the selector", "SyntaxError");
				if (items.length > 0 && items[items.length - 1].type === "combinator") throw new DOMException("Consecutive combinators are not allowed", "SyntaxError");
				items.push(combinator);
				continue;
			}
			const compound = this.consumeCompoundSelector();
			if (compound.selectors.length > 0) {
				if (seenPseudoElement) throw new DOMException("Pseudo-element must be at the end of the selector", "SyntaxError");
				const hasPseudo = compound.selectors.some((s) => s.type === "pseudo-element-selector");
				if (items.length > 0 && items[items.length - 1].type === "compound-selector") items.push({
					type: "combinator",
					value: " "
				});
				items.push(compound);
				if (hasPseudo) seenPseudoElement = true;
			} else break;
		}
		if (items.length > 0 && items[items.length - 1].type === "combinator") throw new DOMException("Trailing combinator is not allowed", "SyntaxError");
		if (items.length === 0) throw new DOMException("Complex selector cannot be empty", "SyntaxError");
		const end = this.cursor.i;
		return {
			type: "complex-selector",
			items,
			tokens: this.cursor.slice(start, end)
		};
	}
	/**
	* selectors-4 #combinators
	* selectors-5 #the-column-combinator (||)
	*/
	tryConsumeCombinator() {
		const token = this.cursor.next;
		if (!token) return null;
		if (isDelimToken(token)) {
			const val = token.value;
			if (val === ">" || val === "+" || val === "~") {
				this.cursor.consume();
				return {
					type: "combinator",
					value: val
				};
			}
			if (val === "|" && isDelimToken(this.cursor.peek(1), "|")) {
				this.cursor.consume();
				this.cursor.consume();
				return {
					type: "combinator",
					value: "||"
				};
			}
		}
		return null;
	}
	isUserActionPseudoClass(name) {
		const lower = name.toLowerCase();
		return [
			"hover",
			"active",
			"focus",
			"focus-visible",
			"focus-within"
		].includes(lower);
	}
	validateSimpleSelectorAfterPseudo(selector) {
		if (selector.type === "pseudo-class-selector") {
			const lowerName = selector.name.toLowerCase();
			if ([
				"not",
				"is",
				"where",
				"has"
			].includes(lowerName)) return;
			else if (!this.isUserActionPseudoClass(selector.name)) throw new DOMException("Only user-action pseudo-classes are allowed after a pseudo-element", "SyntaxError");
		} else throw new DOMException("Only user-action pseudo-classes are allowed after a pseudo-element", "SyntaxError");
	}
	consumeCompoundSelector() {
		const selectors = [];
		let lastPseudoElement = null;
		while (this.cursor.hasNext) {
			const token = this.cursor.next;
			if (!token || token.type === "whitespace" || token.type === "comma") break;
			if (isDelimToken(token)) {
				const val = token.value;
				if (val === ">" || val === "+" || val === "~") break;
				if (val === "|") {
					if (lastPseudoElement) break;
					if (isDelimToken(this.cursor.peek(1), "|")) break;
					if (selectors.length > 0) throw new DOMException("Type selector must be first in compound selector", "SyntaxError");
					selectors.push(this.consumeTypeOrUniversalSelector());
					continue;
				}
				if (val === "*") {
					if (lastPseudoElement) break;
					if (selectors.length > 0) throw new DOMException("Universal selector must be first in compound selector", "SyntaxError");
					selectors.push(this.consumeTypeOrUniversalSelector());
					continue;
				}
				if (val === ".") {
					if (lastPseudoElement) break;
					selectors.push(this.consumeClassSelector());
					continue;
				}
				if (val === "&") {
					if (lastPseudoElement) break;
					this.cursor.consume();
					selectors.push({ type: "nesting-selector" });
					continue;
				}
			}
			if (isHashToken(token)) {
				if (token.hashType !== "id") throw new DOMException("ID selector must be an identifier", "SyntaxError");
				if (lastPseudoElement) break;
				selectors.push({
					type: "id-selector",
					name: token.value
				});
				this.cursor.consume();
				continue;
			}
			if (isIdentToken(token)) {
				if (lastPseudoElement) break;
				if (selectors.length > 0) throw new DOMException("Type selector must be first in compound selector", "SyntaxError");
				selectors.push(this.consumeTypeOrUniversalSelector());
				continue;
			}
			if (isSimpleBlock(token, "[")) {
				if (lastPseudoElement) break;
				selectors.push(this.consumeAttributeSelector());
				continue;
			}
			if (token.type === "colon") {
				const selector = this.consumePseudoSelector();
				if (lastPseudoElement) {
					const isSlottedOrPart = ["slotted", "part"].includes(lastPseudoElement.toLowerCase());
					if (selector.type === "pseudo-element-selector") {
						if (!isSlottedOrPart) throw new DOMException("Pseudo-elements cannot be nested", "SyntaxError");
					} else if (selector.type === "pseudo-class-selector") {
						if (!isSlottedOrPart) this.validateSimpleSelectorAfterPseudo(selector);
					} else throw new DOMException("Unexpected selector after pseudo-element", "SyntaxError");
				}
				if (selector.type === "pseudo-element-selector") lastPseudoElement = selector.name;
				selectors.push(selector);
				continue;
			}
			break;
		}
		return {
			type: "compound-selector",
			selectors
		};
	}
	consumeTypeOrUniversalSelector() {
		let namespace = void 0;
		const token = this.cursor.next;
		if (!token) throw new DOMException("Unexpected EOF in type selector", "SyntaxError");
		const isNextPipe = isDelimToken(this.cursor.peek(1), "|");
		const isNextNextPipe = isDelimToken(this.cursor.peek(2), "|");
		const isColumnCombinator = isNextPipe && isNextNextPipe;
		if (isIdentToken(token) && isNextPipe && !isColumnCombinator) {
			namespace = token.value;
			this.cursor.i += 2;
		} else if (isDelimToken(token, "*") && isNextPipe && !isColumnCombinator) {
			namespace = "*";
			this.cursor.i += 2;
		} else if (isDelimToken(token, "|") && !isNextPipe) {
			namespace = "";
			this.cursor.i += 1;
		}
		const next = this.cursor.consume();
		if (isDelimToken(next, "*")) {
			this.validateNamespace(namespace);
			return {
				type: "universal-selector",
				namespace
			};
		}
		if (!isIdentToken(next)) throw new DOMException("Expected identifier or * after namespace pipe", "SyntaxError");
		this.validateNamespace(namespace);
		return {
			type: "type-selector",
			name: next.value,
			namespace
		};
	}
	consumeClassSelector() {
		this.cursor.consume();
		const ident = this.cursor.consume();
		if (!isIdentToken(ident)) return {
			type: "class-selector",
			name: ""
		};
		return {
			type: "class-selector",
			name: ident.value
		};
	}
	consumeAttributeSelector() {
		const block = this.cursor.consume();
		if (!isSimpleBlock(block, "[")) throw new DOMException("Expected attribute selector block", "SyntaxError");
		const subCursor = new ComponentValueCursor(block.value);
		let name = "";
		let namespace = void 0;
		let operator = "";
		let value = "";
		let flags = "";
		subCursor.skipWhitespace();
		if (subCursor.hasNext) {
			const v1 = subCursor.next;
			const v2 = subCursor.peek(1);
			const v3 = subCursor.peek(2);
			const isPipeFollowedByEquals = isDelimToken(v2, "|") && isDelimToken(v3, "=");
			if (isIdentToken(v1) && isDelimToken(v2, "|") && !isPipeFollowedByEquals) {
				namespace = v1.value;
				subCursor.i += 2;
			} else if (isDelimToken(v1, "*") && isDelimToken(v2, "|") && !isPipeFollowedByEquals) {
				namespace = "*";
				subCursor.i += 2;
			} else if (isDelimToken(v1, "|") && !isDelimToken(v2, "=")) {
				namespace = "";
				subCursor.i += 1;
			}
		}
		const valName = subCursor.next;
		if (isIdentToken(valName)) {
			name = valName.value;
			subCursor.consume();
		}
		subCursor.skipWhitespace();
		const valOp = subCursor.next;
		if (isDelimToken(valOp)) {
			operator = valOp.value;
			subCursor.consume();
			const valEq = subCursor.next;
			if (isDelimToken(valEq, "=")) {
				operator += valEq.value;
				subCursor.consume();
			}
		}
		subCursor.skipWhitespace();
		const valVal = subCursor.next;
		if (isStringToken(valVal) || isIdentToken(valVal)) {
			value = valVal.value;
			subCursor.consume();
		}
		subCursor.skipWhitespace();
		const valFlag = subCursor.next;
		if (isIdentToken(valFlag)) {
			const flagValue = valFlag.value;
			const lowerFlag = flagValue.toLowerCase();
			if (lowerFlag !== "i" && lowerFlag !== "s") throw new DOMException(`Invalid attribute selector flag: ${flagValue}`, "SyntaxError");
			flags = flagValue;
			subCursor.consume();
		}
		subCursor.skipWhitespace();
		if (subCursor.hasNext) throw new DOMException("Unexpected content in attribute selector", "SyntaxError");
		if (!name) throw new DOMException("Expected attribute name in attribute selector", "SyntaxError");
		this.validateNamespace(namespace);
		return {
			type: "attribute-selector",
			name,
			namespace,
			operator,
			value,
			flags
		};
	}
	consumePseudoSelector() {
		this.cursor.consume();
		let isPseudoElement = false;
		if (this.cursor.next?.type === "colon") {
			this.cursor.consume();
			isPseudoElement = true;
		}
		const token = this.cursor.consume();
		if (!token) return {
			type: "pseudo-class-selector",
			name: ""
		};
		if (isIdentToken(token)) {
			const originalName = token.value;
			const lowerName = originalName.toLowerCase();
			const name = LEGACY_PSEUDO_CLASS_ALIASES[lowerName] || originalName;
			const effectiveLowerName = name.toLowerCase();
			const isVendorPrefixed = /^-[a-zA-Z0-9]+-/.test(effectiveLowerName);
			if (isPseudoElement) {
				if (this.forbidPseudo || this.insideHas) throw new DOMException("Pseudo-elements are not allowed in this context", "SyntaxError");
				const isAllowedVendor = this.allowVendorPseudos && isVendorPrefixed || !this.strictSupports && effectiveLowerName.startsWith("-webkit-");
				if (!PSEUDO_ELEMENTS.has(effectiveLowerName) && !isAllowedVendor && !this.allowUnknownPseudos) throw new DOMException(`Unknown pseudo-element ::${name}`, "SyntaxError");
				return {
					type: "pseudo-element-selector",
					name
				};
			}
			if ([
				"before",
				"after",
				"first-line",
				"first-letter"
			].includes(effectiveLowerName)) {
				if (this.forbidPseudo || this.insideHas) throw new DOMException("Pseudo-elements are not allowed in this context", "SyntaxError");
				return {
					type: "pseudo-element-selector",
					name
				};
			}
			const isAllowedVendor = this.allowVendorPseudos && isVendorPrefixed || !this.strictSupports && effectiveLowerName.startsWith("-webkit-");
			if (!PSEUDO_CLASSES.has(effectiveLowerName) && !isAllowedVendor && !this.allowUnknownPseudos) throw new DOMException(`Unknown pseudo-class :${name}`, "SyntaxError");
			return {
				type: "pseudo-class-selector",
				name
			};
		} else if (isCSSFunction(token)) {
			const func = token;
			const name = func.name;
			const lowerName = name.toLowerCase();
			const isVendorPrefixed = /^-[a-zA-Z0-9]+-/.test(lowerName);
			if (isPseudoElement) {
				if (this.forbidPseudo || this.insideHas) throw new DOMException("Pseudo-elements are not allowed in this context", "SyntaxError");
				if (!PSEUDO_ELEMENTS.has(lowerName) && !(this.allowVendorPseudos && isVendorPrefixed) && !this.allowUnknownPseudos) throw new DOMException(`Unknown pseudo-element ::${name}()`, "SyntaxError");
				if (lowerName === "slotted") {
					const subParser = new SelectorParser(func.value, {
						insideHas: this.insideHas,
						forbidPseudo: true,
						declaredNamespaces: this.declaredNamespaces,
						strictSupports: this.strictSupports,
						allowVendorPseudos: this.allowVendorPseudos,
						allowUnknownPseudos: this.allowUnknownPseudos
					});
					subParser.cursor.skipWhitespace();
					const compound = subParser.consumeCompoundSelector();
					subParser.cursor.skipWhitespace();
					if (subParser.cursor.i !== func.value.length || compound.selectors.length === 0) throw new DOMException("Argument to ::slotted() must be a compound selector", "SyntaxError");
					return {
						type: "pseudo-element-selector",
						name,
						argument: {
							type: "selector-list",
							selectors: [{
								type: "complex-selector",
								items: [compound],
								tokens: func.value
							}]
						}
					};
				}
				return {
					type: "pseudo-element-selector",
					name,
					argument: func.value
				};
			}
			if (!PSEUDO_CLASSES.has(lowerName) && lowerName !== "matches" && !(this.allowVendorPseudos && isVendorPrefixed) && !this.allowUnknownPseudos) throw new DOMException(`Unknown pseudo-class :${name}()`, "SyntaxError");
			if ([
				"is",
				"not",
				"has",
				"where",
				"matches"
			].includes(lowerName)) {
				const isHas = lowerName === "has";
				if (isHas && this.insideHas) throw new DOMException(":has() cannot be nested", "SyntaxError");
				const isForgiving = !this.strictSupports && [
					"is",
					"where",
					"matches"
				].includes(lowerName);
				const isLogicalPseudo = [
					"is",
					"where",
					"not",
					"matches"
				].includes(lowerName);
				return {
					type: "pseudo-class-selector",
					name,
					argument: new SelectorParser(func.value, {
						allowRelative: isHas,
						forgiving: isForgiving,
						insideHas: isHas || this.insideHas,
						forbidPseudo: isLogicalPseudo || isHas || this.forbidPseudo,
						declaredNamespaces: this.declaredNamespaces,
						strictSupports: this.strictSupports,
						allowVendorPseudos: this.allowVendorPseudos,
						allowUnknownPseudos: this.allowUnknownPseudos
					}).parse()
				};
			}
			if (["host", "host-context"].includes(lowerName)) {
				const subParser = new SelectorParser(func.value, {
					insideHas: this.insideHas,
					forbidPseudo: true,
					declaredNamespaces: this.declaredNamespaces,
					strictSupports: this.strictSupports,
					allowVendorPseudos: this.allowVendorPseudos,
					allowUnknownPseudos: this.allowUnknownPseudos
				});
				subParser.cursor.skipWhitespace();
				const compound = subParser.consumeCompoundSelector();
				subParser.cursor.skipWhitespace();
				if (subParser.cursor.i !== func.value.length || compound.selectors.length === 0) throw new DOMException(`Argument to :${name}() must be a compound selector`, "SyntaxError");
				return {
					type: "pseudo-class-selector",
					name,
					argument: {
						type: "selector-list",
						selectors: [{
							type: "complex-selector",
							items: [compound],
							tokens: func.value
						}]
					}
				};
			}
			if ([
				"nth-child",
				"nth-last-child",
				"nth-of-type",
				"nth-last-of-type"
			].includes(lowerName)) {
				let ofIdx = -1;
				for (let k = 0; k < func.value.length; k++) {
					const v = func.value[k];
					if (isIdentToken(v) && v.value.toLowerCase() === "of") {
						ofIdx = k;
						break;
					}
				}
				if (ofIdx !== -1) {
					if (["nth-of-type", "nth-last-of-type"].includes(lowerName)) throw new DOMException(`'of' is not allowed in :${name}()`, "SyntaxError");
					const nth = func.value.slice(0, ofIdx);
					this.validateAnPlusB(nth);
					return {
						type: "pseudo-class-selector",
						name,
						argument: new SelectorParser(func.value.slice(ofIdx + 1), {
							insideHas: this.insideHas,
							forbidPseudo: true,
							allowRelative: false,
							declaredNamespaces: this.declaredNamespaces,
							strictSupports: this.strictSupports,
							allowVendorPseudos: this.allowVendorPseudos,
							allowUnknownPseudos: this.allowUnknownPseudos
						}).parse(),
						nth
					};
				} else {
					this.validateAnPlusB(func.value);
					return {
						type: "pseudo-class-selector",
						name,
						argument: func.value,
						nth: func.value
					};
				}
			}
			if (lowerName === "dir") this.validateDir(func.value);
			if (lowerName === "heading") this.validateHeading(func.value);
			if (lowerName === "lang") this.validateLang(func.value);
			return {
				type: "pseudo-class-selector",
				name,
				argument: func.value
			};
		}
		throw new DOMException("Expected identifier or function after colon in pseudo-selector", "SyntaxError");
	}
	validateAnPlusB(values) {
		const res = parseAnPlusB(values);
		if (!res) {
			const text = getOriginalText(values).trim();
			throw new DOMException(`Invalid An+B expression: ${text}`, "SyntaxError");
		}
		return res;
	}
	validateHeading(values) {
		const nonComment = values.filter((v) => v.type !== "comment");
		let start = 0;
		while (start < nonComment.length && nonComment[start].type === "whitespace") start++;
		let end = nonComment.length - 1;
		while (end >= start && nonComment[end].type === "whitespace") end--;
		if (start > end) throw new DOMException("Argument to :heading() cannot be empty", "SyntaxError");
		const tokens = nonComment.slice(start, end + 1);
		let expectInteger = true;
		for (let i = 0; i < tokens.length; i++) {
			const t = tokens[i];
			if (t.type === "whitespace") continue;
			if (expectInteger) {
				if (t.type === "number" && t.numberType === "integer") expectInteger = false;
				else throw new DOMException("Argument to :heading() must be comma-separated integers", "SyntaxError");
			} else if (t.type === "comma" || t.type === "delim" && t.value === ",") expectInteger = true;
			else throw new DOMException("Expected comma in :heading() arguments", "SyntaxError");
		}
		if (expectInteger) throw new DOMException("Trailing comma in :heading() arguments", "SyntaxError");
	}
	validateDir(values) {
		const nonWs = values.filter((v) => v.type !== "whitespace" && v.type !== "comment");
		const firstToken = nonWs[0];
		if (nonWs.length !== 1 || !isIdentToken(firstToken)) throw new DOMException("Argument to :dir() must be a single identifier", "SyntaxError");
		const val = firstToken.value.toLowerCase();
		if (val !== "ltr" && val !== "rtl" && val !== "auto") throw new DOMException("Argument to :dir() must be ltr, rtl, or auto", "SyntaxError");
	}
	validateLang(values) {
		const nonWs = values.filter((v) => v.type !== "whitespace" && v.type !== "comment");
		if (nonWs.length === 0) throw new DOMException("Argument to :lang() cannot be empty", "SyntaxError");
		let expectItem = true;
		for (const v of nonWs) if (expectItem) {
			if (!isIdentToken(v) && !isStringToken(v)) throw new DOMException("Argument to :lang() must be identifiers or strings", "SyntaxError");
			expectItem = false;
		} else {
			if (v.type !== "comma") throw new DOMException("Expected comma in :lang() argument", "SyntaxError");
			expectItem = true;
		}
		if (expectItem) throw new DOMException("Trailing comma in :lang() argument", "SyntaxError");
	}
};
/**
* Parses An+B microsyntax into { a, b }.
*
* selectors-4 #child-index
* css-syntax-3 #anb-microsyntax
* css-syntax-3 #anb-syntax
* css-syntax-3 #the-anb-type (<a-n-plus-b> production)
*/
function parseAnPlusB(values) {
	const nonComment = values.filter((v) => v.type !== "comment");
	let start = 0;
	while (start < nonComment.length && nonComment[start].type === "whitespace") start++;
	let end = nonComment.length - 1;
	while (end >= start && nonComment[end].type === "whitespace") end--;
	if (start > end) return null;
	const tokens = nonComment.slice(start, end + 1);
	const isIntegerNumber = (t) => {
		return isNumberToken(t) && t.numberType === "integer";
	};
	if (tokens.length === 1) {
		const t = tokens[0];
		if (isIdentToken(t)) {
			const lower = t.value.toLowerCase();
			if (lower === "odd") return {
				a: 2,
				b: 1
			};
			if (lower === "even") return {
				a: 2,
				b: 0
			};
			if (lower === "n") return {
				a: 1,
				b: 0
			};
			if (lower === "-n") return {
				a: -1,
				b: 0
			};
			const matchNdashDigit = lower.match(/^n-(\d+)$/);
			if (matchNdashDigit) return {
				a: 1,
				b: -parseInt(matchNdashDigit[1], 10)
			};
			const matchDashNdashDigit = lower.match(/^-n-(\d+)$/);
			if (matchDashNdashDigit) return {
				a: -1,
				b: -parseInt(matchDashNdashDigit[1], 10)
			};
			return null;
		}
		if (isIntegerNumber(t)) return {
			a: 0,
			b: Number(t.value)
		};
		if (isDimensionToken(t) && t.numberType === "integer") {
			const unit = (t.unit || "").toLowerCase();
			if (unit === "n") return {
				a: Number(t.value),
				b: 0
			};
			const matchDim = unit.match(/^n-(\d+)$/);
			if (matchDim) return {
				a: Number(t.value),
				b: -parseInt(matchDim[1], 10)
			};
			return null;
		}
		return null;
	}
	let idx = 0;
	let plusPrefix = false;
	if (isDelimToken(tokens[0], "+")) {
		plusPrefix = true;
		idx = 1;
		if (tokens[1]?.type === "whitespace") return null;
	}
	const nextNonWs = (from) => {
		let p = from;
		while (p < tokens.length && tokens[p].type === "whitespace") p++;
		return p;
	};
	const t1 = tokens[idx];
	if (!t1) return null;
	let a = null;
	let hasDashAfterN = false;
	if (isIdentToken(t1)) {
		const lower = t1.value.toLowerCase();
		if (lower === "n") a = 1;
		else if (lower === "-n" && !plusPrefix) a = -1;
		else if (lower === "n-") {
			a = 1;
			hasDashAfterN = true;
		} else if (lower === "-n-" && !plusPrefix) {
			a = -1;
			hasDashAfterN = true;
		} else if (lower.startsWith("n-")) {
			const match = lower.match(/^n-(\d+)$/);
			if (match && idx === tokens.length - 1) return {
				a: 1,
				b: -parseInt(match[1], 10)
			};
		}
	} else if (isDimensionToken(t1) && t1.numberType === "integer" && !plusPrefix) {
		const unit = (t1.unit || "").toLowerCase();
		if (unit === "n") a = Number(t1.value);
		else if (unit === "n-") {
			a = Number(t1.value);
			hasDashAfterN = true;
		}
	}
	if (a === null) return null;
	const afterT1 = nextNonWs(idx + 1);
	if (afterT1 >= tokens.length) {
		if (!hasDashAfterN) return {
			a,
			b: 0
		};
		return null;
	}
	const t2 = tokens[afterT1];
	if (hasDashAfterN) {
		if (isIntegerNumber(t2) && !t2.sign) {
			if (nextNonWs(afterT1 + 1) < tokens.length) return null;
			return {
				a,
				b: -Number(t2.value)
			};
		}
		return null;
	}
	if (isIntegerNumber(t2) && t2.sign) {
		if (nextNonWs(afterT1 + 1) < tokens.length) return null;
		return {
			a,
			b: Number(t2.value)
		};
	}
	if (isDelimToken(t2, "+") || isDelimToken(t2, "-")) {
		const sign = t2.value === "+" ? 1 : -1;
		const afterT2 = nextNonWs(afterT1 + 1);
		if (afterT2 >= tokens.length) return null;
		const t3 = tokens[afterT2];
		if (isIntegerNumber(t3) && !t3.sign) {
			if (nextNonWs(afterT2 + 1) < tokens.length) return null;
			return {
				a,
				b: sign * Number(t3.value)
			};
		}
		return null;
	}
	return null;
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
/**
* Determines whether two consecutive tokens require an empty comment separator
* between them to prevent coalescing per css-syntax-3 #serialization.
* // css-syntax-3 #serialization-tables
*/
function requiresTokenSeparator(t1, t2) {
	const isIdent1 = t1.type === "ident";
	const isAtKeyword1 = t1.type === "at-keyword";
	const isHash1 = t1.type === "hash";
	const isDimension1 = t1.type === "dimension";
	const isDelimHash1 = t1.type === "delim" && t1.value === "#";
	const isDelimDash1 = t1.type === "delim" && t1.value === "-";
	const isNumber1 = t1.type === "number";
	const isDelimAt1 = t1.type === "delim" && t1.value === "@";
	const isDelimDot1 = t1.type === "delim" && t1.value === ".";
	const isDelimPlus1 = t1.type === "delim" && t1.value === "+";
	const isDelimSlash1 = t1.type === "delim" && t1.value === "/";
	if (!isIdent1 && !isAtKeyword1 && !isHash1 && !isDimension1 && !isDelimHash1 && !isDelimDash1 && !isNumber1 && !isDelimAt1 && !isDelimDot1 && !isDelimPlus1 && !isDelimSlash1) return false;
	const isIdent2 = t2.type === "ident";
	const isFunction2 = t2.type === "function";
	const isUrl2 = t2.type === "url";
	const isBadUrl2 = t2.type === "bad-url";
	const isDelimDash2 = t2.type === "delim" && t2.value === "-";
	const isNumber2 = t2.type === "number";
	const isPercentage2 = t2.type === "percentage";
	const isDimension2 = t2.type === "dimension";
	const isCDC2 = t2.type === "CDC";
	const isOpenParen2 = t2.type === "(" || t2.type === "delim" && t2.value === "(";
	const isDelimStar2 = t2.type === "delim" && t2.value === "*";
	const isDelimPercent2 = t2.type === "delim" && t2.value === "%";
	const inGroupA = isIdent2 || isFunction2 || isUrl2 || isBadUrl2 || isDelimDash2 || isNumber2 || isPercentage2 || isDimension2 || isCDC2;
	if (isIdent1) return inGroupA || isOpenParen2;
	if (isAtKeyword1 || isHash1 || isDimension1 || isDelimHash1 || isDelimDash1) return inGroupA;
	if (isNumber1) return isIdent2 || isFunction2 || isUrl2 || isBadUrl2 || isNumber2 || isPercentage2 || isDimension2 || isCDC2 || isDelimPercent2;
	if (isDelimAt1) return isIdent2 || isFunction2 || isUrl2 || isBadUrl2 || isDelimDash2 || isCDC2;
	if (isDelimDot1 || isDelimPlus1) return isNumber2 || isPercentage2 || isDimension2;
	if (isDelimSlash1) return isDelimStar2;
	return false;
}
function getFirstToken(node) {
	if (typeof node !== "object" || node === null) return null;
	if (node.type === "simple-block") return node.associatedToken;
	if (node.type === "function" && "name" in node) return {
		type: "function",
		value: node.name
	};
	const t = node;
	if (t.type === "EOF") return null;
	return t;
}
function getLastToken(node) {
	if (typeof node !== "object" || node === null) return null;
	if (node.type === "simple-block") {
		const start = node.associatedToken?.value;
		const end = getMirrorToken(start);
		return {
			type: end || ")",
			value: end
		};
	}
	if (node.type === "function" && "name" in node) return {
		type: ")",
		value: ")"
	};
	const t = node;
	if (t.type === "EOF") return null;
	return t;
}
/**
* Serializes an array of CSS component values or tokens back into a CSS string,
* inserting `/** /` comment separators between adjacent tokens that would otherwise merge.
*/
function serialize(nodes, preserveCase = false, propertyName) {
	if (propertyName === "font-family") return serializeFontFamily(nodes);
	let result = "";
	let prevLastToken = null;
	for (const node of nodes) {
		if (node.type === "EOF") continue;
		const firstToken = getFirstToken(node);
		if (prevLastToken && firstToken && requiresTokenSeparator(prevLastToken, firstToken)) result += "/**/";
		result += serializeNode(node, preserveCase);
		const last = getLastToken(node);
		if (last) prevLastToken = last;
	}
	return result;
}
function trimWhitespaceTokens(tokens) {
	let start = 0;
	while (start < tokens.length && tokens[start].type === "whitespace") start++;
	let end = tokens.length - 1;
	while (end >= start && tokens[end].type === "whitespace") end--;
	return start <= end ? tokens.slice(start, end + 1) : [];
}
function serializeNode(node, preserveCase) {
	if (typeof node !== "object" || node === null || !("type" in node)) return "";
	if (node.type === "simple-block") {
		const start = node.associatedToken.value;
		return start + serialize(node.value, preserveCase) + getMirrorToken(start);
	}
	if (node.type === "function" && "name" in node) {
		let args = node.value;
		const funcName = preserveCase ? node.name : node.name.toLowerCase();
		if (funcName === "counter") {
			let i = args.length - 1;
			while (i >= 0 && args[i].type === "whitespace") i--;
			if (i >= 0 && args[i].type === "ident" && args[i].value === "decimal") {
				let j = i - 1;
				while (j >= 0 && args[j].type === "whitespace") j--;
				if (j >= 0 && args[j].type === "comma") args = args.slice(0, j);
			}
		} else if (funcName === "url") args = trimWhitespaceTokens(args);
		else if (funcName === "attr") {
			let i = 0;
			while (i < args.length && args[i].type === "whitespace") i++;
			if (i < args.length && args[i].type === "delim" && args[i].value === "|") {
				args = args.slice(i + 1);
				let k = args.length - 1;
				while (k >= 0 && args[k].type === "whitespace") k--;
				if (k >= 0 && args[k].type === "string" && args[k].value === "") {
					let l = k - 1;
					while (l >= 0 && args[l].type === "whitespace") l--;
					if (l >= 0 && args[l].type === "comma") args = args.slice(0, l);
				}
			}
			args = trimWhitespaceTokens(args);
		}
		return `${funcName}(${serialize(args, preserveCase)})`;
	}
	return serializeToken(node, preserveCase);
}
function serializeToken(token, preserveCase = false) {
	switch (token.type) {
		case "ident": return serializeIdentifier(token.value);
		case "at-keyword": return "@" + serializeIdentifier(token.value);
		case "hash": return "#" + token.value;
		case "string": return preserveCase && token.originalText && !token.originalText.endsWith("\\") ? token.originalText : serializeString(token.value);
		case "url": return preserveCase ? serializeUrlToken(token.value, token.originalText) : serializeUrl(token.value);
		case "delim": return token.value === "\\" ? "\\\n" : token.value;
		case "number": return formatNumber(token.value);
		case "percentage": return formatNumber(token.value) + "%";
		case "dimension": return formatNumber(token.value) + (token.unit ? serializeIdentifier(token.unit) : "");
		case "whitespace": return preserveCase && token.originalText ? token.originalText : token.value;
		case "comment": return token.value || "/**/";
		case "CDO": return "<!--";
		case "CDC": return "-->";
		case "colon": return ":";
		case "semicolon": return ";";
		case "comma": return ",";
		case "[":
		case "]":
		case "{":
		case "}":
		case "(":
		case ")": return token.value;
		case "function": return serializeIdentifier(preserveCase ? token.value : token.value.toLowerCase()) + "(";
		case "unicode-range": return token.value;
		case "EOF": return "";
		default: return token.value || "";
	}
}
function getMirrorToken(start) {
	if (start === "{") return "}";
	if (start === "[") return "]";
	if (start === "(") return ")";
	return "";
}
function getOriginalText(values) {
	let text = "";
	for (const val of values) if (val.type === "simple-block") text += (val.associatedToken.originalText || "") + getOriginalText(val.value) + getMirrorToken(val.associatedToken.value);
	else if (val.type === "function") {
		const func = val;
		text += `${func.name}(${getOriginalText(func.value)})`;
	} else text += val.originalText || val.value;
	return text;
}
/**
* // cssom-1 #serialize-an-identifier
*/
function serializeIdentifier(id) {
	let result = "";
	for (let i = 0; i < id.length; i++) {
		const charCode = id.charCodeAt(i);
		const char = id[i];
		if (charCode === 0) {
			result += "�";
			continue;
		}
		if (charCode >= 1 && charCode <= 31 || charCode === 127) {
			result += escapeAsCodePoint(charCode);
			continue;
		}
		if (i === 0 && charCode >= 48 && charCode <= 57) {
			result += escapeAsCodePoint(charCode);
			continue;
		}
		if (i === 1 && charCode >= 48 && charCode <= 57 && id.charCodeAt(0) === 45) {
			result += escapeAsCodePoint(charCode);
			continue;
		}
		if (i === 0 && charCode === 45 && id.length === 1) {
			result += "\\-";
			continue;
		}
		if (charCode >= 128 || charCode === 45 || charCode === 95 || charCode >= 48 && charCode <= 57 || charCode >= 65 && charCode <= 90 || charCode >= 97 && charCode <= 122) {
			result += char;
			continue;
		}
		result += "\\" + char;
	}
	return result;
}
/**
* // cssom-1 #serialize-a-string
*/
function serializeString(s) {
	let result = "\"";
	for (let i = 0; i < s.length; i++) {
		const charCode = s.charCodeAt(i);
		const char = s[i];
		if (charCode === 0) {
			result += "�";
			continue;
		}
		if (charCode >= 1 && charCode <= 31 || charCode === 127) {
			result += escapeAsCodePoint(charCode);
			continue;
		}
		if (charCode === 34 || charCode === 92) {
			result += "\\" + char;
			continue;
		}
		result += char;
	}
	result += "\"";
	return result;
}
function serializeUrl(val) {
	return `url(${serializeString(val)})`;
}
function serializeUrlToken(val, originalText) {
	if (originalText && !val.includes("�") && originalText.endsWith(")")) return originalText;
	let result = "";
	for (let i = 0; i < val.length; i++) {
		const charCode = val.charCodeAt(i);
		const char = val[i];
		if (charCode === 34 || charCode === 39 || charCode === 40 || charCode === 41 || charCode === 92 || charCode <= 32 || charCode === 127) result += "\\" + char;
		else result += char;
	}
	return `url(${result})`;
}
function escapeAsCodePoint(charCode) {
	return "\\" + charCode.toString(16) + " ";
}
const logicalShorthandsEntries = Object.entries({
	"margin-inline": {
		start: "margin-inline-start",
		end: "margin-inline-end",
		allowDifferent: true
	},
	"padding-inline": {
		start: "padding-inline-start",
		end: "padding-inline-end",
		allowDifferent: true
	},
	"margin-block": {
		start: "margin-block-start",
		end: "margin-block-end",
		allowDifferent: true
	},
	"padding-block": {
		start: "padding-block-start",
		end: "padding-block-end",
		allowDifferent: true
	},
	"inset-inline": {
		start: "inset-inline-start",
		end: "inset-inline-end",
		allowDifferent: true
	},
	"inset-block": {
		start: "inset-block-start",
		end: "inset-block-end",
		allowDifferent: true
	},
	"border-inline-width": {
		start: "border-inline-start-width",
		end: "border-inline-end-width",
		allowDifferent: true
	},
	"border-block-width": {
		start: "border-block-start-width",
		end: "border-block-end-width",
		allowDifferent: true
	},
	"border-inline-style": {
		start: "border-inline-start-style",
		end: "border-inline-end-style",
		allowDifferent: true
	},
	"border-block-style": {
		start: "border-block-start-style",
		end: "border-block-end-style",
		allowDifferent: true
	},
	"border-inline-color": {
		start: "border-inline-start-color",
		end: "border-inline-end-color",
		allowDifferent: true
	},
	"border-block-color": {
		start: "border-block-start-color",
		end: "border-block-end-color",
		allowDifferent: true
	},
	"border-inline": {
		start: "border-inline-start",
		end: "border-inline-end",
		allowDifferent: false
	},
	"border-block": {
		start: "border-block-start",
		end: "border-block-end",
		allowDifferent: false
	},
	"overflow": {
		start: "overflow-x",
		end: "overflow-y",
		allowDifferent: true
	},
	"overscroll-behavior": {
		start: "overscroll-behavior-x",
		end: "overscroll-behavior-y",
		allowDifferent: true
	}
});
const propertyToGroup = {
	"margin-top": "margin",
	"margin-right": "margin",
	"margin-bottom": "margin",
	"margin-left": "margin",
	"margin-inline-start": "margin",
	"margin-inline-end": "margin",
	"margin-block-start": "margin",
	"margin-block-end": "margin",
	"padding-top": "padding",
	"padding-right": "padding",
	"padding-bottom": "padding",
	"padding-left": "padding",
	"padding-inline-start": "padding",
	"padding-inline-end": "padding",
	"padding-block-start": "padding",
	"padding-block-end": "padding",
	"top": "inset",
	"right": "inset",
	"bottom": "inset",
	"left": "inset",
	"inset-inline-start": "inset",
	"inset-inline-end": "inset",
	"inset-block-start": "inset",
	"inset-block-end": "inset",
	"border-top-width": "border-width",
	"border-right-width": "border-width",
	"border-bottom-width": "border-width",
	"border-left-width": "border-width",
	"border-inline-start-width": "border-width",
	"border-inline-end-width": "border-width",
	"border-block-start-width": "border-width",
	"border-block-end-width": "border-width",
	"border-top-style": "border-style",
	"border-right-style": "border-style",
	"border-bottom-style": "border-style",
	"border-left-style": "border-style",
	"border-inline-start-style": "border-style",
	"border-inline-end-style": "border-style",
	"border-block-start-style": "border-style",
	"border-block-end-style": "border-style",
	"border-top-color": "border-color",
	"border-right-color": "border-color",
	"border-bottom-color": "border-color",
	"border-left-color": "border-color",
	"border-inline-start-color": "border-color",
	"border-inline-end-color": "border-color",
	"border-block-start-color": "border-color",
	"border-block-end-color": "border-color",
	"width": "size",
	"height": "size",
	"inline-size": "size",
	"block-size": "size",
	"min-width": "min-size",
	"min-height": "min-size",
	"min-inline-size": "min-size",
	"min-block-size": "min-size",
	"max-width": "max-size",
	"max-height": "max-size",
	"max-inline-size": "max-size",
	"max-block-size": "max-size",
	"border-top-left-radius": "border-radius",
	"border-top-right-radius": "border-radius",
	"border-bottom-right-radius": "border-radius",
	"border-bottom-left-radius": "border-radius",
	"border-start-start-radius": "border-radius",
	"border-start-end-radius": "border-radius",
	"border-end-start-radius": "border-radius",
	"border-end-end-radius": "border-radius",
	"border-top": "border",
	"border-right": "border",
	"border-bottom": "border",
	"border-left": "border",
	"border-block-start": "border",
	"border-block-end": "border",
	"border-inline-start": "border",
	"border-inline-end": "border",
	"overflow-x": "overflow",
	"overflow-y": "overflow",
	"overflow-inline": "overflow",
	"overflow-block": "overflow",
	"overscroll-behavior-x": "overscroll-behavior",
	"overscroll-behavior-y": "overscroll-behavior",
	"overscroll-behavior-inline": "overscroll-behavior",
	"overscroll-behavior-block": "overscroll-behavior",
	"outline-color": "outline",
	"outline-style": "outline",
	"outline-width": "outline",
	"list-style-type": "list-style",
	"list-style-position": "list-style",
	"list-style-image": "list-style",
	"flex-grow": "flex",
	"flex-shrink": "flex",
	"flex-basis": "flex",
	"font-style": "font",
	"font-variant-caps": "font",
	"font-weight": "font",
	"font-stretch": "font",
	"font-size": "font",
	"line-height": "font",
	"font-family": "font",
	"font-variant-ligatures": "font-variant",
	"font-variant-alternates": "font-variant",
	"font-variant-numeric": "font-variant",
	"font-variant-east-asian": "font-variant",
	"font-variant-position": "font-variant",
	"font-variant-emoji": "font-variant"
};
const genericShorthands = {
	"border-top": [
		"border-top-width",
		"border-top-style",
		"border-top-color"
	],
	"border-right": [
		"border-right-width",
		"border-right-style",
		"border-right-color"
	],
	"border-bottom": [
		"border-bottom-width",
		"border-bottom-style",
		"border-bottom-color"
	],
	"border-left": [
		"border-left-width",
		"border-left-style",
		"border-left-color"
	],
	"border-block-start": [
		"border-block-start-width",
		"border-block-start-style",
		"border-block-start-color"
	],
	"border-block-end": [
		"border-block-end-width",
		"border-block-end-style",
		"border-block-end-color"
	],
	"border-inline-start": [
		"border-inline-start-width",
		"border-inline-start-style",
		"border-inline-start-color"
	],
	"border-inline-end": [
		"border-inline-end-width",
		"border-inline-end-style",
		"border-inline-end-color"
	],
	"outline": [
		"outline-color",
		"outline-style",
		"outline-width"
	],
	"list-style": [
		"list-style-type",
		"list-style-position",
		"list-style-image"
	],
	"flex": [
		"flex-grow",
		"flex-shrink",
		"flex-basis"
	],
	"border-image": [
		"border-image-source",
		"border-image-slice",
		"border-image-width",
		"border-image-outset",
		"border-image-repeat"
	],
	"line-clamp": [
		"max-lines",
		"block-ellipsis",
		"continue"
	]
};
const genericShorthandsEntries = Object.entries(genericShorthands);
function checkIntervening(decls, allDecls, declIndices) {
	const indices = decls.map((d) => declIndices.get(d));
	const startIdx = Math.min(...indices);
	const endIdx = Math.max(...indices);
	const names = new Set(decls.map((d) => d.name));
	const groups = new Set(decls.map((d) => propertyToGroup[d.name]).filter(Boolean));
	const isSideShorthand = groups.size > 1;
	for (let i = startIdx + 1; i < endIdx; i++) {
		const intervening = allDecls[i];
		if (names.has(intervening.name)) continue;
		const interveningGroup = propertyToGroup[intervening.name];
		if (!interveningGroup) continue;
		if (isSideShorthand) {
			const sidePrefix = decls[0].name.replace(/-(width|style|color)$/, "");
			if (intervening.name.startsWith(sidePrefix + "-") || ["all", "border"].includes(intervening.name)) return true;
		} else {
			if (groups.has(interveningGroup)) return true;
			if (["all", "border"].includes(intervening.name)) return true;
		}
	}
	return false;
}
const BOX_SHORTHAND_NAMES = /* @__PURE__ */ new Set("margin,padding,border-width,border-style,border-color,scroll-margin,scroll-padding,inset,overflow-clip-margin,border-radius".split(","));
const BOX_SHORTHAND_ENTRIES = Object.entries(SHORTHANDS).filter(([shorthand, def]) => BOX_SHORTHAND_NAMES.has(shorthand) && def.logicalLonghands?.length === 4);
function tryCombineBoxShorthand(d, declMap, processed, declarations, declIndices) {
	for (const [shorthand, def] of BOX_SHORTHAND_ENTRIES) {
		const physical = def.longhands;
		const logical = def.logicalLonghands;
		const isPhysical = physical.includes(d.name);
		const isLogical = logical.includes(d.name);
		if (!isPhysical && !isLogical) continue;
		const allDecls = (isPhysical ? physical : logical).map((name) => declMap.get(name));
		if (!allDecls.every((other) => other && !processed.has(other) && other.important === d.important)) continue;
		if (checkIntervening(allDecls, declarations, declIndices)) continue;
		const valuesForContract = {};
		for (const other of allDecls) valuesForContract[other.name] = other.value;
		const value = def.contract(valuesForContract);
		if (value !== null) {
			for (const other of allDecls) processed.add(other);
			return `${shorthand}: ${value}${d.important ? " !important" : ""}`;
		}
	}
	return null;
}
function tryCombineLogicalShorthand(d, declMap, processed, declarations, declIndices) {
	for (const [shorthand, longhands] of logicalShorthandsEntries) {
		if (d.name !== longhands.start && d.name !== longhands.end) continue;
		const otherName = d.name === longhands.start ? longhands.end : longhands.start;
		const otherDecl = declMap.get(otherName);
		if (!otherDecl || processed.has(otherDecl) || d.important !== otherDecl.important) continue;
		if (checkIntervening([d, otherDecl], declarations, declIndices)) continue;
		const startDecl = d.name === longhands.start ? d : otherDecl;
		const endDecl = d.name === longhands.end ? d : otherDecl;
		const valS = serialize(startDecl.value).trim();
		const valE = serialize(endDecl.value).trim();
		if (valS === valE) {
			processed.add(startDecl);
			processed.add(endDecl);
			return `${shorthand}: ${valS}${d.important ? " !important" : ""}`;
		}
		if (longhands.allowDifferent && !valS.includes("var(") && !valE.includes("var(")) {
			processed.add(startDecl);
			processed.add(endDecl);
			return `${shorthand}: ${valS} ${valE}${d.important ? " !important" : ""}`;
		}
	}
	return null;
}
function tryCombineGenericShorthand(d, declMap, processed, declarations, declIndices) {
	for (const [shorthand, longhands] of genericShorthandsEntries) {
		if (!longhands.includes(d.name)) continue;
		const allDecls = longhands.map((name) => declMap.get(name));
		if (!allDecls.every((other) => other && !processed.has(other) && other.important === d.important)) continue;
		if (checkIntervening(allDecls, declarations, declIndices)) continue;
		const record = {};
		for (const other of allDecls) record[other.name] = other.value;
		const contracted = SHORTHANDS[shorthand]?.contract(record);
		if (contracted !== null && contracted !== void 0) {
			for (const other of allDecls) processed.add(other);
			return {
				name: shorthand,
				value: contracted,
				important: d.important
			};
		}
	}
	return null;
}
const BORDER_PHYSICAL_SIDE_LONGHANDS = [
	"border-top-width",
	"border-top-style",
	"border-top-color",
	"border-right-width",
	"border-right-style",
	"border-right-color",
	"border-bottom-width",
	"border-bottom-style",
	"border-bottom-color",
	"border-left-width",
	"border-left-style",
	"border-left-color"
];
const BORDER_IMAGE_LONGHAND_NAMES = [
	"border-image-source",
	"border-image-slice",
	"border-image-width",
	"border-image-outset",
	"border-image-repeat"
];
function tryCombineBorderFull(d, declMap, processed, declarations, declIndices) {
	if (!BORDER_PHYSICAL_SIDE_LONGHANDS.includes(d.name)) return null;
	const allDecls = BORDER_PHYSICAL_SIDE_LONGHANDS.map((name) => declMap.get(name));
	if (!allDecls.every((other) => other && !processed.has(other) && other.important === d.important)) return null;
	if (checkIntervening(allDecls, declarations, declIndices)) return null;
	const imageDecls = BORDER_IMAGE_LONGHAND_NAMES.map((name) => declMap.get(name)).filter((img) => Boolean(img && !processed.has(img)));
	if (imageDecls.length === 0) return null;
	const imageRecord = {
		"border-image-source": [{
			type: "ident",
			value: "none"
		}],
		"border-image-slice": [{
			type: "percentage",
			value: 100,
			sign: null
		}],
		"border-image-width": [{
			type: "number",
			value: 1,
			sign: null,
			numberType: "integer"
		}],
		"border-image-outset": [{
			type: "number",
			value: 0,
			sign: null,
			numberType: "integer"
		}],
		"border-image-repeat": [{
			type: "ident",
			value: "stretch"
		}]
	};
	for (const img of imageDecls) imageRecord[img.name] = img.value;
	if (!isInitialBorderImage(imageRecord)) return null;
	const record = { ...imageRecord };
	for (const other of allDecls) record[other.name] = other.value;
	const contracted = SHORTHANDS["border"]?.contract(record);
	if (contracted !== null && contracted !== void 0) {
		for (const other of allDecls) processed.add(other);
		for (const img of imageDecls) processed.add(img);
		return `border: ${contracted}${d.important ? " !important" : ""}`;
	}
	return null;
}
const ORDERED_SHORTHAND_COMBINERS = [
	{
		name: "font",
		longhands: SHORTHANDS["font"].longhands
	},
	{
		name: "font-variant",
		longhands: SHORTHANDS["font-variant"].longhands
	},
	{
		name: "background",
		longhands: [
			"background-image",
			"background-position",
			"background-size",
			"background-repeat",
			"background-attachment",
			"background-origin",
			"background-clip",
			"background-color"
		]
	},
	{
		name: "border-block",
		longhands: [
			"border-block-start-width",
			"border-block-start-style",
			"border-block-start-color",
			"border-block-end-width",
			"border-block-end-style",
			"border-block-end-color"
		]
	},
	{
		name: "border-inline",
		longhands: [
			"border-inline-start-width",
			"border-inline-start-style",
			"border-inline-start-color",
			"border-inline-end-width",
			"border-inline-end-style",
			"border-inline-end-color"
		]
	}
];
function tryCombineNamedShorthand(shorthandName, longhands, d, declMap, processed, declarations, declIndices) {
	if (!longhands.includes(d.name)) return null;
	const allDecls = longhands.map((name) => declMap.get(name));
	if (!allDecls.every((other) => other && !processed.has(other) && other.important === d.important)) return null;
	if (checkIntervening(allDecls, declarations, declIndices)) return null;
	const record = {};
	for (const other of allDecls) record[other.name] = other.value;
	const contracted = SHORTHANDS[shorthandName]?.contract(record);
	if (contracted !== null && contracted !== void 0) {
		for (const other of allDecls) processed.add(other);
		return `${shorthandName}: ${contracted}${d.important ? " !important" : ""}`;
	}
	return null;
}
const CSS_WIDE_AND_DEFAULT = /* @__PURE__ */ new Set("initial,inherit,unset,revert,revert-layer,default".split(","));
function serializeFontFamilyItem(tokens) {
	const nonWs = tokens.filter((t) => t.type !== "whitespace" && t.type !== "comment" && t.type !== "EOF");
	if (nonWs.length === 1 && nonWs[0].type === "string") {
		let strVal = nonWs[0].value;
		if (strVal.startsWith("'") && strVal.endsWith("'") || strVal.startsWith("\"") && strVal.endsWith("\"")) strVal = strVal.slice(1, -1);
		const lower = strVal.toLowerCase();
		if (GENERIC_FONT_FAMILIES.has(lower) || CSS_WIDE_AND_DEFAULT.has(lower)) return `"${strVal}"`;
		if (strVal !== strVal.trim() || /\s{2,}|\t|\n|\r/.test(strVal)) return `"${strVal}"`;
		const words = strVal.split(" ");
		return words.length > 0 && words.every((word) => word.length > 0 && !/^[0-9]|^--|^-[0-9]/.test(word) && /^[a-zA-Z_-][a-zA-Z0-9_-]*$/.test(word)) ? strVal : `"${strVal}"`;
	}
	if (nonWs.every((t) => t.type === "ident")) return nonWs.map((t) => serializeNode(t, false)).join(" ");
	return tokens.map((t) => serializeNode(t, false)).join("");
}
function serializeFontFamily(values) {
	const groups = [];
	let current = [];
	for (const token of values) if (token.type === "comma") {
		groups.push(current);
		current = [];
	} else current.push(token);
	if (current.length > 0) groups.push(current);
	return groups.map((g) => serializeFontFamilyItem(g).trim()).filter((s) => s.length > 0).join(", ");
}
function serializeDeclarations(declarations) {
	if (declarations.length === 0) return "";
	const declMap = /* @__PURE__ */ new Map();
	const declIndices = /* @__PURE__ */ new Map();
	for (let i = 0; i < declarations.length; i++) {
		const d = declarations[i];
		declMap.set(d.name, d);
		declIndices.set(d, i);
	}
	if (declarations.length >= ALL_SHORTHAND_LONGHANDS.length) {
		const firstDecl = declMap.get(ALL_SHORTHAND_LONGHANDS[0]);
		if (firstDecl) {
			const firstValLower = serialize(firstDecl.value).trim().toLowerCase();
			const firstImportant = firstDecl.important;
			if (CSS_WIDE_AND_DEFAULT.has(firstValLower) || firstValLower.startsWith("var(")) {
				if (ALL_SHORTHAND_LONGHANDS.every((lh) => {
					const d = declMap.get(lh);
					return d && serialize(d.value).trim().toLowerCase() === firstValLower && d.important === firstImportant;
				})) {
					const allLonghandsSet = new Set(ALL_SHORTHAND_LONGHANDS);
					const allDecl = {
						type: "declaration",
						name: "all",
						value: firstDecl.value,
						important: firstImportant
					};
					const newDecls = [];
					let inserted = false;
					for (const d of declarations) if (allLonghandsSet.has(d.name)) {
						if (!inserted) {
							newDecls.push(allDecl);
							inserted = true;
						}
					} else newDecls.push(d);
					return serializeDeclarations(newDecls);
				}
			}
		}
	}
	const processed = /* @__PURE__ */ new Set();
	const result = [];
	for (const d of declarations) {
		if (processed.has(d)) continue;
		let combined = tryCombineBorderFull(d, declMap, processed, declarations, declIndices);
		if (!combined) for (const spec of ORDERED_SHORTHAND_COMBINERS) {
			combined = tryCombineNamedShorthand(spec.name, spec.longhands, d, declMap, processed, declarations, declIndices);
			if (combined) break;
		}
		if (!combined) combined = tryCombineBoxShorthand(d, declMap, processed, declarations, declIndices);
		if (!combined) {
			const generic = tryCombineGenericShorthand(d, declMap, processed, declarations, declIndices);
			if (generic) {
				const sides = [
					"border-top",
					"border-right",
					"border-bottom",
					"border-left"
				];
				if (sides.includes(generic.name)) {
					const sideResults = sides.map((side) => {
						if (side === generic.name) return generic;
						const existing = declMap.get(side);
						if (existing && !processed.has(existing)) return {
							name: side,
							value: serialize(existing.value).trim(),
							important: existing.important,
							decl: existing
						};
						const longhands = genericShorthands[side];
						if (!longhands) return null;
						const sideLonghands = longhands.map((lh) => declMap.get(lh));
						if (sideLonghands.every((lh) => lh && !processed.has(lh) && lh.important === generic.important)) {
							if (checkIntervening(sideLonghands, declarations, declIndices)) return null;
							return {
								name: side,
								value: sideLonghands.map((lh) => serialize(lh.value).trim()).filter((v) => v !== "").join(" "),
								important: generic.important,
								longhands: sideLonghands
							};
						}
						return null;
					});
					if (sideResults.every((r) => r !== null && r.value === generic.value && r.important === generic.important)) {
						for (const r of sideResults) if (r && "longhands" in r) r.longhands.forEach((lh) => processed.add(lh));
						else if (r && "decl" in r) processed.add(r.decl);
						combined = `border: ${generic.value}${generic.important ? " !important" : ""}`;
					} else combined = `${generic.name}: ${generic.value}${generic.important ? " !important" : ""}`;
				} else combined = `${generic.name}: ${generic.value}${generic.important ? " !important" : ""}`;
			}
		}
		if (!combined) combined = tryCombineLogicalShorthand(d, declMap, processed, declarations, declIndices);
		if (combined) result.push(combined);
		else {
			const isCustom = d.name.startsWith("--");
			let val;
			if (d.name === "font-family") val = serializeFontFamily(d.value);
			else if (d.name === "flex-basis" && serialize(d.value).trim() === "0") val = "0px";
			else val = d.raw && !d.raw.includes("var(") ? d.raw : serialize(d.value, isCustom, d.name).trim();
			result.push(`${serializeIdentifier(d.name)}: ${val}${d.important ? " !important" : ""}`);
			processed.add(d);
		}
	}
	return result.join("; ") + ";";
}
function serializeSelectorList(list, nsContext) {
	const context = {
		hasDefaultNamespace: typeof nsContext === "boolean" ? nsContext : Boolean(nsContext?.hasDefaultNamespace),
		defaultNamespacePrefixes: typeof nsContext === "object" && nsContext !== null ? nsContext.defaultNamespacePrefixes : void 0
	};
	return list.selectors.map((s) => s.type === "invalid-selector" ? serialize(s.tokens) : serializeComplexSelector(s, context)).join(", ");
}
function serializeComplexSelector(complex, nsContext) {
	const { hasDefaultNamespace, defaultNamespacePrefixes } = nsContext;
	return complex.items.map((item, idx) => {
		if (item.type === "combinator") {
			if (item.value === " ") return " ";
			return idx === 0 ? `${item.value} ` : ` ${item.value} `;
		}
		return item.selectors.filter((s, sIdx) => {
			if (s.type === "universal-selector" && item.selectors.length > 1 && sIdx === 0) {
				const isDefaultNs = s.namespace !== void 0 && s.namespace !== "" && defaultNamespacePrefixes?.has(s.namespace);
				if (s.namespace === void 0 || isDefaultNs || s.namespace === "*" && !hasDefaultNamespace) return false;
			}
			return true;
		}).map((s) => serializeSimpleSelector(s, nsContext)).join("");
	}).join("");
}
function formatAnPlusB(tokens) {
	const parsed = parseAnPlusB(tokens);
	if (parsed === null) return serialize(tokens).trim();
	const { a, b } = parsed;
	if (a === 0) return b.toString();
	const partA = a === 1 ? "n" : a === -1 ? "-n" : `${a}n`;
	if (b === 0) return partA;
	return b > 0 ? `${partA}+${b}` : `${partA}${b}`;
}
function formatSelectorNamespacePrefix(namespace, nsContext, isElementSelector) {
	if (namespace === void 0) return "";
	if (isElementSelector && namespace !== "" && nsContext.defaultNamespacePrefixes?.has(namespace)) return "";
	if (namespace === "*") return !isElementSelector || nsContext.hasDefaultNamespace ? "*|" : "";
	if (namespace === "") return isElementSelector ? "|" : "";
	return `${serializeIdentifier(namespace)}|`;
}
const NTH_PSEUDO_CLASSES = /* @__PURE__ */ new Set("nth-child,nth-last-child,nth-of-type,nth-last-of-type".split(","));
function serializeSimpleSelector(simple, nsContext) {
	switch (simple.type) {
		case "type-selector": return formatSelectorNamespacePrefix(simple.namespace, nsContext, true) + serializeIdentifier(simple.name);
		case "universal-selector": return formatSelectorNamespacePrefix(simple.namespace, nsContext, true) + "*";
		case "id-selector": return "#" + serializeIdentifier(simple.name);
		case "class-selector": return "." + serializeIdentifier(simple.name);
		case "attribute-selector": {
			let attr = "[" + formatSelectorNamespacePrefix(simple.namespace, nsContext, false) + serializeIdentifier(simple.name);
			if (simple.operator) attr += simple.operator + serializeString(simple.value || "");
			if (simple.flags) attr += " " + simple.flags;
			return attr + "]";
		}
		case "pseudo-class-selector": {
			let pc = `:${simple.name}`;
			const isNth = NTH_PSEUDO_CLASSES.has(simple.name.toLowerCase());
			if (simple.argument) {
				if ("type" in simple.argument && simple.argument.type === "selector-list") {
					const selStr = serializeSelectorList(simple.argument, nsContext);
					pc += isNth && simple.nth ? `(${formatAnPlusB(simple.nth)} of ${selStr})` : `(${selStr})`;
				} else {
					const tokens = simple.argument;
					pc += `(${isNth ? formatAnPlusB(tokens) : serialize(tokens).trim()})`;
				}
			}
			return pc;
		}
		case "pseudo-element-selector": {
			let pe = `::${simple.name}`;
			if (simple.argument) pe += "type" in simple.argument && simple.argument.type === "selector-list" ? `(${serializeSelectorList(simple.argument, nsContext)})` : `(${serialize(simple.argument).trim()})`;
			return pe;
		}
		case "nesting-selector": return "&";
		default: return "";
	}
}
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var AbstractTokenizer = class {
	unicodeRangesAllowed = false;
	errors = [];
	parseError(message) {
		this.errors.push({ message });
		console.warn(`CSS Parse Error: ${message}`);
	}
	consumeToken() {
		while (true) {
			this.consumeComments();
			const cp = this.consume();
			if (cp === -1) return {
				type: "EOF",
				value: ""
			};
			if (this.isWhitespace(cp)) {
				while (this.isWhitespace(this.cp)) this.consume();
				return {
					type: "whitespace",
					value: " "
				};
			}
			switch (cp) {
				case 34: return this.consumeStringToken(34);
				case 35:
					if (this.isIdentCodePoint(this.cp) || this.isValidEscape(this.cp, this.peek(1))) {
						const token = {
							type: "hash",
							value: "",
							hashType: "unrestricted"
						};
						if (this.wouldStartIdentSequence(this.cp, this.peek(1), this.peek(2))) token.hashType = "id";
						token.value = this.consumeIdentSequence();
						return token;
					}
					return {
						type: "delim",
						value: String.fromCodePoint(cp)
					};
				case 39: return this.consumeStringToken(39);
				case 40: return {
					type: "(",
					value: "("
				};
				case 41: return {
					type: ")",
					value: ")"
				};
				case 43:
					if (this.wouldStartNumber(cp, this.cp, this.peek(1))) {
						this.reconsume();
						return this.consumeNumericToken();
					}
					return {
						type: "delim",
						value: "+"
					};
				case 44: return {
					type: "comma",
					value: ","
				};
				case 45:
					if (this.wouldStartNumber(cp, this.cp, this.peek(1))) {
						this.reconsume();
						return this.consumeNumericToken();
					}
					if (this.cp === 45 && this.peek(1) === 62) {
						this.consume();
						this.consume();
						return {
							type: "CDC",
							value: "-->"
						};
					}
					if (this.wouldStartIdentSequence(cp, this.cp, this.peek(1))) {
						this.reconsume();
						return this.consumeIdentLikeToken();
					}
					return {
						type: "delim",
						value: "-"
					};
				case 46:
					if (this.wouldStartNumber(cp, this.cp, this.peek(1))) {
						this.reconsume();
						return this.consumeNumericToken();
					}
					return {
						type: "delim",
						value: "."
					};
				case 47: return {
					type: "delim",
					value: "/"
				};
				case 58: return {
					type: "colon",
					value: ":"
				};
				case 59: return {
					type: "semicolon",
					value: ";"
				};
				case 60:
					if (this.cp === 33 && this.peek(1) === 45 && this.peek(2) === 45) {
						this.consume();
						this.consume();
						this.consume();
						return {
							type: "CDO",
							value: "<!--"
						};
					}
					return {
						type: "delim",
						value: "<"
					};
				case 64:
					if (this.wouldStartIdentSequence(this.cp, this.peek(1), this.peek(2))) return {
						type: "at-keyword",
						value: this.consumeIdentSequence()
					};
					return {
						type: "delim",
						value: "@"
					};
				case 91: return {
					type: "[",
					value: "["
				};
				case 92:
					if (this.isValidEscape(cp, this.cp)) {
						this.reconsume();
						return this.consumeIdentLikeToken();
					}
					this.parseError("Invalid escape sequence");
					return {
						type: "delim",
						value: "\\"
					};
				case 93: return {
					type: "]",
					value: "]"
				};
				case 123: return {
					type: "{",
					value: "{"
				};
				case 125: return {
					type: "}",
					value: "}"
				};
			}
			if (this.isDigit(cp)) {
				this.reconsume();
				return this.consumeNumericToken();
			}
			if (this.isIdentStartCodePoint(cp)) {
				this.reconsume();
				if (this.unicodeRangesAllowed && this.wouldStartUnicodeRange(this.cp, this.peek(1), this.peek(2))) {
					this.consume();
					this.consume();
					return this.consumeUnicodeRangeToken();
				}
				return this.consumeIdentLikeToken();
			}
			return {
				type: "delim",
				value: String.fromCodePoint(cp)
			};
		}
	}
	consumeComments() {
		while (this.cp === 47 && this.peek(1) === 42) {
			this.consume();
			this.consume();
			while (true) {
				const cp = this.consume();
				if (cp === -1) {
					this.parseError("EOF reached before comment was closed");
					return;
				}
				if (cp === 42 && this.cp === 47) {
					this.consume();
					break;
				}
			}
		}
	}
	consumeNumericToken() {
		const number = this.consumeNumber();
		if (this.wouldStartIdentSequence(this.cp, this.peek(1), this.peek(2))) {
			const unit = this.consumeIdentSequence();
			return {
				type: "dimension",
				value: number.value,
				unit,
				numberType: number.type,
				sign: number.sign
			};
		}
		if (this.cp === 37) {
			this.consume();
			return {
				type: "percentage",
				value: number.value,
				sign: number.sign
			};
		}
		return {
			type: "number",
			value: number.value,
			numberType: number.type,
			sign: number.sign
		};
	}
	consumeIdentLikeToken() {
		const string = this.consumeIdentSequence();
		if (string.toLowerCase() === "url" && this.cp === 40) {
			this.consume();
			while (this.isWhitespace(this.cp) && this.isWhitespace(this.peek(1))) this.consume();
			const currentCp = this.cp;
			if (currentCp === 34 || currentCp === 39 || this.isWhitespace(currentCp) && (this.peek(1) === 34 || this.peek(1) === 39)) return {
				type: "function",
				value: string
			};
			return this.consumeUrlToken();
		}
		if (this.cp === 40) {
			this.consume();
			return {
				type: "function",
				value: string
			};
		}
		return {
			type: "ident",
			value: string
		};
	}
	consumeStringToken(endingCodePoint) {
		const startPos = this.getPosition();
		let hasEscapes = false;
		let result = "";
		while (true) {
			const cp = this.consume();
			if (cp === endingCodePoint || cp === -1) {
				if (cp === -1) this.parseError("EOF reached before string was closed");
				if (!hasEscapes) {
					const lengthOffset = cp === -1 ? 0 : 1;
					return {
						type: "string",
						value: this.slice(startPos, this.getPosition() - lengthOffset)
					};
				}
				return {
					type: "string",
					value: result
				};
			}
			if (this.isNewline(cp)) {
				this.parseError("Newline reached before string was closed");
				this.reconsume();
				if (!hasEscapes) return {
					type: "bad-string",
					value: this.slice(startPos, this.getPosition())
				};
				return {
					type: "bad-string",
					value: result
				};
			}
			if (cp === 92) {
				if (!hasEscapes) {
					hasEscapes = true;
					this.reconsume();
					result = this.slice(startPos, this.getPosition());
					this.consume();
				}
				if (this.cp === -1) {} else if (this.isNewline(this.cp)) this.consume();
				else result += String.fromCodePoint(this.consumeEscapedCodePoint());
			} else if (hasEscapes) result += String.fromCodePoint(cp);
		}
	}
	consumeUrlToken() {
		let value = "";
		while (this.isWhitespace(this.cp)) this.consume();
		while (true) {
			const cp = this.consume();
			if (cp === 41 || cp === -1) {
				if (cp === -1) this.parseError("EOF reached before URL was closed");
				return {
					type: "url",
					value
				};
			}
			if (this.isWhitespace(cp)) {
				while (this.isWhitespace(this.cp)) this.consume();
				if (this.cp === 41 || this.cp === -1) {
					if (this.cp === -1) this.parseError("EOF reached before URL was closed");
					this.consume();
					return {
						type: "url",
						value
					};
				}
				this.consumeRemnantsOfBadUrl();
				return {
					type: "bad-url",
					value
				};
			}
			if (cp === 34 || cp === 39 || cp === 40 || this.isNonPrintable(cp)) {
				this.parseError("Invalid character in URL");
				this.consumeRemnantsOfBadUrl();
				return {
					type: "bad-url",
					value
				};
			}
			if (cp === 92) {
				if (this.isValidEscape(cp, this.cp)) value += String.fromCodePoint(this.consumeEscapedCodePoint());
				else {
					this.parseError("Invalid escape sequence in URL");
					this.consumeRemnantsOfBadUrl();
					return {
						type: "bad-url",
						value
					};
				}
			} else value += String.fromCodePoint(cp);
		}
	}
	consumeEscapedCodePoint() {
		const cp = this.consume();
		if (this.isHexDigit(cp)) {
			let hex = String.fromCodePoint(cp);
			let count = 1;
			while (count < 6 && this.isHexDigit(this.cp)) {
				hex += String.fromCodePoint(this.consume());
				count++;
			}
			if (this.isWhitespace(this.cp)) this.consume();
			const value = parseInt(hex, 16);
			if (value === 0 || value >= 55296 && value <= 57343 || value > 1114111) return 65533;
			return value;
		}
		if (cp === -1) {
			this.parseError("EOF reached in escape sequence");
			return 65533;
		}
		return cp;
	}
	isValidEscape(cp1, cp2) {
		if (cp1 !== 92) return false;
		if (this.isNewline(cp2)) return false;
		return true;
	}
	wouldStartIdentSequence(cp1, cp2, cp3) {
		if (cp1 === 45) {
			if (this.isIdentStartCodePoint(cp2) || cp2 === 45) return true;
			if (this.isValidEscape(cp2, cp3)) return true;
			return false;
		}
		if (this.isIdentStartCodePoint(cp1)) return true;
		if (cp1 === 92) {
			if (this.isValidEscape(cp1, cp2)) return true;
			return false;
		}
		return false;
	}
	wouldStartNumber(cp1, cp2, cp3) {
		if (cp1 === 43 || cp1 === 45) {
			if (this.isDigit(cp2)) return true;
			if (cp2 === 46 && this.isDigit(cp3)) return true;
			return false;
		}
		if (cp1 === 46) {
			if (this.isDigit(cp2)) return true;
			return false;
		}
		if (this.isDigit(cp1)) return true;
		return false;
	}
	consumeIdentSequence() {
		const startPos = this.getPosition();
		let hasEscapes = false;
		let result = "";
		while (true) {
			const cp = this.consume();
			if (this.isIdentCodePoint(cp)) {
				if (hasEscapes) result += String.fromCodePoint(cp);
			} else if (this.isValidEscape(cp, this.cp)) {
				if (!hasEscapes) {
					hasEscapes = true;
					this.reconsume();
					result = this.slice(startPos, this.getPosition());
					this.consume();
				}
				result += String.fromCodePoint(this.consumeEscapedCodePoint());
			} else {
				if (cp !== -1) this.reconsume();
				break;
			}
		}
		if (!hasEscapes) return this.slice(startPos, this.getPosition());
		return result;
	}
	consumeNumber() {
		let type = "integer";
		let sign = null;
		if (this.cp === 43) {
			sign = "+";
			this.consume();
		} else if (this.cp === 45) {
			sign = "-";
			this.consume();
		}
		let value = 0;
		let power = 0;
		while (this.isDigit(this.cp)) {
			value = value * 10 + (this.cp - 48);
			this.consume();
		}
		if (this.cp === 46 && this.isDigit(this.peek(1))) {
			this.consume();
			type = "number";
			while (this.isDigit(this.cp)) {
				value = value * 10 + (this.cp - 48);
				power--;
				this.consume();
			}
		}
		let exp = 0;
		let expSign = 1;
		const currentCp = this.cp;
		if ((currentCp === 69 || currentCp === 101) && (this.isDigit(this.peek(1)) || (this.peek(1) === 43 || this.peek(1) === 45) && this.isDigit(this.peek(2)))) {
			this.consume();
			const nextCp = this.cp;
			if (nextCp === 43) this.consume();
			else if (nextCp === 45) {
				expSign = -1;
				this.consume();
			}
			while (this.isDigit(this.cp)) {
				exp = exp * 10 + (this.cp - 48);
				this.consume();
			}
			type = "number";
		}
		value = value * Math.pow(10, power + expSign * exp);
		if (sign === "-") value = -value;
		return {
			value,
			type,
			sign
		};
	}
	consumeRemnantsOfBadUrl() {
		while (true) {
			const cp = this.consume();
			if (cp === 41 || cp === -1) break;
			if (this.isValidEscape(cp, this.cp)) this.consumeEscapedCodePoint();
		}
	}
	wouldStartUnicodeRange(cp1, cp2, cp3) {
		if (cp1 !== 85 && cp1 !== 117) return false;
		if (cp2 !== 43) return false;
		if (cp3 === 63 || this.isHexDigit(cp3)) return true;
		return false;
	}
	consumeUnicodeRangeToken() {
		let hex = "";
		let hasQuestionMarks = false;
		while (hex.length < 6 && this.isHexDigit(this.cp)) hex += String.fromCodePoint(this.consume());
		let questionMarks = "";
		while (hex.length + questionMarks.length < 6 && this.cp === 63) {
			questionMarks += String.fromCodePoint(this.consume());
			hasQuestionMarks = true;
		}
		if (hasQuestionMarks) {
			const startStr = hex + questionMarks.replace(/\?/g, "0");
			const endStr = hex + questionMarks.replace(/\?/g, "F");
			const start = parseInt(startStr, 16);
			const end = parseInt(endStr, 16);
			return {
				type: "unicode-range",
				value: `U+${start.toString(16).toUpperCase()}-${end.toString(16).toUpperCase()}`,
				unicodeRangeStart: start,
				unicodeRangeEnd: end
			};
		}
		const start = parseInt(hex, 16);
		if (this.cp === 45 && this.isHexDigit(this.peek(1))) {
			this.consume();
			let endHex = "";
			while (endHex.length < 6 && this.isHexDigit(this.cp)) endHex += String.fromCodePoint(this.consume());
			const end = parseInt(endHex, 16);
			return {
				type: "unicode-range",
				value: `U+${start.toString(16).toUpperCase()}-${end.toString(16).toUpperCase()}`,
				unicodeRangeStart: start,
				unicodeRangeEnd: end
			};
		}
		return {
			type: "unicode-range",
			value: `U+${start.toString(16).toUpperCase()}`,
			unicodeRangeStart: start,
			unicodeRangeEnd: start
		};
	}
	startsComment() {
		return this.cp === 47 && this.peek(1) === 42;
	}
	isWhitespace(cp) {
		return cp === 10 || cp === 9 || cp === 32;
	}
	isNewline(cp) {
		return cp === 10;
	}
	isDigit(cp) {
		return cp >= 48 && cp <= 57;
	}
	isHexDigit(cp) {
		return this.isDigit(cp) || cp >= 65 && cp <= 70 || cp >= 97 && cp <= 102;
	}
	isIdentStartCodePoint(cp) {
		return cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 95 || this.isNonAsciiIdentCodePoint(cp);
	}
	isIdentCodePoint(cp) {
		return this.isIdentStartCodePoint(cp) || this.isDigit(cp) || cp === 45;
	}
	isNonAsciiIdentCodePoint(cp) {
		return cp === 183 || cp >= 192 && cp <= 214 || cp >= 216 && cp <= 246 || cp >= 248 && cp <= 893 || cp >= 895 && cp <= 8191 || cp === 8204 || cp === 8205 || cp === 8255 || cp === 8256 || cp >= 8304 && cp <= 8591 || cp >= 11264 && cp <= 12271 || cp >= 12289 && cp <= 55295 || cp >= 63744 && cp <= 64975 || cp >= 65008 && cp <= 65533 || cp >= 65536;
	}
	isNonPrintable(cp) {
		return cp >= 0 && cp <= 8 || cp === 11 || cp >= 14 && cp <= 31 || cp === 127;
	}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
/**
* Tokenizes a CSS input string into an array of CSS Syntax Level 3 tokens (ending with an `EOF` token).
*/
function tokenize(input, unicodeRangesAllowed = false, errors) {
	const tokenizer = new Tokenizer(input);
	tokenizer.unicodeRangesAllowed = unicodeRangesAllowed;
	const tokens = tokenizer.tokenize();
	if (errors) errors.push(...tokenizer.errors);
	return tokens;
}
var Tokenizer = class extends AbstractTokenizer {
	input;
	pos = 0;
	constructor(input) {
		super();
		this.input = this.preprocess(input);
	}
	preprocess(input) {
		return input.replace(/\r\n/g, "\n").replace(/\r/g, "\n").replace(/\f/g, "\n").replace(/\0/g, "�").replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "�");
	}
	tokenize() {
		const tokens = [];
		while (true) {
			const start = this.getPosition();
			const token = this.consumeToken();
			token.startIndex = start;
			token.endIndex = this.getPosition();
			token.originalText = this.input.slice(start, token.endIndex);
			tokens.push(token);
			if (token.type === "EOF") break;
		}
		return tokens;
	}
	get cp() {
		return this.pos < this.input.length ? this.input.codePointAt(this.pos) : -1;
	}
	peek(offset) {
		let index = this.pos;
		for (let i = 0; i < offset; i++) {
			if (index >= this.input.length) return -1;
			const cp = this.input.codePointAt(index);
			index += cp > 65535 ? 2 : 1;
		}
		return index < this.input.length ? this.input.codePointAt(index) : -1;
	}
	consume() {
		const cp = this.cp;
		if (cp !== -1) this.pos += cp > 65535 ? 2 : 1;
		return cp;
	}
	reconsume() {
		if (this.pos > 0) {
			this.pos--;
			const codeUnit = this.input.charCodeAt(this.pos);
			if (codeUnit >= 56320 && codeUnit <= 57343 && this.pos > 0) {
				const prevCodeUnit = this.input.charCodeAt(this.pos - 1);
				if (prevCodeUnit >= 55296 && prevCodeUnit <= 56319) this.pos--;
			}
		}
	}
	slice(start, end) {
		return this.input.slice(start, end);
	}
	getPosition() {
		return this.pos;
	}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var CSSStyleProperties = class {};
Object.defineProperty(CSSStyleProperties.prototype, "cssFloat", {
	get() {
		const target = this;
		return typeof target.getPropertyValue === "function" ? target.getPropertyValue("float") : target._float ?? "";
	},
	set(val) {
		const target = this;
		const strVal = val === null || val === void 0 ? "" : String(val);
		if (typeof target.setProperty === "function") target.setProperty("float", strVal);
		else target._float = strVal;
	},
	enumerable: true,
	configurable: true
});
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var StyleSheet = class {
	/** @internal */
	_type = "text/css";
	/** @internal */
	_href = null;
	/** @internal */
	_ownerNode = null;
	/** @internal */
	_parentStyleSheet = null;
	/** @internal */
	_titleVal = null;
	/** @internal */
	_media;
	/** @internal */
	_disabledFlag = false;
	get type() {
		return this._type;
	}
	get href() {
		return this._href;
	}
	get ownerNode() {
		return this._ownerNode;
	}
	get parentStyleSheet() {
		return this._parentStyleSheet;
	}
	get title() {
		if (this.ownerNode && "getAttribute" in this.ownerNode && typeof this.ownerNode.getAttribute === "function") {
			const t = this.ownerNode.getAttribute("title");
			return t === null || t === "" ? null : t;
		}
		return this._titleVal ?? null;
	}
	constructor(mediaText = "") {
		this._media = new MediaList(mediaText);
		hideInternalFields(this);
	}
	get media() {
		return this._media;
	}
	set media(value) {
		if (value === null) this._media.mediaText = "";
		else if (typeof value === "string") this._media.mediaText = value;
		else this._media.mediaText = value.mediaText;
	}
	get disabled() {
		return this._disabledFlag;
	}
	set disabled(value) {
		this._disabledFlag = value;
	}
};
var CSSStyleSheet = class CSSStyleSheet extends StyleSheet {
	/** @internal */
	_ownerRule = null;
	/** @internal */
	_cssRules;
	/** @internal */
	_rules = [];
	/** @internal */
	_registeredProperties = [];
	/** @internal */
	_originCleanFlag = true;
	/** @internal */
	_constructed = false;
	/** @internal */
	get _constructedFlag() {
		return this._constructed;
	}
	/** @internal */
	set _constructedFlag(val) {
		this._constructed = val;
	}
	/** @internal */
	_disallowModificationFlag = false;
	/** @internal */
	_baseURL = null;
	get ownerRule() {
		return this._ownerRule;
	}
	/** @internal */
	_initImportedSheet(ownerRule, parentStyleSheet, href) {
		this._ownerRule = ownerRule;
		this._parentStyleSheet = parentStyleSheet;
		this._href = href;
	}
	get parentStyleSheet() {
		if (this._ownerRule) return this._ownerRule.parentStyleSheet;
		return super.parentStyleSheet;
	}
	get cssRules() {
		if (!this._originCleanFlag) throw new DOMException("The stylesheet is not origin-clean", "SecurityError");
		return this._cssRules;
	}
	_registerRuleProperties(rule) {
		if (rule instanceof CSSPropertyRule) {
			if (ParseHooks.registerPropertyRule({
				name: rule.name,
				syntax: rule.syntax,
				inherits: rule.inherits,
				initialValue: rule.initialValue ?? void 0
			})) this._registeredProperties.push(rule.name);
		} else if (rule instanceof CSSGroupingRule || rule && typeof rule === "object" && "cssRules" in rule) {
			const childRules = rule.cssRules;
			if (childRules) for (let i = 0; i < childRules.length; i++) this._registerRuleProperties(childRules[i]);
		}
	}
	_unregisterProperties() {
		for (const name of this._registeredProperties) ParseHooks.unregisterPropertyRule(name);
		this._registeredProperties = [];
	}
	constructor(options = {}) {
		const mediaText = options.media instanceof MediaList ? options.media.mediaText : options.media || "";
		super(mediaText);
		this._rules = [];
		this._constructed = true;
		this._originCleanFlag = true;
		this.disabled = !!options.disabled;
		if (options.baseURL !== void 0 && options.baseURL !== null) {
			const baseURI = typeof globalThis.document !== "undefined" && globalThis.document.baseURI || typeof globalThis.location !== "undefined" && globalThis.location.href || "about:blank";
			try {
				const url = new URL(options.baseURL, baseURI);
				this._baseURL = url.href;
			} catch {
				throw new DOMException("Invalid baseURL", "NotAllowedError");
			}
		} else this._baseURL = null;
		this._cssRules = new CSSRuleList(() => this._rules);
		hideInternalFields(this);
	}
	/** @internal */
	static createInternal(rules, _parseRule, originClean = true) {
		const sheet = new CSSStyleSheet();
		sheet._rules.push(...rules);
		sheet._constructed = false;
		sheet._originCleanFlag = originClean;
		for (const rule of rules) {
			if (rule instanceof CSSRule) rule._parentStyleSheet = sheet;
			sheet._registerRuleProperties(rule);
		}
		return sheet;
	}
	_replaceRulesFromText(text) {
		const filteredRules = consumeListOfRules(tokenize(text), true, { source: text }).filter((rule) => {
			if (isImportRule(rule)) {
				console.warn("CSS Parse Error: @import rules are not allowed in constructed stylesheets and were removed.");
				return false;
			}
			return true;
		});
		for (const rule of this._rules) if (rule instanceof CSSRule) {
			rule._parentRule = null;
			rule._parentStyleSheet = null;
		}
		this._unregisterProperties();
		this._rules = filteredRules;
		for (const rule of this._rules) {
			if (rule instanceof CSSRule) {
				rule._parentStyleSheet = this;
				rule._parentRule = null;
			}
			this._registerRuleProperties(rule);
		}
	}
	replace(text) {
		if (!this._constructed || this._disallowModificationFlag) return Promise.reject(new DOMException("Can't call replace or replaceSync on non-constructed stylesheets.", "NotAllowedError"));
		this._disallowModificationFlag = true;
		return new Promise((resolve, reject) => {
			queueMicrotask(() => {
				try {
					this._replaceRulesFromText(text);
					this._disallowModificationFlag = false;
					resolve(this);
				} catch (e) {
					this._disallowModificationFlag = false;
					reject(e);
				}
			});
		});
	}
	replaceSync(text) {
		if (!this._constructed) throw new DOMException("Can't call replace or replaceSync on non-constructed stylesheets.", "NotAllowedError");
		if (this._disallowModificationFlag) throw new DOMException("Modification is disallowed", "NotAllowedError");
		this._replaceRulesFromText(text);
	}
	insertRule(rule, index = 0) {
		if (this._disallowModificationFlag) throw new DOMException("Modification is disallowed", "NotAllowedError");
		if (!this._originCleanFlag) throw new DOMException("The style sheet is not origin-clean.", "SecurityError");
		if (index < 0 || index > this._rules.length) throw new DOMException("Index size error", "IndexSizeError");
		const parsedRule = parseRule(rule);
		if (!parsedRule) throw new DOMException("Syntax error", "SyntaxError");
		const isImport = isImportRule(parsedRule);
		const isNamespace = isNamespaceRule(parsedRule);
		if (isImport && this._constructed) throw new DOMException("HierarchyRequestError: @import rules are not allowed in constructed stylesheets", "SyntaxError");
		if (isImport) {
			for (let i = 0; i < index; i++) if (!isImportRule(this._rules[i])) throw new DOMException("HierarchyRequestError: @import rules must precede all other rules", "HierarchyRequestError");
		} else if (isNamespace) {
			if (this._rules.some((r) => isRegularRule(r))) throw new DOMException("InvalidStateError: @namespace rules must precede all regular rules", "InvalidStateError");
			for (let i = index; i < this._rules.length; i++) if (isImportRule(this._rules[i])) throw new DOMException("HierarchyRequestError: @namespace rules must follow all @import rules", "HierarchyRequestError");
		} else for (let i = index; i < this._rules.length; i++) if (isImportRule(this._rules[i]) || isNamespaceRule(this._rules[i])) throw new DOMException("HierarchyRequestError: Regular rules must follow all @import and @namespace rules", "HierarchyRequestError");
		if (parsedRule instanceof CSSRule) {
			parsedRule._parentStyleSheet = this;
			parsedRule._parentRule = null;
		}
		this._rules.splice(index, 0, parsedRule);
		this._registerRuleProperties(parsedRule);
		return index;
	}
	deleteRule(index) {
		if (this._disallowModificationFlag) throw new DOMException("Modification is disallowed", "NotAllowedError");
		if (!this._originCleanFlag) throw new DOMException("The style sheet is not origin-clean.", "SecurityError");
		if (index < 0 || index >= this._rules.length) throw new DOMException("Index size error", "IndexSizeError");
		const rule = this._rules[index];
		if (isNamespaceRule(rule) && this._rules.some((r) => isRegularRule(r))) throw new DOMException("InvalidStateError: Cannot remove @namespace rule when regular rules exist", "InvalidStateError");
		deleteRuleFromArray(this._rules, index);
		if (rule instanceof CSSPropertyRule) {
			ParseHooks.unregisterPropertyRule(rule.name);
			const idx = this._registeredProperties.indexOf(rule.name);
			if (idx !== -1) this._registeredProperties.splice(idx, 1);
		}
	}
	get rules() {
		return this.cssRules;
	}
	addRule(selector = "undefined", style = "undefined", optionalIndex) {
		let rule = "";
		rule += selector;
		rule += " { ";
		if (style !== "") rule += style + " ";
		rule += "}";
		const index = optionalIndex !== void 0 ? optionalIndex : this._rules.length;
		this.insertRule(rule, index);
		return -1;
	}
	removeRule(index = 0) {
		this.deleteRule(index);
	}
};
var CSSStyleRule = class CSSStyleRule extends CSSGroupingRule {
	/** @internal */ _selectorText;
	/** @internal */ _selectorAST = null;
	/** @internal */ _style;
	/** @internal */ _styleMap = null;
	constructor(selectorText, styleDeclarations, rules, parseRuleInBlock, selectorAST = null) {
		super(rules, parseRuleInBlock);
		this._selectorText = selectorText;
		this._selectorAST = selectorAST;
		this._style = new CSSStyleDeclaration(styleDeclarations);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get styleMap() {
		if (!this || !(this instanceof CSSStyleRule)) throw new TypeError("Value of 'this' is not a CSSStyleRule");
		if (!this._styleMap) this._styleMap = ParseHooks.createStylePropertyMap(this._style);
		return this._styleMap;
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	_getNamespaceContext() {
		let hasDefaultNamespace = false;
		const defaultNamespacePrefixes = /* @__PURE__ */ new Set();
		const sheet = this.parentStyleSheet || (this.parentRule ? findParentStyleSheet(this.parentRule) : null);
		if (sheet) {
			const nsRules = Array.from(sheet.cssRules).filter((r) => r.type === 10);
			const defaultNs = nsRules.find((ns) => ns.prefix === "");
			if (defaultNs) {
				hasDefaultNamespace = true;
				for (const ns of nsRules) if (ns.namespaceURI === defaultNs.namespaceURI && ns.prefix !== "") defaultNamespacePrefixes.add(ns.prefix);
			}
		}
		return {
			hasDefaultNamespace,
			defaultNamespacePrefixes
		};
	}
	get selectorText() {
		if (this._selectorAST) {
			const nsContext = this._getNamespaceContext();
			return serializeSelectorList(this._selectorAST, nsContext);
		}
		return this._selectorText;
	}
	set selectorText(value) {
		const sheet = this.parentStyleSheet || (this.parentRule ? findParentStyleSheet(this.parentRule) : null);
		const declaredNamespaces = new Set(sheet ? Array.from(sheet.cssRules).filter((r) => r.type === 10).map((r) => r.prefix) : []);
		const nsContext = this._getNamespaceContext();
		let isNested = false;
		let allowRelative = false;
		let currParent = this.parentRule;
		while (currParent !== null) {
			if (currParent.type === 1 || currParent[Symbol.toStringTag] === "CSSStyleRule") {
				isNested = true;
				allowRelative = true;
			}
			if (currParent[Symbol.toStringTag] === "CSSScopeRule") {
				allowRelative = true;
				break;
			}
			currParent = currParent.parentRule;
		}
		let selectorAST = null;
		try {
			selectorAST = parseSelectorAST(value, declaredNamespaces, allowRelative);
		} catch {
			return;
		}
		if (selectorAST !== null) {
			if (isNested) {
				for (const selector of selectorAST.selectors) if (selector.type === "complex-selector") {
					if (selector.items.length > 0 && selector.items[0].type === "combinator") selector.items.unshift({
						type: "compound-selector",
						selectors: [{ type: "nesting-selector" }]
					});
					else if (!selector.items.some((item) => {
						if (item.type === "compound-selector") return item.selectors.some((s) => s.type === "nesting-selector");
						return false;
					})) selector.items.unshift({
						type: "compound-selector",
						selectors: [{ type: "nesting-selector" }]
					}, {
						type: "combinator",
						value: " "
					});
				}
			}
			this._selectorAST = selectorAST;
			this._selectorText = serializeSelectorList(selectorAST, nsContext);
		}
	}
	get type() {
		return 1;
	}
	get cssText() {
		const declsStr = serializeDeclarations(this.style._declarations);
		if (this._rules.length > 0) {
			const bodyParts = [];
			if (declsStr) bodyParts.push("  " + declsStr);
			for (const r of this._rules) {
				const text = r.cssText;
				if (text !== "") bodyParts.push("  " + text);
			}
			if (bodyParts.length === 0) return `${this.selectorText} { }`;
			return `${this.selectorText} {\n${bodyParts.join("\n")}\n}`;
		} else {
			const bodyText = declsStr.trim();
			return `${this.selectorText} {${bodyText ? " " + bodyText + " " : " "}}`;
		}
	}
	set cssText(_value) {}
};
Object.defineProperty(CSSStyleRule.prototype, "styleMap", { enumerable: true });
const cssomClasses = [
	StyleSheet,
	CSSStyleSheet,
	CSSRule,
	CSSGroupingRule,
	MediaList,
	StyleSheetList,
	CSSRuleList,
	CSSStyleRule,
	CSSStyleProperties
];
for (const ctor of cssomClasses) if (ctor === CSSStyleSheet) applyWebIDLInterface(ctor, { rejectOperations: ["replace"] });
else if (ctor === CSSRule) applyWebIDLInterface(ctor, { exclude: ["location"] });
else applyWebIDLInterface(ctor);
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const INTERNAL_RULE_TOKEN = Symbol("CSSRule.internal");
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var CSSConditionRule = class extends CSSGroupingRule {
	get conditionText() {
		return "";
	}
};
var CSSMediaRule = class extends CSSConditionRule {
	/** @internal */ _media;
	constructor(mediaText, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
		this._media = new MediaList(mediaText);
		hideInternalFields(this);
	}
	get media() {
		return this._media;
	}
	set media(val) {
		this._media.mediaText = val === null ? "" : String(val);
	}
	get conditionText() {
		return this._media.mediaText;
	}
	get type() {
		return 4;
	}
	get cssText() {
		return serializeGroupingRule("media", this._media.mediaText, this._rules);
	}
	set cssText(_value) {}
};
var CSSCustomMediaRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _query;
	constructor(name, query) {
		super();
		this._name = name;
		this._query = query;
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	get query() {
		return this._query;
	}
	get cssText() {
		const queryStr = typeof this._query === "boolean" ? String(this._query) : this._query.mediaText;
		return `@custom-media ${this._name}${queryStr ? " " + queryStr : ""};`;
	}
	set cssText(_value) {}
};
var CSSSupportsRule = class extends CSSConditionRule {
	/** @internal */ _conditionText;
	constructor(conditionText, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
		this._conditionText = conditionText;
		hideInternalFields(this);
	}
	get conditionText() {
		return this._conditionText;
	}
	get matches() {
		return ParseHooks.supports(this._conditionText);
	}
	get type() {
		return 12;
	}
	get cssText() {
		return serializeGroupingRule("supports", this._conditionText, this._rules);
	}
	set cssText(_value) {}
};
const CONTAINER_KEYWORDS = /* @__PURE__ */ new Set("not,and,or,none".split(","));
function parseContainerPrelude(containerQuery, containerName) {
	if (containerName || !containerQuery) return {
		name: containerName,
		query: containerQuery
	};
	const trimmed = containerQuery.trim();
	const firstSpace = trimmed.indexOf(" ");
	if (firstSpace > 0) {
		const potentialName = trimmed.slice(0, firstSpace);
		if (!CONTAINER_KEYWORDS.has(potentialName.toLowerCase()) && !potentialName.startsWith("(")) return {
			name: potentialName,
			query: trimmed.slice(firstSpace + 1).trim()
		};
	} else if (!CONTAINER_KEYWORDS.has(trimmed.toLowerCase()) && !trimmed.startsWith("(")) return {
		name: trimmed,
		query: ""
	};
	return {
		name: "",
		query: trimmed
	};
}
var CSSContainerRule = class extends CSSConditionRule {
	/** @internal */ _containerName;
	/** @internal */ _containerQuery;
	constructor(containerQuery, rules, parseRuleInBlock, containerName = "") {
		super(rules, parseRuleInBlock);
		const parsed = parseContainerPrelude(containerQuery, containerName);
		this._containerName = parsed.name;
		this._containerQuery = parsed.query;
		hideInternalFields(this);
	}
	get containerName() {
		return this._containerName;
	}
	get containerQuery() {
		return this._containerQuery;
	}
	get conditionText() {
		if (this._containerName) return this._containerQuery ? `${this._containerName} ${this._containerQuery}` : this._containerName;
		return this._containerQuery;
	}
	get cssText() {
		return serializeGroupingRule("container", this.conditionText, this._rules);
	}
	set cssText(_value) {}
};
function serializeLayerName(name) {
	return name ? name.split(".").map((p) => serializeIdentifier(p)).join(".") : "";
}
function formatInlineStyleBlock(prefix, style) {
	const body = style.cssText.trim();
	return `${prefix} {${body ? " " + body + " " : ""}}`;
}
var CSSLayerBlockRule = class extends CSSGroupingRule {
	/** @internal */ _name;
	constructor(name, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
		this._name = name;
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	get cssText() {
		return serializeGroupingRule("layer", serializeLayerName(this._name), this._rules);
	}
	set cssText(_value) {}
};
var CSSLayerStatementRule = class extends CSSRule {
	/** @internal */ _nameList;
	constructor(nameList) {
		if (!nameList || arguments.length === 0) throw new TypeError("Illegal constructor");
		super();
		this._nameList = Object.freeze([...nameList]);
		hideInternalFields(this);
	}
	get nameList() {
		return this._nameList;
	}
	get cssText() {
		return `@layer ${this._nameList.map(serializeLayerName).join(", ")};`;
	}
	set cssText(_value) {}
};
var CSSStartingStyleRule = class extends CSSGroupingRule {
	constructor(_prelude, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
	}
	get cssText() {
		return serializeGroupingRule("starting-style", "", this._rules);
	}
	set cssText(_value) {}
};
var CSSScopeRule = class extends CSSGroupingRule {
	/** @internal */ _startSelector;
	/** @internal */ _endSelector;
	constructor(startSelector, endSelector, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
		this._startSelector = startSelector;
		this._endSelector = endSelector;
		hideInternalFields(this);
	}
	get start() {
		return this._startSelector ? this._startSelector.replace(/^\(/, "").replace(/\)$/, "").trim() || null : null;
	}
	get end() {
		return this._endSelector ? this._endSelector.replace(/^\(/, "").replace(/\)$/, "").trim() || null : null;
	}
	get cssText() {
		let prelude = this._startSelector || "";
		if (this._endSelector) prelude += `${prelude ? " " : ""}to ${this._endSelector}`;
		return serializeGroupingRule("scope", prelude, this._rules);
	}
	set cssText(_value) {}
};
var CSSViewTransitionRule = class extends CSSRule {
	/** @internal */ _navigation;
	constructor(declarations) {
		super();
		const navDecl = declarations.findLast((d) => d.name === "navigation");
		this._navigation = navDecl ? serialize(navDecl.value).trim() : "none";
		hideInternalFields(this);
	}
	get navigation() {
		return this._navigation;
	}
	get cssText() {
		return `@view-transition { navigation: ${this._navigation}; }`;
	}
	set cssText(_value) {}
};
function normalizeKeyframeSelector(selector) {
	const normalized = [];
	for (const part of selector.split(",")) {
		const trimmed = part.trim().toLowerCase();
		if (trimmed === "from") normalized.push("0%");
		else if (trimmed === "to") normalized.push("100%");
		else {
			if (!trimmed.endsWith("%")) throw new DOMException("Invalid keyframe selector", "SyntaxError");
			const valStr = trimmed.slice(0, -1).trim();
			const val = Number(valStr);
			if (Number.isNaN(val) || valStr === "" || val < 0 || val > 100) throw new DOMException("Invalid keyframe selector", "SyntaxError");
			normalized.push(`${val}%`);
		}
	}
	if (normalized.length === 0) throw new DOMException("Invalid keyframe selector", "SyntaxError");
	return normalized.join(", ");
}
const DISALLOWED_KEYFRAME_NAMES = /* @__PURE__ */ new Set("none,initial,inherit,unset,revert,default".split(","));
var CSSKeyframesRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _rules;
	/** @internal */ _cssRules;
	constructor(name, rules) {
		super();
		this._name = name;
		this._rules = rules;
		this._cssRules = new CSSRuleList(() => this._rules);
		const proxy = createIndexedProxy(this, (t) => t._rules);
		for (const rule of rules) if (rule instanceof CSSRule) rule._parentRule = proxy;
		return proxy;
	}
	get name() {
		return this._name;
	}
	set name(val) {
		this._name = val;
	}
	get cssRules() {
		return this._cssRules;
	}
	get type() {
		return 7;
	}
	get length() {
		return this._rules.length;
	}
	get cssText() {
		return serializeGroupingRule("keyframes", DISALLOWED_KEYFRAME_NAMES.has(this._name.toLowerCase()) ? JSON.stringify(this._name) : serializeIdentifier(this._name), this._rules);
	}
	set cssText(_value) {}
	_findRuleIndex(select) {
		let normalized;
		try {
			normalized = normalizeKeyframeSelector(select);
		} catch {
			return -1;
		}
		for (let i = this._rules.length - 1; i >= 0; i--) if (this._rules[i].keyText === normalized) return i;
		return -1;
	}
	findRule(select) {
		const idx = this._findRuleIndex(select);
		return idx !== -1 ? this._rules[idx] : null;
	}
	appendRule(ruleText) {
		const tokens = tokenize(ruleText);
		let openIdx = -1;
		let closeIdx = -1;
		let depth = 0;
		for (let i = 0; i < tokens.length; i++) {
			const tok = tokens[i];
			if (tok.type === "{") {
				if (openIdx === -1) openIdx = i;
				depth++;
			} else if (tok.type === "}") {
				depth--;
				if (depth === 0 && openIdx !== -1) {
					closeIdx = i;
					break;
				}
			}
		}
		if (openIdx === -1 || closeIdx === -1) return;
		const preludeText = serialize(tokens.slice(0, openIdx)).trim();
		let keyText;
		try {
			keyText = normalizeKeyframeSelector(preludeText);
		} catch {
			return;
		}
		const styleDecl = parseStyleAttribute(tokens.slice(openIdx + 1, closeIdx));
		const keyframe = new CSSKeyframeRule(keyText, styleDecl._declarations);
		keyframe._parentRule = this;
		this._rules.push(keyframe);
	}
	deleteRule(select) {
		const idx = this._findRuleIndex(select);
		if (idx !== -1) deleteRuleFromArray(this._rules, idx);
	}
};
var CSSKeyframeRule = class extends CSSRule {
	/** @internal */ _keyText;
	/** @internal */ _style;
	constructor(keyText, styleDeclarations) {
		super();
		this.keyText = keyText;
		this._style = new CSSKeyframeStyleDeclaration(styleDeclarations);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get keyText() {
		return this._keyText;
	}
	set keyText(value) {
		this._keyText = normalizeKeyframeSelector(value);
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get type() {
		return 8;
	}
	get cssText() {
		return formatInlineStyleBlock(this.keyText, this._style);
	}
	set cssText(_value) {}
};
var CSSNestedDeclarations = class extends CSSRule {
	/** @internal */ _style;
	constructor(styleDeclarations) {
		super();
		this._style = new CSSStyleDeclaration(styleDeclarations);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get cssText() {
		return this._style.cssText;
	}
	set cssText(_value) {}
};
var CSSFontFaceRule = class extends CSSRule {
	/** @internal */ _style;
	constructor(styleDeclarations) {
		super();
		this._style = new CSSFontFaceDescriptors(styleDeclarations);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get type() {
		return 5;
	}
	get cssText() {
		return formatInlineStyleBlock("@font-face", this._style);
	}
	set cssText(_value) {}
};
var CSSMarginRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _style;
	constructor(name, declarations, internalToken) {
		if (internalToken !== INTERNAL_RULE_TOKEN) throw new TypeError("Illegal constructor");
		super();
		this._name = name;
		this._style = new CSSMarginDescriptors(declarations);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get type() {
		return 9;
	}
	get cssText() {
		return formatInlineStyleBlock(`@${this.name}`, this.style);
	}
	set cssText(_value) {}
};
function parseDataUrlRules(href) {
	if (!href || !href.startsWith("data:")) return [];
	const commaIdx = href.indexOf(",");
	if (commaIdx === -1) return [];
	const meta = href.slice(5, commaIdx).toLowerCase();
	const content = href.slice(commaIdx + 1);
	try {
		return consumeListOfRules(tokenize(meta.includes(";base64") ? typeof atob === "function" ? atob(content) : Buffer.from(content, "base64").toString("utf-8") : decodeURIComponent(content)), true);
	} catch {
		return [];
	}
}
var CSSImportRule = class extends CSSRule {
	/** @internal */ _href;
	/** @internal */ _media;
	/** @internal */ _styleSheet = null;
	/** @internal */ _layerName;
	/** @internal */ _supportsText;
	/** @internal */ _scopeStart;
	/** @internal */ _scopeEnd;
	/** @internal */ _isScoped;
	constructor(href, mediaText = "", layerName = null, supportsText = null, scopeStart = null, scopeEnd = null, isScoped = false, internalToken) {
		if (internalToken !== INTERNAL_RULE_TOKEN) throw new TypeError("Illegal constructor");
		super();
		this._href = href;
		this._media = new MediaList(mediaText);
		this._layerName = layerName;
		this._supportsText = supportsText;
		this._scopeStart = scopeStart;
		this._scopeEnd = scopeEnd;
		this._isScoped = isScoped || Boolean(scopeStart || scopeEnd);
		hideInternalFields(this);
	}
	get href() {
		return this._href;
	}
	get media() {
		return this._media;
	}
	set media(val) {
		this._media.mediaText = val === null ? "" : String(val);
	}
	get styleSheet() {
		if (!this._styleSheet) {
			this._styleSheet = CSSStyleSheet.createInternal(parseDataUrlRules(this._href), (text) => consumeRule(tokenize(text)));
			this._styleSheet._initImportedSheet(this, this.parentStyleSheet, this._href);
		}
		return this._styleSheet;
	}
	get layerName() {
		return this._layerName;
	}
	get supportsText() {
		return this._supportsText;
	}
	get type() {
		return 3;
	}
	get cssText() {
		let text = `@import url(${serializeString(this.href)})`;
		if (this.layerName !== null) text += this.layerName ? ` layer(${this.layerName})` : ` layer`;
		if (this.supportsText !== null) text += ` supports(${this.supportsText})`;
		if (this._isScoped) {
			if (this._scopeStart || this._scopeEnd) {
				const startPart = this._scopeStart ? `(${this._scopeStart})` : "";
				const endPart = this._scopeEnd ? ` to (${this._scopeEnd})` : "";
				text += ` scope(${(startPart + endPart).trim()})`;
			} else text += ` scope`;
		}
		const mediaStr = this.media.mediaText;
		if (mediaStr) text += ` ${mediaStr}`;
		return text + `;`;
	}
	set cssText(_value) {}
};
var CSSNamespaceRule = class extends CSSRule {
	/** @internal */ _namespaceURI;
	/** @internal */ _prefix;
	constructor(prefix, namespaceURI, internalToken) {
		if (internalToken !== INTERNAL_RULE_TOKEN) throw new TypeError("Illegal constructor");
		super();
		this._prefix = prefix;
		this._namespaceURI = namespaceURI;
		hideInternalFields(this);
	}
	get namespaceURI() {
		return this._namespaceURI;
	}
	get prefix() {
		return this._prefix;
	}
	get type() {
		return 10;
	}
	get cssText() {
		return `@namespace ${this._prefix ? `${serializeIdentifier(this._prefix)} ` : ""}url("${this._namespaceURI}");`;
	}
	set cssText(_value) {}
};
const VALID_PAGE_PSEUDOS = /* @__PURE__ */ new Set("left,right,first,blank".split(","));
function parsePageSelectorList(text) {
	if (text.trim() === "") return [""];
	const values = parseComponentValues(tokenize(text));
	const selectorTokensList = [[]];
	for (const v of values) if (v.type === "comma") selectorTokensList.push([]);
	else selectorTokensList[selectorTokensList.length - 1].push(v);
	const results = [];
	for (const selTokens of selectorTokensList) {
		let start = 0;
		let end = selTokens.length;
		while (start < end && (selTokens[start].type === "whitespace" || selTokens[start].type === "comment")) start++;
		while (end > start && (selTokens[end - 1].type === "whitespace" || selTokens[end - 1].type === "comment")) end--;
		const trimmed = selTokens.slice(start, end);
		if (trimmed.length === 0 || trimmed.some((t) => t.type === "whitespace" || t.type === "comment")) return null;
		let pos = 0;
		let serialized = "";
		if (trimmed[0].type === "ident") {
			serialized += serializeIdentifier(trimmed[0].value);
			pos = 1;
		}
		while (pos < trimmed.length) {
			const colon = trimmed[pos];
			const ident = trimmed[pos + 1];
			if (colon?.type !== "colon" || ident?.type !== "ident") return null;
			const pseudoName = ident.value.toLowerCase();
			if (!VALID_PAGE_PSEUDOS.has(pseudoName)) return null;
			serialized += ":" + serializeIdentifier(pseudoName);
			pos += 2;
		}
		results.push(serialized);
	}
	return results;
}
function formatPageSelectorText(text) {
	const parsed = parsePageSelectorList(text);
	if (parsed === null) return null;
	return parsed.length === 1 && parsed[0] === "" ? "" : parsed.join(", ");
}
var CSSPageRule = class extends CSSGroupingRule {
	/** @internal */ _selectorText;
	/** @internal */ _style;
	constructor(selectorText, declarations, rules, parseRuleInBlock) {
		super(rules, parseRuleInBlock);
		this._selectorText = formatPageSelectorText(selectorText) ?? selectorText;
		this._style = new CSSPageDescriptors(declarations, PAGE_DESCRIPTORS_INTERNAL);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get selectorText() {
		return this._selectorText;
	}
	set selectorText(value) {
		const formatted = formatPageSelectorText(value);
		if (formatted !== null) this._selectorText = formatted;
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get type() {
		return 6;
	}
	get cssText() {
		const sel = this.selectorText ? this.selectorText + " " : "";
		const declsStr = this.style.cssText.trim();
		const rulesStr = this._rules.map((r) => r.cssText).join("\n").trim();
		const bodyText = declsStr && rulesStr ? `${declsStr}\n${rulesStr}` : declsStr || rulesStr;
		if (!bodyText) return `@page ${sel}{ }`;
		return `@page ${sel}{\n${bodyText.split("\n").map((line) => "  " + line).join("\n")}\n}`;
	}
	set cssText(_value) {}
};
var CSSPropertyRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _syntax;
	/** @internal */ _inherits;
	/** @internal */ _initialValue;
	constructor(name, syntax, inherits, initialValue) {
		super();
		this._name = name;
		this._syntax = syntax;
		this._inherits = inherits;
		this._initialValue = initialValue;
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	get syntax() {
		return this._syntax;
	}
	get inherits() {
		return this._inherits;
	}
	get initialValue() {
		return this._initialValue;
	}
	get cssText() {
		let body = `syntax: ${serializeString(this._syntax)}; inherits: ${this._inherits};`;
		if (this._initialValue !== null) body += `initial-value: ${this._initialValue};`;
		return `@property ${serializeIdentifier(this._name)} {${body}}`;
	}
	set cssText(_value) {}
};
const AT_RULE_TYPE_MAP = {
	import: CSSRule.IMPORT_RULE,
	charset: CSSRule.CHARSET_RULE,
	namespace: CSSRule.NAMESPACE_RULE,
	page: CSSRule.PAGE_RULE,
	"font-face": CSSRule.FONT_FACE_RULE,
	supports: 12
};
var CSSAtRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _prelude;
	/** @internal */ _block;
	/** @internal */ _childRules;
	/** @internal */ _declarations;
	constructor(name, prelude, block, childRules, declarations) {
		super();
		this._name = name;
		this._prelude = prelude;
		this._block = block;
		this._childRules = childRules;
		this._declarations = declarations;
		if (childRules) {
			for (const rule of childRules) if (rule instanceof CSSRule) rule._parentRule = this;
		}
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	set name(val) {
		this._name = val;
	}
	get prelude() {
		return this._prelude;
	}
	set prelude(val) {
		this._prelude = val;
	}
	get block() {
		return this._block;
	}
	set block(val) {
		this._block = val;
	}
	get childRules() {
		return this._childRules;
	}
	set childRules(val) {
		this._childRules = val;
	}
	get declarations() {
		return this._declarations;
	}
	set declarations(val) {
		this._declarations = val;
	}
	get type() {
		return AT_RULE_TYPE_MAP[this._name] ?? 0;
	}
	get cssText() {
		const serializedPrelude = serialize(this._prelude).trim();
		const cond = serializedPrelude.length > 0 ? " " + serializedPrelude : "";
		if (!this._block) return `@${this._name}${cond};`;
		const childRules = this._childRules || [];
		if (childRules.length > 0) return serializeGroupingRule(this._name, cond.trim(), childRules);
		const blockContentText = serialize(this._block.value).trim();
		if (!blockContentText) return `@${this._name}${cond} { }`;
		const indentedBody = blockContentText.split("\n").map((line) => "  " + line).join("\n");
		return `@${this._name}${cond} {\n${indentedBody}\n}`;
	}
};
var CSSCounterStyleRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _declarations = [];
	/** @internal */ _descriptors = {
		system: "",
		symbols: "",
		additiveSymbols: "",
		negative: "",
		prefix: "",
		suffix: "",
		range: "",
		pad: "",
		speakAs: "",
		fallback: ""
	};
	constructor(name, declarations = []) {
		super();
		this._name = name;
		this._declarations = declarations;
		for (const d of declarations) {
			const prop = COUNTER_STYLE_PROP_BY_DESCRIPTOR.get(d.name);
			if (prop) this._descriptors[prop] = Array.isArray(d.value) ? serialize(d.value).trim() : typeof d.value === "string" ? d.value : "";
		}
		hideInternalFields(this);
	}
	get name() {
		return this._name;
	}
	set name(value) {
		this._name = value;
	}
	get type() {
		return 11;
	}
	get cssText() {
		const decls = this._declarations.map((d) => {
			const valStr = Array.isArray(d.value) ? serialize(d.value).trim() : typeof d.value === "string" ? d.value : "";
			return `${d.name}: ${valStr};`;
		}).join(" ");
		return decls.length > 0 ? `@counter-style ${this._name} { ${decls} }` : `@counter-style ${this._name} {}`;
	}
	set cssText(_value) {}
};
for (const prop of COUNTER_STYLE_PROP_BY_DESCRIPTOR.values()) Object.defineProperty(CSSCounterStyleRule.prototype, prop, {
	get() {
		return this._descriptors[prop];
	},
	set(value) {
		this._descriptors[prop] = value;
	},
	enumerable: true,
	configurable: true
});
var CSSFontFeatureValuesMap = class {
	/** @internal */
	_map = /* @__PURE__ */ new Map();
	constructor() {
		hideInternalFields(this);
	}
	get size() {
		return this._map.size;
	}
	get(featureValueName) {
		return this._map.get(featureValueName);
	}
	set(featureValueName, values) {
		this._map.set(featureValueName, Array.isArray(values) ? values.map(Number) : [Number(values)]);
	}
	has(featureValueName) {
		return this._map.has(featureValueName);
	}
	delete(featureValueName) {
		return this._map.delete(featureValueName);
	}
	clear() {
		this._map.clear();
	}
	entries() {
		return this._map.entries();
	}
	keys() {
		return this._map.keys();
	}
	values() {
		return this._map.values();
	}
	forEach(callbackfn, thisArg) {
		this._map.forEach((value, key) => callbackfn.call(thisArg, value, key, this));
	}
	[Symbol.iterator]() {
		return this._map[Symbol.iterator]();
	}
};
var CSSFontFeatureValuesRule = class extends CSSRule {
	/** @internal */ _fontFamily;
	constructor(fontFamily) {
		super();
		this._fontFamily = fontFamily;
		for (const [, prop] of FONT_FEATURE_VALUE_MAP_DEFS) this[`_${prop}`] = new CSSFontFeatureValuesMap();
		hideInternalFields(this);
	}
	get fontFamily() {
		return this._fontFamily;
	}
	set fontFamily(value) {
		this._fontFamily = value;
	}
	get type() {
		return 14;
	}
	get cssText() {
		const blocks = [];
		for (const [atName, prop] of FONT_FEATURE_VALUE_MAP_DEFS) {
			const map = this[prop];
			if (map && map.size > 0) {
				const entries = Array.from(map.entries(), ([k, v]) => `${k}: ${v.join(" ")};`).join(" ");
				blocks.push(`@${atName} { ${entries} }`);
			}
		}
		const body = blocks.length > 0 ? ` { ${blocks.join(" ")} }` : " {}";
		return `@font-feature-values ${this._fontFamily}${body}`;
	}
	set cssText(_value) {}
};
for (const [, prop] of FONT_FEATURE_VALUE_MAP_DEFS) Object.defineProperty(CSSFontFeatureValuesRule.prototype, prop, {
	get() {
		return this[`_${prop}`];
	},
	enumerable: true,
	configurable: true
});
var CSSPositionTryRule = class extends CSSRule {
	/** @internal */ _name;
	/** @internal */ _style;
	constructor(name, declarations, internalToken) {
		if (internalToken !== INTERNAL_RULE_TOKEN) throw new TypeError("Illegal constructor");
		super();
		this._name = name;
		this._style = new CSSPositionTryDescriptors(declarations, PAGE_DESCRIPTORS_INTERNAL);
		this._style._parentRule = this;
		hideInternalFields(this);
	}
	get name() {
		return serializeIdentifier(this._name);
	}
	get style() {
		return this._style;
	}
	set style(value) {
		this._style.cssText = value;
	}
	get cssText() {
		const body = this._style.cssText.trim();
		return `@position-try ${this.name} { ${body ? body + " " : ""}}`;
	}
	set cssText(_value) {}
};
for (const ctor of [
	CSSAtRule,
	CSSConditionRule,
	CSSFontFeatureValuesMap,
	CSSMediaRule,
	CSSSupportsRule,
	CSSContainerRule,
	CSSLayerBlockRule,
	CSSLayerStatementRule,
	CSSStartingStyleRule,
	CSSViewTransitionRule,
	CSSKeyframesRule,
	CSSKeyframeRule,
	CSSNestedDeclarations,
	CSSMarginRule,
	CSSImportRule,
	CSSNamespaceRule,
	CSSPropertyRule,
	CSSScopeRule,
	CSSCounterStyleRule,
	CSSFontFeatureValuesRule,
	CSSCustomMediaRule,
	CSSFontFaceRule,
	CSSPageRule,
	CSSPositionTryRule
]) applyWebIDLInterface(ctor);
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var ArrayTokenStream = class {
	tokens;
	index = 0;
	constructor(tokens) {
		this.tokens = tokens;
	}
	next() {
		const token = this.peek();
		if (token.type !== "EOF") this.index++;
		return token;
	}
	peek() {
		return this.tokens[this.index] || {
			type: "EOF",
			value: ""
		};
	}
};
var ArrayComponentValueStream = class {
	values;
	index = 0;
	constructor(values) {
		this.values = values;
	}
	next() {
		const val = this.peek();
		if (val.type !== "EOF") this.index++;
		return val;
	}
	peek() {
		return this.values[this.index] || {
			type: "EOF",
			value: ""
		};
	}
	get position() {
		return this.index;
	}
	set position(pos) {
		this.index = pos;
	}
	slice(start, end) {
		return this.values.slice(start, end);
	}
};
var LazyComponentValueStream = class {
	fetchNext;
	mirrorToken;
	buffer = [];
	index = 0;
	done = false;
	terminator = null;
	constructor(fetchNext, mirrorToken) {
		this.fetchNext = fetchNext;
		this.mirrorToken = mirrorToken;
	}
	next() {
		const val = this.peek();
		if (val.type !== "EOF") this.index++;
		return val;
	}
	peek() {
		if (this.index < this.buffer.length) return this.buffer[this.index];
		if (this.done) return {
			type: "EOF",
			value: ""
		};
		const val = this.fetchNext();
		if (val.type === this.mirrorToken) {
			this.terminator = val;
			this.done = true;
			return {
				type: "EOF",
				value: ""
			};
		}
		if (val.type === "EOF") {
			this.done = true;
			return val;
		}
		this.buffer.push(val);
		return val;
	}
	get position() {
		return this.index;
	}
	set position(pos) {
		if (pos > this.buffer.length) throw new Error("Cannot seek past buffered content in LazyComponentValueStream");
		this.index = pos;
	}
	slice(start, end) {
		return this.buffer.slice(start, end);
	}
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
function getComponentValueStartIndex(item) {
	if (!item) return void 0;
	return item.type === "simple-block" ? item.associatedToken?.startIndex : "startIndex" in item && typeof item.startIndex === "number" ? item.startIndex : void 0;
}
function getComponentValueEndIndex(item) {
	if (!item) return void 0;
	return item.type === "simple-block" ? item.endIndex ?? item.associatedToken?.endIndex : "endIndex" in item && typeof item.endIndex === "number" ? item.endIndex : void 0;
}
function trimComponentValues(values, trimEof = false) {
	let start = 0;
	while (start < values.length && (values[start].type === "whitespace" || values[start].type === "comment")) start++;
	let end = values.length - 1;
	while (end >= start && (values[end].type === "whitespace" || values[end].type === "comment" || trimEof && values[end].type === "EOF")) end--;
	return start > end ? [] : values.slice(start, end + 1);
}
function splitComponentValuesByComma(values, allowDelimComma = false) {
	const result = [[]];
	for (const v of values) if (v.type === "comma" || allowDelimComma && v.type === "delim" && v.value === ",") result.push([]);
	else result[result.length - 1].push(v);
	return result;
}
function extractUriFromComponentValue(token) {
	if (token.type === "string") return token.value;
	if (token.type === "url") return token.value;
	if (token.type === "function" && token.name === "url") {
		const fn = token;
		const urlArg = fn.value.find((v) => v.type === "string");
		if (urlArg) return urlArg.value;
		return fn.value.map((v) => serialize([v])).join("").trim();
	}
	return null;
}
function splitLeadingDeclarations(blockContents) {
	const declarations = [];
	const nestedRules = [];
	for (let i = 0; i < blockContents.length; i++) {
		const item = blockContents[i];
		if (i === 0 && item instanceof CSSNestedDeclarations) declarations.push(...item.style._rawDeclarations);
		else nestedRules.push(item);
	}
	return {
		declarations,
		nestedRules
	};
}
const CSS_WIDE_KEYWORDS$1 = /* @__PURE__ */ new Set("initial,inherit,unset,revert,revert-layer,default".split(","));
const KEYFRAMES_DISALLOWED_NAMES = /* @__PURE__ */ new Set("none,initial,inherit,unset,revert,default".split(","));
function isValidDashedIdent(name) {
	return typeof name === "string" && name.startsWith("--") && name !== "--" && !/\s/.test(name);
}
function isCustomPropertyDeclaration(prelude) {
	let idx = 0;
	while (idx < prelude.length && prelude[idx].type === "whitespace") idx++;
	if (idx >= prelude.length) return false;
	const firstNonWs = prelude[idx++];
	while (idx < prelude.length && prelude[idx].type === "whitespace") idx++;
	if (idx >= prelude.length) return false;
	const secondNonWs = prelude[idx++];
	return firstNonWs.type === "ident" && firstNonWs.value.startsWith("--") && secondNonWs.type === "colon";
}
/**
* Skeleton Parser for CSSOM.
* Implements top-level parsing algorithms from css-syntax-3.
* // css-syntax-3 #parsing
* 
* @note We recommend a more ergonomic entry point like `CSS.parseStylesheet` 
* or `CSS.parseStylesheetSync` for standard usage.
*/
var Parser = class Parser {
	tokens;
	errors = [];
	declaredNamespaces = /* @__PURE__ */ new Set();
	static AT_RULE_HANDLERS = {
		media: (parser, rule, block, nested) => parser.handleGroupingAtRule(rule, block, nested || false, CSSMediaRule),
		"font-face": (parser, rule, block) => block ? parser.handleFontFaceRule(rule, block) : null,
		page: (parser, rule, block) => block ? parser.handlePageRule(rule, block) : null,
		property: (parser, rule, block) => block ? parser.handlePropertyRule(rule, block) : null,
		supports: (parser, rule, block, nested) => {
			if (!isGrammaticallyValidSupportsCondition(rule.prelude)) return null;
			return parser.handleGroupingAtRule(rule, block, nested || false, CSSSupportsRule);
		},
		container: (parser, rule, block, nested) => parser.handleGroupingAtRule(rule, block, nested || false, CSSContainerRule),
		layer: (parser, rule, block, nested) => parser.handleLayerRule(rule, block, nested || false),
		"starting-style": (parser, rule, block, nested) => parser.handleGroupingAtRule(rule, block, nested || false, CSSStartingStyleRule),
		scope: (parser, rule, block, nested) => parser.handleScopeRule(rule, block, nested || false),
		"view-transition": (parser, rule, block) => block ? parser.handleViewTransitionRule(rule, block) : null,
		import: (parser, rule) => parser.handleImportRule(rule),
		namespace: (parser, rule) => parser.handleNamespaceRule(rule),
		"counter-style": (parser, rule, block) => block ? parser.handleCounterStyleRule(rule, block) : null,
		"font-feature-values": (parser, rule, block) => block ? parser.handleFontFeatureValuesRule(rule, block) : null,
		"custom-media": (parser, rule) => parser.handleCustomMediaRule(rule),
		"position-try": (parser, rule, block) => block ? parser.handlePositionTryRule(rule, block) : null
	};
	getAtRuleHandler(name) {
		if (MARGIN_RULE_NAMES.has(name)) return (parser, rule, block) => block ? parser.handleMarginRule(rule, block) : null;
		if (name === "keyframes" || name.endsWith("-keyframes")) return (parser, rule, block) => block ? parser.handleKeyframesRule(rule, block) : null;
		return Parser.AT_RULE_HANDLERS[name];
	}
	static NESTED_GROUP_AT_RULES = /* @__PURE__ */ new Set("media,supports,container,layer,scope,starting-style,keyframes,property,counter-style,font-feature-values,view-transition,position-try".split(","));
	isSupportedAtRule(name, nested = false) {
		const lower = name.toLowerCase();
		if (lower === "charset") return false;
		if (lower === "mediaall") return false;
		if (lower.startsWith("--")) return false;
		if (MARGIN_RULE_NAMES.has(lower)) return true;
		if (nested) {
			if (lower.endsWith("-keyframes")) return true;
			return Parser.NESTED_GROUP_AT_RULES.has(lower);
		}
		return true;
	}
	options;
	lineStarts;
	constructor(tokens, options = {}) {
		this.options = options;
		this.tokens = Array.isArray(tokens) ? new ArrayTokenStream(tokens) : tokens;
	}
	getLineStarts() {
		if (this.lineStarts) return this.lineStarts;
		const starts = [0];
		if (this.options.source) {
			const s = this.options.source.replace(/\r\n|\r|\f/g, "\n");
			let pos = 0;
			while ((pos = s.indexOf("\n", pos)) !== -1) starts.push(++pos);
		}
		return this.lineStarts = starts;
	}
	getLineColumn(start) {
		if (start <= 0) return {
			line: 1,
			column: 1
		};
		const starts = this.getLineStarts();
		let low = 0;
		let high = starts.length - 1;
		while (low <= high) {
			const mid = low + high >> 1;
			if (starts[mid] <= start) low = mid + 1;
			else high = mid - 1;
		}
		const lineIdx = high >= 0 ? high : 0;
		return {
			line: lineIdx + 1,
			column: start - starts[lineIdx] + 1
		};
	}
	makeLocation(start, end, bodyStart, bodyEnd) {
		const getLineCol = (offset) => this.getLineColumn(offset);
		return {
			start,
			end,
			bodyStart,
			bodyEnd,
			get line() {
				return getLineCol(start).line;
			},
			get column() {
				return getLineCol(start).column;
			}
		};
	}
	createBlockLocation(start, block) {
		const end = block.endIndex ?? block.associatedToken.startIndex ?? start;
		const bodyStart = block.associatedToken.endIndex;
		const bodyEnd = block.endIndex !== void 0 ? block.isClosed ? block.endIndex - 1 : block.endIndex : void 0;
		return this.makeLocation(start, end, bodyStart, bodyEnd);
	}
	reportError(message, token) {
		this.errors.push({
			message,
			token
		});
	}
	get nextToken() {
		return this.tokens.peek();
	}
	/** @internal */
	consumeToken() {
		return this.tokens.next();
	}
	discardToken() {
		this.tokens.next();
	}
	skipWhitespace() {
		while (this.nextToken.type === "whitespace") this.discardToken();
	}
	parseComponentValues() {
		const values = [];
		while (this.nextToken.type !== "EOF") values.push(this.consumeComponentValue());
		return values;
	}
	parseCommaSeparatedListOfComponentValues() {
		return splitComponentValuesByComma(this.parseComponentValues());
	}
	parseStyleSheet() {
		const rules = this.consumeListOfRules(true);
		return CSSStyleSheet.createInternal(rules, (text) => this.parseRule(text));
	}
	parseRule(ruleString) {
		const errors = [];
		const tokens = tokenize(ruleString, false, errors);
		const parser = new Parser(tokens, this.options);
		parser.errors.push(...errors);
		const rule = parser.consumeRule();
		parser.ensureEOF();
		return rule;
	}
	parseStyleAttribute() {
		return new CSSStyleDeclaration(this.consumeDeclarationsFromBlockContents(this.parseComponentValues()));
	}
	parseStyleSheetContents() {
		return this.consumeListOfRules(true);
	}
	parseBlockContents() {
		return this.consumeBlockContents(new ArrayComponentValueStream(this.parseComponentValues()), true, false);
	}
	parseDeclaration() {
		this.skipWhitespace();
		if (this.nextToken.type !== "ident") return null;
		const stream = new LazyComponentValueStream(() => this.consumeComponentValue(), "EOF");
		const decl = this.consumeDeclarationFromStream(stream);
		if (!decl) return null;
		this.skipWhitespace();
		return this.nextToken.type === "EOF" ? decl : null;
	}
	parseComponentValue() {
		this.skipWhitespace();
		if (this.nextToken.type === "EOF") return null;
		const value = this.consumeComponentValue();
		this.skipWhitespace();
		return this.nextToken.type === "EOF" ? value : null;
	}
	consumeListOfRules(topLevel) {
		const rules = [];
		while (true) {
			const token = this.nextToken;
			if (token.type === "whitespace") this.discardToken();
			else if (token.type === "EOF") return rules;
			else if ((token.type === "CDO" || token.type === "CDC") && topLevel) this.discardToken();
			else {
				const rule = this.consumeRule();
				if (rule) rules.push(rule);
			}
		}
	}
	consumeRule(nested = false) {
		this.skipWhitespace();
		if (this.nextToken.type === "EOF") return null;
		return this.nextToken.type === "at-keyword" ? this.consumeAtRule(nested) : this.consumeQualifiedRule(nested);
	}
	finalizeAtRule(rule, block, nested, location, isTopLevelTokenStream) {
		if (!this.isSupportedAtRule(rule.name, nested)) return null;
		const handler = this.getAtRuleHandler(rule.name);
		if (handler) {
			const res = handler(this, rule, block, nested);
			if (res instanceof CSSRule && !res.location) res._location = location;
			return res;
		}
		if (nested) return null;
		if (block && isTopLevelTokenStream && this.options?.atRules?.[rule.name]) {
			const type = this.options.atRules[rule.name];
			if (type === "declaration") {
				const decls = this.consumeDeclarationsFromBlockContents(block.value);
				const atRule = new CSSAtRule(rule.name, rule.prelude, block, void 0, decls);
				atRule._location = location;
				return atRule;
			}
			if (type === "rule") {
				const childRules = this.consumeNestedRules(block, false);
				const atRule = new CSSAtRule(rule.name, rule.prelude, block, childRules);
				atRule._location = location;
				return atRule;
			}
		}
		let cssRules;
		if (block && !isTopLevelTokenStream) {
			rule.childRules = this.consumeBlockContents(new ArrayComponentValueStream(block.value), nested);
			cssRules = rule.childRules;
		}
		const atRule = new CSSAtRule(rule.name, rule.prelude, block, cssRules);
		atRule._location = location;
		return atRule;
	}
	consumeAtRule(nested = false) {
		const token = this.consumeToken();
		if (token.type !== "at-keyword") return null;
		const rule = {
			type: "at-rule",
			name: token.value,
			prelude: [],
			childRules: []
		};
		const start = token.startIndex ?? 0;
		while (true) {
			const next = this.nextToken;
			if (next.type === "semicolon" || next.type === "EOF") {
				const end = next.endIndex ?? next.startIndex ?? start;
				this.discardToken();
				return this.finalizeAtRule(rule, void 0, nested, this.makeLocation(start, end), true);
			} else if (next.type === "}") {
				if (nested) return null;
				this.consumeToken();
				rule.prelude.push(next);
			} else if (next.type === "{") {
				const block = this.consumeBlock(this.consumeToken());
				return this.finalizeAtRule(rule, block, nested, this.createBlockLocation(start, block), true);
			} else rule.prelude.push(this.consumeComponentValue());
		}
	}
	/** @internal */
	scopeContextDepth = 0;
	consumeNestedRules(block, isNestedStyleRule) {
		const allowRelative = !isNestedStyleRule && this.scopeContextDepth > 0;
		return this.consumeBlockContents(new ArrayComponentValueStream(block.value), isNestedStyleRule || allowRelative, isNestedStyleRule, allowRelative);
	}
	handleGroupingAtRule(rule, block, nested, ctor) {
		if (!block) return null;
		const childRules = this.consumeNestedRules(block, nested);
		return new ctor(serialize(rule.prelude).trim(), childRules, parseRuleInBlock);
	}
	parseLayerNameFromTokens(tokens, forbidCssWide = false) {
		const trimmed = trimComponentValues(tokens, true);
		if (trimmed.length === 0 || trimmed.length % 2 === 0) return null;
		const parts = [];
		for (let i = 0; i < trimmed.length; i++) {
			const t = trimmed[i];
			if (i % 2 === 0) {
				if (t.type !== "ident" || forbidCssWide && CSS_WIDE_KEYWORDS$1.has(t.value.toLowerCase())) return null;
				parts.push(t.value);
			} else {
				if (t.type !== "delim" || t.value !== ".") return null;
				parts.push(".");
			}
		}
		return parts.join("");
	}
	handleLayerRule(rule, block, nested = false) {
		if (block) {
			const trimmed = trimComponentValues(rule.prelude, true);
			let layerName = "";
			if (trimmed.length > 0) {
				const parsed = this.parseLayerNameFromTokens(trimmed);
				if (parsed === null) return null;
				layerName = parsed;
			}
			return new CSSLayerBlockRule(layerName, this.consumeNestedRules(block, nested), parseRuleInBlock);
		}
		const segments = splitComponentValuesByComma(rule.prelude);
		const nameList = [];
		for (const seg of segments) {
			const name = this.parseLayerNameFromTokens(seg);
			if (name === null) return null;
			nameList.push(name);
		}
		return nameList.length > 0 ? new CSSLayerStatementRule(nameList) : null;
	}
	parseScopeSelectorBlock(block) {
		try {
			new SelectorParser(block.value, {
				allowRelative: true,
				forbidPseudo: true,
				declaredNamespaces: this.declaredNamespaces
			}).parse();
			const text = serialize(block.value).trim();
			return text ? `(${text})` : "";
		} catch {
			return null;
		}
	}
	handleScopeRule(rule, block, _nested = false) {
		if (!block) return null;
		this.scopeContextDepth++;
		let childRules;
		try {
			childRules = this.consumeBlockContents(new ArrayComponentValueStream(block.value), true, false, true);
		} finally {
			this.scopeContextDepth--;
		}
		let startSelector = null;
		let endSelector = null;
		const prelude = rule.prelude;
		let i = 0;
		while (i < prelude.length && prelude[i].type === "whitespace") i++;
		if (i < prelude.length && prelude[i].type === "simple-block" && prelude[i].associatedToken.type === "(") {
			startSelector = this.parseScopeSelectorBlock(prelude[i]);
			if (startSelector === null) return null;
			i++;
		}
		while (i < prelude.length && prelude[i].type === "whitespace") i++;
		if (i < prelude.length && prelude[i].type === "ident" && String(prelude[i].value).toLowerCase() === "to") {
			i++;
			while (i < prelude.length && prelude[i].type === "whitespace") i++;
			if (i < prelude.length && prelude[i].type === "simple-block" && prelude[i].associatedToken.type === "(") {
				endSelector = this.parseScopeSelectorBlock(prelude[i]);
				if (endSelector === null) return null;
				i++;
			} else return null;
		}
		while (i < prelude.length && prelude[i].type === "whitespace") i++;
		if (i < prelude.length) return null;
		return new CSSScopeRule(startSelector, endSelector, childRules, parseRuleInScopeBlock);
	}
	handleViewTransitionRule(_rule, block) {
		return new CSSViewTransitionRule(this.consumeDeclarationsFromBlockContents(block.value));
	}
	parseKeyframeSelector(prelude) {
		const lists = splitComponentValuesByComma(prelude);
		const normalizedParts = [];
		for (const list of lists) {
			const trimmed = trimComponentValues(list);
			if (trimmed.length !== 1) return null;
			const v = trimmed[0];
			if (v.type === "ident") {
				const valStr = v.value.toLowerCase();
				if (valStr === "from") normalizedParts.push("0%");
				else if (valStr === "to") normalizedParts.push("100%");
				else return null;
			} else if (v.type === "percentage") {
				const val = v.value;
				if (val < 0 || val > 100) return null;
				normalizedParts.push(`${val}%`);
			} else return null;
		}
		return normalizedParts.length > 0 ? normalizedParts.join(", ") : null;
	}
	handleKeyframesRule(rule, block) {
		const preludeClean = rule.prelude.filter((v) => v.type !== "whitespace" && v.type !== "comment");
		if (preludeClean.length !== 1) return null;
		const first = preludeClean[0];
		let keyframesName = "";
		if (first.type === "ident") {
			if (KEYFRAMES_DISALLOWED_NAMES.has(first.value.toLowerCase())) return null;
			keyframesName = first.value;
		} else if (first.type === "string" && first.value !== "") keyframesName = first.value;
		else return null;
		const keyframeRules = [];
		const stream = new ArrayComponentValueStream(block.value);
		while (true) {
			const val = stream.peek();
			if (val.type === "whitespace" || val.type === "semicolon") {
				stream.next();
				continue;
			}
			if (val.type === "EOF") break;
			const prelude = [];
			let blockVal = null;
			while (true) {
				const next = stream.peek();
				if (next.type === "EOF") break;
				if (next.type === "simple-block" && next.associatedToken.type === "{") {
					blockVal = stream.next();
					break;
				}
				prelude.push(stream.next());
			}
			if (!blockVal) break;
			const selectorText = this.parseKeyframeSelector(prelude);
			if (selectorText) {
				const keyframeRule = new CSSKeyframeRule(selectorText, this.consumeDeclarationsFromBlockContents(blockVal.value));
				const kfStart = getComponentValueStartIndex(prelude[0]) ?? blockVal.associatedToken.startIndex ?? 0;
				keyframeRule._location = this.createBlockLocation(kfStart, blockVal);
				keyframeRules.push(keyframeRule);
			}
		}
		return new CSSKeyframesRule(keyframesName, keyframeRules);
	}
	handleFontFaceRule(_rule, block) {
		return new CSSFontFaceRule(this.consumeDeclarationsFromBlockContents(block.value));
	}
	handlePageRule(rule, block) {
		const { declarations, nestedRules } = splitLeadingDeclarations(this.consumeBlockContents(new ArrayComponentValueStream(block.value), true));
		return new CSSPageRule(serialize(rule.prelude).trim(), declarations, nestedRules, parseRule);
	}
	handleMarginRule(rule, block) {
		return new CSSMarginRule(rule.name, this.consumeDeclarationsFromBlockContents(block.value), INTERNAL_RULE_TOKEN);
	}
	handleCounterStyleRule(rule, block) {
		return new CSSCounterStyleRule(serialize(rule.prelude).trim(), this.consumeDeclarationsFromBlockContents(block.value));
	}
	handleFontFeatureValuesRule(rule, block) {
		const fontFeatureRule = new CSSFontFeatureValuesRule(serialize(rule.prelude).trim());
		const stream = new ArrayComponentValueStream(block.value);
		while (stream.peek().type !== "EOF") {
			const token = stream.peek();
			if (token.type === "whitespace" || token.type === "comment") {
				stream.next();
				continue;
			}
			if (token.type === "at-keyword") {
				const atToken = stream.next();
				const target = FONT_FEATURE_VALUE_BLOCKS[atToken.value.toLowerCase()];
				while (stream.peek().type === "whitespace" || stream.peek().type === "comment") stream.next();
				const next = stream.peek();
				if (next.type === "simple-block" && next.associatedToken.type === "{") {
					const childBlock = stream.next();
					if (target) for (const d of this.consumeDeclarationsFromBlockContents(childBlock.value)) {
						const values = d.value.filter((v) => v.type === "number").map((v) => v.value);
						fontFeatureRule[target].set(d.name, values);
					}
				}
			} else stream.next();
		}
		return fontFeatureRule;
	}
	handlePropertyRule(rule, block) {
		const nonWsPrelude = trimComponentValues(rule.prelude, true);
		if (nonWsPrelude.length !== 1 || nonWsPrelude[0].type !== "ident") return null;
		const name = nonWsPrelude[0].value;
		if (!name.startsWith("--") || name === "--") return null;
		const declarations = this.consumeDeclarationsFromBlockContents(block.value);
		let syntax = null;
		let inherits = null;
		let initialValue = null;
		for (const d of declarations) {
			const val = serialize(d.value).trim();
			const descName = d.name.toLowerCase();
			if (descName === "syntax") {
				const nonWsTokens = trimComponentValues(d.value, true);
				if (nonWsTokens.length === 1 && nonWsTokens[0].type === "string") syntax = nonWsTokens[0].value;
			} else if (descName === "inherits") {
				if (val === "true") inherits = true;
				else if (val === "false") inherits = false;
			} else if (descName === "initial-value") initialValue = val;
		}
		if (syntax === null || inherits === null) return null;
		if (ParseHooks.validatePropertyRuleDescriptor) {
			if (!ParseHooks.validatePropertyRuleDescriptor({
				name,
				syntax,
				inherits,
				initialValue: initialValue ?? void 0
			})) return null;
		} else if (!isValidDashedIdent(name) || typeof syntax !== "string" || syntax.length === 0 || typeof inherits !== "boolean") return null;
		return new CSSPropertyRule(name, syntax, inherits, initialValue);
	}
	handlePositionTryRule(rule, block) {
		const nonWsPrelude = trimComponentValues(rule.prelude, true);
		if (nonWsPrelude.length !== 1 || nonWsPrelude[0].type !== "ident") return null;
		const name = nonWsPrelude[0].value;
		if (!isValidDashedIdent(name)) return null;
		return new CSSPositionTryRule(name, this.consumeDeclarationsFromBlockContents(block.value), INTERNAL_RULE_TOKEN);
	}
	parseImportScopeArgs(scopeArgs) {
		let scopeStart = null;
		let scopeEnd = null;
		let k = 0;
		while (k < scopeArgs.length && scopeArgs[k].type === "whitespace") k++;
		if (k < scopeArgs.length && scopeArgs[k].type === "simple-block" && scopeArgs[k].associatedToken.type === "(") {
			scopeStart = serialize(scopeArgs[k].value).trim();
			k++;
		} else {
			const startTokens = [];
			while (k < scopeArgs.length) {
				const tok = scopeArgs[k];
				if (tok.type === "ident" && String(tok.value).toLowerCase() === "to") break;
				startTokens.push(tok);
				k++;
			}
			const s = serialize(startTokens).trim();
			if (s) scopeStart = s;
		}
		while (k < scopeArgs.length && scopeArgs[k].type === "whitespace") k++;
		if (k < scopeArgs.length && scopeArgs[k].type === "ident" && String(scopeArgs[k].value).toLowerCase() === "to") {
			k++;
			while (k < scopeArgs.length && scopeArgs[k].type === "whitespace") k++;
			if (k < scopeArgs.length && scopeArgs[k].type === "simple-block" && scopeArgs[k].associatedToken.type === "(") scopeEnd = serialize(scopeArgs[k].value).trim();
			else {
				const e = serialize(scopeArgs.slice(k)).trim();
				if (e) scopeEnd = e;
			}
		}
		if (scopeStart) scopeStart = scopeStart.replace(/^\(/, "").replace(/\)$/, "").trim();
		if (scopeEnd) scopeEnd = scopeEnd.replace(/^\(/, "").replace(/\)$/, "").trim();
		return {
			scopeStart,
			scopeEnd
		};
	}
	handleImportRule(rule) {
		let href = "";
		let layerName = null;
		let supportsText = null;
		let isScoped = false;
		let scopeStart = null;
		let scopeEnd = null;
		const prelude = rule.prelude;
		let i = 0;
		while (i < prelude.length && prelude[i].type === "whitespace") i++;
		if (i < prelude.length) {
			const extracted = extractUriFromComponentValue(prelude[i]);
			if (extracted !== null) {
				href = extracted;
				i++;
			}
		}
		while (i < prelude.length) {
			while (i < prelude.length && prelude[i].type === "whitespace") i++;
			if (i >= prelude.length) break;
			const val = prelude[i];
			if (layerName === null && val.type === "ident" && val.value.toLowerCase() === "layer") {
				layerName = "";
				i++;
			} else if (layerName === null && val.type === "function" && val.name.toLowerCase() === "layer") {
				const fnTokens = val.value;
				if (fnTokens.some((t) => t.type === "whitespace")) break;
				const parsed = this.parseLayerNameFromTokens(fnTokens, true);
				if (parsed === null) break;
				layerName = parsed;
				i++;
			} else if (supportsText === null && val.type === "function" && val.name.toLowerCase() === "supports") {
				supportsText = serialize(val.value).trim();
				i++;
			} else if (!isScoped && val.type === "ident" && val.value.toLowerCase() === "scope") {
				isScoped = true;
				i++;
			} else if (!isScoped && val.type === "function" && val.name.toLowerCase() === "scope") {
				isScoped = true;
				({scopeStart, scopeEnd} = this.parseImportScopeArgs(val.value));
				i++;
			} else break;
		}
		const mediaText = serialize(prelude.slice(i)).trim();
		return new CSSImportRule(href, mediaText, layerName, supportsText, scopeStart, scopeEnd, isScoped, INTERNAL_RULE_TOKEN);
	}
	handleNamespaceRule(rule) {
		const tokens = rule.prelude.filter((t) => t.type !== "whitespace" && t.type !== "comment" && t.type !== "EOF");
		let prefix = "";
		let namespaceURI = "";
		if (tokens.length === 1) namespaceURI = extractUriFromComponentValue(tokens[0]) ?? "";
		else if (tokens.length >= 2) {
			if (tokens[0].type === "ident") {
				prefix = tokens[0].value;
				namespaceURI = extractUriFromComponentValue(tokens[1]) ?? "";
			} else namespaceURI = extractUriFromComponentValue(tokens[0]) ?? "";
		}
		const nsRule = new CSSNamespaceRule(prefix, namespaceURI, INTERNAL_RULE_TOKEN);
		this.declaredNamespaces.add(nsRule.prefix);
		return nsRule;
	}
	handleCustomMediaRule(rule) {
		const prelude = rule.prelude;
		let i = 0;
		while (i < prelude.length && prelude[i].type === "whitespace") i++;
		if (i >= prelude.length) return null;
		const nameToken = prelude[i];
		if (nameToken.type !== "ident" || !nameToken.value.startsWith("--")) return null;
		const name = nameToken.value;
		i++;
		const remainingTokens = prelude.slice(i).filter((v) => v.type !== "whitespace" && v.type !== "comment");
		let query;
		if (remainingTokens.length === 0) query = new MediaList("");
		else if (remainingTokens.length === 1 && remainingTokens[0].type === "ident" && remainingTokens[0].value.toLowerCase() === "true") query = true;
		else if (remainingTokens.length === 1 && remainingTokens[0].type === "ident" && remainingTokens[0].value.toLowerCase() === "false") query = false;
		else {
			const mediaText = serialize(prelude.slice(i)).trim();
			const parsed = ParseHooks.parseMediaQueryList(mediaText);
			if (parsed.length === 0 || parsed.some((q) => q.invalid)) return null;
			query = new MediaList(mediaText);
		}
		return new CSSCustomMediaRule(name, query);
	}
	consumeQualifiedRule(nested = false) {
		const prelude = [];
		while (true) {
			const next = this.nextToken;
			if (next.type === "EOF") {
				this.reportError("Unexpected EOF in qualified rule", next);
				return null;
			} else if (next.type === "}") {
				this.reportError("Unexpected } in qualified rule", next);
				if (nested) return null;
				this.consumeToken();
				prelude.push(next);
			} else if (next.type === "{") {
				if (isCustomPropertyDeclaration(prelude)) {
					this.reportError("Qualified rule prelude looks like a custom property", next);
					const blockToken = this.consumeToken();
					this.consumeBlock(blockToken);
					return null;
				}
				const blockToken = this.consumeToken();
				const start = getComponentValueStartIndex(prelude[0]) ?? blockToken.startIndex ?? 0;
				const stream = new LazyComponentValueStream(() => this.consumeComponentValue(), "}");
				const blockContents = this.consumeBlockContents(stream, true);
				const term = stream.terminator;
				let end;
				if (term) end = term.endIndex ?? (term.startIndex !== void 0 ? term.startIndex + 1 : start);
				else {
					const eofPos = this.nextToken.startIndex ?? this.nextToken.endIndex;
					if (eofPos !== void 0) end = eofPos;
					else {
						const buffered = stream.slice(0, stream.position);
						end = (buffered.length > 0 ? getComponentValueEndIndex(buffered[buffered.length - 1]) : void 0) ?? blockToken.endIndex ?? blockToken.startIndex ?? start;
					}
				}
				const bodyStart = blockToken.endIndex;
				const bodyEnd = term ? term.startIndex ?? end : end;
				const location = this.makeLocation(start, end, bodyStart, bodyEnd);
				return this.createStyleRule(prelude, blockContents, nested, nested, location);
			} else prelude.push(this.consumeComponentValue());
		}
	}
	consumeDeclarationsFromBlockContents(values) {
		const stream = new ArrayComponentValueStream(values);
		const decls = [];
		while (true) {
			const val = stream.peek();
			if (val.type === "whitespace" || val.type === "semicolon") stream.next();
			else if (val.type === "EOF" || val.type === "}") break;
			else if (val.type === "at-keyword") this.consumeAtRuleFromStream(stream);
			else {
				const decl = this.consumeDeclarationFromStream(stream);
				if (decl) decls.push(decl);
				else while (true) {
					const next = stream.peek();
					if (next.type === "EOF" || next.type === "semicolon" || next.type === "}") break;
					stream.next();
				}
			}
		}
		return decls;
	}
	/** @internal */
	consumeBlockContents(stream, nested = false, isNestedStyleRule = nested, allowRelative = false) {
		const rules = [];
		let decls = [];
		const flushDecls = () => {
			if (decls.length > 0) {
				const nestedDecl = new CSSNestedDeclarations(decls);
				const start = decls[0].startIndex ?? 0;
				const end = decls[decls.length - 1].endIndex ?? start;
				nestedDecl._location = this.makeLocation(start, end, start, end);
				rules.push(nestedDecl);
				decls = [];
			}
		};
		while (true) {
			const val = stream.peek();
			if (val.type === "whitespace" || val.type === "semicolon") stream.next();
			else if (val.type === "EOF" || val.type === "}") break;
			else if (val.type === "at-keyword") {
				const atRule = this.consumeAtRuleFromStream(stream, isNestedStyleRule);
				if (atRule) {
					flushDecls();
					rules.push(atRule);
				}
			} else {
				const pos = stream.position;
				if (nested && this.isNestedDeclarationAhead(stream)) {
					const decl = this.consumeDeclarationFromStream(stream);
					if (decl) {
						if (stream.peek().type === "semicolon") {
							const semi = stream.next();
							if (semi.endIndex !== void 0) decl.endIndex = semi.endIndex;
						}
						decls.push(decl);
					}
				} else {
					stream.position = pos;
					const rule = this.consumeNestedQualifiedRuleFromStream(stream, isNestedStyleRule, "semicolon", allowRelative);
					flushDecls();
					if (rule) rules.push(rule);
				}
			}
		}
		flushDecls();
		return rules;
	}
	isNestedDeclarationAhead(stream) {
		const first = stream.peek();
		if (first.type !== "ident" || first.value === "--") return false;
		if (first.value.startsWith("--")) return true;
		const lookaheadPos = stream.position;
		try {
			stream.next();
			while (stream.peek().type === "whitespace") stream.next();
			if (stream.peek().type !== "colon") return false;
			stream.next();
			const lookaheadTokens = [first, {
				type: "colon",
				value: ":"
			}];
			while (true) {
				const next = stream.peek();
				if (next.type === "EOF" || next.type === "}" || next.type === "semicolon") return true;
				if (next.type === "simple-block" && next.associatedToken?.type === "{") {
					const selectorCandidate = serialize(lookaheadTokens).trim();
					return Parser.parseSelectorAST(selectorCandidate, {
						allowVendorPseudos: Boolean(this.options.allowVendorPseudos),
						allowUnknownPseudos: Boolean(this.options.allowUnknownPseudos)
					}) === null;
				}
				lookaheadTokens.push(stream.next());
			}
		} finally {
			stream.position = lookaheadPos;
		}
	}
	consumeDeclarationFromStream(stream) {
		const firstValue = stream.peek();
		if (firstValue.type !== "ident") return null;
		const startIndex = getComponentValueStartIndex(firstValue) ?? firstValue.startIndex;
		stream.next();
		const name = firstValue.value;
		if (name === "--") return null;
		while (stream.peek().type === "whitespace") stream.next();
		if (stream.peek().type !== "colon") return null;
		stream.next();
		while (stream.peek().type === "whitespace") stream.next();
		const declValue = [];
		while (true) {
			const val = stream.peek();
			if (val.type === "EOF" || val.type === "semicolon") break;
			if (!name.startsWith("--") && val.type === "simple-block" && val.associatedToken?.type === "{" && declValue.some((v) => v.type !== "whitespace")) {
				declValue.push(stream.next());
				break;
			}
			declValue.push(stream.next());
		}
		let important = false;
		const lastNonWsIndex = (end) => {
			let j = end;
			while (j >= 0 && declValue[j].type === "whitespace") j--;
			return j;
		};
		const lastNonWs = declValue[lastNonWsIndex(declValue.length - 1)];
		const endIndex = (lastNonWs && (getComponentValueEndIndex(lastNonWs) ?? lastNonWs.endIndex)) ?? firstValue.endIndex;
		const i1 = lastNonWsIndex(declValue.length - 1);
		const t1 = declValue[i1];
		if (i1 >= 0 && t1?.type === "ident" && t1.value.toLowerCase() === "important") {
			const i2 = lastNonWsIndex(i1 - 1);
			const t2 = declValue[i2];
			if (i2 >= 0 && t2?.type === "delim" && t2.value === "!") {
				important = true;
				declValue.splice(i2);
			}
		}
		while (declValue.length > 0 && declValue[declValue.length - 1].type === "whitespace") declValue.pop();
		if (name.startsWith("--")) {
			if (!validateDeclarationValue(declValue, true, true)) return null;
		} else {
			if (declValue.some((v) => v.type === "simple-block" && v.associatedToken.type === "{") && declValue.reduce((count, v) => v.type !== "whitespace" ? count + 1 : count, 0) > 1) return null;
			if (!validateDeclarationValue(declValue, true, false)) return null;
		}
		if (name.toLowerCase() === "unicode-range") {
			const text = getOriginalText(declValue);
			const errors = [];
			const reParser = new Parser(tokenize(text, true, errors));
			reParser.errors.push(...errors);
			const reParsed = reParser.parseComponentValues();
			if (!isValidUnicodeRangeValue(reParsed)) return null;
			this.errors.push(...reParser.errors);
			declValue.splice(0, declValue.length, ...reParsed);
		}
		return {
			type: "declaration",
			name,
			value: declValue,
			important,
			raw: name.startsWith("--") ? getOriginalText(declValue) : void 0,
			startIndex,
			endIndex
		};
	}
	consumeNestedQualifiedRuleFromStream(stream, nested = true, stopToken, allowRelative = nested) {
		const prelude = [];
		while (true) {
			const val = stream.peek();
			if (val.type === "EOF" || val.type === "}" || stopToken && val.type === stopToken) return null;
			if (val.type === "simple-block" && val.associatedToken.type === "{") {
				stream.next();
				if (isCustomPropertyDeclaration(prelude)) {
					this.consumeRemnantsOfABadDeclaration(stream, nested);
					return null;
				}
				const block = val;
				const blockContents = this.consumeBlockContents(new ArrayComponentValueStream(block.value), true);
				const start = getComponentValueStartIndex(prelude[0]) ?? block.associatedToken.startIndex ?? 0;
				return this.createStyleRule(prelude, blockContents, nested, allowRelative, this.createBlockLocation(start, block));
			}
			prelude.push(stream.next());
		}
	}
	consumeAtRuleFromStream(stream, nested = false) {
		const token = stream.next();
		if (token.type !== "at-keyword") return null;
		const rule = {
			type: "at-rule",
			name: token.value,
			prelude: [],
			childRules: []
		};
		const start = token.startIndex ?? 0;
		while (true) {
			const val = stream.peek();
			if (val.type === "semicolon") {
				const semiToken = stream.next();
				const end = semiToken.endIndex ?? semiToken.startIndex ?? start;
				return this.finalizeAtRule(rule, void 0, nested, this.makeLocation(start, end), false);
			} else if (val.type === "EOF" || val.type === "}") {
				const end = val.startIndex ?? start;
				return this.finalizeAtRule(rule, void 0, nested, this.makeLocation(start, end), false);
			} else if (val.type === "simple-block" && val.associatedToken.type === "{") {
				const block = stream.next();
				return this.finalizeAtRule(rule, block, nested, this.createBlockLocation(start, block), false);
			} else rule.prelude.push(stream.next());
		}
	}
	consumeRemnantsOfABadDeclaration(stream, nested = false) {
		while (true) {
			const val = stream.peek();
			if (val.type === "EOF" || val.type === "semicolon") {
				stream.next();
				break;
			} else if (val.type === "}" && nested) break;
			else stream.next();
		}
	}
	isValidSelector(prelude) {
		const trimmed = trimComponentValues(prelude);
		if (trimmed.length === 0) return false;
		const lastToken = trimmed[trimmed.length - 1];
		if (lastToken.type === "delim" && (lastToken.value === "." || lastToken.value === "#") || lastToken.type === "colon") return false;
		for (let i = 0; i < trimmed.length; i++) {
			const val = trimmed[i];
			if (val.type === "number" || val.type === "dimension") return false;
			if (val.type === "delim") {
				if (val.value === "#") return false;
				if (val.value === "." && (i + 1 >= trimmed.length || trimmed[i + 1].type !== "ident")) return false;
			}
			if (val.type === "colon" && i + 1 < trimmed.length) {
				const nextVal = trimmed[i + 1];
				if (nextVal.type !== "ident" && nextVal.type !== "function" && nextVal.type !== "colon") return false;
			}
		}
		return true;
	}
	createStyleRule(prelude, blockContents, isNested = false, allowRelative = isNested, location) {
		const { declarations, nestedRules } = splitLeadingDeclarations(blockContents);
		let selectorText = "";
		let selectorAST = null;
		if (isNested) {
			selectorText = this.normalizeNestedSelector(prelude);
			if (selectorText === "") return null;
			selectorAST = Parser.parseSelectorAST(selectorText, {
				declaredNamespaces: this.declaredNamespaces,
				allowRelative: true,
				allowVendorPseudos: Boolean(this.options.allowVendorPseudos),
				allowUnknownPseudos: Boolean(this.options.allowUnknownPseudos)
			});
			if (selectorAST === null) return null;
		} else {
			if (!this.isValidSelector(prelude)) return null;
			try {
				selectorAST = new SelectorParser(prelude, {
					declaredNamespaces: this.declaredNamespaces,
					allowRelative,
					allowVendorPseudos: Boolean(this.options.allowVendorPseudos),
					allowUnknownPseudos: Boolean(this.options.allowUnknownPseudos)
				}).parse();
			} catch {
				return null;
			}
			selectorText = serialize(prelude).trim();
		}
		const rule = new CSSStyleRule(selectorText, declarations, nestedRules, parseRuleInBlock, selectorAST);
		if (location) rule._location = location;
		return rule;
	}
	static #consumeSelectorTokens(parser) {
		const prelude = [];
		while (true) {
			const next = parser.nextToken;
			if (next.type === "EOF") break;
			if (next.type === "{" || next.type === "}" || next.type === "at-keyword") return null;
			prelude.push(parser.consumeComponentValue());
		}
		return prelude;
	}
	static parseSelectorAST(text, declaredNamespacesOrOptions, allowRelative = false, allowVendorPseudos = false) {
		const isOptionsObj = declaredNamespacesOrOptions && !(declaredNamespacesOrOptions instanceof Set);
		const declaredNamespaces = isOptionsObj ? declaredNamespacesOrOptions.declaredNamespaces : declaredNamespacesOrOptions;
		const isRelative = isOptionsObj ? declaredNamespacesOrOptions.allowRelative ?? false : allowRelative;
		const vendorPseudos = isOptionsObj ? declaredNamespacesOrOptions.allowVendorPseudos ?? false : allowVendorPseudos;
		const unknownPseudos = isOptionsObj ? declaredNamespacesOrOptions.allowUnknownPseudos ?? false : false;
		const parser = new Parser(tokenize(text), {
			allowVendorPseudos: vendorPseudos,
			allowUnknownPseudos: unknownPseudos
		});
		const prelude = Parser.#consumeSelectorTokens(parser);
		if (prelude === null) return null;
		try {
			return new SelectorParser(prelude, {
				allowRelative: isRelative,
				declaredNamespaces,
				allowVendorPseudos: vendorPseudos,
				allowUnknownPseudos: unknownPseudos
			}).parse();
		} catch {
			return null;
		}
	}
	normalizeNestedSelector(prelude) {
		const segments = splitComponentValuesByComma(prelude, true);
		if (segments.length === 1 && segments[0].length === 0) return "";
		const hasAmpersand = (values) => values.some((val) => val.type === "delim" && val.value === "&" || val.type === "simple-block" && hasAmpersand(val.value) || val.type === "function" && hasAmpersand(val.value));
		const normalizedSegments = [];
		for (const segment of segments) {
			const trimmed = trimComponentValues(segment);
			if (trimmed.length === 0) return "";
			const firstNode = trimmed[0];
			const secondNode = trimmed[1];
			const startsWithCombinator = firstNode.type === "delim" && [
				">",
				"+",
				"~"
			].includes(firstNode.value) || firstNode.type === "delim" && firstNode.value === "|" && secondNode?.type === "delim" && secondNode.value === "|";
			const serialized = serialize(trimmed);
			normalizedSegments.push(startsWithCombinator || !hasAmpersand(trimmed) ? `& ${serialized}` : serialized);
		}
		return normalizedSegments.join(", ");
	}
	/** @internal */
	consumeBlock(startToken) {
		const block = {
			type: "simple-block",
			associatedToken: startToken,
			value: []
		};
		const mirror = getMirrorToken(startToken.type);
		while (true) {
			const next = this.nextToken;
			if (next.type === mirror) {
				block.endIndex = next.endIndex ?? next.startIndex;
				block.isClosed = true;
				this.discardToken();
				return block;
			} else if (next.type === "EOF") {
				block.endIndex = next.startIndex;
				block.isClosed = false;
				this.reportError("Unexpected EOF in block", next);
				return block;
			} else block.value.push(this.consumeComponentValue());
		}
	}
	consumeFunction(nameToken) {
		const func = {
			type: "function",
			name: nameToken.value,
			value: []
		};
		while (true) {
			const next = this.nextToken;
			if (next.type === ")") {
				this.discardToken();
				return func;
			} else if (next.type === "EOF") {
				this.reportError("Unexpected EOF in function", next);
				return func;
			} else func.value.push(this.consumeComponentValue());
		}
	}
	consumeComponentValue() {
		const token = this.consumeToken();
		if (token.type === "{" || token.type === "[" || token.type === "(") return this.consumeBlock(token);
		if (token.type === "function") return this.consumeFunction(token);
		return token;
	}
	ensureEOF() {
		this.skipWhitespace();
		if (this.nextToken.type !== "EOF") throw new DOMException("Syntax error", "SyntaxError");
	}
	static parseSelector(text) {
		const prelude = Parser.#consumeSelectorTokens(new Parser(tokenize(text)));
		if (prelude === null) return null;
		return serialize(prelude).trim() || null;
	}
	static parseRuleText(text) {
		const parser = new Parser(tokenize(text), { source: text });
		const rule = parser.consumeRule();
		if (!rule) throw new DOMException("Syntax error", "SyntaxError");
		parser.ensureEOF();
		return rule;
	}
	static parseStyleSheetText(text) {
		return new Parser(tokenize(text), { source: text }).consumeListOfRules(true);
	}
};
function parseRuleInBlockText(text, nested = true, inScope = false) {
	const parser = new Parser(tokenize(`{ ${text} }`));
	if (inScope) parser.scopeContextDepth = 1;
	const block = parser.consumeBlock(parser.consumeToken());
	const contents = parser.consumeBlockContents(new ArrayComponentValueStream(block.value), inScope ? true : nested, inScope ? false : nested, inScope);
	if (contents.length !== 1) throw new DOMException("Syntax error", "SyntaxError");
	return contents[0];
}
function parseRuleInScopeBlockText(text) {
	return parseRuleInBlockText(text, true, true);
}
function isValidVarArg(func) {
	if ((func.name || ("value" in func && typeof func.value === "string" ? func.value : "")).toLowerCase() !== "var" || !Array.isArray(func.value)) return true;
	const args = func.value;
	const commaIndex = args.findIndex((t) => t.type === "comma");
	const nameTokens = (commaIndex !== -1 ? args.slice(0, commaIndex) : args).filter((t) => t.type !== "whitespace" && t.type !== "comment");
	if (nameTokens.length === 0) return false;
	if (nameTokens.length === 1 && nameTokens[0].type === "simple-block" && nameTokens[0].associatedToken?.type === "{") return nameTokens[0].value.some((t) => t.type !== "whitespace" && t.type !== "comment");
	return !nameTokens.some((t) => t.type === "simple-block" && t.associatedToken?.type === "{");
}
function validateDeclarationValue(values, isTopLevel = true, isCustomProperty = false) {
	for (const v of values) {
		if (v.type === "bad-string" || v.type === "bad-url" || v.type === ")" || v.type === "]" || v.type === "}") return false;
		if (isTopLevel && (v.type === "semicolon" || v.type === "delim" && v.value === "!")) return false;
		if (v.type === "simple-block") {
			if (!validateDeclarationValue(v.value, false, isCustomProperty)) return false;
		} else if (v.type === "function") {
			const func = v;
			if (!isCustomProperty && !isValidVarArg(func)) return false;
			if (Array.isArray(func.value) && !validateDeclarationValue(func.value, false, isCustomProperty)) return false;
		}
	}
	return true;
}
/**
* Parses a single rule from a string.
* 
* @note We recommend a more ergonomic entry point like `CSS.parseRule` 
* or `CSS.parseRuleSync` for standard usage.
*/
function parseRule(text) {
	return Parser.parseRuleText(text);
}
function parseRuleInBlock(text, nested = true) {
	return parseRuleInBlockText(text, nested);
}
function parseRuleInScopeBlock(text) {
	return parseRuleInScopeBlockText(text);
}
function assembleUnicodeRanges(values) {
	const result = [];
	let i = 0;
	while (i < values.length && (values[i].type === "whitespace" || values[i].type === "comment")) i++;
	if (i >= values.length) return null;
	while (i < values.length) {
		const v = values[i];
		if (v.type === "unicode-range") {
			const tok = v;
			const start = tok.unicodeRangeStart ?? parseInt(tok.value.slice(2).split("-")[0], 16);
			const end = tok.unicodeRangeEnd ?? (tok.value.includes("-") ? parseInt(tok.value.split("-")[1], 16) : start);
			if (start > 1114111 || end > 1114111 || start > end) return null;
			result.push(v);
			i++;
		} else if (v.type === "ident" && (v.value.toLowerCase() === "u" || v.value.toLowerCase().startsWith("u+"))) {
			let text = "";
			if (v.value.toLowerCase() === "u") {
				i++;
				while (i < values.length && values[i].type === "comment") i++;
				let hasPlus = false;
				if (i < values.length && values[i].type === "delim" && values[i].value === "+") {
					hasPlus = true;
					i++;
					while (i < values.length && values[i].type === "comment") i++;
				} else if (i < values.length && (values[i].type === "number" || values[i].type === "dimension") && values[i].sign === "+") hasPlus = true;
				if (hasPlus) {
					let hexPart = "";
					while (i < values.length) {
						const t = values[i];
						if (t.type === "dimension") {
							const signStr = t.sign === "-" ? "-" : "";
							hexPart += signStr + Math.abs(t.value).toString(16) + (t.unit || "");
							i++;
						} else if (t.type === "number") {
							const signStr = t.sign === "-" ? "-" : "";
							hexPart += signStr + Math.abs(t.value).toString(16);
							i++;
						} else if (t.type === "ident" || t.type === "delim" && ["?", "-"].includes(String(t.value))) {
							hexPart += String(t.value);
							i++;
						} else if (t.type === "comment") i++;
						else break;
					}
					text = `u+${hexPart}`;
				} else return null;
			} else {
				text = v.value;
				i++;
				while (i < values.length && values[i].type === "delim" && values[i].value === "?") {
					text += "?";
					i++;
				}
			}
			const match1 = /^u\+([0-9a-f]{1,6})(-([0-9a-f]{1,6}))?$/i.exec(text);
			if (match1) {
				const startHex = match1[1];
				const endHex = match1[3];
				const startNum = parseInt(startHex, 16);
				if (startNum > 1114111) return null;
				if (endHex !== void 0) {
					const endNum = parseInt(endHex, 16);
					if (endNum > 1114111 || endNum < startNum) return null;
					result.push({
						type: "unicode-range",
						value: `U+${startNum.toString(16).toUpperCase()}-${endNum.toString(16).toUpperCase()}`
					});
				} else result.push({
					type: "unicode-range",
					value: `U+${startNum.toString(16).toUpperCase()}`
				});
			} else {
				const match2 = /^u\+([0-9a-f]{0,5})(\?{1,6})$/i.exec(text);
				if (match2 && match2[1].length + match2[2].length <= 6) {
					const prefix = match2[1];
					const q = match2[2];
					const startHex = prefix + "0".repeat(q.length);
					const endHex = prefix + "F".repeat(q.length);
					const startNum = parseInt(startHex, 16);
					const endNum = parseInt(endHex, 16);
					if (startNum > 1114111 || endNum > 1114111) return null;
					result.push({
						type: "unicode-range",
						value: `U+${startNum.toString(16).toUpperCase()}-${endNum.toString(16).toUpperCase()}`
					});
				} else return null;
			}
		} else return null;
		while (i < values.length && (values[i].type === "whitespace" || values[i].type === "comment")) i++;
		if (i >= values.length || values[i].type === "EOF") break;
		if (values[i].type === "comma" || values[i].type === "delim" && values[i].value === ",") {
			result.push({
				type: "comma",
				value: ","
			});
			i++;
			while (i < values.length && (values[i].type === "whitespace" || values[i].type === "comment")) i++;
			if (i >= values.length) return null;
		} else return null;
	}
	return result;
}
function isValidUnicodeRangeValue(values) {
	return assembleUnicodeRanges(values) !== null;
}
function parseStyleAttribute(tokens) {
	return new Parser(tokens).parseStyleAttribute();
}
function consumeRule(tokens) {
	return new Parser(tokens).consumeRule();
}
function consumeListOfRules(tokens, topLevel, options) {
	return new Parser(tokens, options).consumeListOfRules(topLevel);
}
function parseComponentValues(tokens, errors) {
	const p = new Parser(tokens);
	const res = p.parseComponentValues();
	if (errors) errors.push(...p.errors);
	return res;
}
Parser.parseSelector;
const parseSelectorAST = Parser.parseSelectorAST;
function validateCustomPropertyValue(values) {
	return validateDeclarationValue(values, true, true);
}
/**
* Parses a CSS stylesheet string into a standard `CSSStyleSheet` instance,
* populating 1-based `rule.location` offsets on all parsed rules.
*/
function parse$1(css, options) {
	return new Parser(tokenize(css), {
		source: css,
		...options
	}).parseStyleSheet();
}
CSSGroupingRule._parser = {
	parseRule,
	parseRuleInBlock,
	parseRuleInScopeBlock
};
/**
* @license
* Copyright 2026 Google LLC
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     https://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const CSS_WIDE_KEYWORDS = /* @__PURE__ */ new Set("inherit,initial,unset,revert,revert-layer".split(","));
const LOGICAL_SHORTHANDS = /* @__PURE__ */ new Set("margin,padding,inset,scroll-margin,scroll-padding,border-width,border-style,border-color".split(","));
function createStyleProxy(target) {
	return new Proxy(target, {
		get(t, prop) {
			if (typeof prop === "string") {
				if (!isNaN(Number(prop))) {
					const index = Number(prop);
					const decl = t._declarations[index];
					return decl ? decl.name : void 0;
				}
				if (prop in t && (typeof t[prop] !== "undefined" || prop.startsWith("_"))) return t[prop];
				if (prop.startsWith("--")) return t._allowCustomProperties ? t.getPropertyValue(prop) : void 0;
				const isCustomProp = prop.startsWith("--");
				let cssProp = prop;
				if (!isCustomProp) {
					if (prop === "cssFloat") cssProp = "float";
					else cssProp = camelToDashed(prop);
				}
				if (t._isPropertySupported(cssProp)) return t.getPropertyValue(cssProp);
			}
			return t[prop];
		},
		set(t, prop, value) {
			if (typeof prop === "string") {
				if (!isNaN(Number(prop))) return false;
				if (prop in t && (typeof t[prop] !== "undefined" || prop.startsWith("_"))) {
					t[prop] = value;
					return true;
				}
				if (prop.startsWith("--")) {
					if (t._allowCustomProperties) t.setProperty(prop, value);
					return true;
				}
				let cssProp = prop;
				if (prop === "cssFloat") cssProp = "float";
				else cssProp = camelToDashed(prop);
				if (t._isPropertySupported(cssProp)) {
					t.setProperty(cssProp, value);
					return true;
				}
			}
			t[prop] = value;
			return true;
		},
		has(t, prop) {
			if (typeof prop === "string") {
				if (!isNaN(Number(prop))) {
					const index = Number(prop);
					return index >= 0 && index < t._declarations.length;
				}
				if (prop in t) return true;
				if (prop.startsWith("--")) return true;
				const dashed = camelToDashed(prop);
				if (t._isPropertySupported(dashed)) return true;
				if (prop in SHORTHANDS) return true;
				for (const s of Object.values(SHORTHANDS)) if (s.longhands.includes(prop)) return true;
			}
			return Reflect.has(t, prop);
		},
		ownKeys(t) {
			return Array.from({ length: t.length }, (_, i) => String(i));
		},
		getOwnPropertyDescriptor(t, prop) {
			const i = typeof prop === "string" ? Number(prop) : NaN;
			if (Number.isInteger(i) && i >= 0 && i < t.length && String(i) === prop) return {
				value: t.item(i),
				writable: false,
				enumerable: true,
				configurable: true
			};
			const desc = Reflect.getOwnPropertyDescriptor(t, prop);
			return desc ? {
				...desc,
				enumerable: false
			} : void 0;
		}
	});
}
var CSSStyleDeclaration = class extends CSSStyleProperties {
	/** @internal */ _declarations;
	/** @internal */ _rawDeclarations;
	/** @internal */ _declMap;
	/** @internal */ _readonly = false;
	/** @internal */ _parentRule = null;
	/** @internal */ _onChange = null;
	get parentRule() {
		return this._parentRule;
	}
	get onChange() {
		return this._onChange;
	}
	set onChange(fn) {
		this._onChange = fn ?? null;
	}
	/** @internal */
	get _filterDeclarationsInConstructor() {
		return false;
	}
	/** @internal */
	get _allowCustomProperties() {
		return true;
	}
	/** @internal */
	get _allowImportant() {
		return true;
	}
	constructor(parentRuleOrDeclarations, onChangeOrReadonly) {
		super();
		this._declarations = [];
		this._rawDeclarations = [];
		this._declMap = /* @__PURE__ */ new Map();
		let declarations = [];
		if (Array.isArray(parentRuleOrDeclarations)) {
			declarations = parentRuleOrDeclarations;
			this._readonly = typeof onChangeOrReadonly === "boolean" ? onChangeOrReadonly : false;
			if (typeof onChangeOrReadonly === "function") this._onChange = onChangeOrReadonly;
		} else {
			this._parentRule = parentRuleOrDeclarations ?? null;
			this._readonly = typeof onChangeOrReadonly === "boolean" ? onChangeOrReadonly : false;
			if (typeof onChangeOrReadonly === "function") this._onChange = onChangeOrReadonly;
		}
		const addDeclarationRecursive = (decl, isTopLevel = false) => {
			if (decl.name === "--") return;
			if (decl.important && !this._allowImportant) return;
			const normalizedName = decl.name.startsWith("--") ? decl.name : decl.name.toLowerCase();
			if (normalizedName.startsWith("--") && !this._allowCustomProperties) return;
			if (this._filterDeclarationsInConstructor && !normalizedName.startsWith("--") && !this._isPropertySupported(normalizedName)) return;
			decl.name = normalizedName;
			if (isTopLevel) this._rawDeclarations.push(decl);
			const shorthand = SHORTHANDS[decl.name];
			if (shorthand) {
				if (!(serialize(decl.value).includes("var(") || serialize(decl.value).includes("env("))) {
					const expanded = shorthand.expand(decl.value);
					if (expanded) {
						for (const [lh, val] of Object.entries(expanded)) addDeclarationRecursive({
							type: "declaration",
							name: lh,
							value: val,
							important: decl.important,
							fromAll: decl.name === "all" || decl.fromAll
						});
						return;
					}
				}
			}
			this._addDeclaration(decl);
		};
		for (const d of declarations) addDeclarationRecursive(d, true);
		return createStyleProxy(this);
	}
	_addDeclaration(d) {
		const shorthand = SHORTHANDS[d.name];
		if (shorthand) {
			for (const lh of shorthand.longhands) if (this._declMap.has(lh)) {
				const existing = this._declMap.get(lh);
				if (existing.important && !d.important) continue;
				const index = this._declarations.indexOf(existing);
				if (index !== -1) this._declarations.splice(index, 1);
				this._declMap.delete(lh);
			}
		}
		if (this._declMap.has(d.name)) {
			const existing = this._declMap.get(d.name);
			if (existing.important && !d.important) return;
			const index = this._declarations.indexOf(existing);
			if (index !== -1) this._declarations.splice(index, 1);
			this._declarations.push(d);
			this._declMap.set(d.name, d);
		} else {
			this._declarations.push(d);
			this._declMap.set(d.name, d);
		}
	}
	get length() {
		return this._declarations.length;
	}
	item(index) {
		return this._declarations[index]?.name || "";
	}
	/** @internal */
	_getLonghandForContraction(lh) {
		const decl = this._getWinningDeclaration(lh);
		if (decl && decl.value.length > 0) return {
			value: decl.value,
			important: decl.important
		};
		return null;
	}
	getPropertyValue(property) {
		if (!property.startsWith("--")) property = property.toLowerCase();
		else if (!isValidDashedIdent(property)) return "";
		const shorthandLonghands = SHORTHANDS[property]?.longhands || SHORTHANDS_DATA[property];
		if (shorthandLonghands && shorthandLonghands.length > 0) {
			let allCssWide = null;
			let allMatch = true;
			let firstPrio = null;
			let allSamePriority = true;
			for (const lh of shorthandLonghands) {
				const val = this.getPropertyValue(lh);
				if (!val) {
					allMatch = false;
					break;
				}
				const prio = this.getPropertyPriority(lh);
				if (firstPrio === null) firstPrio = prio;
				else if (firstPrio !== prio) allSamePriority = false;
				const trimmed = val.trim().toLowerCase();
				if ([
					"initial",
					"inherit",
					"unset",
					"revert",
					"revert-layer"
				].includes(trimmed)) {
					if (allCssWide === null) allCssWide = trimmed;
					else if (allCssWide !== trimmed) {
						allMatch = false;
						break;
					}
				} else {
					allMatch = false;
					break;
				}
			}
			if (allMatch && allCssWide && allSamePriority) return allCssWide;
		}
		const shorthand = SHORTHANDS[property];
		if (shorthand) {
			const longhandValues = {};
			let anySet = false;
			let important = null;
			let consistentImportant = true;
			const allLonghandsToCheck = getShorthandAllLonghands(shorthand);
			for (const lh of allLonghandsToCheck) {
				const item = this._getLonghandForContraction(lh);
				if (item && item.value.length > 0) {
					anySet = true;
					longhandValues[lh] = item.value;
					const isImp = item.important;
					if (important === null) important = isImp;
					else if (important !== isImp) consistentImportant = false;
				}
			}
			if (anySet && consistentImportant) {
				const wm = this.getPropertyValue("writing-mode") || "horizontal-tb";
				const dir = this.getPropertyValue("direction") || "ltr";
				const physicalToLogicalSet = /* @__PURE__ */ new Map();
				for (const lh of Object.keys(longhandValues)) {
					const physicalProp = resolveLogicalProperty(lh, wm, dir);
					const decl = this._getWinningDeclaration(lh);
					if (physicalToLogicalSet.has(physicalProp)) {
						const other = physicalToLogicalSet.get(physicalProp);
						if (!(decl?.name === "all" || decl?.fromAll || other.decl?.name === "all" || other.decl?.fromAll)) {
							if (serialize(longhandValues[lh]).trim() !== serialize(longhandValues[other.lh]).trim()) return "";
						}
					}
					if (decl && decl.name !== "all" && !decl.fromAll) physicalToLogicalSet.set(physicalProp, {
						lh,
						decl
					});
					else if (!physicalToLogicalSet.has(physicalProp)) physicalToLogicalSet.set(physicalProp, {
						lh,
						decl
					});
				}
				const valuesForContractor = {};
				let anyLogical = false;
				const allLonghands = shorthand.logicalLonghands ? [...shorthand.longhands, ...shorthand.logicalLonghands] : shorthand.longhands;
				for (const lh of allLonghands) {
					const val = longhandValues[lh];
					if (val) {
						valuesForContractor[lh] = val;
						if (resolveLogicalProperty(lh, wm, dir) !== lh) anyLogical = true;
						if (shorthand.logicalLonghands?.includes(lh)) anyLogical = true;
					}
				}
				const hasAllLonghands = shorthand.longhands.every((lh) => valuesForContractor[lh]);
				const hasAllLogicals = shorthand.logicalLonghands?.every((lh) => valuesForContractor[lh]);
				if (hasAllLonghands) {
					const res = shorthand.contract(valuesForContractor);
					if (res) return res;
				}
				if (hasAllLogicals && anyLogical) {
					let res = shorthand.contract(valuesForContractor);
					if (res && !res.startsWith("logical") && LOGICAL_SHORTHANDS.has(property) && !CSS_WIDE_KEYWORDS.has(res.trim().toLowerCase())) res = "logical " + res;
					return res || "";
				}
			}
			const directDecl = this._getWinningDeclaration(property);
			if (directDecl) {
				const directIdx = this._declarations.indexOf(directDecl);
				const allLonghands = getShorthandAllLonghands(shorthand);
				if (this._declarations.some((d, idx) => {
					if (!allLonghands.includes(d.name)) return false;
					if (d.important && !directDecl.important) return true;
					if (d.important === directDecl.important && idx > directIdx) return true;
					return false;
				})) return "";
				return serialize(directDecl.value).trim();
			}
			return "";
		}
		const winner = this._getWinningDeclaration(property);
		if (winner) {
			if (winner.name === "all") return serialize(winner.value);
			const isCustom = winner.name.startsWith("--");
			if (isCustom) {
				if (winner.raw !== void 0 && winner.raw.includes("/*")) return winner.raw.trim();
				const serialized = serialize(winner.value, isCustom).trim();
				if (serialized === "") return " ";
				return serialized;
			}
			if (winner.name === "font-family") return serializeFontFamily(winner.value);
			if (winner.name === "flex-basis" && serialize(winner.value).trim() === "0") return "0px";
			return serialize(winner.value, isCustom);
		}
		return "";
	}
	/** @internal */
	_getExactWinningDeclaration(property) {
		if (!property.startsWith("--")) property = property.toLowerCase();
		const isCoveredByAll = !property.startsWith("--") && property !== "direction" && property !== "unicode-bidi" && property !== "all";
		let winner = null;
		for (let i = this._declarations.length - 1; i >= 0; i--) {
			const d = this._declarations[i];
			const isMatch = d.name === property;
			const isAll = d.name === "all" && isCoveredByAll;
			if (isMatch || isAll) {
				if (!winner || d.important && !winner.important) {
					winner = d;
					if (winner.important) break;
				}
			}
		}
		return winner;
	}
	/** @internal */
	_getWinningDeclaration(property) {
		const exact = this._getExactWinningDeclaration(property);
		const shorthands = LONGHAND_TO_SHORTHAND[property];
		if (shorthands) for (const sh of shorthands) {
			const shDecl = this._getExactWinningDeclaration(sh);
			if (shDecl) {
				if (shDecl.important && (!exact || !exact.important)) return null;
				if (exact && !exact.important && !shDecl.important) {
					if (this._declarations.indexOf(shDecl) > this._declarations.indexOf(exact)) return null;
				}
			}
		}
		return exact;
	}
	getPropertyPriority(property) {
		if (!property.startsWith("--")) property = property.toLowerCase();
		const shorthand = SHORTHANDS[property];
		if (shorthand) {
			if (this.getPropertyValue(property) === "") return "";
			const checkSet = (longhands) => {
				let importantCount = 0;
				const values = {};
				for (const lh of longhands) {
					const item = this._getLonghandForContraction(lh);
					if (item && item.value.length > 0) {
						values[lh] = item.value;
						if (item.important) importantCount++;
					}
				}
				return {
					importantCount,
					values
				};
			};
			const primaryResult = checkSet(shorthand.longhands);
			if (primaryResult.importantCount === shorthand.longhands.length && shorthand.longhands.length > 0) {
				if (shorthand.contract(primaryResult.values)) return "important";
			}
			if (shorthand.logicalLonghands) {
				const logicalResult = checkSet(shorthand.logicalLonghands);
				if (logicalResult.importantCount === shorthand.logicalLonghands.length && shorthand.logicalLonghands.length > 0) {
					if (shorthand.contract(logicalResult.values)) return "important";
				}
			}
			if (shorthand.physicalLonghands) {
				const physicalResult = checkSet(shorthand.physicalLonghands);
				if (physicalResult.importantCount === shorthand.physicalLonghands.length && shorthand.physicalLonghands.length > 0) {
					if (shorthand.contract(physicalResult.values)) return "important";
				}
			}
			const directDecl = this._getWinningDeclaration(property);
			if (directDecl && directDecl.important) return "important";
			return "";
		}
		const winner = this._getWinningDeclaration(property);
		return winner && winner.important ? "important" : "";
	}
	setProperty(property, value, priority = "") {
		this._setPropertyInternal(property, value, priority, true, false);
	}
	/** @internal */
	_setPropertyInternal(property, value, priority = "", notify = true, fromAll = false) {
		if (this._readonly) throw new DOMException("Modification is disallowed", "NoModificationAllowedError");
		if (property === "--") return;
		if (property.startsWith("--") && !this._allowCustomProperties) return;
		if (!property.startsWith("--")) property = property.toLowerCase();
		if (!property.startsWith("--") && !this._isPropertySupported(property)) return;
		const normalizedPriority = (priority ?? "").trim().toLowerCase();
		if (normalizedPriority !== "" && normalizedPriority !== "important") return;
		const isImportant = normalizedPriority === "important";
		if (isImportant && !this._allowImportant) return;
		if (value === null || value === "") {
			this.removeProperty(property);
			return;
		}
		if (value === void 0 && !property.startsWith("--") && !CUSTOM_IDENT_PROPERTIES.has(property)) return;
		const valueStr = typeof value === "string" ? value : String(value);
		if (property.startsWith("--")) {
			if (!isValidDashedIdent(property)) return;
			const tokens = tokenize(valueStr);
			if (tokens.some((t) => t.type === "bad-string" || t.type === "bad-url")) return;
			if (!validateCustomPropertyValue(parseComponentValues(tokens))) return;
		}
		const tokens = tokenize(valueStr, property === "unicode-range");
		if (tokens.some((t) => t.type === "bad-string" || t.type === "bad-url")) return;
		if (property === "all") {
			this._declarations = this._declarations.filter((d) => d.name !== "all");
			this._declMap.delete("all");
		}
		const compVals = parseComponentValues(tokens);
		if (!property.startsWith("--")) {
			if (!validateDeclarationValue(compVals)) return;
			if (ParseHooks.validatePropertyValue && !ParseHooks.validatePropertyValue(property, valueStr, value)) return;
		}
		const shorthand = SHORTHANDS[property];
		if (shorthand) {
			const hasVar = valueStr.includes("var(") || valueStr.includes("env(");
			if (!hasVar) {
				const expanded = shorthand.expand(compVals);
				if (expanded) {
					if (ParseHooks.validatePropertyValue) {
						for (const [lh, val] of Object.entries(expanded)) if (!ParseHooks.validatePropertyValue(lh, serialize(val), val)) return;
					}
					for (const [lh, val] of Object.entries(expanded)) this._setPropertyInternal(lh, serialize(val), normalizedPriority, false, property === "all" || fromAll);
					if (notify) {
						const allLh = getShorthandAllLonghands(shorthand);
						this._rawDeclarations = this._rawDeclarations.filter((d) => d.name !== property && !allLh.includes(d.name));
						this._rawDeclarations.push({
							type: "declaration",
							name: property,
							value: compVals,
							important: isImportant
						});
						this._onChange?.();
					}
					return;
				}
			}
			if (hasVar && validateDeclarationValue(compVals)) for (const lh of shorthand.longhands) this.removeProperty(lh);
			else if (!shorthand.stub) return;
		}
		const existing = this._declMap.get(property);
		const componentValues = parseComponentValues(tokens);
		if (property === "unicode-range") {
			const assembled = assembleUnicodeRanges(componentValues);
			if (!assembled) return;
			componentValues.splice(0, componentValues.length, ...assembled);
		}
		if (existing) {
			existing.value = componentValues;
			existing.important = isImportant;
			existing.fromAll = fromAll;
			if (property.startsWith("--")) existing.raw = valueStr ?? void 0;
			const idx = this._declarations.indexOf(existing);
			if (idx !== -1) {
				const info = LOGICAL_PROPERTY_INFO[property];
				if (this._declarations.slice(idx + 1).some((d) => {
					if (d.name === "all") return true;
					if (!info) return false;
					const otherInfo = LOGICAL_PROPERTY_INFO[d.name];
					return otherInfo && otherInfo.group === info.group && otherInfo.logic !== info.logic;
				})) {
					this._declarations.splice(idx, 1);
					this._declarations.push(existing);
				}
			}
		} else {
			const decl = {
				type: "declaration",
				name: property,
				value: componentValues,
				important: isImportant,
				fromAll: fromAll || void 0,
				raw: property.startsWith("--") ? valueStr ?? void 0 : void 0
			};
			this._declarations.push(decl);
			this._declMap.set(property, decl);
		}
		if (notify) {
			this._rawDeclarations = this._rawDeclarations.filter((d) => d.name !== property);
			this._rawDeclarations.push({
				type: "declaration",
				name: property,
				value: componentValues,
				important: isImportant,
				raw: property.startsWith("--") ? valueStr ?? void 0 : void 0
			});
			this._onChange?.();
		}
	}
	removeProperty(property) {
		if (this._readonly) throw new DOMException("Modification is disallowed", "NoModificationAllowedError");
		if (!property.startsWith("--")) property = property.toLowerCase();
		if (property === "all") {
			const value = this.getPropertyValue("all");
			let changed = false;
			this._rawDeclarations = this._rawDeclarations.filter((d) => d.name === "direction" || d.name === "unicode-bidi" || d.name.startsWith("--"));
			for (let i = this._declarations.length - 1; i >= 0; i--) {
				const d = this._declarations[i];
				if (d.name !== "direction" && d.name !== "unicode-bidi" && !d.name.startsWith("--")) {
					this._declarations.splice(i, 1);
					this._declMap.delete(d.name);
					changed = true;
				}
			}
			if (changed) this._onChange?.();
			return value;
		}
		const shorthand = SHORTHANDS[property];
		if (shorthand) {
			const value = this.getPropertyValue(property);
			const allLh = shorthand.logicalLonghands ? [...shorthand.longhands, ...shorthand.logicalLonghands] : shorthand.longhands;
			this._rawDeclarations = this._rawDeclarations.filter((d) => d.name !== property && !allLh.includes(d.name));
			let changed = false;
			for (const lh of allLh) if (this._declMap.has(lh)) {
				const index = this._declarations.findIndex((d) => d.name === lh);
				if (index !== -1) {
					this._declarations.splice(index, 1);
					this._declMap.delete(lh);
					changed = true;
				}
			}
			const index = this._declarations.findIndex((d) => d.name === property);
			if (index !== -1) {
				this._declarations.splice(index, 1);
				this._declMap.delete(property);
				changed = true;
			}
			if (changed) this._onChange?.();
			return value;
		}
		const value = this.getPropertyValue(property);
		this._rawDeclarations = this._rawDeclarations.filter((d) => d.name !== property);
		const index = this._declarations.findIndex((d) => d.name === property);
		if (index !== -1) {
			this._declarations.splice(index, 1);
			this._declMap.delete(property);
			this._onChange?.();
			return value;
		}
		return "";
	}
	get cssText() {
		if (this._declarations.length === 0) return "";
		return serializeDeclarations(this._declarations);
	}
	_applyCssText(value) {
		const tokens = tokenize(value);
		let newStyle;
		try {
			newStyle = parseStyleAttribute(tokens);
		} catch {
			return false;
		}
		if (!newStyle) return false;
		this._declarations.length = 0;
		this._rawDeclarations = newStyle._rawDeclarations.filter((d) => {
			if (d.important && !this._allowImportant) return false;
			if (d.name.startsWith("--")) return this._allowCustomProperties;
			return this._isPropertySupported(d.name.toLowerCase());
		});
		this._declMap.clear();
		for (const d of newStyle._declarations) {
			if (d.name === "--") continue;
			if (d.important && !this._allowImportant) continue;
			const normalizedName = d.name.startsWith("--") ? d.name : d.name.toLowerCase();
			if (normalizedName.startsWith("--") && !this._allowCustomProperties) continue;
			if (!normalizedName.startsWith("--") && !this._isPropertySupported(normalizedName)) continue;
			d.name = normalizedName;
			const shorthand = SHORTHANDS[d.name];
			if (shorthand) {
				if (!(serialize(d.value).includes("var(") || serialize(d.value).includes("env("))) {
					const expanded = shorthand.expand(d.value);
					if (expanded) {
						for (const [lh, val] of Object.entries(expanded)) this._addDeclaration({
							type: "declaration",
							name: lh,
							value: val,
							important: d.important,
							fromAll: d.name === "all" || d.fromAll
						});
						continue;
					}
				}
			}
			this._addDeclaration(d);
		}
		return true;
	}
	set cssText(value) {
		if (this._readonly) throw new DOMException("Modification is disallowed", "NoModificationAllowedError");
		if (this._applyCssText(value)) this._onChange?.(true);
	}
	/** @internal */
	_isPropertySupported(property) {
		return SUPPORTED_PROPERTIES.has(property);
	}
	*[Symbol.iterator]() {
		for (let i = 0; i < this.length; i++) yield this.item(i);
	}
};
applyWebIDLInterface(CSSStyleDeclaration);
var CSSKeyframeStyleDeclaration = class extends CSSStyleDeclaration {
	/** @internal */
	get _filterDeclarationsInConstructor() {
		return true;
	}
	/** @internal */
	_isPropertySupported(property) {
		return property !== "animation-name" && super._isPropertySupported(property);
	}
};
var CSSFontFaceDescriptors = class extends CSSStyleDeclaration {
	/** @internal */
	_isPropertySupported(property) {
		return super._isPropertySupported(property) || FONT_FACE_DESCRIPTORS.has(property);
	}
};
const PAGE_DESCRIPTORS_INTERNAL = Symbol("CSSPageDescriptors.internal");
var CSSPageDescriptors = class extends CSSStyleDeclaration {
	/** @internal */
	get _filterDeclarationsInConstructor() {
		return true;
	}
	constructor(declarations, internalToken) {
		if (internalToken !== PAGE_DESCRIPTORS_INTERNAL) throw new TypeError("Illegal constructor");
		super(declarations);
	}
	/** @internal */
	_isPropertySupported(property) {
		return PAGE_ALLOWED_PROPERTIES.has(property);
	}
};
function defineDescriptorProperties(proto, dashedProps, skip) {
	for (const cssProp of dashedProps) {
		if (cssProp === skip) continue;
		const desc = {
			get() {
				return this.getPropertyValue(cssProp);
			},
			set(val) {
				this.setProperty(cssProp, val === null || val === void 0 ? "" : String(val));
			},
			enumerable: true,
			configurable: true
		};
		Object.defineProperty(proto, cssProp, desc);
		if (cssProp.includes("-")) {
			const camelProp = cssProp.replace(/-([a-z])/g, (_, c) => c.toUpperCase());
			Object.defineProperty(proto, camelProp, desc);
		}
	}
}
defineDescriptorProperties(CSSPageDescriptors.prototype, PAGE_DESCRIPTOR_PROPERTIES);
var CSSPositionTryDescriptors = class extends CSSStyleDeclaration {
	/** @internal */
	get _filterDeclarationsInConstructor() {
		return true;
	}
	/** @internal */
	get _allowCustomProperties() {
		return false;
	}
	/** @internal */
	get _allowImportant() {
		return false;
	}
	constructor(declarations, internalToken) {
		if (internalToken !== PAGE_DESCRIPTORS_INTERNAL) throw new TypeError("Illegal constructor");
		super(declarations);
	}
	/** @internal */
	_isPropertySupported(property) {
		return POSITION_TRY_ALLOWED_PROPERTIES.has(property);
	}
};
defineDescriptorProperties(CSSPositionTryDescriptors.prototype, POSITION_TRY_ALLOWED_PROPERTIES, "inset-area");
var CSSMarginDescriptors = class extends CSSStyleDeclaration {};
applyWebIDLInterface(CSSFontFaceDescriptors);
applyWebIDLInterface(CSSPageDescriptors);
applyWebIDLInterface(CSSPositionTryDescriptors);
applyWebIDLInterface(CSSMarginDescriptors);
// ../../node_modules/linkedom/esm/html/style-element.js
const tagName$14 = "style";
/**
* @implements globalThis.HTMLStyleElement
*/
var HTMLStyleElement = class extends TextElement {
	constructor(ownerDocument, localName = tagName$14) {
		super(ownerDocument, localName);
		this[SHEET] = null;
	}
	get sheet() {
		const sheet = this[SHEET];
		if (sheet !== null) return sheet;
		return this[SHEET] = parse$1(this.textContent);
	}
	get innerHTML() {
		return super.innerHTML || "";
	}
	set innerHTML(value) {
		super.textContent = value;
		this[SHEET] = null;
	}
	get innerText() {
		return super.innerText || "";
	}
	set innerText(value) {
		super.textContent = value;
		this[SHEET] = null;
	}
	get textContent() {
		return super.textContent || "";
	}
	set textContent(value) {
		super.textContent = value;
		this[SHEET] = null;
	}
};
registerHTMLClass(tagName$14, HTMLStyleElement);
// ../../node_modules/linkedom/esm/html/time-element.js
/**
* @implements globalThis.HTMLTimeElement
*/
var HTMLTimeElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "time") {
		super(ownerDocument, localName);
	}
	/**
	* @type {string}
	*/
	get dateTime() {
		return stringAttribute.get(this, "datetime");
	}
	set dateTime(value) {
		stringAttribute.set(this, "datetime", value);
	}
};
registerHTMLClass("time", HTMLTimeElement);
// ../../node_modules/linkedom/esm/html/field-set-element.js
/**
* @implements globalThis.HTMLFieldSetElement
*/
var HTMLFieldSetElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "fieldset") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/embed-element.js
/**
* @implements globalThis.HTMLEmbedElement
*/
var HTMLEmbedElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "embed") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/hr-element.js
/**
* @implements globalThis.HTMLHRElement
*/
var HTMLHRElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "hr") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/progress-element.js
/**
* @implements globalThis.HTMLProgressElement
*/
var HTMLProgressElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "progress") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/paragraph-element.js
/**
* @implements globalThis.HTMLParagraphElement
*/
var HTMLParagraphElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "p") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/table-element.js
/**
* @implements globalThis.HTMLTableElement
*/
var HTMLTableElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "table") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/frame-set-element.js
/**
* @implements globalThis.HTMLFrameSetElement
*/
var HTMLFrameSetElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "frameset") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/li-element.js
/**
* @implements globalThis.HTMLLIElement
*/
var HTMLLIElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "li") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/base-element.js
/**
* @implements globalThis.HTMLBaseElement
*/
var HTMLBaseElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "base") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/data-list-element.js
/**
* @implements globalThis.HTMLDataListElement
*/
var HTMLDataListElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "datalist") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/input-element.js
const tagName$13 = "input";
/**
* @implements globalThis.HTMLInputElement
*/
var HTMLInputElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$13) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get autofocus() {
		return booleanAttribute.get(this, "autofocus") || -1;
	}
	set autofocus(value) {
		booleanAttribute.set(this, "autofocus", value);
	}
	get disabled() {
		return booleanAttribute.get(this, "disabled");
	}
	set disabled(value) {
		booleanAttribute.set(this, "disabled", value);
	}
	get name() {
		return this.getAttribute("name");
	}
	set name(value) {
		this.setAttribute("name", value);
	}
	get placeholder() {
		return this.getAttribute("placeholder");
	}
	set placeholder(value) {
		this.setAttribute("placeholder", value);
	}
	get type() {
		return this.getAttribute("type");
	}
	set type(value) {
		this.setAttribute("type", value);
	}
	get value() {
		return stringAttribute.get(this, "value");
	}
	set value(value) {
		stringAttribute.set(this, "value", value);
	}
};
registerHTMLClass(tagName$13, HTMLInputElement);
// ../../node_modules/linkedom/esm/html/param-element.js
/**
* @implements globalThis.HTMLParamElement
*/
var HTMLParamElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "param") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/media-element.js
/**
* @implements globalThis.HTMLMediaElement
*/
var HTMLMediaElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "media") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/audio-element.js
/**
* @implements globalThis.HTMLAudioElement
*/
var HTMLAudioElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "audio") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/heading-element.js
const tagName$12 = "h1";
/**
* @implements globalThis.HTMLHeadingElement
*/
var HTMLHeadingElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$12) {
		super(ownerDocument, localName);
	}
};
registerHTMLClass([
	tagName$12,
	"h2",
	"h3",
	"h4",
	"h5",
	"h6"
], HTMLHeadingElement);
// ../../node_modules/linkedom/esm/html/directory-element.js
/**
* @implements globalThis.HTMLDirectoryElement
*/
var HTMLDirectoryElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "dir") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/quote-element.js
/**
* @implements globalThis.HTMLQuoteElement
*/
var HTMLQuoteElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "quote") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/commonjs/canvas-shim.cjs
var require_canvas_shim = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Canvas = class {
		constructor(width, height) {
			this.width = width;
			this.height = height;
		}
		getContext() {
			return null;
		}
		toDataURL() {
			return "";
		}
	};
	module.exports = { createCanvas: (width, height) => new Canvas(width, height) };
}));
const { createCanvas } = (/* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	/* c8 ignore start */
	try {
		module.exports = __require("canvas");
	} catch (fallback) {
		module.exports = require_canvas_shim();
	}
})))(), 1)).default;
const tagName$11 = "canvas";
/**
* @implements globalThis.HTMLCanvasElement
*/
var HTMLCanvasElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$11) {
		super(ownerDocument, localName);
		this[IMAGE] = createCanvas(300, 150);
	}
	get width() {
		return this[IMAGE].width;
	}
	set width(value) {
		numericAttribute.set(this, "width", value);
		this[IMAGE].width = value;
	}
	get height() {
		return this[IMAGE].height;
	}
	set height(value) {
		numericAttribute.set(this, "height", value);
		this[IMAGE].height = value;
	}
	getContext(type) {
		return this[IMAGE].getContext(type);
	}
	toDataURL(...args) {
		return this[IMAGE].toDataURL(...args);
	}
};
registerHTMLClass(tagName$11, HTMLCanvasElement);
// ../../node_modules/linkedom/esm/html/legend-element.js
/**
* @implements globalThis.HTMLLegendElement
*/
var HTMLLegendElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "legend") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/option-element.js
const tagName$10 = "option";
/**
* @implements globalThis.HTMLOptionElement
*/
var HTMLOptionElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$10) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get value() {
		return stringAttribute.get(this, "value");
	}
	set value(value) {
		stringAttribute.set(this, "value", value);
	}
	/* c8 ignore stop */
	get selected() {
		return booleanAttribute.get(this, "selected");
	}
	set selected(value) {
		const option = this.parentElement?.querySelector("option[selected]");
		if (option && option !== this) option.selected = false;
		booleanAttribute.set(this, "selected", value);
	}
};
registerHTMLClass(tagName$10, HTMLOptionElement);
// ../../node_modules/linkedom/esm/html/span-element.js
/**
* @implements globalThis.HTMLSpanElement
*/
var HTMLSpanElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "span") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/meter-element.js
/**
* @implements globalThis.HTMLMeterElement
*/
var HTMLMeterElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "meter") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/video-element.js
/**
* @implements globalThis.HTMLVideoElement
*/
var HTMLVideoElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "video") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/table-cell-element.js
/**
* @implements globalThis.HTMLTableCellElement
*/
var HTMLTableCellElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "td") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/title-element.js
const tagName$9 = "title";
/**
* @implements globalThis.HTMLTitleElement
*/
var HTMLTitleElement = class extends TextElement {
	constructor(ownerDocument, localName = tagName$9) {
		super(ownerDocument, localName);
	}
};
registerHTMLClass(tagName$9, HTMLTitleElement);
// ../../node_modules/linkedom/esm/html/output-element.js
/**
* @implements globalThis.HTMLOutputElement
*/
var HTMLOutputElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "output") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/table-row-element.js
/**
* @implements globalThis.HTMLTableRowElement
*/
var HTMLTableRowElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "tr") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/data-element.js
/**
* @implements globalThis.HTMLDataElement
*/
var HTMLDataElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "data") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/menu-element.js
/**
* @implements globalThis.HTMLMenuElement
*/
var HTMLMenuElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "menu") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/select-element.js
const tagName$8 = "select";
/**
* @implements globalThis.HTMLSelectElement
*/
var HTMLSelectElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$8) {
		super(ownerDocument, localName);
	}
	get options() {
		let children = new NodeList();
		let { firstElementChild } = this;
		while (firstElementChild) {
			if (firstElementChild.tagName === "OPTGROUP") children.push(...firstElementChild.children);
			else children.push(firstElementChild);
			firstElementChild = firstElementChild.nextElementSibling;
		}
		return children;
	}
	/* c8 ignore start */
	get disabled() {
		return booleanAttribute.get(this, "disabled");
	}
	set disabled(value) {
		booleanAttribute.set(this, "disabled", value);
	}
	get name() {
		return this.getAttribute("name");
	}
	set name(value) {
		this.setAttribute("name", value);
	}
	/* c8 ignore stop */
	get value() {
		return this.querySelector("option[selected]")?.value;
	}
};
registerHTMLClass(tagName$8, HTMLSelectElement);
// ../../node_modules/linkedom/esm/html/br-element.js
/**
* @implements globalThis.HTMLBRElement
*/
var HTMLBRElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "br") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/button-element.js
const tagName$7 = "button";
/**
* @implements globalThis.HTMLButtonElement
*/
var HTMLButtonElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$7) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get disabled() {
		return booleanAttribute.get(this, "disabled");
	}
	set disabled(value) {
		booleanAttribute.set(this, "disabled", value);
	}
	get name() {
		return this.getAttribute("name");
	}
	set name(value) {
		this.setAttribute("name", value);
	}
	get type() {
		return this.getAttribute("type");
	}
	set type(value) {
		this.setAttribute("type", value);
	}
};
registerHTMLClass(tagName$7, HTMLButtonElement);
// ../../node_modules/linkedom/esm/html/map-element.js
/**
* @implements globalThis.HTMLMapElement
*/
var HTMLMapElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "map") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/opt-group-element.js
/**
* @implements globalThis.HTMLOptGroupElement
*/
var HTMLOptGroupElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "optgroup") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/d-list-element.js
/**
* @implements globalThis.HTMLDListElement
*/
var HTMLDListElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "dl") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/text-area-element.js
const tagName$6 = "textarea";
/**
* @implements globalThis.HTMLTextAreaElement
*/
var HTMLTextAreaElement = class extends TextElement {
	constructor(ownerDocument, localName = tagName$6) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get disabled() {
		return booleanAttribute.get(this, "disabled");
	}
	set disabled(value) {
		booleanAttribute.set(this, "disabled", value);
	}
	get name() {
		return this.getAttribute("name");
	}
	set name(value) {
		this.setAttribute("name", value);
	}
	get placeholder() {
		return this.getAttribute("placeholder");
	}
	set placeholder(value) {
		this.setAttribute("placeholder", value);
	}
	get type() {
		return this.getAttribute("type");
	}
	set type(value) {
		this.setAttribute("type", value);
	}
	get value() {
		return this.textContent;
	}
	set value(content) {
		this.textContent = content;
	}
};
registerHTMLClass(tagName$6, HTMLTextAreaElement);
// ../../node_modules/linkedom/esm/html/font-element.js
/**
* @implements globalThis.HTMLFontElement
*/
var HTMLFontElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "font") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/div-element.js
/**
* @implements globalThis.HTMLDivElement
*/
var HTMLDivElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "div") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/link-element.js
const tagName$5 = "link";
/**
* @implements globalThis.HTMLLinkElement
*/
var HTMLLinkElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$5) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */ get disabled() {
		return booleanAttribute.get(this, "disabled");
	}
	set disabled(value) {
		booleanAttribute.set(this, "disabled", value);
	}
	get href() {
		return stringAttribute.get(this, "href").trim();
	}
	set href(value) {
		stringAttribute.set(this, "href", value);
	}
	get hreflang() {
		return stringAttribute.get(this, "hreflang");
	}
	set hreflang(value) {
		stringAttribute.set(this, "hreflang", value);
	}
	get media() {
		return stringAttribute.get(this, "media");
	}
	set media(value) {
		stringAttribute.set(this, "media", value);
	}
	get rel() {
		return stringAttribute.get(this, "rel");
	}
	set rel(value) {
		stringAttribute.set(this, "rel", value);
	}
	get type() {
		return stringAttribute.get(this, "type");
	}
	set type(value) {
		stringAttribute.set(this, "type", value);
	}
};
registerHTMLClass(tagName$5, HTMLLinkElement);
// ../../node_modules/linkedom/esm/html/slot-element.js
const tagName$4 = "slot";
/**
* @implements globalThis.HTMLSlotElement
*/
var HTMLSlotElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$4) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get name() {
		return this.getAttribute("name");
	}
	set name(value) {
		this.setAttribute("name", value);
	}
	assign() {}
	assignedNodes(options) {
		const isNamedSlot = !!this.name;
		const hostChildNodes = this.getRootNode().host?.childNodes ?? [];
		let slottables;
		if (isNamedSlot) slottables = [...hostChildNodes].filter((node) => node.slot === this.name);
		else slottables = [...hostChildNodes].filter((node) => !node.slot);
		if (options?.flatten) {
			const result = [];
			for (let slottable of slottables) if (slottable.localName === "slot") result.push(...slottable.assignedNodes({ flatten: true }));
			else result.push(slottable);
			slottables = result;
		}
		return slottables.length ? slottables : [...this.childNodes];
	}
	assignedElements(options) {
		const slottables = this.assignedNodes(options).filter((n) => n.nodeType === 1);
		return slottables.length ? slottables : [...this.children];
	}
};
registerHTMLClass(tagName$4, HTMLSlotElement);
// ../../node_modules/linkedom/esm/html/form-element.js
/**
* @implements globalThis.HTMLFormElement
*/
var HTMLFormElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "form") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/image-element.js
const tagName$3 = "img";
/**
* @implements globalThis.HTMLImageElement
*/
var HTMLImageElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$3) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get alt() {
		return stringAttribute.get(this, "alt");
	}
	set alt(value) {
		stringAttribute.set(this, "alt", value);
	}
	get sizes() {
		return stringAttribute.get(this, "sizes");
	}
	set sizes(value) {
		stringAttribute.set(this, "sizes", value);
	}
	get src() {
		return stringAttribute.get(this, "src");
	}
	set src(value) {
		stringAttribute.set(this, "src", value);
	}
	get srcset() {
		return stringAttribute.get(this, "srcset");
	}
	set srcset(value) {
		stringAttribute.set(this, "srcset", value);
	}
	get title() {
		return stringAttribute.get(this, "title");
	}
	set title(value) {
		stringAttribute.set(this, "title", value);
	}
	get width() {
		return numericAttribute.get(this, "width");
	}
	set width(value) {
		numericAttribute.set(this, "width", value);
	}
	get height() {
		return numericAttribute.get(this, "height");
	}
	set height(value) {
		numericAttribute.set(this, "height", value);
	}
};
registerHTMLClass(tagName$3, HTMLImageElement);
// ../../node_modules/linkedom/esm/html/pre-element.js
/**
* @implements globalThis.HTMLPreElement
*/
var HTMLPreElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "pre") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/u-list-element.js
/**
* @implements globalThis.HTMLUListElement
*/
var HTMLUListElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "ul") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/meta-element.js
const tagName$2 = "meta";
/**
* @implements globalThis.HTMLMetaElement
*/
var HTMLMetaElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$2) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get name() {
		return stringAttribute.get(this, "name");
	}
	set name(value) {
		stringAttribute.set(this, "name", value);
	}
	get httpEquiv() {
		return stringAttribute.get(this, "http-equiv");
	}
	set httpEquiv(value) {
		stringAttribute.set(this, "http-equiv", value);
	}
	get content() {
		return stringAttribute.get(this, "content");
	}
	set content(value) {
		stringAttribute.set(this, "content", value);
	}
	get charset() {
		return stringAttribute.get(this, "charset");
	}
	set charset(value) {
		stringAttribute.set(this, "charset", value);
	}
	get media() {
		return stringAttribute.get(this, "media");
	}
	set media(value) {
		stringAttribute.set(this, "media", value);
	}
};
registerHTMLClass(tagName$2, HTMLMetaElement);
// ../../node_modules/linkedom/esm/html/picture-element.js
/**
* @implements globalThis.HTMLPictureElement
*/
var HTMLPictureElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "picture") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/area-element.js
/**
* @implements globalThis.HTMLAreaElement
*/
var HTMLAreaElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "area") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/o-list-element.js
/**
* @implements globalThis.HTMLOListElement
*/
var HTMLOListElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "ol") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/table-caption-element.js
/**
* @implements globalThis.HTMLTableCaptionElement
*/
var HTMLTableCaptionElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "caption") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/anchor-element.js
const tagName$1 = "a";
/**
* @implements globalThis.HTMLAnchorElement
*/
var HTMLAnchorElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName$1) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */ get href() {
		return encodeURI(decodeURI(stringAttribute.get(this, "href"))).trim();
	}
	set href(value) {
		stringAttribute.set(this, "href", decodeURI(value));
	}
	get download() {
		return encodeURI(decodeURI(stringAttribute.get(this, "download")));
	}
	set download(value) {
		stringAttribute.set(this, "download", decodeURI(value));
	}
	get target() {
		return stringAttribute.get(this, "target");
	}
	set target(value) {
		stringAttribute.set(this, "target", value);
	}
	get type() {
		return stringAttribute.get(this, "type");
	}
	set type(value) {
		stringAttribute.set(this, "type", value);
	}
	get rel() {
		return stringAttribute.get(this, "rel");
	}
	set rel(value) {
		stringAttribute.set(this, "rel", value);
	}
};
registerHTMLClass(tagName$1, HTMLAnchorElement);
// ../../node_modules/linkedom/esm/html/label-element.js
/**
* @implements globalThis.HTMLLabelElement
*/
var HTMLLabelElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "label") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/unknown-element.js
/**
* @implements globalThis.HTMLUnknownElement
*/
var HTMLUnknownElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "unknown") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/mod-element.js
/**
* @implements globalThis.HTMLModElement
*/
var HTMLModElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "mod") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/details-element.js
/**
* @implements globalThis.HTMLDetailsElement
*/
var HTMLDetailsElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "details") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/source-element.js
const tagName = "source";
/**
* @implements globalThis.HTMLSourceElement
*/
var HTMLSourceElement = class extends HTMLElement {
	constructor(ownerDocument, localName = tagName) {
		super(ownerDocument, localName);
	}
	/* c8 ignore start */
	get src() {
		return stringAttribute.get(this, "src");
	}
	set src(value) {
		stringAttribute.set(this, "src", value);
	}
	get srcset() {
		return stringAttribute.get(this, "srcset");
	}
	set srcset(value) {
		stringAttribute.set(this, "srcset", value);
	}
	get sizes() {
		return stringAttribute.get(this, "sizes");
	}
	set sizes(value) {
		stringAttribute.set(this, "sizes", value);
	}
	get type() {
		return stringAttribute.get(this, "type");
	}
	set type(value) {
		stringAttribute.set(this, "type", value);
	}
};
registerHTMLClass(tagName, HTMLSourceElement);
// ../../node_modules/linkedom/esm/html/track-element.js
/**
* @implements globalThis.HTMLTrackElement
*/
var HTMLTrackElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "track") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/html/marquee-element.js
/**
* @implements globalThis.HTMLMarqueeElement
*/
var HTMLMarqueeElement = class extends HTMLElement {
	constructor(ownerDocument, localName = "marquee") {
		super(ownerDocument, localName);
	}
};
// ../../node_modules/linkedom/esm/shared/html-classes.js
const HTMLClasses = {
	HTMLElement,
	HTMLTemplateElement,
	HTMLHtmlElement,
	HTMLScriptElement,
	HTMLFrameElement,
	HTMLIFrameElement,
	HTMLObjectElement,
	HTMLHeadElement,
	HTMLBodyElement,
	HTMLStyleElement,
	HTMLTimeElement,
	HTMLFieldSetElement,
	HTMLEmbedElement,
	HTMLHRElement,
	HTMLProgressElement,
	HTMLParagraphElement,
	HTMLTableElement,
	HTMLFrameSetElement,
	HTMLLIElement,
	HTMLBaseElement,
	HTMLDataListElement,
	HTMLInputElement,
	HTMLParamElement,
	HTMLMediaElement,
	HTMLAudioElement,
	HTMLHeadingElement,
	HTMLDirectoryElement,
	HTMLQuoteElement,
	HTMLCanvasElement,
	HTMLLegendElement,
	HTMLOptionElement,
	HTMLSpanElement,
	HTMLMeterElement,
	HTMLVideoElement,
	HTMLTableCellElement,
	HTMLTitleElement,
	HTMLOutputElement,
	HTMLTableRowElement,
	HTMLDataElement,
	HTMLMenuElement,
	HTMLSelectElement,
	HTMLBRElement,
	HTMLButtonElement,
	HTMLMapElement,
	HTMLOptGroupElement,
	HTMLDListElement,
	HTMLTextAreaElement,
	HTMLFontElement,
	HTMLDivElement,
	HTMLLinkElement,
	HTMLSlotElement,
	HTMLFormElement,
	HTMLImageElement,
	HTMLPreElement,
	HTMLUListElement,
	HTMLMetaElement,
	HTMLPictureElement,
	HTMLAreaElement,
	HTMLOListElement,
	HTMLTableCaptionElement,
	HTMLAnchorElement,
	HTMLLabelElement,
	HTMLUnknownElement,
	HTMLModElement,
	HTMLDetailsElement,
	HTMLSourceElement,
	HTMLTrackElement,
	HTMLMarqueeElement
};
// ../../node_modules/linkedom/esm/shared/mime.js
const voidElements = { test: () => true };
const Mime = {
	"text/html": {
		docType: "<!DOCTYPE html>",
		ignoreCase: true,
		voidElements: /^(?:area|base|br|col|embed|hr|img|input|keygen|link|menuitem|meta|param|source|track|wbr)$/i
	},
	"image/svg+xml": {
		docType: "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
		ignoreCase: false,
		voidElements
	},
	"text/xml": {
		docType: "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
		ignoreCase: false,
		voidElements
	},
	"application/xml": {
		docType: "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
		ignoreCase: false,
		voidElements
	},
	"application/xhtml+xml": {
		docType: "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
		ignoreCase: false,
		voidElements
	}
};
// ../../node_modules/linkedom/esm/interface/custom-event.js
/* c8 ignore start */
/**
* @implements globalThis.CustomEvent
*/
var CustomEvent = class extends GlobalEvent {
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.detail = eventInitDict.detail;
	}
};
/* c8 ignore stop */
// ../../node_modules/linkedom/esm/interface/input-event.js
/* c8 ignore start */
/**
* @implements globalThis.InputEvent
*/
var InputEvent = class extends GlobalEvent {
	constructor(type, inputEventInit = {}) {
		super(type, inputEventInit);
		this.inputType = inputEventInit.inputType;
		this.data = inputEventInit.data;
		this.dataTransfer = inputEventInit.dataTransfer;
		this.isComposing = inputEventInit.isComposing || false;
		this.ranges = inputEventInit.ranges;
	}
};
/* c8 ignore stop */
// ../../node_modules/linkedom/esm/interface/image.js
const ImageClass = (ownerDocument) => class Image extends HTMLImageElement {
	constructor(width, height) {
		super(ownerDocument);
		switch (arguments.length) {
			case 1:
				this.height = width;
				this.width = width;
				break;
			case 2:
				this.height = height;
				this.width = width;
		}
	}
};
// ../../node_modules/linkedom/esm/interface/range.js
const deleteContents = ({ [START]: start, [END]: end }, fragment = null) => {
	setAdjacent(start[PREV], end[NEXT]);
	do {
		const after = getEnd(start);
		const next = after === end ? after : after[NEXT];
		if (fragment) fragment.insertBefore(start, fragment[END]);
		else start.remove();
		start = next;
	} while (start !== end);
};
/**
* @implements globalThis.Range
*/
var Range = class Range {
	constructor() {
		this[START] = null;
		this[END] = null;
		this.commonAncestorContainer = null;
	}
	insertNode(newNode) {
		this[END].parentNode.insertBefore(newNode, this[START]);
	}
	selectNode(node) {
		this[START] = node;
		this[END] = getEnd(node);
	}
	selectNodeContents(node) {
		this.selectNode(node);
		this.commonAncestorContainer = node;
	}
	surroundContents(parentNode) {
		parentNode.replaceChildren(this.extractContents());
	}
	setStartBefore(node) {
		this[START] = node;
	}
	setStartAfter(node) {
		this[START] = node.nextSibling;
	}
	setEndBefore(node) {
		this[END] = getEnd(node.previousSibling);
	}
	setEndAfter(node) {
		this[END] = getEnd(node);
	}
	cloneContents() {
		let { [START]: start, [END]: end } = this;
		const fragment = start.ownerDocument.createDocumentFragment();
		while (start !== end) {
			fragment.insertBefore(start.cloneNode(true), fragment[END]);
			start = getEnd(start);
			if (start !== end) start = start[NEXT];
		}
		return fragment;
	}
	deleteContents() {
		deleteContents(this);
	}
	extractContents() {
		const fragment = this[START].ownerDocument.createDocumentFragment();
		deleteContents(this, fragment);
		return fragment;
	}
	createContextualFragment(html) {
		const { commonAncestorContainer: doc } = this;
		const isSVG = "ownerSVGElement" in doc;
		const document = isSVG ? doc.ownerDocument : doc;
		let content = htmlToFragment(document, html);
		if (isSVG) {
			const childNodes = [...content.childNodes];
			content = document.createDocumentFragment();
			Object.setPrototypeOf(content, SVGElement$1.prototype);
			content.ownerSVGElement = document;
			for (const child of childNodes) {
				Object.setPrototypeOf(child, SVGElement$1.prototype);
				child.ownerSVGElement = document;
				content.appendChild(child);
			}
		} else this.selectNode(content);
		return content;
	}
	cloneRange() {
		const range = new Range();
		range[START] = this[START];
		range[END] = this[END];
		return range;
	}
};
// ../../node_modules/linkedom/esm/interface/tree-walker.js
const isOK = ({ nodeType }, mask) => {
	switch (nodeType) {
		case 1: return mask & 1;
		case 3: return mask & 4;
		case 8: return mask & 128;
		case 4: return mask & 8;
	}
	return 0;
};
/**
* @implements globalThis.TreeWalker
*/
var TreeWalker = class {
	constructor(root, whatToShow = -1) {
		this.root = root;
		this.currentNode = root;
		this.whatToShow = whatToShow;
		let { [NEXT]: next, [END]: end } = root;
		if (root.nodeType === 9) {
			const { documentElement } = root;
			next = documentElement;
			end = documentElement[END];
		}
		const nodes = [];
		while (next && next !== end) {
			if (isOK(next, whatToShow)) nodes.push(next);
			next = next[NEXT];
		}
		this[PRIVATE] = {
			i: 0,
			nodes
		};
	}
	nextNode() {
		const $ = this[PRIVATE];
		this.currentNode = $.i < $.nodes.length ? $.nodes[$.i++] : null;
		return this.currentNode;
	}
};
// ../../node_modules/linkedom/esm/interface/document.js
const query = (method, ownerDocument, selectors) => {
	let { [NEXT]: next, [END]: end } = ownerDocument;
	return method.call({
		ownerDocument,
		[NEXT]: next,
		[END]: end
	}, selectors);
};
const globalExports = assign({}, Facades, HTMLClasses, {
	CustomEvent,
	Event: GlobalEvent,
	EventTarget: DOMEventTarget,
	InputEvent,
	NamedNodeMap,
	NodeList
});
const window = /* @__PURE__ */ new WeakMap();
/**
* @implements globalThis.Document
*/
var Document$1 = class extends NonElementParentNode {
	constructor(type) {
		super(null, "#document", 9);
		this[CUSTOM_ELEMENTS] = {
			active: false,
			registry: null
		};
		this[MUTATION_OBSERVER] = {
			active: false,
			class: null
		};
		this[MIME] = Mime[type];
		/** @type {DocumentType} */
		this[DOCTYPE] = null;
		this[DOM_PARSER] = null;
		this[GLOBALS] = null;
		this[IMAGE] = null;
		this[UPGRADE] = null;
	}
	/**
	* @type {globalThis.Document['defaultView']}
	*/
	get defaultView() {
		if (!window.has(this)) window.set(this, new Proxy(globalThis, {
			set: (target, name, value) => {
				switch (name) {
					case "addEventListener":
					case "removeEventListener":
					case "dispatchEvent":
						this[EVENT_TARGET][name] = value;
						break;
					default: target[name] = value;
				}
				return true;
			},
			get: (globalThis, name) => {
				switch (name) {
					case "addEventListener":
					case "removeEventListener":
					case "dispatchEvent":
						if (!this[EVENT_TARGET]) {
							const et = this[EVENT_TARGET] = new DOMEventTarget();
							et.dispatchEvent = et.dispatchEvent.bind(et);
							et.addEventListener = et.addEventListener.bind(et);
							et.removeEventListener = et.removeEventListener.bind(et);
						}
						return this[EVENT_TARGET][name];
					case "document": return this;
					/* c8 ignore start */
					case "navigator": return { userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.150 Safari/537.36" };
					/* c8 ignore stop */
					case "window": return window.get(this);
					case "customElements":
						if (!this[CUSTOM_ELEMENTS].registry) this[CUSTOM_ELEMENTS] = new CustomElementRegistry(this);
						return this[CUSTOM_ELEMENTS];
					case "performance": return globalThis.performance;
					case "DOMParser": return this[DOM_PARSER];
					case "Image":
						if (!this[IMAGE]) this[IMAGE] = ImageClass(this);
						return this[IMAGE];
					case "MutationObserver":
						if (!this[MUTATION_OBSERVER].class) this[MUTATION_OBSERVER] = new MutationObserverClass(this);
						return this[MUTATION_OBSERVER].class;
				}
				return this[GLOBALS] && this[GLOBALS][name] || globalExports[name] || globalThis[name];
			}
		}));
		return window.get(this);
	}
	get doctype() {
		const docType = this[DOCTYPE];
		if (docType) return docType;
		const { firstChild } = this;
		if (firstChild && firstChild.nodeType === 10) return this[DOCTYPE] = firstChild;
		return null;
	}
	set doctype(value) {
		if (/^([a-z:]+)(\s+system|\s+public(\s+"([^"]+)")?)?(\s+"([^"]+)")?/i.test(value)) {
			const { $1: name, $4: publicId, $6: systemId } = RegExp;
			this[DOCTYPE] = new DocumentType$1(this, name, publicId, systemId);
			knownSiblings(this, this[DOCTYPE], this[NEXT]);
		}
	}
	get documentElement() {
		return this.firstElementChild;
	}
	get isConnected() {
		return true;
	}
	/**
	* @protected
	*/
	_getParent() {
		return this[EVENT_TARGET];
	}
	createAttribute(name) {
		return new Attr$1(this, name);
	}
	createCDATASection(data) {
		return new CDATASection$1(this, data);
	}
	createComment(textContent) {
		return new Comment$1(this, textContent);
	}
	createDocumentFragment() {
		return new DocumentFragment$1(this);
	}
	createDocumentType(name, publicId, systemId) {
		return new DocumentType$1(this, name, publicId, systemId);
	}
	createElement(localName) {
		return new Element$1(this, localName);
	}
	createRange() {
		const range = new Range();
		range.commonAncestorContainer = this;
		return range;
	}
	createTextNode(textContent) {
		return new Text$1(this, textContent);
	}
	createTreeWalker(root, whatToShow = -1) {
		return new TreeWalker(root, whatToShow);
	}
	createNodeIterator(root, whatToShow = -1) {
		return this.createTreeWalker(root, whatToShow);
	}
	createEvent(name) {
		const event = create$1(name === "Event" ? new GlobalEvent("") : new CustomEvent(""));
		event.initEvent = event.initCustomEvent = (type, canBubble = false, cancelable = false, detail) => {
			event.bubbles = !!canBubble;
			defineProperties(event, {
				type: { value: type },
				canBubble: { value: canBubble },
				cancelable: { value: cancelable },
				detail: { value: detail }
			});
		};
		return event;
	}
	cloneNode(deep = false) {
		const { constructor, [CUSTOM_ELEMENTS]: customElements, [DOCTYPE]: doctype } = this;
		const document = new constructor();
		document[CUSTOM_ELEMENTS] = customElements;
		if (deep) {
			const end = document[END];
			const { childNodes } = this;
			for (let { length } = childNodes, i = 0; i < length; i++) document.insertBefore(childNodes[i].cloneNode(true), end);
			if (doctype) document[DOCTYPE] = childNodes[0];
		}
		return document;
	}
	importNode(externalNode) {
		const deep = 1 < arguments.length && !!arguments[1];
		const node = externalNode.cloneNode(deep);
		const { [CUSTOM_ELEMENTS]: customElements } = this;
		const { active } = customElements;
		const upgrade = (element) => {
			const { ownerDocument, nodeType } = element;
			element.ownerDocument = this;
			if (active && ownerDocument !== this && nodeType === 1) customElements.upgrade(element);
		};
		upgrade(node);
		if (deep) switch (node.nodeType) {
			case 1:
			case 11: {
				let { [NEXT]: next, [END]: end } = node;
				while (next !== end) {
					if (next.nodeType === 1) upgrade(next);
					next = next[NEXT];
				}
				break;
			}
		}
		return node;
	}
	toString() {
		return this.childNodes.join("");
	}
	querySelector(selectors) {
		return query(super.querySelector, this, selectors);
	}
	querySelectorAll(selectors) {
		return query(super.querySelectorAll, this, selectors);
	}
	/* c8 ignore start */
	getElementsByTagNameNS(_, name) {
		return this.getElementsByTagName(name);
	}
	createAttributeNS(_, name) {
		return this.createAttribute(name);
	}
	createElementNS(nsp, localName, options) {
		return nsp === "http://www.w3.org/2000/svg" ? new SVGElement$1(this, localName, null) : this.createElement(localName, options);
	}
};
setPrototypeOf(globalExports.Document = function Document() {
	illegalConstructor();
}, Document$1).prototype = Document$1.prototype;
// ../../node_modules/linkedom/esm/html/document.js
const createHTMLElement = (ownerDocument, builtin, localName, options) => {
	if (!builtin && htmlClasses.has(localName)) return new (htmlClasses.get(localName))(ownerDocument, localName);
	const { [CUSTOM_ELEMENTS]: { active, registry } } = ownerDocument;
	if (active) {
		const ce = builtin ? options.is : localName;
		if (registry.has(ce)) {
			const { Class } = registry.get(ce);
			const element = new Class(ownerDocument, localName);
			customElements.set(element, { connected: false });
			return element;
		}
	}
	return new HTMLElement(ownerDocument, localName);
};
/**
* @implements globalThis.HTMLDocument
*/
var HTMLDocument = class extends Document$1 {
	constructor() {
		super("text/html");
	}
	get all() {
		const nodeList = new NodeList();
		let { [NEXT]: next, [END]: end } = this;
		while (next !== end) {
			switch (next.nodeType) {
				case 1: nodeList.push(next);
			}
			next = next[NEXT];
		}
		return nodeList;
	}
	/**
	* @type HTMLHeadElement
	*/
	get head() {
		const { documentElement } = this;
		let { firstElementChild } = documentElement;
		if (!firstElementChild || firstElementChild.tagName !== "HEAD") {
			firstElementChild = this.createElement("head");
			documentElement.prepend(firstElementChild);
		}
		return firstElementChild;
	}
	/**
	* @type HTMLBodyElement
	*/
	get body() {
		const { head } = this;
		let { nextElementSibling } = head;
		if (!nextElementSibling || nextElementSibling.tagName !== "BODY") {
			nextElementSibling = this.createElement("body");
			head.after(nextElementSibling);
		}
		return nextElementSibling;
	}
	/**
	* @type HTMLTitleElement
	*/
	get title() {
		const { head } = this;
		return head.getElementsByTagName("title").at(0)?.textContent || "";
	}
	set title(textContent) {
		const { head } = this;
		let title = head.getElementsByTagName("title").at(0);
		if (title) title.textContent = textContent;
		else head.insertBefore(this.createElement("title"), head.firstChild).textContent = textContent;
	}
	createElement(localName, options) {
		const builtin = !!(options && options.is);
		const element = createHTMLElement(this, builtin, localName, options);
		if (builtin) element.setAttribute("is", options.is);
		return element;
	}
};
// ../../node_modules/linkedom/esm/svg/document.js
/**
* @implements globalThis.Document
*/
var SVGDocument = class extends Document$1 {
	constructor() {
		super("image/svg+xml");
	}
	toString() {
		return this[MIME].docType + super.toString();
	}
};
// ../../node_modules/linkedom/esm/xml/document.js
/**
* @implements globalThis.XMLDocument
*/
var XMLDocument = class extends Document$1 {
	constructor() {
		super("text/xml");
	}
	toString() {
		return this[MIME].docType + super.toString();
	}
};
// ../../node_modules/linkedom/esm/dom/parser.js
/**
* @implements globalThis.DOMParser
*/
var DOMParser = class DOMParser {
	/** @typedef {{ "text/html": HTMLDocument, "image/svg+xml": SVGDocument, "text/xml": XMLDocument }} MimeToDoc */
	/**
	* @template {keyof MimeToDoc} MIME
	* @param {string} markupLanguage
	* @param {MIME} mimeType
	* @returns {MimeToDoc[MIME]}
	*/
	parseFromString(markupLanguage, mimeType, globals = null) {
		let isHTML = false, document;
		if (mimeType === "text/html") {
			isHTML = true;
			document = new HTMLDocument();
		} else if (mimeType === "image/svg+xml") document = new SVGDocument();
		else document = new XMLDocument();
		document[DOM_PARSER] = DOMParser;
		if (globals) document[GLOBALS] = globals;
		if (isHTML && markupLanguage === "...") markupLanguage = "<!doctype html><html><head></head><body></body></html>";
		return markupLanguage ? parseFromString(document, isHTML, markupLanguage) : document;
	}
};
// ../../node_modules/linkedom/esm/shared/parse-json.js
const { parse } = JSON;
// ../../node_modules/linkedom/esm/index.js
const parseHTML = (html, globals = null) => new DOMParser().parseFromString(html, "text/html", globals).defaultView;
function Document() {
	illegalConstructor();
}
setPrototypeOf(Document, Document$1).prototype = Document$1.prototype;
// src/features/chat/grounded/pages/page-text.ts
const MAX_ELEMENTS = 6e4;
/** Elements whose text belongs on lines of its own. */
const BLOCKS = new Set("P DIV SECTION ARTICLE H1 H2 H3 H4 H5 H6 LI UL OL TABLE TR PRE BLOCKQUOTE BR HR FIGURE FIGCAPTION DL DT DD HEADER FOOTER MAIN ASIDE".split(" "));
const LEFT_OUT = /* @__PURE__ */ new Set([
	"SCRIPT",
	"STYLE",
	"NOSCRIPT",
	"TEMPLATE",
	"SVG",
	"IFRAME",
	"NAV",
	"FORM",
	"BUTTON",
	"SELECT"
]);
const MAX_DEPTH = 400;
/** The readable text of a page: its article or, without one, all of its text. Scripts do not run. */
function readPageText(html) {
	const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`);
	const title = (document.title || "").trim();
	const article = readArticle(document);
	if (article !== void 0) return {
		title: article.title || title,
		text: article.text
	};
	return {
		title,
		text: writeText(document.body)
	};
}
function readArticle(document) {
	const copy = document.cloneNode(true);
	if (copy.querySelectorAll("*").length > MAX_ELEMENTS) return void 0;
	const article = new import_readability.Readability(copy, { charThreshold: 200 }).parse();
	if (article?.content == null || article.content === "") return void 0;
	const { document: read } = parseHTML(`<html><body>${article.content}</body></html>`);
	return {
		title: (article.title ?? "").trim(),
		text: writeText(read.body)
	};
}
/** The text with its lines: `textContent` would join the last word of a heading to the first one below it. */
function writeText(root) {
	const parts = [];
	const visit = (node, depth) => {
		if (node.nodeType === 3) parts.push((node.textContent ?? "").replaceAll(/\s+/g, " "));
		const name = node.nodeName.toUpperCase();
		if (node.nodeType !== 1 || depth > MAX_DEPTH || LEFT_OUT.has(name)) return;
		const isBlock = BLOCKS.has(name);
		if (isBlock) parts.push("\n");
		if (name === "LI") parts.push("- ");
		for (const child of node.childNodes) visit(child, depth + 1);
		if (name === "TD" || name === "TH") parts.push(" | ");
		if (isBlock) parts.push("\n");
	};
	visit(root, 0);
	return parts.join("").replaceAll(/[^\S\n]+/g, " ").replaceAll(/ ?\n ?/g, "\n").replaceAll(/\n{3,}/g, "\n\n").trim();
}
// src/features/chat/grounded/pages/page-worker.ts
/** The entry of the thread that reads a page, so that reading can be stopped whatever the page contains. */
const { html } = workerData;
parentPort?.postMessage(readPageText(html));
export {};
