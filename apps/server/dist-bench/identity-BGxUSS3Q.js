import { $ as _toLowerCase, F as _maxLength, I as _minLength, W as _overwrite, tt as _trim } from "./api-Dxnr9gLW.js";
import { i as endpoint } from "./app-error-CvKhFwC2.js";
import { D as array, E as _enum, I as object, L as optional, O as boolean, P as nullable, V as string, b as toStorable, c as NoContent, f as TimeZone, g as limits, i as Email, p as Timestamp, s as Id, v as requestObject, x as trimmedText } from "./primitives-DlTfjj0b.js";
// ../../packages/contract/src/identity.ts
/** Any value that contains 'premium' counts as Premium (see isPremiumTier). */
const SubscriptionTier = _enum([
	"free",
	"premium_monthly",
	"premium_annual",
	"premium"
]);
const User = object({
	id: Id,
	firstName: string(),
	lastName: string(),
	email: string(),
	profileImageUrl: nullable(string()),
	subscriptionTier: SubscriptionTier,
	/** The end of the paid period; null if there is none. */
	currentPeriodEnd: nullable(Timestamp),
	timeZone: string(),
	/** Whether the email is confirmed; `off` if this server cannot send mails. */
	emailVerification: _enum([
		"done",
		"waiting",
		"off"
	]),
	createdAt: Timestamp,
	/** Only for operators, who see the operator's page. */
	isOperator: optional(boolean())
});
/** The token is for `Authorization: Bearer …`; the same session is also set as an httpOnly cookie. */
const SignedIn = object({
	user: User,
	authToken: string()
});
const missingField = "Please fill in all fields";
const NewPassword = string(missingField).check(_minLength(limits.passwordMinLength, "Password must be at least 6 characters long."), _maxLength(limits.passwordMaxLength, `Password may have at most ${limits.passwordMaxLength} characters.`));
/** A password that is only compared with the stored one, so the rules for new passwords do not apply. */
const ExistingPassword = string(missingField).check(_minLength(1, missingField), _maxLength(limits.passwordMaxLength, `Password may have at most ${limits.passwordMaxLength} characters.`));
const LoginBody = /* @__PURE__ */ requestObject({
	email: string(missingField).check(_overwrite(toStorable), _trim(), _toLowerCase(), _minLength(1, missingField), _maxLength(limits.emailLength, "Please check your credentials and try again.")),
	password: ExistingPassword
});
const SignupBody = /* @__PURE__ */ requestObject({
	firstName: /* @__PURE__ */ trimmedText({
		label: "First name",
		max: limits.nameLength,
		missing: missingField
	}),
	lastName: /* @__PURE__ */ trimmedText({
		label: "Last name",
		max: limits.nameLength,
		missing: missingField
	}),
	email: Email,
	password: NewPassword,
	/** If absent, UTC. */
	timeZone: optional(TimeZone)
});
const ProfileBody = /* @__PURE__ */ requestObject({
	firstName: /* @__PURE__ */ trimmedText({
		label: "First name",
		max: limits.nameLength
	}),
	lastName: /* @__PURE__ */ trimmedText({
		label: "Last name",
		max: limits.nameLength
	}),
	email: Email,
	/** Required when the email changes, otherwise identity.password_required. */
	currentPassword: optional(ExistingPassword),
	timeZone: optional(TimeZone)
});
const ChangePasswordBody = /* @__PURE__ */ requestObject({
	currentPassword: ExistingPassword,
	newPassword: NewPassword
});
/** A session of the user, without its token. */
const Session = object({
	id: Id,
	/** Such as 'Firefox on Linux'. */
	device: string(),
	createdAt: Timestamp,
	lastUsedAt: Timestamp,
	isCurrent: boolean()
});
const getCurrentUser = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/auth/user",
	access: "user",
	summary: "The signed-in user.",
	response: User,
	errors: []
});
const login = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/auth/login",
	access: "public",
	summary: "Signs in with email and password.",
	body: LoginBody,
	response: SignedIn,
	errors: [
		"identity.bad_credentials",
		"identity.too_many_attempts",
		"identity.account_closing",
		"identity.account_suspended",
		"identity.totp_required"
	]
});
const signup = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/auth/signup",
	access: "public",
	summary: "Creates an account and signs in.",
	body: SignupBody,
	response: SignedIn,
	errors: [
		"identity.email_taken",
		"identity.signup_closed",
		"identity.too_many_attempts"
	]
});
const logout = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/auth/logout",
	access: "public",
	summary: "Ends the session, if there is one.",
	response: NoContent,
	status: 204,
	produces: "empty",
	errors: []
});
const updateProfile = /* @__PURE__ */ endpoint({
	method: "PUT",
	path: "/api/auth/profile",
	access: "user",
	summary: "Changes name, email or time zone. A new email requires the current password.",
	body: ProfileBody,
	response: User,
	errors: [
		"identity.email_taken",
		"identity.password_required",
		"identity.bad_credentials"
	]
});
const changePassword = /* @__PURE__ */ endpoint({
	method: "POST",
	path: "/api/auth/password/change",
	access: "user",
	summary: "Changes the password and ends all other sessions.",
	body: ChangePasswordBody,
	response: NoContent,
	status: 204,
	produces: "empty",
	errors: ["identity.bad_credentials", "identity.too_many_attempts"]
});
const listSessions = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/auth/sessions",
	access: "user",
	summary: "The sessions of the user, last used first.",
	response: array(Session),
	errors: []
});
const endSession = /* @__PURE__ */ endpoint({
	method: "DELETE",
	path: "/api/auth/sessions/:id",
	access: "user",
	summary: "Ends one session.",
	params: object({ id: Id }),
	response: NoContent,
	status: 204,
	produces: "empty",
	errors: ["identity.session_not_found"]
});
/** Whether a tier is a paid one: any value that contains 'premium' is. */
function isPremiumTier(tier) {
	return tier.includes("premium");
}
export { SubscriptionTier as a, endSession as c, listSessions as d, login as f, updateProfile as h, SignedIn as i, getCurrentUser as l, signup as m, NewPassword as n, User as o, logout as p, Session as r, changePassword as s, LoginBody as t, isPremiumTier as u };
