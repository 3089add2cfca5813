import { $ as _toLowerCase, $t as $ZodObject, At as $ZodEmail, B as _nonnegative, Bn as safeParse, Cr as shallowClone, Dt as $ZodDefault, E as _isoDateTime, F as _maxLength, Gt as $ZodLiteral, I as _minLength, K as _refine, Lt as $ZodISODate, Mt as $ZodEnum, Ot as $ZodDiscriminatedUnion, Pt as $ZodGUID, Qt as $ZodNumberFormat, Rn as parse, Rt as $ZodISODateTime, S as _int, T as _isoDate, Tt as $ZodCustom, U as _number, Vn as safeParseAsync, W as _overwrite, X as _string, Xt as $ZodNullable, Yn as $constructor, Zt as $ZodNumber, _n as $ZodUnknown, a as _boolean, ar as extend$1, b as _guid, cn as $ZodStringFormat, cr as installLazyProp, dn as $ZodType, ft as meta$1, gn as $ZodUnion, gr as own, h as _email, hn as $ZodUndefined, ht as $ZodArray, it as _unknown, l as _coercedNumber, ln as $ZodTransform, mr as normalizeParams, nn as $ZodPipe, nr as clone, on as $ZodRecord, ot as _url, pn as $ZodURL, q as _regex, rt as _undefined$1, sn as $ZodString, tn as $ZodOptional, tt as _trim, un as $ZodTuple, vt as $ZodBoolean, zn as parseAsync } from "./api-Dxnr9gLW.js";
// ../../node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
const ZodMiniEmail = /*@__PURE__*/ $constructor("ZodMiniEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function email(params) {
	return _email(ZodMiniEmail, params);
}
const ZodMiniGUID = /*@__PURE__*/ $constructor("ZodMiniGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function guid(params) {
	return _guid(ZodMiniGUID, params);
}
const ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
	return _url(ZodMiniURL, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$1(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUndefined = /*@__PURE__*/ $constructor("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
	return _undefined$1(ZodMiniUndefined, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
const meta = meta$1;
// ../../node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ $constructor("ZodMiniISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
	return _isoDate(ZodMiniISODate, params);
}
// ../../node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _coercedNumber(ZodMiniNumber, params);
}
// ../../packages/contract/src/primitives.ts
/** Schemas shared by all features: ids, times, texts, paging. Messages are sentences that can be shown to users. */
/** Limits shared by several features. Lengths are in UTF-16 code units, sizes in bytes of UTF-8. */
const limits = {
	messageLength: 1e5,
	historyTurns: 200,
	historyBytes: 1e6,
	keptLength: 5e5,
	nameLength: 100,
	emailLength: 254,
	passwordMinLength: 6,
	passwordMaxLength: 256,
	titleLength: 300,
	queryLength: 500,
	pageMax: 200,
	pageDefault: 50
};
/**
* Every id of the API is a UUID in lower case. For a path with an id of another form the response is 404 and not 400,
* because nothing can exist under it.
*/
const Id = (/* @__PURE__ */ guid("This is not a valid id.")).check(_toLowerCase());
/** A point in time as ISO 8601 with `Z` or an offset, such as 2026-11-21T09:00:00.000Z. */
const Timestamp = /* @__PURE__ */ datetime({
	offset: true,
	error: "Please enter a date and time such as 2026-01-31T09:00:00Z."
});
/** The years that the database and calendar formats support. */
const inSupportedYears = /* @__PURE__ */ refine((text) => text >= "1900" && text < "2200", "Please enter a date of the years 1900 to 2199.");
/** A point in time in a request, limited to the years 1900 to 2199, which the database and calendar formats support. */
const RequestTimestamp = Timestamp.check(inSupportedYears);
/** A calendar day without a time or a zone, such as 2026-11-21; of the years 1900 to 2199. */
const CalendarDay = (/* @__PURE__ */ date("Please enter a date such as 2026-01-31.")).check(inSupportedYears);
/** A count, never negative. */
const Count = int().check(_nonnegative());
/** The body of a 204 or a redirect. */
const NoContent = /* @__PURE__ */ _undefined();
/** An object in a request; if it is missing or invalid, the message is a sentence instead of the library's own. */
/*#__NO_SIDE_EFFECTS__*/
function requestObject(shape) {
	return /* @__PURE__ */ object(shape, "Please send a JSON object with the fields this call describes.");
}
/**
* A text entered by a user: NUL characters are removed and lone surrogates replaced (neither can be stored),
* surrounding white space is trimmed, and the length must then be `min` to `max` characters. `missing` is the message
* if it is absent, of another type or too short.
*/
/*#__NO_SIDE_EFFECTS__*/
function trimmedText(rule) {
	const missing = rule.missing ?? `${rule.label} is required`;
	return (/* @__PURE__ */ string(missing)).check(_overwrite(toStorable), _trim(), _minLength(rule.min ?? 1, {
		error: missing,
		abort: true
	}), _maxLength(rule.max, tooLong(rule.label, rule.max)));
}
/** Like trimmedText, but may be empty and is not trimmed: messages of a history, notes. */
/*#__NO_SIDE_EFFECTS__*/
function storedText(rule) {
	return (/* @__PURE__ */ string(`${rule.label} must be text.`)).check(_overwrite(toStorable), _maxLength(rule.max, tooLong(rule.label, rule.max)));
}
/** An email address, trimmed and in lower case, at most 254 characters. */
const Email = (/* @__PURE__ */ string("Please enter a valid email")).check(_trim(), _toLowerCase(), _maxLength(limits.emailLength, tooLong("The email", limits.emailLength)), /* @__PURE__ */ email("Please enter a valid email"));
/**
* An IANA time zone known to the runtime, such as Europe/Berlin or UTC. Fixed offsets are refused because they have no
* daylight saving time.
*/
const TimeZone = (/* @__PURE__ */ string("Please enter a time zone such as Europe/Berlin.")).check(/* @__PURE__ */ refine(isTimeZone, "Please enter a time zone such as Europe/Berlin."));
/** true or false in a query string: true, 1, false, 0. */
const QueryFlag = /* @__PURE__ */ pipe(/* @__PURE__ */ union([/* @__PURE__ */ boolean(), /* @__PURE__ */ _enum([
	"true",
	"false",
	"1",
	"0"
])], "Please send true or false."), /* @__PURE__ */ transform((flag) => flag === true || flag === "true" || flag === "1"));
/** A non-negative integer in a query or header, where it arrives as a string. */
/*#__NO_SIDE_EFFECTS__*/
function wholeNumber(message) {
	return (/* @__PURE__ */ number(message)).check(/* @__PURE__ */ refine((value) => Number.isSafeInteger(value) && value >= 0, message), meta({
		type: "integer",
		minimum: 0
	}));
}
/** The number of rows per page, 1 to 200. Each list defines what an absent limit means. */
const PageLimit = (/* @__PURE__ */ number(`Please send a limit from 1 to ${limits.pageMax}.`)).check(/* @__PURE__ */ refine((limit) => Number.isInteger(limit) && limit >= 1 && limit <= limits.pageMax, `Please send a limit from 1 to ${limits.pageMax}.`), meta({
	type: "integer",
	minimum: 1,
	maximum: limits.pageMax
}));
/** Opaque; taken from the `Link: <…>; rel="next"` header of the page before. */
const Cursor = (/* @__PURE__ */ string("This page does not exist.")).check(_regex(/^[A-Za-z0-9_=-]{1,500}$/, "This page does not exist."));
/** Words to search for; trimmed; an empty text filters nothing. */
const FilterText = (/* @__PURE__ */ string("Please enter one search text.")).check(_overwrite(toStorable), _trim(), _maxLength(limits.queryLength, tooLong("The search text", limits.queryLength)));
/** A colour as #rrggbb. */
const HexColor = (/* @__PURE__ */ string("Please enter a colour such as #3b82f6.")).check(_regex(/^#[0-9a-fA-F]{6}$/, "Please enter a colour such as #3b82f6."));
/** The description of the `Link` header of lists, for the endpoint's `responseHeaders`. */
const pageHeaders = { Link: "`<…>; rel=\"next\"` while there is another page" };
/** The description of the version header of polled lists, for the endpoint's `responseHeaders`. */
const versionHeaders = { ETag: "Sent as If-None-Match, it answers 304 while unchanged" };
function tooLong(label, max) {
	return `${label} may have at most ${max.toLocaleString("en-US")} characters.`;
}
/** Removes NUL characters and lone surrogates, which JSON parsers and the database treat differently. */
function toStorable(text) {
	return text.replaceAll("\0", "").toWellFormed();
}
/** Whether a text is an IANA time zone known to the runtime. */
function isTimeZone(name) {
	if (!/^[A-Za-z].{0,63}$/.test(name)) return false;
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
export { extend as A, refine as B, wholeNumber as C, array as D, _enum as E, number$1 as F, unknown as G, transform as H, object as I, url as K, optional as L, int as M, literal as N, boolean as O, nullable as P, pipe as R, versionHeaders as S, _default as T, tuple as U, string as V, union as W, pageHeaders as _, FilterText as a, toStorable as b, NoContent as c, RequestTimestamp as d, TimeZone as f, limits as g, isTimeZone as h, Email as i, guid as j, discriminatedUnion as k, PageLimit as l, inSupportedYears as m, Count as n, HexColor as o, Timestamp as p, Cursor as r, Id as s, CalendarDay as t, QueryFlag as u, requestObject as v, date as w, trimmedText as x, storedText as y, record as z };
