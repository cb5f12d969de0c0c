// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// .cache/contract/validators.source.mjs
var validators_source_exports = __exportAll({
	AdvertisementAnswer: () => AdvertisementAnswer,
	Alread: () => Alread,
	AlreadHaveUser: () => AlreadHaveUser,
	Already: () => Already,
	AmountRequest: () => AmountRequest,
	ApplyDepositRequest: () => ApplyDepositRequest,
	ApplyWithdrawRequest: () => ApplyWithdrawRequest,
	BetsAnswer: () => BetsAnswer,
	CantFindCode: () => CantFindCode,
	CasinoSettingAnswer: () => CasinoSettingAnswer,
	ChangePasswordRequest: () => ChangePasswordRequest,
	CheckIdRequest: () => CheckIdRequest,
	CheckNickRequest: () => CheckNickRequest,
	DepositApplied: () => DepositApplied,
	DepositListAnswer: () => DepositListAnswer,
	EmptyBody: () => EmptyBody,
	GameAddress: () => GameAddress,
	GetNoteAnswer: () => GetNoteAnswer,
	HealthAnswer: () => HealthAnswer,
	HelpListAnswer: () => HelpListAnswer,
	InGameBalanceAnswer: () => InGameBalanceAnswer,
	InquiryRead: () => InquiryRead,
	InquiryWritten: () => InquiryWritten,
	ItemRequest: () => ItemRequest,
	LockAnswer: () => LockAnswer,
	LoginApproval: () => LoginApproval,
	LoginAuthenticated: () => LoginAuthenticated,
	LoginRequest: () => LoginRequest,
	LowPoint: () => LowPoint,
	MemberAnswer: () => MemberAnswer,
	NotEnoughBalance: () => NotEnoughBalance,
	NoteListAnswer: () => NoteListAnswer,
	NoteRead: () => NoteRead,
	NoticePopupAnswer: () => NoticePopupAnswer,
	NoticesAnswer: () => NoticesAnswer,
	OpenGameRequest: () => OpenGameRequest,
	PageRequest: () => PageRequest,
	PaymentDepositRequest: () => PaymentDepositRequest,
	PaymentOptionsAnswer: () => PaymentOptionsAnswer,
	PaymentWithdrawalRequest: () => PaymentWithdrawalRequest,
	Problem: () => Problem,
	ReadAllNotesAnswer: () => ReadAllNotesAnswer,
	RegDomain: () => RegDomain,
	RegisterRequest: () => RegisterRequest,
	RemovedAnswer: () => RemovedAnswer,
	ResetPasswordRequest: () => ResetPasswordRequest,
	SessionNone: () => SessionNone,
	SessionRunning: () => SessionRunning,
	SignOutAnswer: () => SignOutAnswer,
	SignedIn: () => SignedIn,
	SlotGames: () => SlotGames,
	SlotSettingAnswer: () => SlotSettingAnswer,
	SlotsByCompanyRequest: () => SlotsByCompanyRequest,
	SportSettingAnswer: () => SportSettingAnswer,
	Success: () => Success,
	Time: () => Time,
	Wait: () => Wait,
	Wallet: () => Wallet,
	WithdrawListAnswer: () => WithdrawListAnswer,
	WithdrawalApplied: () => WithdrawalApplied,
	WithdrawalLauncherRequest: () => WithdrawalLauncherRequest,
	WithdrawalTicket: () => WithdrawalTicket,
	WriteHelpRequest: () => WriteHelpRequest,
	WriteInquiryRequest: () => WriteInquiryRequest,
	WrongPassword: () => WrongPassword
});
const AdvertisementAnswer = validate53;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		}];
		return false;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			}];
			return false;
		}
	}
	validate55.errors = vErrors;
	return true;
}
validate55.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const func1 = require_ucs2length().default;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 120) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 120 },
				message: "must NOT have more than 120 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate57.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate57.errors = vErrors;
	return true;
}
validate57.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 4e3) {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4e3 },
				message: "must NOT have more than 4000 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern3 = new RegExp("^/[a-z/]*$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content") || data.place === void 0 && (missing0 = "place")) {
				validate54.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.content !== void 0) {
							const _errs3 = errors;
							if (!validate59(data.content, {
								instancePath: instancePath + "/content",
								parentData: data,
								parentDataProperty: "content",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.place !== void 0) {
								let data3 = data.place;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data3 === "string") {
										if (!pattern3.test(data3)) {
											validate54.errors = [{
												instancePath: instancePath + "/place",
												schemaPath: "#/properties/place/pattern",
												keyword: "pattern",
												params: { pattern: "^/[a-z/]*$" },
												message: "must match pattern \"^/[a-z/]*$\""
											}];
											return false;
										}
									} else {
										validate54.errors = [{
											instancePath: instancePath + "/place",
											schemaPath: "#/properties/place/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true,
		"place": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate53.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate53.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate53.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 20) {
									validate53.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 20 },
										message: "must NOT have more than 20 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate54(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate53.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const Alread = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate62.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("alread" !== data0) {
				validate62.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "alread" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate62.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate62.errors = vErrors;
	return true;
}
validate62.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const AlreadHaveUser = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate63.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate63.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("alread_have_user" !== data0) {
				validate63.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "alread_have_user" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate63.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate63.errors = vErrors;
	return true;
}
validate63.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Already = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate64.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("already" !== data0) {
				validate64.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "already" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate64.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
validate64.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const AmountRequest = validate65;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		validate66.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		}];
		return false;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 1e9 || isNaN(data)) {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				},
				message: "must be <= 1000000000"
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			}];
			return false;
		}
	}
	validate66.errors = vErrors;
	return true;
}
validate66.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.amount === void 0 && (missing0 = "amount")) {
				validate65.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "amount")) {
					validate65.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.amount !== void 0) {
						if (!validate66(data.amount, {
							instancePath: instancePath + "/amount",
							parentData: data,
							parentDataProperty: "amount",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
validate65.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const ApplyDepositRequest = validate68;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate70.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate70.errors = vErrors;
	return true;
}
validate70.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.amount === void 0 && (missing0 = "amount") || data.bankOwner === void 0 && (missing0 = "bankOwner")) {
				validate68.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "amount" || key0 === "bankOwner")) {
					validate68.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.amount !== void 0) {
						const _errs2 = errors;
						if (!validate66(data.amount, {
							instancePath: instancePath + "/amount",
							parentData: data,
							parentDataProperty: "amount",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.bankOwner !== void 0) {
							const _errs3 = errors;
							if (!validate70(data.bankOwner, {
								instancePath: instancePath + "/bankOwner",
								parentData: data,
								parentDataProperty: "bankOwner",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const ApplyWithdrawRequest = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.amount === void 0 && (missing0 = "amount")) {
				validate72.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "amount")) {
					validate72.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.amount !== void 0) {
						if (!validate66(data.amount, {
							instancePath: instancePath + "/amount",
							parentData: data,
							parentDataProperty: "amount",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate72.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const BetsAnswer = validate74;
const schema34 = {
	"description": "One round of a game, as the member's own record shows it.",
	"type": "object",
	"required": [
		"id",
		"kind",
		"company",
		"nameKo",
		"nameEn",
		"bet",
		"win",
		"placedAt"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ItemId" },
		"kind": {
			"type": "string",
			"enum": [
				"slot",
				"casino",
				"sport"
			],
			"x-source": "document"
		},
		"company": {
			"description": "The provider's code.",
			"$ref": "#/$defs/Code"
		},
		"nameKo": { "$ref": "#/$defs/NameKo" },
		"nameEn": { "$ref": "#/$defs/NameEn" },
		"bet": {
			"description": "What was staked, in won.",
			"$ref": "#/$defs/Won"
		},
		"win": {
			"description": "What was paid out, in won; 0 when the round was lost.",
			"$ref": "#/$defs/Won"
		},
		"placedAt": { "$ref": "#/$defs/Instant" }
	}
};
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate77.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			validate77.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" },
				message: "must match pattern \"^[a-z0-9][a-z0-9-]{0,63}$\""
			}];
			return false;
		}
	} else {
		validate77.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate77.errors = vErrors;
	return true;
}
validate77.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 80) {
			validate79.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 80 },
				message: "must NOT have more than 80 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate79.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate79.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate79.errors = vErrors;
	return true;
}
validate79.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 80) {
			validate81.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 80 },
				message: "must NOT have more than 80 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate81.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate81.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate81.errors = vErrors;
	return true;
}
validate81.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		validate83.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		}];
		return false;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			validate83.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate83.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			}];
			return false;
		}
	}
	validate83.errors = vErrors;
	return true;
}
validate83.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const formats0 = require_formats().fullFormats["date-time"];
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate86.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" },
				message: "must match format \"date-time\""
			}];
			return false;
		}
	} else {
		validate86.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate86.errors = vErrors;
	return true;
}
validate86.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate75.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.company === void 0 && (missing0 = "company") || data.nameKo === void 0 && (missing0 = "nameKo") || data.nameEn === void 0 && (missing0 = "nameEn") || data.bet === void 0 && (missing0 = "bet") || data.win === void 0 && (missing0 = "win") || data.placedAt === void 0 && (missing0 = "placedAt")) {
				validate75.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.kind !== void 0) {
						let data1 = data.kind;
						const _errs2 = errors;
						if (typeof data1 !== "string") {
							validate75.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data1 === "slot" || data1 === "casino" || data1 === "sport")) {
							validate75.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema34.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.company !== void 0) {
							const _errs4 = errors;
							if (!validate77(data.company, {
								instancePath: instancePath + "/company",
								parentData: data,
								parentDataProperty: "company",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.nameKo !== void 0) {
								const _errs5 = errors;
								if (!validate79(data.nameKo, {
									instancePath: instancePath + "/nameKo",
									parentData: data,
									parentDataProperty: "nameKo",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.nameEn !== void 0) {
									const _errs6 = errors;
									if (!validate81(data.nameEn, {
										instancePath: instancePath + "/nameEn",
										parentData: data,
										parentDataProperty: "nameEn",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bet !== void 0) {
										const _errs7 = errors;
										if (!validate83(data.bet, {
											instancePath: instancePath + "/bet",
											parentData: data,
											parentDataProperty: "bet",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.win !== void 0) {
											const _errs8 = errors;
											if (!validate83(data.win, {
												instancePath: instancePath + "/win",
												parentData: data,
												parentDataProperty: "win",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.placedAt !== void 0) {
												const _errs9 = errors;
												if (!validate86(data.placedAt, {
													instancePath: instancePath + "/placedAt",
													parentData: data,
													parentDataProperty: "placedAt",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate75.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
validate75.evaluated = {
	"props": {
		"id": true,
		"kind": true,
		"company": true,
		"nameKo": true,
		"nameEn": true,
		"bet": true,
		"win": true,
		"placedAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate89.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		validate89.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		}];
		return false;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			validate89.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate89.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			}];
			return false;
		}
	}
	validate89.errors = vErrors;
	return true;
}
validate89.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list") || data.total === void 0 && (missing0 = "total")) {
				validate74.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate74.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate74.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 100) {
									validate74.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 100 },
										message: "must NOT have more than 100 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate75(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate74.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							const _errs6 = errors;
							if (!validate89(data.total, {
								instancePath: instancePath + "/total",
								parentData: data,
								parentDataProperty: "total",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate74.errors = vErrors;
	return errors === 0;
}
validate74.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const CantFindCode = validate91;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate91.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate91.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("cant_find_code" !== data0) {
				validate91.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "cant_find_code" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate91.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate91.errors = vErrors;
	return true;
}
validate91.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const CasinoSettingAnswer = validate92;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.nameKo === void 0 && (missing0 = "nameKo") || data.nameEn === void 0 && (missing0 = "nameEn")) {
				validate93.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.code !== void 0) {
					const _errs1 = errors;
					if (!validate77(data.code, {
						instancePath: instancePath + "/code",
						parentData: data,
						parentDataProperty: "code",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.nameKo !== void 0) {
						const _errs2 = errors;
						if (!validate79(data.nameKo, {
							instancePath: instancePath + "/nameKo",
							parentData: data,
							parentDataProperty: "nameKo",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nameEn !== void 0) {
							const _errs3 = errors;
							if (!validate81(data.nameEn, {
								instancePath: instancePath + "/nameEn",
								parentData: data,
								parentDataProperty: "nameEn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate93.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"props": {
		"code": true,
		"nameKo": true,
		"nameEn": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.casiono === void 0 && (missing0 = "casiono")) {
				validate92.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate92.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate92.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.casiono !== void 0) {
						let data1 = data.casiono;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 500) {
									validate92.errors = [{
										instancePath: instancePath + "/casiono",
										schemaPath: "#/properties/casiono/maxItems",
										keyword: "maxItems",
										params: { limit: 500 },
										message: "must NOT have more than 500 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate93(data1[i0], {
											instancePath: instancePath + "/casiono/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate92.errors = [{
									instancePath: instancePath + "/casiono",
									schemaPath: "#/properties/casiono/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate92.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"props": {
		"status": true,
		"casiono": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ChangePasswordRequest = validate98;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			validate99.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 },
				message: "must NOT have more than 128 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate99.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate99.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate99.errors = vErrors;
	return true;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			validate101.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 },
				message: "must NOT have more than 128 characters"
			}];
			return false;
		} else if (func1(data) < 8) {
			validate101.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 },
				message: "must NOT have fewer than 8 characters"
			}];
			return false;
		}
	} else {
		validate101.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate101.errors = vErrors;
	return true;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.pw === void 0 && (missing0 = "pw") || data.newPw === void 0 && (missing0 = "newPw")) {
				validate98.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "pw" || key0 === "newPw")) {
					validate98.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.pw !== void 0) {
						const _errs2 = errors;
						if (!validate99(data.pw, {
							instancePath: instancePath + "/pw",
							parentData: data,
							parentDataProperty: "pw",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.newPw !== void 0) {
							const _errs3 = errors;
							if (!validate101(data.newPw, {
								instancePath: instancePath + "/newPw",
								parentData: data,
								parentDataProperty: "newPw",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate98.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CheckIdRequest = validate103;
const pattern5 = new RegExp("^[A-Za-z0-9]{4,20}$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern5.test(data)) {
			validate104.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9]{4,20}$" },
				message: "must match pattern \"^[A-Za-z0-9]{4,20}$\""
			}];
			return false;
		}
	} else {
		validate104.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate104.errors = vErrors;
	return true;
}
validate104.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id")) {
				validate103.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id")) {
					validate103.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						if (!validate104(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate103.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CheckNickRequest = validate106;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 12) {
			validate107.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 12 },
				message: "must NOT have more than 12 characters"
			}];
			return false;
		} else if (func1(data) < 2) {
			validate107.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 },
				message: "must NOT have fewer than 2 characters"
			}];
			return false;
		}
	} else {
		validate107.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate107.errors = vErrors;
	return true;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate106.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.nick === void 0 && (missing0 = "nick")) {
				validate106.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "nick")) {
					validate106.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.nick !== void 0) {
						if (!validate107(data.nick, {
							instancePath: instancePath + "/nick",
							parentData: data,
							parentDataProperty: "nick",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate106.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate106.errors = vErrors;
	return errors === 0;
}
validate106.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositApplied = validate109;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate113.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate113.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate113.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate113.errors = vErrors;
	return true;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema54 = {
	"description": "A point in time, RFC 3339, or null while it has not come.",
	"type": ["string", "null"],
	"format": "date-time",
	"x-assumption": {
		"id": "A-004",
		"because": "The document shows dates only as they are displayed (YYYY-MM-DD); an instant with its offset is needed to show the right day."
	}
};
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate116.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		validate116.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema54.type },
			message: "must be string,null"
		}];
		return false;
	}
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate116.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" },
				message: "must match format \"date-time\""
			}];
			return false;
		}
	}
	validate116.errors = vErrors;
	return true;
}
validate116.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.amount === void 0 && (missing0 = "amount") || data.status === void 0 && (missing0 = "status") || data.requestedAt === void 0 && (missing0 = "requestedAt") || data.settledAt === void 0 && (missing0 = "settledAt")) {
				validate110.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.amount !== void 0) {
						const _errs2 = errors;
						if (!validate83(data.amount, {
							instancePath: instancePath + "/amount",
							parentData: data,
							parentDataProperty: "amount",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.status !== void 0) {
							const _errs3 = errors;
							if (!validate113(data.status, {
								instancePath: instancePath + "/status",
								parentData: data,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.requestedAt !== void 0) {
								const _errs4 = errors;
								if (!validate86(data.requestedAt, {
									instancePath: instancePath + "/requestedAt",
									parentData: data,
									parentDataProperty: "requestedAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.settledAt !== void 0) {
									const _errs5 = errors;
									if (!validate116(data.settledAt, {
										instancePath: instancePath + "/settledAt",
										parentData: data,
										parentDataProperty: "settledAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate110.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"props": {
		"id": true,
		"amount": true,
		"status": true,
		"requestedAt": true,
		"settledAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate109.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.deposit === void 0 && (missing0 = "deposit")) {
				validate109.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate109.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate109.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.deposit !== void 0) {
						const _errs3 = errors;
						if (!validate110(data.deposit, {
							instancePath: instancePath + "/deposit",
							parentData: data,
							parentDataProperty: "deposit",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate109.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate109.errors = vErrors;
	return errors === 0;
}
validate109.evaluated = {
	"props": {
		"status": true,
		"deposit": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositListAnswer = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list") || data.total === void 0 && (missing0 = "total")) {
				validate119.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate119.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate119.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 100) {
									validate119.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 100 },
										message: "must NOT have more than 100 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate110(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate119.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							const _errs6 = errors;
							if (!validate89(data.total, {
								instancePath: instancePath + "/total",
								parentData: data,
								parentDataProperty: "total",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate119.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const EmptyBody = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 0) {
			validate122.errors = [{
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 0 },
				message: "must NOT have more than 0 properties"
			}];
			return false;
		} else for (const key0 in data) {
			validate122.errors = [{
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			}];
			return false;
		}
	} else {
		validate122.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate122.errors = vErrors;
	return true;
}
validate122.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const GameAddress = validate123;
const formats4 = require_formats().fullFormats.uri;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate123.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status") || data.gameUrl === void 0 && (missing0 = "gameUrl")) {
			validate123.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.status !== void 0) {
				let data0 = data.status;
				if (typeof data0 !== "string") {
					validate123.errors = [{
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if ("success" !== data0) {
					validate123.errors = [{
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/const",
						keyword: "const",
						params: { allowedValue: "success" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.gameUrl !== void 0) {
					let data1 = data.gameUrl;
					if (typeof data1 === "string") {
						if (func1(data1) > 2048) {
							validate123.errors = [{
								instancePath: instancePath + "/gameUrl",
								schemaPath: "#/properties/gameUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 },
								message: "must NOT have more than 2048 characters"
							}];
							return false;
						} else if (!formats4(data1)) {
							validate123.errors = [{
								instancePath: instancePath + "/gameUrl",
								schemaPath: "#/properties/gameUrl/format",
								keyword: "format",
								params: { format: "uri" },
								message: "must match format \"uri\""
							}];
							return false;
						}
					} else {
						validate123.errors = [{
							instancePath: instancePath + "/gameUrl",
							schemaPath: "#/properties/gameUrl/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate123.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate123.errors = vErrors;
	return true;
}
validate123.evaluated = {
	"props": {
		"status": true,
		"gameUrl": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const GetNoteAnswer = validate124;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.createdAt === void 0 && (missing0 = "createdAt") || data.readAt === void 0 && (missing0 = "readAt")) {
				validate125.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.createdAt !== void 0) {
							const _errs3 = errors;
							if (!validate86(data.createdAt, {
								instancePath: instancePath + "/createdAt",
								parentData: data,
								parentDataProperty: "createdAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.readAt !== void 0) {
								const _errs4 = errors;
								if (!validate116(data.readAt, {
									instancePath: instancePath + "/readAt",
									parentData: data,
									parentDataProperty: "readAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate125.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"readAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate124.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate124.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate124.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 1e3) {
									validate124.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate125(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate124.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate124.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HealthAnswer = validate131;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 20) {
			validate133.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 20 },
				message: "must NOT have more than 20 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate133.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate133.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate133.errors = vErrors;
	return true;
}
validate133.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern6 = new RegExp("^\\+?[0-9][0-9-]{6,18}$", "u");
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern6.test(data)) {
			validate136.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\+?[0-9][0-9-]{6,18}$" },
				message: "must match pattern \"^\\+?[0-9][0-9-]{6,18}$\""
			}];
			return false;
		}
	} else {
		validate136.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate136.errors = vErrors;
	return true;
}
validate136.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			validate141.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			}];
			return false;
		} else if (func1(data) < 1) {
			validate141.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			}];
			return false;
		}
	} else {
		validate141.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate141.errors = vErrors;
	return true;
}
validate141.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern7 = new RegExp("^[0-9][0-9-]{4,30}$", "u");
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern7.test(data)) {
			validate144.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9][0-9-]{4,30}$" },
				message: "must match pattern \"^[0-9][0-9-]{4,30}$\""
			}];
			return false;
		}
	} else {
		validate144.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate144.errors = vErrors;
	return true;
}
validate144.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate132.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.userId === void 0 && (missing0 = "userId") || data.nick === void 0 && (missing0 = "nick") || data.phone === void 0 && (missing0 = "phone") || data.level === void 0 && (missing0 = "level") || data.balance === void 0 && (missing0 = "balance") || data.in_balance === void 0 && (missing0 = "in_balance") || data.rolling === void 0 && (missing0 = "rolling") || data.bankname === void 0 && (missing0 = "bankname") || data.bankOwner === void 0 && (missing0 = "bankOwner") || data.banknum === void 0 && (missing0 = "banknum") || data.noteCount === void 0 && (missing0 = "noteCount") || data.helpCount === void 0 && (missing0 = "helpCount")) {
				validate132.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.userId !== void 0) {
					const _errs1 = errors;
					if (!validate133(data.userId, {
						instancePath: instancePath + "/userId",
						parentData: data,
						parentDataProperty: "userId",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.nick !== void 0) {
						const _errs2 = errors;
						if (!validate107(data.nick, {
							instancePath: instancePath + "/nick",
							parentData: data,
							parentDataProperty: "nick",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.phone !== void 0) {
							const _errs3 = errors;
							if (!validate136(data.phone, {
								instancePath: instancePath + "/phone",
								parentData: data,
								parentDataProperty: "phone",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.level !== void 0) {
								let data3 = data.level;
								const _errs4 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate132.errors = [{
										instancePath: instancePath + "/level",
										schemaPath: "#/properties/level/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs4) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 > 99 || isNaN(data3)) {
											validate132.errors = [{
												instancePath: instancePath + "/level",
												schemaPath: "#/properties/level/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 99
												},
												message: "must be <= 99"
											}];
											return false;
										} else if (data3 < 1 || isNaN(data3)) {
											validate132.errors = [{
												instancePath: instancePath + "/level",
												schemaPath: "#/properties/level/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.balance !== void 0) {
									const _errs6 = errors;
									if (!validate83(data.balance, {
										instancePath: instancePath + "/balance",
										parentData: data,
										parentDataProperty: "balance",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.in_balance !== void 0) {
										const _errs7 = errors;
										if (!validate83(data.in_balance, {
											instancePath: instancePath + "/in_balance",
											parentData: data,
											parentDataProperty: "in_balance",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.rolling !== void 0) {
											const _errs8 = errors;
											if (!validate83(data.rolling, {
												instancePath: instancePath + "/rolling",
												parentData: data,
												parentDataProperty: "rolling",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.bankname !== void 0) {
												const _errs9 = errors;
												if (!validate141(data.bankname, {
													instancePath: instancePath + "/bankname",
													parentData: data,
													parentDataProperty: "bankname",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.bankOwner !== void 0) {
													const _errs10 = errors;
													if (!validate70(data.bankOwner, {
														instancePath: instancePath + "/bankOwner",
														parentData: data,
														parentDataProperty: "bankOwner",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs10 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.banknum !== void 0) {
														const _errs11 = errors;
														if (!validate144(data.banknum, {
															instancePath: instancePath + "/banknum",
															parentData: data,
															parentDataProperty: "banknum",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs11 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.noteCount !== void 0) {
															let data10 = data.noteCount;
															const _errs12 = errors;
															if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																validate132.errors = [{
																	instancePath: instancePath + "/noteCount",
																	schemaPath: "#/properties/noteCount/type",
																	keyword: "type",
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (errors === _errs12) {
																if (typeof data10 == "number" && isFinite(data10)) {
																	if (data10 > 1e5 || isNaN(data10)) {
																		validate132.errors = [{
																			instancePath: instancePath + "/noteCount",
																			schemaPath: "#/properties/noteCount/maximum",
																			keyword: "maximum",
																			params: {
																				comparison: "<=",
																				limit: 1e5
																			},
																			message: "must be <= 100000"
																		}];
																		return false;
																	} else if (data10 < 0 || isNaN(data10)) {
																		validate132.errors = [{
																			instancePath: instancePath + "/noteCount",
																			schemaPath: "#/properties/noteCount/minimum",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 0
																			},
																			message: "must be >= 0"
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs12 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.helpCount !== void 0) {
																let data11 = data.helpCount;
																const _errs14 = errors;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate132.errors = [{
																		instancePath: instancePath + "/helpCount",
																		schemaPath: "#/properties/helpCount/type",
																		keyword: "type",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (errors === _errs14) {
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 > 1e5 || isNaN(data11)) {
																			validate132.errors = [{
																				instancePath: instancePath + "/helpCount",
																				schemaPath: "#/properties/helpCount/maximum",
																				keyword: "maximum",
																				params: {
																					comparison: "<=",
																					limit: 1e5
																				},
																				message: "must be <= 100000"
																			}];
																			return false;
																		} else if (data11 < 0 || isNaN(data11)) {
																			validate132.errors = [{
																				instancePath: instancePath + "/helpCount",
																				schemaPath: "#/properties/helpCount/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		}
																	}
																}
																var valid0 = _errs14 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate132.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate132.errors = vErrors;
	return errors === 0;
}
validate132.evaluated = {
	"props": {
		"userId": true,
		"nick": true,
		"phone": true,
		"level": true,
		"balance": true,
		"in_balance": true,
		"rolling": true,
		"bankname": true,
		"bankOwner": true,
		"banknum": true,
		"noteCount": true,
		"helpCount": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.user === void 0 && (missing0 = "user") || data.noteCount === void 0 && (missing0 = "noteCount") || data.helpCount === void 0 && (missing0 = "helpCount")) {
				validate131.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate131.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate131.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.user !== void 0) {
						const _errs3 = errors;
						if (!validate132(data.user, {
							instancePath: instancePath + "/user",
							parentData: data,
							parentDataProperty: "user",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.noteCount !== void 0) {
							let data2 = data.noteCount;
							const _errs4 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate131.errors = [{
									instancePath: instancePath + "/noteCount",
									schemaPath: "#/properties/noteCount/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 > 1e5 || isNaN(data2)) {
										validate131.errors = [{
											instancePath: instancePath + "/noteCount",
											schemaPath: "#/properties/noteCount/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1e5
											},
											message: "must be <= 100000"
										}];
										return false;
									} else if (data2 < 0 || isNaN(data2)) {
										validate131.errors = [{
											instancePath: instancePath + "/noteCount",
											schemaPath: "#/properties/noteCount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.helpCount !== void 0) {
								let data3 = data.helpCount;
								const _errs6 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate131.errors = [{
										instancePath: instancePath + "/helpCount",
										schemaPath: "#/properties/helpCount/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 > 1e5 || isNaN(data3)) {
											validate131.errors = [{
												instancePath: instancePath + "/helpCount",
												schemaPath: "#/properties/helpCount/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 1e5
												},
												message: "must be <= 100000"
											}];
											return false;
										} else if (data3 < 0 || isNaN(data3)) {
											validate131.errors = [{
												instancePath: instancePath + "/helpCount",
												schemaPath: "#/properties/helpCount/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate131.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"props": {
		"status": true,
		"user": true,
		"noteCount": true,
		"helpCount": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HelpListAnswer = validate147;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate148.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.createdAt === void 0 && (missing0 = "createdAt") || data.answeredAt === void 0 && (missing0 = "answeredAt") || data.readAt === void 0 && (missing0 = "readAt")) {
				validate148.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.createdAt !== void 0) {
							const _errs3 = errors;
							if (!validate86(data.createdAt, {
								instancePath: instancePath + "/createdAt",
								parentData: data,
								parentDataProperty: "createdAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.answeredAt !== void 0) {
								const _errs4 = errors;
								if (!validate116(data.answeredAt, {
									instancePath: instancePath + "/answeredAt",
									parentData: data,
									parentDataProperty: "answeredAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.readAt !== void 0) {
									const _errs5 = errors;
									if (!validate116(data.readAt, {
										instancePath: instancePath + "/readAt",
										parentData: data,
										parentDataProperty: "readAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate148.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate148.errors = vErrors;
	return errors === 0;
}
validate148.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"answeredAt": true,
		"readAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate147.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate147.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate147.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate147.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 1e3) {
									validate147.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate148(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate147.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate147.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate147.errors = vErrors;
	return errors === 0;
}
validate147.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const InGameBalanceAnswer = validate155;
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate155.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.gameMoney === void 0 && (missing0 = "gameMoney") || data.balance === void 0 && (missing0 = "balance") || data.rolling === void 0 && (missing0 = "rolling") || data.userId === void 0 && (missing0 = "userId")) {
				validate155.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate155.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate155.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.gameMoney !== void 0) {
						const _errs3 = errors;
						if (!validate83(data.gameMoney, {
							instancePath: instancePath + "/gameMoney",
							parentData: data,
							parentDataProperty: "gameMoney",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.balance !== void 0) {
							const _errs4 = errors;
							if (!validate83(data.balance, {
								instancePath: instancePath + "/balance",
								parentData: data,
								parentDataProperty: "balance",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.rolling !== void 0) {
								const _errs5 = errors;
								if (!validate83(data.rolling, {
									instancePath: instancePath + "/rolling",
									parentData: data,
									parentDataProperty: "rolling",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.userId !== void 0) {
									const _errs6 = errors;
									if (!validate133(data.userId, {
										instancePath: instancePath + "/userId",
										parentData: data,
										parentDataProperty: "userId",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate155.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate155.errors = vErrors;
	return errors === 0;
}
validate155.evaluated = {
	"props": {
		"status": true,
		"gameMoney": true,
		"balance": true,
		"rolling": true,
		"userId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const InquiryRead = validate160;
const schema70 = {
	"description": "A 1:1 inquiry with its text and its answer.",
	"type": "object",
	"required": [
		"id",
		"title",
		"createdAt",
		"answeredAt",
		"readAt",
		"content",
		"answer"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ItemId" },
		"title": { "$ref": "#/$defs/Title" },
		"createdAt": { "$ref": "#/$defs/Instant" },
		"answeredAt": { "$ref": "#/$defs/NullableInstant" },
		"readAt": { "$ref": "#/$defs/NullableInstant" },
		"content": { "$ref": "#/$defs/Content" },
		"answer": {
			"description": "What support answered, as plain text with line breaks; null while it waits.",
			"type": ["string", "null"],
			"maxLength": 4e3,
			"x-assumption": {
				"id": "A-007",
				"because": "The fields of notices, messages and inquiries are not shown; each is written and read as a title and a text."
			}
		}
	}
};
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate161.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.createdAt === void 0 && (missing0 = "createdAt") || data.answeredAt === void 0 && (missing0 = "answeredAt") || data.readAt === void 0 && (missing0 = "readAt") || data.content === void 0 && (missing0 = "content") || data.answer === void 0 && (missing0 = "answer")) {
				validate161.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.createdAt !== void 0) {
							const _errs3 = errors;
							if (!validate86(data.createdAt, {
								instancePath: instancePath + "/createdAt",
								parentData: data,
								parentDataProperty: "createdAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.answeredAt !== void 0) {
								const _errs4 = errors;
								if (!validate116(data.answeredAt, {
									instancePath: instancePath + "/answeredAt",
									parentData: data,
									parentDataProperty: "answeredAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.readAt !== void 0) {
									const _errs5 = errors;
									if (!validate116(data.readAt, {
										instancePath: instancePath + "/readAt",
										parentData: data,
										parentDataProperty: "readAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.content !== void 0) {
										const _errs6 = errors;
										if (!validate59(data.content, {
											instancePath: instancePath + "/content",
											parentData: data,
											parentDataProperty: "content",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.answer !== void 0) {
											let data6 = data.answer;
											const _errs7 = errors;
											if (typeof data6 !== "string" && data6 !== null) {
												validate161.errors = [{
													instancePath: instancePath + "/answer",
													schemaPath: "#/properties/answer/type",
													keyword: "type",
													params: { type: schema70.properties.answer.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (errors === _errs7) {
												if (typeof data6 === "string") {
													if (func1(data6) > 4e3) {
														validate161.errors = [{
															instancePath: instancePath + "/answer",
															schemaPath: "#/properties/answer/maxLength",
															keyword: "maxLength",
															params: { limit: 4e3 },
															message: "must NOT have more than 4000 characters"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate161.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate161.errors = vErrors;
	return errors === 0;
}
validate161.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"answeredAt": true,
		"readAt": true,
		"content": true,
		"answer": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate160.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.help === void 0 && (missing0 = "help")) {
				validate160.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate160.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate160.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.help !== void 0) {
						const _errs3 = errors;
						if (!validate161(data.help, {
							instancePath: instancePath + "/help",
							parentData: data,
							parentDataProperty: "help",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate160.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate160.errors = vErrors;
	return errors === 0;
}
validate160.evaluated = {
	"props": {
		"status": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const InquiryWritten = validate169;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate169.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.help === void 0 && (missing0 = "help")) {
				validate169.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate169.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate169.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.help !== void 0) {
						const _errs3 = errors;
						if (!validate148(data.help, {
							instancePath: instancePath + "/help",
							parentData: data,
							parentDataProperty: "help",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate169.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate169.errors = vErrors;
	return errors === 0;
}
validate169.evaluated = {
	"props": {
		"status": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ItemRequest = validate171;
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate171.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id")) {
				validate171.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id")) {
					validate171.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						if (!validate55(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate171.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate171.errors = vErrors;
	return errors === 0;
}
validate171.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LockAnswer = validate173;
const schema73 = {
	"title": "Lock",
	"description": "Whether requests of this kind are taken now.",
	"type": "object",
	"required": [
		"status",
		"locked",
		"reason",
		"until"
	],
	"properties": {
		"status": {
			"type": "string",
			"const": "success",
			"x-source": "document"
		},
		"locked": {
			"description": "True while no request is taken.",
			"type": "boolean",
			"x-assumption": {
				"id": "A-016",
				"because": "That locks exist follows from the paths' names; what they hold is not shown, and a player needs to know whether, why and until when."
			}
		},
		"reason": {
			"description": "Why; null when not locked.",
			"type": ["string", "null"],
			"enum": [
				"maintenance",
				"bank_hours",
				"account",
				null
			],
			"x-assumption": {
				"id": "A-016",
				"because": "That locks exist follows from the paths' names; what they hold is not shown, and a player needs to know whether, why and until when."
			}
		},
		"until": {
			"description": "When it ends, if that is known.",
			"$ref": "#/$defs/NullableInstant"
		}
	}
};
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate173.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.locked === void 0 && (missing0 = "locked") || data.reason === void 0 && (missing0 = "reason") || data.until === void 0 && (missing0 = "until")) {
				validate173.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate173.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate173.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.locked !== void 0) {
						const _errs3 = errors;
						if (typeof data.locked !== "boolean") {
							validate173.errors = [{
								instancePath: instancePath + "/locked",
								schemaPath: "#/properties/locked/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							}];
							return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data2 = data.reason;
							const _errs5 = errors;
							if (typeof data2 !== "string" && data2 !== null) {
								validate173.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema73.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (!(data2 === "maintenance" || data2 === "bank_hours" || data2 === "account" || data2 === null)) {
								validate173.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/enum",
									keyword: "enum",
									params: { allowedValues: schema73.properties.reason.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.until !== void 0) {
								const _errs7 = errors;
								if (!validate116(data.until, {
									instancePath: instancePath + "/until",
									parentData: data,
									parentDataProperty: "until",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate173.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate173.errors = vErrors;
	return errors === 0;
}
validate173.evaluated = {
	"props": {
		"status": true,
		"locked": true,
		"reason": true,
		"until": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginApproval = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate175.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate175.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("wait" !== data0) {
				validate175.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "wait" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate175.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate175.errors = vErrors;
	return true;
}
validate175.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginAuthenticated = validate176;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate176.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.token === void 0 && (missing0 = "token") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.user === void 0 && (missing0 = "user")) {
				validate176.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate176.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("authenticated" !== data0) {
						validate176.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "authenticated" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.token !== void 0) {
						let data1 = data.token;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (typeof data1 === "string") {
								if (func1(data1) > 4096) {
									validate176.errors = [{
										instancePath: instancePath + "/token",
										schemaPath: "#/properties/token/maxLength",
										keyword: "maxLength",
										params: { limit: 4096 },
										message: "must NOT have more than 4096 characters"
									}];
									return false;
								} else if (func1(data1) < 16) {
									validate176.errors = [{
										instancePath: instancePath + "/token",
										schemaPath: "#/properties/token/minLength",
										keyword: "minLength",
										params: { limit: 16 },
										message: "must NOT have fewer than 16 characters"
									}];
									return false;
								}
							} else {
								validate176.errors = [{
									instancePath: instancePath + "/token",
									schemaPath: "#/properties/token/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.expiresAt !== void 0) {
							const _errs5 = errors;
							if (!validate86(data.expiresAt, {
								instancePath: instancePath + "/expiresAt",
								parentData: data,
								parentDataProperty: "expiresAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.user !== void 0) {
								const _errs6 = errors;
								if (!validate132(data.user, {
									instancePath: instancePath + "/user",
									parentData: data,
									parentDataProperty: "user",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate176.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate176.errors = vErrors;
	return errors === 0;
}
validate176.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"expiresAt": true,
		"user": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginRequest = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate179.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.pw === void 0 && (missing0 = "pw")) {
				validate179.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "pw")) {
					validate179.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate133(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pw !== void 0) {
							const _errs3 = errors;
							if (!validate99(data.pw, {
								instancePath: instancePath + "/pw",
								parentData: data,
								parentDataProperty: "pw",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate179.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate179.errors = vErrors;
	return errors === 0;
}
validate179.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LowPoint = validate182;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate182.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate182.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("low_point" !== data0) {
				validate182.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "low_point" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate182.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate182.errors = vErrors;
	return true;
}
validate182.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const MemberAnswer = validate183;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.user === void 0 && (missing0 = "user") || data.registeredAt === void 0 && (missing0 = "registeredAt") || data.lastLoginAt === void 0 && (missing0 = "lastLoginAt")) {
				validate184.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.user !== void 0) {
					const _errs1 = errors;
					if (!validate132(data.user, {
						instancePath: instancePath + "/user",
						parentData: data,
						parentDataProperty: "user",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.registeredAt !== void 0) {
						const _errs2 = errors;
						if (!validate86(data.registeredAt, {
							instancePath: instancePath + "/registeredAt",
							parentData: data,
							parentDataProperty: "registeredAt",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.lastLoginAt !== void 0) {
							const _errs3 = errors;
							if (!validate116(data.lastLoginAt, {
								instancePath: instancePath + "/lastLoginAt",
								parentData: data,
								parentDataProperty: "lastLoginAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate184.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"props": {
		"user": true,
		"registeredAt": true,
		"lastLoginAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate183.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.member === void 0 && (missing0 = "member")) {
				validate183.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate183.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate183.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.member !== void 0) {
						const _errs3 = errors;
						if (!validate184(data.member, {
							instancePath: instancePath + "/member",
							parentData: data,
							parentDataProperty: "member",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate183.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate183.errors = vErrors;
	return errors === 0;
}
validate183.evaluated = {
	"props": {
		"status": true,
		"member": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NotEnoughBalance = validate189;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate189.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate189.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate189.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("balance" !== data0) {
				validate189.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "balance" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate189.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate189.errors = vErrors;
	return true;
}
validate189.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteListAnswer = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate190.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list") || data.total === void 0 && (missing0 = "total")) {
				validate190.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate190.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate190.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 100) {
									validate190.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 100 },
										message: "must NOT have more than 100 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate125(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate190.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							const _errs6 = errors;
							if (!validate89(data.total, {
								instancePath: instancePath + "/total",
								parentData: data,
								parentDataProperty: "total",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate190.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate190.errors = vErrors;
	return errors === 0;
}
validate190.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteRead = validate193;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate194.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.createdAt === void 0 && (missing0 = "createdAt") || data.readAt === void 0 && (missing0 = "readAt") || data.content === void 0 && (missing0 = "content")) {
				validate194.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.createdAt !== void 0) {
							const _errs3 = errors;
							if (!validate86(data.createdAt, {
								instancePath: instancePath + "/createdAt",
								parentData: data,
								parentDataProperty: "createdAt",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.readAt !== void 0) {
								const _errs4 = errors;
								if (!validate116(data.readAt, {
									instancePath: instancePath + "/readAt",
									parentData: data,
									parentDataProperty: "readAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.content !== void 0) {
									const _errs5 = errors;
									if (!validate59(data.content, {
										instancePath: instancePath + "/content",
										parentData: data,
										parentDataProperty: "content",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate194.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate194.errors = vErrors;
	return errors === 0;
}
validate194.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"readAt": true,
		"content": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate193.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.note === void 0 && (missing0 = "note")) {
				validate193.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate193.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate193.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.note !== void 0) {
						const _errs3 = errors;
						if (!validate194(data.note, {
							instancePath: instancePath + "/note",
							parentData: data,
							parentDataProperty: "note",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate193.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate193.errors = vErrors;
	return errors === 0;
}
validate193.evaluated = {
	"props": {
		"status": true,
		"note": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticePopupAnswer = validate201;
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate202.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content")) {
				validate202.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.content !== void 0) {
							const _errs3 = errors;
							if (!validate59(data.content, {
								instancePath: instancePath + "/content",
								parentData: data,
								parentDataProperty: "content",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate202.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate202.errors = vErrors;
	return errors === 0;
}
validate202.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate201.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate201.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate201.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate201.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 20) {
									validate201.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 20 },
										message: "must NOT have more than 20 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate202(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate201.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate201.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate201.errors = vErrors;
	return errors === 0;
}
validate201.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticesAnswer = validate207;
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate208.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content") || data.createdAt === void 0 && (missing0 = "createdAt")) {
				validate208.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.content !== void 0) {
							const _errs3 = errors;
							if (!validate59(data.content, {
								instancePath: instancePath + "/content",
								parentData: data,
								parentDataProperty: "content",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								const _errs4 = errors;
								if (!validate86(data.createdAt, {
									instancePath: instancePath + "/createdAt",
									parentData: data,
									parentDataProperty: "createdAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate208.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate208.errors = vErrors;
	return errors === 0;
}
validate208.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true,
		"createdAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate207.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate207.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate207.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate207.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 1e3) {
									validate207.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate208(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate207.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate207.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate207.errors = vErrors;
	return errors === 0;
}
validate207.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const OpenGameRequest = validate214;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate215.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.company === void 0 && (missing0 = "company") || data.game === void 0 && (missing0 = "game")) {
				validate215.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "company" || key0 === "game")) {
					validate215.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						let data0 = data.kind;
						const _errs2 = errors;
						if (typeof data0 !== "string") {
							validate215.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if ("slot" !== data0) {
							validate215.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "slot" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.company !== void 0) {
							const _errs4 = errors;
							if (!validate77(data.company, {
								instancePath: instancePath + "/company",
								parentData: data,
								parentDataProperty: "company",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.game !== void 0) {
								const _errs5 = errors;
								if (!validate77(data.game, {
									instancePath: instancePath + "/game",
									parentData: data,
									parentDataProperty: "game",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate215.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate215.errors = vErrors;
	return errors === 0;
}
validate215.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema90 = {
	"title": "A provider's casino or sports book",
	"type": "object",
	"required": ["kind", "company"],
	"additionalProperties": false,
	"properties": {
		"kind": {
			"type": "string",
			"enum": ["casino", "sport"],
			"x-source": "document"
		},
		"company": {
			"description": "The provider's code.",
			"$ref": "#/$defs/Code"
		}
	}
};
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate219.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.company === void 0 && (missing0 = "company")) {
				validate219.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "company")) {
					validate219.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						let data0 = data.kind;
						const _errs2 = errors;
						if (typeof data0 !== "string") {
							validate219.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data0 === "casino" || data0 === "sport")) {
							validate219.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: schema90.properties.kind.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.company !== void 0) {
							const _errs4 = errors;
							if (!validate77(data.company, {
								instancePath: instancePath + "/company",
								parentData: data,
								parentDataProperty: "company",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate219.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate219.errors = vErrors;
	return errors === 0;
}
validate219.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate214.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate215(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate219(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate214.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate214.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate214.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const PageRequest = validate222;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate222.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "pageSize")) {
			validate222.errors = [{
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			}];
			return false;
		}
		if (data.page !== void 0) {
			let data0 = data.page;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				validate222.errors = [{
					instancePath: instancePath + "/page",
					schemaPath: "#/properties/page/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}];
				return false;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e5 || isNaN(data0)) {
					validate222.errors = [{
						instancePath: instancePath + "/page",
						schemaPath: "#/properties/page/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						},
						message: "must be <= 100000"
					}];
					return false;
				} else if (data0 < 1 || isNaN(data0)) {
					validate222.errors = [{
						instancePath: instancePath + "/page",
						schemaPath: "#/properties/page/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					}];
					return false;
				}
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.pageSize !== void 0) {
				let data1 = data.pageSize;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
					validate222.errors = [{
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 100 || isNaN(data1)) {
						validate222.errors = [{
							instancePath: instancePath + "/pageSize",
							schemaPath: "#/properties/pageSize/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							message: "must be <= 100"
						}];
						return false;
					} else if (data1 < 1 || isNaN(data1)) {
						validate222.errors = [{
							instancePath: instancePath + "/pageSize",
							schemaPath: "#/properties/pageSize/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
		}
	} else {
		validate222.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate222.errors = vErrors;
	return true;
}
validate222.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentDepositRequest = validate223;
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate223.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.amount === void 0 && (missing0 = "amount")) {
				validate223.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "code" || key0 === "amount")) {
					validate223.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.code !== void 0) {
						const _errs2 = errors;
						if (!validate77(data.code, {
							instancePath: instancePath + "/code",
							parentData: data,
							parentDataProperty: "code",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.amount !== void 0) {
							const _errs3 = errors;
							if (!validate66(data.amount, {
								instancePath: instancePath + "/amount",
								parentData: data,
								parentDataProperty: "amount",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate223.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate223.errors = vErrors;
	return errors === 0;
}
validate223.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentOptionsAnswer = validate226;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.nameKo === void 0 && (missing0 = "nameKo") || data.nameEn === void 0 && (missing0 = "nameEn") || data.minAmount === void 0 && (missing0 = "minAmount") || data.maxAmount === void 0 && (missing0 = "maxAmount")) {
				validate227.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.code !== void 0) {
					const _errs1 = errors;
					if (!validate77(data.code, {
						instancePath: instancePath + "/code",
						parentData: data,
						parentDataProperty: "code",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.nameKo !== void 0) {
						const _errs2 = errors;
						if (!validate79(data.nameKo, {
							instancePath: instancePath + "/nameKo",
							parentData: data,
							parentDataProperty: "nameKo",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nameEn !== void 0) {
							const _errs3 = errors;
							if (!validate81(data.nameEn, {
								instancePath: instancePath + "/nameEn",
								parentData: data,
								parentDataProperty: "nameEn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.minAmount !== void 0) {
								const _errs4 = errors;
								if (!validate83(data.minAmount, {
									instancePath: instancePath + "/minAmount",
									parentData: data,
									parentDataProperty: "minAmount",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.maxAmount !== void 0) {
									const _errs5 = errors;
									if (!validate83(data.maxAmount, {
										instancePath: instancePath + "/maxAmount",
										parentData: data,
										parentDataProperty: "maxAmount",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate227.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate227.errors = vErrors;
	return errors === 0;
}
validate227.evaluated = {
	"props": {
		"code": true,
		"nameKo": true,
		"nameEn": true,
		"minAmount": true,
		"maxAmount": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate226.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list")) {
				validate226.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate226.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate226.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 50) {
									validate226.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 50 },
										message: "must NOT have more than 50 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate227(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate226.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate226.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate226.errors = vErrors;
	return errors === 0;
}
validate226.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentWithdrawalRequest = validate234;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate234.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.ticket === void 0 && (missing0 = "ticket") || data.amount === void 0 && (missing0 = "amount")) {
				validate234.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "ticket" || key0 === "amount")) {
					validate234.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.ticket !== void 0) {
						let data0 = data.ticket;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (func1(data0) > 64) {
									validate234.errors = [{
										instancePath: instancePath + "/ticket",
										schemaPath: "#/properties/ticket/maxLength",
										keyword: "maxLength",
										params: { limit: 64 },
										message: "must NOT have more than 64 characters"
									}];
									return false;
								} else if (func1(data0) < 16) {
									validate234.errors = [{
										instancePath: instancePath + "/ticket",
										schemaPath: "#/properties/ticket/minLength",
										keyword: "minLength",
										params: { limit: 16 },
										message: "must NOT have fewer than 16 characters"
									}];
									return false;
								}
							} else {
								validate234.errors = [{
									instancePath: instancePath + "/ticket",
									schemaPath: "#/properties/ticket/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.amount !== void 0) {
							const _errs4 = errors;
							if (!validate66(data.amount, {
								instancePath: instancePath + "/amount",
								parentData: data,
								parentDataProperty: "amount",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate234.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate234.errors = vErrors;
	return errors === 0;
}
validate234.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const Problem = validate236;
const formats6 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema97 = {
	"type": "string",
	"enum": [
		"request_invalid",
		"request_too_large",
		"media_type_unsupported",
		"method_not_allowed",
		"route_unknown",
		"session_missing",
		"session_expired",
		"origin_refused",
		"too_many_requests",
		"idempotency_key_reused",
		"backend_unreachable",
		"backend_timeout",
		"backend_answer_invalid",
		"backend_fault",
		"internal_fault"
	],
	"x-assumption": {
		"id": "A-009",
		"because": "The document shows no error answers; RFC 9457 is the standard form."
	}
};
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate237.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate237.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "request_invalid" || data === "request_too_large" || data === "media_type_unsupported" || data === "method_not_allowed" || data === "route_unknown" || data === "session_missing" || data === "session_expired" || data === "origin_refused" || data === "too_many_requests" || data === "idempotency_key_reused" || data === "backend_unreachable" || data === "backend_timeout" || data === "backend_answer_invalid" || data === "backend_fault" || data === "internal_fault")) {
		validate237.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema97.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate237.errors = vErrors;
	return true;
}
validate237.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate239.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.pointer === void 0 && (missing0 = "pointer") || data.message === void 0 && (missing0 = "message")) {
			validate239.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.pointer !== void 0) {
				if (typeof data.pointer !== "string") {
					validate239.errors = [{
						instancePath: instancePath + "/pointer",
						schemaPath: "#/properties/pointer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.message !== void 0) {
					if (typeof data.message !== "string") {
						validate239.errors = [{
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate239.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate239.errors = vErrors;
	return true;
}
validate239.evaluated = {
	"props": {
		"pointer": true,
		"message": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate236.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.status === void 0 && (missing0 = "status") || data.code === void 0 && (missing0 = "code") || data.requestId === void 0 && (missing0 = "requestId")) {
				validate236.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.type !== void 0) {
					let data0 = data.type;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (errors === _errs1) {
							if (typeof data0 === "string") {
								if (!formats6.test(data0)) {
									validate236.errors = [{
										instancePath: instancePath + "/type",
										schemaPath: "#/properties/type/format",
										keyword: "format",
										params: { format: "uri-reference" },
										message: "must match format \"uri-reference\""
									}];
									return false;
								}
							} else {
								validate236.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						const _errs3 = errors;
						if (typeof data.title !== "string") {
							validate236.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.status !== void 0) {
							let data2 = data.status;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate236.errors = [{
									instancePath: instancePath + "/status",
									schemaPath: "#/properties/status/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 > 599 || isNaN(data2)) {
										validate236.errors = [{
											instancePath: instancePath + "/status",
											schemaPath: "#/properties/status/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 599
											},
											message: "must be <= 599"
										}];
										return false;
									} else if (data2 < 400 || isNaN(data2)) {
										validate236.errors = [{
											instancePath: instancePath + "/status",
											schemaPath: "#/properties/status/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 400
											},
											message: "must be >= 400"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.code !== void 0) {
								const _errs7 = errors;
								if (!validate237(data.code, {
									instancePath: instancePath + "/code",
									parentData: data,
									parentDataProperty: "code",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.detail !== void 0) {
									const _errs8 = errors;
									if (typeof data.detail !== "string") {
										validate236.errors = [{
											instancePath: instancePath + "/detail",
											schemaPath: "#/properties/detail/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.requestId !== void 0) {
										let data5 = data.requestId;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (typeof data5 === "string") {
												if (func1(data5) > 64) {
													validate236.errors = [{
														instancePath: instancePath + "/requestId",
														schemaPath: "#/properties/requestId/maxLength",
														keyword: "maxLength",
														params: { limit: 64 },
														message: "must NOT have more than 64 characters"
													}];
													return false;
												} else if (func1(data5) < 1) {
													validate236.errors = [{
														instancePath: instancePath + "/requestId",
														schemaPath: "#/properties/requestId/minLength",
														keyword: "minLength",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												}
											} else {
												validate236.errors = [{
													instancePath: instancePath + "/requestId",
													schemaPath: "#/properties/requestId/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.errors !== void 0) {
											let data6 = data.errors;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (Array.isArray(data6)) {
													if (data6.length > 50) {
														validate236.errors = [{
															instancePath: instancePath + "/errors",
															schemaPath: "#/properties/errors/maxItems",
															keyword: "maxItems",
															params: { limit: 50 },
															message: "must NOT have more than 50 items"
														}];
														return false;
													} else {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs14 = errors;
															if (!validate239(data6[i0], {
																instancePath: instancePath + "/errors/" + i0,
																parentData: data6,
																parentDataProperty: i0,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
																errors = vErrors.length;
															}
															if (!(_errs14 === errors)) break;
														}
													}
												} else {
													validate236.errors = [{
														instancePath: instancePath + "/errors",
														schemaPath: "#/properties/errors/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate236.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate236.errors = vErrors;
	return errors === 0;
}
validate236.evaluated = {
	"props": {
		"type": true,
		"title": true,
		"status": true,
		"code": true,
		"detail": true,
		"requestId": true,
		"errors": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ReadAllNotesAnswer = validate241;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate241.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.count === void 0 && (missing0 = "count")) {
				validate241.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate241.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate241.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.count !== void 0) {
						const _errs3 = errors;
						if (!validate89(data.count, {
							instancePath: instancePath + "/count",
							parentData: data,
							parentDataProperty: "count",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate241.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate241.errors = vErrors;
	return errors === 0;
}
validate241.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RegDomain = validate243;
const pattern8 = new RegExp("^[A-Za-z0-9-]{1,32}$", "u");
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern8.test(data)) {
			validate244.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9-]{1,32}$" },
				message: "must match pattern \"^[A-Za-z0-9-]{1,32}$\""
			}];
			return false;
		}
	} else {
		validate244.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate244.errors = vErrors;
	return true;
}
validate244.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate243.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.code === void 0 && (missing0 = "code")) {
				validate243.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate243.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate243.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.code !== void 0) {
						const _errs3 = errors;
						if (!validate244(data.code, {
							instancePath: instancePath + "/code",
							parentData: data,
							parentDataProperty: "code",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate243.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate243.errors = vErrors;
	return errors === 0;
}
validate243.evaluated = {
	"props": {
		"status": true,
		"code": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RegisterRequest = validate246;
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.pw === void 0 && (missing0 = "pw") || data.nick === void 0 && (missing0 = "nick") || data.phone === void 0 && (missing0 = "phone") || data.bankname === void 0 && (missing0 = "bankname") || data.bankOwner === void 0 && (missing0 = "bankOwner") || data.banknum === void 0 && (missing0 = "banknum")) {
				validate246.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "pw" || key0 === "nick" || key0 === "phone" || key0 === "bankname" || key0 === "bankOwner" || key0 === "banknum" || key0 === "code")) {
					validate246.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate104(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pw !== void 0) {
							const _errs3 = errors;
							if (!validate101(data.pw, {
								instancePath: instancePath + "/pw",
								parentData: data,
								parentDataProperty: "pw",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.nick !== void 0) {
								const _errs4 = errors;
								if (!validate107(data.nick, {
									instancePath: instancePath + "/nick",
									parentData: data,
									parentDataProperty: "nick",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.phone !== void 0) {
									const _errs5 = errors;
									if (!validate136(data.phone, {
										instancePath: instancePath + "/phone",
										parentData: data,
										parentDataProperty: "phone",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bankname !== void 0) {
										const _errs6 = errors;
										if (!validate141(data.bankname, {
											instancePath: instancePath + "/bankname",
											parentData: data,
											parentDataProperty: "bankname",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.bankOwner !== void 0) {
											const _errs7 = errors;
											if (!validate70(data.bankOwner, {
												instancePath: instancePath + "/bankOwner",
												parentData: data,
												parentDataProperty: "bankOwner",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.banknum !== void 0) {
												const _errs8 = errors;
												if (!validate144(data.banknum, {
													instancePath: instancePath + "/banknum",
													parentData: data,
													parentDataProperty: "banknum",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.code !== void 0) {
													const _errs9 = errors;
													if (!validate244(data.code, {
														instancePath: instancePath + "/code",
														parentData: data,
														parentDataProperty: "code",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate246.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const RemovedAnswer = validate255;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.count === void 0 && (missing0 = "count")) {
				validate255.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate255.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate255.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.count !== void 0) {
						const _errs3 = errors;
						if (!validate89(data.count, {
							instancePath: instancePath + "/count",
							parentData: data,
							parentDataProperty: "count",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate255.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ResetPasswordRequest = validate257;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate257.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.phone === void 0 && (missing0 = "phone") || data.banknum === void 0 && (missing0 = "banknum") || data.newPw === void 0 && (missing0 = "newPw")) {
				validate257.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "phone" || key0 === "banknum" || key0 === "newPw")) {
					validate257.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate133(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.phone !== void 0) {
							const _errs3 = errors;
							if (!validate136(data.phone, {
								instancePath: instancePath + "/phone",
								parentData: data,
								parentDataProperty: "phone",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.banknum !== void 0) {
								const _errs4 = errors;
								if (!validate144(data.banknum, {
									instancePath: instancePath + "/banknum",
									parentData: data,
									parentDataProperty: "banknum",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.newPw !== void 0) {
									const _errs5 = errors;
									if (!validate101(data.newPw, {
										instancePath: instancePath + "/newPw",
										parentData: data,
										parentDataProperty: "newPw",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate257.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate257.errors = vErrors;
	return errors === 0;
}
validate257.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionNone = validate262;
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate262.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate262.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate262.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("unauthenticated" !== data0) {
				validate262.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "unauthenticated" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate262.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate262.errors = vErrors;
	return true;
}
validate262.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionRunning = validate263;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate263.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.token === void 0 && (missing0 = "token") || data.sideUser === void 0 && (missing0 = "sideUser") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
				validate263.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate263.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("authenticated" !== data0) {
						validate263.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "authenticated" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.token !== void 0) {
						let data1 = data.token;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (typeof data1 === "string") {
								if (func1(data1) > 128) {
									validate263.errors = [{
										instancePath: instancePath + "/token",
										schemaPath: "#/properties/token/maxLength",
										keyword: "maxLength",
										params: { limit: 128 },
										message: "must NOT have more than 128 characters"
									}];
									return false;
								} else if (func1(data1) < 22) {
									validate263.errors = [{
										instancePath: instancePath + "/token",
										schemaPath: "#/properties/token/minLength",
										keyword: "minLength",
										params: { limit: 22 },
										message: "must NOT have fewer than 22 characters"
									}];
									return false;
								}
							} else {
								validate263.errors = [{
									instancePath: instancePath + "/token",
									schemaPath: "#/properties/token/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.sideUser !== void 0) {
							const _errs5 = errors;
							if (!validate132(data.sideUser, {
								instancePath: instancePath + "/sideUser",
								parentData: data,
								parentDataProperty: "sideUser",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.expiresAt !== void 0) {
								const _errs6 = errors;
								if (!validate86(data.expiresAt, {
									instancePath: instancePath + "/expiresAt",
									parentData: data,
									parentDataProperty: "expiresAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate263.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate263.errors = vErrors;
	return errors === 0;
}
validate263.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"sideUser": true,
		"expiresAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SignOutAnswer = validate266;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate266.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate266.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate266.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("success" !== data0) {
				validate266.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate266.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate266.errors = vErrors;
	return true;
}
validate266.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SignedIn = validate267;
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate267.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.sideUser === void 0 && (missing0 = "sideUser")) {
				validate267.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate267.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("authenticated" !== data0) {
						validate267.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "authenticated" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.sideUser !== void 0) {
						const _errs3 = errors;
						if (!validate132(data.sideUser, {
							instancePath: instancePath + "/sideUser",
							parentData: data,
							parentDataProperty: "sideUser",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate267.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate267.errors = vErrors;
	return errors === 0;
}
validate267.evaluated = {
	"props": {
		"status": true,
		"sideUser": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotGames = validate269;
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate270.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.nameKo === void 0 && (missing0 = "nameKo") || data.nameEn === void 0 && (missing0 = "nameEn")) {
				validate270.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.code !== void 0) {
					const _errs1 = errors;
					if (!validate77(data.code, {
						instancePath: instancePath + "/code",
						parentData: data,
						parentDataProperty: "code",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.nameKo !== void 0) {
						const _errs2 = errors;
						if (!validate79(data.nameKo, {
							instancePath: instancePath + "/nameKo",
							parentData: data,
							parentDataProperty: "nameKo",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nameEn !== void 0) {
							const _errs3 = errors;
							if (!validate81(data.nameEn, {
								instancePath: instancePath + "/nameEn",
								parentData: data,
								parentDataProperty: "nameEn",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate270.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate270.errors = vErrors;
	return errors === 0;
}
validate270.evaluated = {
	"props": {
		"code": true,
		"nameKo": true,
		"nameEn": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate269.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.games === void 0 && (missing0 = "games")) {
				validate269.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate269.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate269.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.games !== void 0) {
						let data1 = data.games;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 5e3) {
									validate269.errors = [{
										instancePath: instancePath + "/games",
										schemaPath: "#/properties/games/maxItems",
										keyword: "maxItems",
										params: { limit: 5e3 },
										message: "must NOT have more than 5000 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate270(data1[i0], {
											instancePath: instancePath + "/games/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate269.errors = [{
									instancePath: instancePath + "/games",
									schemaPath: "#/properties/games/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate269.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate269.errors = vErrors;
	return errors === 0;
}
validate269.evaluated = {
	"props": {
		"status": true,
		"games": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotSettingAnswer = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate275.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.slot === void 0 && (missing0 = "slot")) {
				validate275.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate275.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate275.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.slot !== void 0) {
						let data1 = data.slot;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 500) {
									validate275.errors = [{
										instancePath: instancePath + "/slot",
										schemaPath: "#/properties/slot/maxItems",
										keyword: "maxItems",
										params: { limit: 500 },
										message: "must NOT have more than 500 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate93(data1[i0], {
											instancePath: instancePath + "/slot/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate275.errors = [{
									instancePath: instancePath + "/slot",
									schemaPath: "#/properties/slot/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate275.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate275.errors = vErrors;
	return errors === 0;
}
validate275.evaluated = {
	"props": {
		"status": true,
		"slot": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotsByCompanyRequest = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate277.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.company === void 0 && (missing0 = "company")) {
				validate277.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "company")) {
					validate277.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.company !== void 0) {
						if (!validate77(data.company, {
							instancePath: instancePath + "/company",
							parentData: data,
							parentDataProperty: "company",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate277.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate277.errors = vErrors;
	return errors === 0;
}
validate277.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SportSettingAnswer = validate279;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.sport === void 0 && (missing0 = "sport")) {
				validate279.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate279.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate279.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.sport !== void 0) {
						let data1 = data.sport;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 500) {
									validate279.errors = [{
										instancePath: instancePath + "/sport",
										schemaPath: "#/properties/sport/maxItems",
										keyword: "maxItems",
										params: { limit: 500 },
										message: "must NOT have more than 500 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate93(data1[i0], {
											instancePath: instancePath + "/sport/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate279.errors = [{
									instancePath: instancePath + "/sport",
									schemaPath: "#/properties/sport/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate279.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": {
		"status": true,
		"sport": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const Success = validate281;
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate281.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate281.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate281.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("success" !== data0) {
				validate281.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate281.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate281.errors = vErrors;
	return true;
}
validate281.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Time = validate282;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate282.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate282.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("time" !== data0) {
				validate282.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "time" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate282.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate282.errors = vErrors;
	return true;
}
validate282.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wait = validate283;
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate283.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate283.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate283.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("wait" !== data0) {
				validate283.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "wait" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate283.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate283.errors = vErrors;
	return true;
}
validate283.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wallet = validate284;
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate284.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.balance === void 0 && (missing0 = "balance") || data.gameMoney === void 0 && (missing0 = "gameMoney") || data.rolling === void 0 && (missing0 = "rolling")) {
				validate284.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate284.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate284.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.balance !== void 0) {
						const _errs3 = errors;
						if (!validate83(data.balance, {
							instancePath: instancePath + "/balance",
							parentData: data,
							parentDataProperty: "balance",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gameMoney !== void 0) {
							const _errs4 = errors;
							if (!validate83(data.gameMoney, {
								instancePath: instancePath + "/gameMoney",
								parentData: data,
								parentDataProperty: "gameMoney",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.rolling !== void 0) {
								const _errs5 = errors;
								if (!validate83(data.rolling, {
									instancePath: instancePath + "/rolling",
									parentData: data,
									parentDataProperty: "rolling",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate284.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate284.errors = vErrors;
	return errors === 0;
}
validate284.evaluated = {
	"props": {
		"status": true,
		"balance": true,
		"gameMoney": true,
		"rolling": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawListAnswer = validate288;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate289.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.amount === void 0 && (missing0 = "amount") || data.status === void 0 && (missing0 = "status") || data.requestedAt === void 0 && (missing0 = "requestedAt") || data.settledAt === void 0 && (missing0 = "settledAt") || data.bankname === void 0 && (missing0 = "bankname") || data.banknum === void 0 && (missing0 = "banknum")) {
				validate289.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					const _errs1 = errors;
					if (!validate55(data.id, {
						instancePath: instancePath + "/id",
						parentData: data,
						parentDataProperty: "id",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.amount !== void 0) {
						const _errs2 = errors;
						if (!validate83(data.amount, {
							instancePath: instancePath + "/amount",
							parentData: data,
							parentDataProperty: "amount",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.status !== void 0) {
							const _errs3 = errors;
							if (!validate113(data.status, {
								instancePath: instancePath + "/status",
								parentData: data,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.requestedAt !== void 0) {
								const _errs4 = errors;
								if (!validate86(data.requestedAt, {
									instancePath: instancePath + "/requestedAt",
									parentData: data,
									parentDataProperty: "requestedAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.settledAt !== void 0) {
									const _errs5 = errors;
									if (!validate116(data.settledAt, {
										instancePath: instancePath + "/settledAt",
										parentData: data,
										parentDataProperty: "settledAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bankname !== void 0) {
										const _errs6 = errors;
										if (!validate141(data.bankname, {
											instancePath: instancePath + "/bankname",
											parentData: data,
											parentDataProperty: "bankname",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.banknum !== void 0) {
											const _errs7 = errors;
											if (!validate144(data.banknum, {
												instancePath: instancePath + "/banknum",
												parentData: data,
												parentDataProperty: "banknum",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate289.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate289.errors = vErrors;
	return errors === 0;
}
validate289.evaluated = {
	"props": {
		"id": true,
		"amount": true,
		"status": true,
		"requestedAt": true,
		"settledAt": true,
		"bankname": true,
		"banknum": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.list === void 0 && (missing0 = "list") || data.total === void 0 && (missing0 = "total")) {
				validate288.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate288.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate288.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.list !== void 0) {
						let data1 = data.list;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (Array.isArray(data1)) {
								if (data1.length > 100) {
									validate288.errors = [{
										instancePath: instancePath + "/list",
										schemaPath: "#/properties/list/maxItems",
										keyword: "maxItems",
										params: { limit: 100 },
										message: "must NOT have more than 100 items"
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (!validate289(data1[i0], {
											instancePath: instancePath + "/list/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
											errors = vErrors.length;
										}
										if (!(_errs5 === errors)) break;
									}
								}
							} else {
								validate288.errors = [{
									instancePath: instancePath + "/list",
									schemaPath: "#/properties/list/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							const _errs6 = errors;
							if (!validate89(data.total, {
								instancePath: instancePath + "/total",
								parentData: data,
								parentDataProperty: "total",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate288.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalApplied = validate299;
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.withdrawal === void 0 && (missing0 = "withdrawal")) {
				validate299.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate299.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate299.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.withdrawal !== void 0) {
						const _errs3 = errors;
						if (!validate289(data.withdrawal, {
							instancePath: instancePath + "/withdrawal",
							parentData: data,
							parentDataProperty: "withdrawal",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate299.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": {
		"status": true,
		"withdrawal": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalLauncherRequest = validate301;
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate301.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code")) {
				validate301.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "code")) {
					validate301.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.code !== void 0) {
						if (!validate77(data.code, {
							instancePath: instancePath + "/code",
							parentData: data,
							parentDataProperty: "code",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate301.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate301.errors = vErrors;
	return errors === 0;
}
validate301.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalTicket = validate303;
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate303.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.ticket === void 0 && (missing0 = "ticket") || data.minAmount === void 0 && (missing0 = "minAmount") || data.maxAmount === void 0 && (missing0 = "maxAmount") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
				validate303.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.status !== void 0) {
					let data0 = data.status;
					const _errs1 = errors;
					if (typeof data0 !== "string") {
						validate303.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if ("success" !== data0) {
						validate303.errors = [{
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/const",
							keyword: "const",
							params: { allowedValue: "success" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.ticket !== void 0) {
						let data1 = data.ticket;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (typeof data1 === "string") {
								if (func1(data1) > 64) {
									validate303.errors = [{
										instancePath: instancePath + "/ticket",
										schemaPath: "#/properties/ticket/maxLength",
										keyword: "maxLength",
										params: { limit: 64 },
										message: "must NOT have more than 64 characters"
									}];
									return false;
								} else if (func1(data1) < 16) {
									validate303.errors = [{
										instancePath: instancePath + "/ticket",
										schemaPath: "#/properties/ticket/minLength",
										keyword: "minLength",
										params: { limit: 16 },
										message: "must NOT have fewer than 16 characters"
									}];
									return false;
								}
							} else {
								validate303.errors = [{
									instancePath: instancePath + "/ticket",
									schemaPath: "#/properties/ticket/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.minAmount !== void 0) {
							const _errs5 = errors;
							if (!validate83(data.minAmount, {
								instancePath: instancePath + "/minAmount",
								parentData: data,
								parentDataProperty: "minAmount",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.maxAmount !== void 0) {
								const _errs6 = errors;
								if (!validate83(data.maxAmount, {
									instancePath: instancePath + "/maxAmount",
									parentData: data,
									parentDataProperty: "maxAmount",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.expiresAt !== void 0) {
									const _errs7 = errors;
									if (!validate86(data.expiresAt, {
										instancePath: instancePath + "/expiresAt",
										parentData: data,
										parentDataProperty: "expiresAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate303.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate303.errors = vErrors;
	return errors === 0;
}
validate303.evaluated = {
	"props": {
		"status": true,
		"ticket": true,
		"minAmount": true,
		"maxAmount": true,
		"expiresAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WriteHelpRequest = validate307;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content")) {
				validate308.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "title" || key0 === "content")) {
					validate308.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.content !== void 0) {
							const _errs3 = errors;
							if (!validate59(data.content, {
								instancePath: instancePath + "/content",
								parentData: data,
								parentDataProperty: "content",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate308.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate312.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind")) {
			validate312.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind")) {
				validate312.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					validate312.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if ("account" !== data0) {
					validate312.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "account" },
						message: "must be equal to constant"
					}];
					return false;
				}
			}
		}
	} else {
		validate312.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate312.errors = vErrors;
	return true;
}
validate312.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate308(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate312(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate307.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate307.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate307.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const WriteInquiryRequest = validate314;
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate314.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content")) {
				validate314.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "title" || key0 === "content")) {
					validate314.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.title !== void 0) {
						const _errs2 = errors;
						if (!validate57(data.title, {
							instancePath: instancePath + "/title",
							parentData: data,
							parentDataProperty: "title",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.content !== void 0) {
							const _errs3 = errors;
							if (!validate59(data.content, {
								instancePath: instancePath + "/content",
								parentData: data,
								parentDataProperty: "content",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate314.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate314.errors = vErrors;
	return errors === 0;
}
validate314.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WrongPassword = validate317;
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate317.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status")) {
			validate317.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				validate317.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			if ("pass" !== data0) {
				validate317.errors = [{
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "pass" },
					message: "must be equal to constant"
				}];
				return false;
			}
		}
	} else {
		validate317.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate317.errors = vErrors;
	return true;
}
validate317.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
// .cache/contract/validators.entry.mjs
const validators = { ...validators_source_exports };
export { validators };
