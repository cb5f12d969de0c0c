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
	BetsRequest: () => BetsRequest,
	CantFindCode: () => CantFindCode,
	CasinoSettingAnswer: () => CasinoSettingAnswer,
	ChangePasswordRequest: () => ChangePasswordRequest,
	CheckIdRequest: () => CheckIdRequest,
	CheckNickRequest: () => CheckNickRequest,
	DepositApplied: () => DepositApplied,
	DepositListAnswer: () => DepositListAnswer,
	DepositListRequest: () => DepositListRequest,
	EmptyBody: () => EmptyBody,
	GameAddress: () => GameAddress,
	GetNoteAnswer: () => GetNoteAnswer,
	HealthAnswer: () => HealthAnswer,
	HelpListAnswer: () => HelpListAnswer,
	IgnoredBody: () => IgnoredBody,
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
	NoteListRequest: () => NoteListRequest,
	NoteRead: () => NoteRead,
	NoticePopupAnswer: () => NoticePopupAnswer,
	NoticesAnswer: () => NoticesAnswer,
	OpenGameRequest: () => OpenGameRequest,
	PaymentDepositApplied: () => PaymentDepositApplied,
	PaymentDepositRequest: () => PaymentDepositRequest,
	PaymentOptionsAnswer: () => PaymentOptionsAnswer,
	PaymentWithdrawalRequest: () => PaymentWithdrawalRequest,
	PointsRequest: () => PointsRequest,
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
	SiteSettings: () => SiteSettings,
	SiteSettingsRequest: () => SiteSettingsRequest,
	SlotGames: () => SlotGames,
	SlotSettingAnswer: () => SlotSettingAnswer,
	SlotsByCompanyRequest: () => SlotsByCompanyRequest,
	SportSettingAnswer: () => SportSettingAnswer,
	Success: () => Success,
	Time: () => Time,
	User: () => User,
	VitalsReport: () => VitalsReport,
	VitalsTaken: () => VitalsTaken,
	Wait: () => Wait,
	Wallet: () => Wallet,
	WithdrawListAnswer: () => WithdrawListAnswer,
	WithdrawListRequest: () => WithdrawListRequest,
	WithdrawalApplied: () => WithdrawalApplied,
	WithdrawalLauncherRequest: () => WithdrawalLauncherRequest,
	WithdrawalTicket: () => WithdrawalTicket,
	WriteHelpRequest: () => WriteHelpRequest,
	WriteInquiryRequest: () => WriteInquiryRequest,
	WrongPassword: () => WrongPassword
});
const AdvertisementAnswer = validate53;
const schema22 = {
	"description": "Names one item of a list (a note, an inquiry, a deposit). A number or a text as the backend chose; what is sent back is of the same type. A number is one that JSON readers keep exact.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"minLength": 1,
	"x-source": "A-094"
};
const func1 = require_ucs2length().default;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema22.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < -9007199254740991 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: -9007199254740991
				},
				message: "must be >= -9007199254740991"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	if (typeof data === "string") {
		if (func1(data) < 1) {
			const err3 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	}
	validate55.errors = vErrors;
	return errors === 0;
}
validate55.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.content === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.place === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "place" },
				message: "must have required property 'place'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.content !== void 0) {
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
		}
		if (data.place !== void 0) {
			if (typeof data.place !== "string") {
				const err4 = {
					instancePath: instancePath + "/place",
					schemaPath: "#/properties/place/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate54(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
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
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("alread" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "alread" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const AlreadHaveUser = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("alread_have_user" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "alread_have_user" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Already = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("already" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "already" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
validate64.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const AmountRequest = validate65;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 1e9 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				},
				message: "must be <= 1000000000"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate66.errors = vErrors;
	return errors === 0;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "amount")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
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
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
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
const pattern3 = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern3.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.bankOwner === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankOwner" },
				message: "must have required property 'bankOwner'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "amount" || key0 === "bankOwner")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
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
		if (data.bankOwner !== void 0) {
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
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "amount")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
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
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
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
const schema35 = {
	"description": "A `Code` in an answer. The site leaves out a provider or a game whose code is empty: it could not be opened.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"x-source": "A-095"
};
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate77.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema35.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < -9007199254740991 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: -9007199254740991
				},
				message: "must be >= -9007199254740991"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
validate77.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
validate79.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
validate81.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate83.errors = vErrors;
	return errors === 0;
}
validate83.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const formats0 = require_formats().fullFormats["date-time"];
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" },
				message: "must match format \"date-time\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.company === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "company" },
				message: "must have required property 'company'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.nameKo === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameKo" },
				message: "must have required property 'nameKo'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.nameEn === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameEn" },
				message: "must have required property 'nameEn'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bet === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bet" },
				message: "must have required property 'bet'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.win === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "win" },
				message: "must have required property 'win'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.placedAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "placedAt" },
				message: "must have required property 'placedAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
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
		if (data.kind !== void 0) {
			if (typeof data.kind !== "string") {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
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
		if (data.nameKo !== void 0) {
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
		}
		if (data.nameEn !== void 0) {
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
		}
		if (data.bet !== void 0) {
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
		}
		if (data.win !== void 0) {
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
		}
		if (data.placedAt !== void 0) {
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
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
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
	let errors = 0;
	const evaluated0 = validate89.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.total === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total" },
				message: "must have required property 'total'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if ("success" !== data0) {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate75(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
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
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
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
const BetsRequest = validate91;
const schema41 = {
	"description": "Which page of the member's bets, of all or of those that the request names.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"kind": {
			"description": "Bets of this kind of game alone.",
			"type": "string",
			"enum": [
				"slot",
				"casino",
				"sport"
			],
			"x-source": "A-180"
		},
		"from": {
			"description": "Bets that were placed then or later.",
			"$ref": "#/$defs/Instant",
			"x-source": "A-181"
		},
		"before": {
			"description": "Bets that were placed earlier than that.",
			"$ref": "#/$defs/Instant",
			"x-source": "A-181"
		},
		"page": {
			"$ref": "#/$defs/PageNumber",
			"x-source": "A-008"
		},
		"pageSize": {
			"$ref": "#/$defs/PageSize",
			"default": 20,
			"x-source": ["A-103", "A-104"]
		}
	}
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 1e5 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e5
				},
				message: "must be <= 100000"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate96.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 100 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 100
				},
				message: "must be <= 100"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate96.errors = vErrors;
	return errors === 0;
}
validate96.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "kind" || key0 === "from" || key0 === "before" || key0 === "page" || key0 === "pageSize")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "slot" || data0 === "casino" || data0 === "sport")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema41.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (!validate86(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			if (!validate86(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.page !== void 0) {
			if (!validate94(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate96(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CantFindCode = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("cant_find_code" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "cant_find_code" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const CasinoSettingAnswer = validate99;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate104.errors = vErrors;
	return errors === 0;
}
validate104.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate100.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nameKo === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameKo" },
				message: "must have required property 'nameKo'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nameEn === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameEn" },
				message: "must have required property 'nameEn'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
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
		if (data.nameKo !== void 0) {
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
		}
		if (data.nameEn !== void 0) {
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
		}
		if (data.state !== void 0) {
			if (!validate104(data.state, {
				instancePath: instancePath + "/state",
				parentData: data,
				parentDataProperty: "state",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.offers !== void 0) {
			let data4 = data.offers;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					const err3 = {
						instancePath: instancePath + "/offers/" + i0,
						schemaPath: "#/properties/offers/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/offers",
					schemaPath: "#/properties/offers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
validate100.evaluated = {
	"props": {
		"code": true,
		"nameKo": true,
		"nameEn": true,
		"state": true,
		"offers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.casiono === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "casiono" },
				message: "must have required property 'casiono'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.casiono !== void 0) {
			let data1 = data.casiono;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate100(data1[i0], {
					instancePath: instancePath + "/casiono/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/casiono",
					schemaPath: "#/properties/casiono/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"props": {
		"status": true,
		"casiono": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ChangePasswordRequest = validate107;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
validate108.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 128) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 128 },
				message: "must NOT have more than 128 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 8) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 8 },
				message: "must NOT have fewer than 8 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pw === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pw" },
				message: "must have required property 'pw'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.newPw === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "newPw" },
				message: "must have required property 'newPw'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pw" || key0 === "newPw")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.pw !== void 0) {
			if (!validate108(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
				errors = vErrors.length;
			}
		}
		if (data.newPw !== void 0) {
			if (!validate110(data.newPw, {
				instancePath: instancePath + "/newPw",
				parentData: data,
				parentDataProperty: "newPw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CheckIdRequest = validate112;
const pattern4 = new RegExp("^[A-Za-z0-9]+$", "u");
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 20) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 20 },
				message: "must NOT have more than 20 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 4) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 4 },
				message: "must NOT have fewer than 4 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern4.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9]+$" },
				message: "must match pattern \"^[A-Za-z0-9]+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate113(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CheckNickRequest = validate115;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate116.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 12) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 12 },
				message: "must NOT have more than 12 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 2) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 2 },
				message: "must NOT have fewer than 2 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern3.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate116.errors = vErrors;
	return errors === 0;
}
validate116.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nick === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nick" },
				message: "must have required property 'nick'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "nick")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nick !== void 0) {
			if (!validate116(data.nick, {
				instancePath: instancePath + "/nick",
				parentData: data,
				parentDataProperty: "nick",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositApplied = validate118;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema58 = {
	"description": "A point in time, RFC 3339, or null while it has not come.",
	"type": ["string", "null"],
	"format": "date-time",
	"x-source": "A-004"
};
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema58.type },
			message: "must be string,null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" },
				message: "must match format \"date-time\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.requestedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requestedAt" },
				message: "must have required property 'requestedAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.settledAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "settledAt" },
				message: "must have required property 'settledAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
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
		if (data.amount !== void 0) {
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
		}
		if (data.status !== void 0) {
			if (!validate122(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.requestedAt !== void 0) {
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
		}
		if (data.settledAt !== void 0) {
			if (!validate125(data.settledAt, {
				instancePath: instancePath + "/settledAt",
				parentData: data,
				parentDataProperty: "settledAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
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
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate118.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deposit === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deposit" },
				message: "must have required property 'deposit'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.deposit !== void 0) {
			if (!validate119(data.deposit, {
				instancePath: instancePath + "/deposit",
				parentData: data,
				parentDataProperty: "deposit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
validate118.evaluated = {
	"props": {
		"status": true,
		"deposit": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositListAnswer = validate128;
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.total === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total" },
				message: "must have required property 'total'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if ("success" !== data0) {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate119(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
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
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositListRequest = validate131;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "pageSize")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate94(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate96(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const EmptyBody = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate134.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 0 },
				message: "must NOT have more than 0 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
validate134.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const GameAddress = validate135;
const schema62 = {
	"title": "The game is open",
	"type": "object",
	"required": ["status"],
	"properties": {
		"status": {
			"type": "string",
			"const": "success",
			"x-source": "document"
		},
		"gameUrl": {
			"description": "Where the game runs; https, or http on localhost in development. Left out, empty or null, the game cannot be opened (R-GAME-04).",
			"type": ["string", "null"],
			"x-source": "document"
		}
	}
};
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate135.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("success" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.gameUrl !== void 0) {
			let data1 = data.gameUrl;
			if (typeof data1 !== "string" && data1 !== null) {
				const err3 = {
					instancePath: instancePath + "/gameUrl",
					schemaPath: "#/properties/gameUrl/type",
					keyword: "type",
					params: { type: schema62.properties.gameUrl.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate135.errors = vErrors;
	return errors === 0;
}
validate135.evaluated = {
	"props": {
		"status": true,
		"gameUrl": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const GetNoteAnswer = validate136;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate137.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.readAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "readAt" },
				message: "must have required property 'readAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.createdAt !== void 0) {
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
		}
		if (data.readAt !== void 0) {
			if (!validate125(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate137.errors = vErrors;
	return errors === 0;
}
validate137.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"readAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate137(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HealthAnswer = validate143;
const schema67 = {
	"description": "The id that the member logs in with, a number or a text; the site shows it as text.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"x-source": "A-150"
};
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema67.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < -9007199254740991 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: -9007199254740991
				},
				message: "must be >= -9007199254740991"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate149.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
validate149.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.userId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "userId" },
				message: "must have required property 'userId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nick === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nick" },
				message: "must have required property 'nick'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.phone === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phone" },
				message: "must have required property 'phone'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.balance === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "balance" },
				message: "must have required property 'balance'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.in_balance === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "in_balance" },
				message: "must have required property 'in_balance'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.rolling === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rolling" },
				message: "must have required property 'rolling'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.bankname === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankname" },
				message: "must have required property 'bankname'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.bankOwner === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankOwner" },
				message: "must have required property 'bankOwner'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.banknum === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banknum" },
				message: "must have required property 'banknum'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.noteCount === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "noteCount" },
				message: "must have required property 'noteCount'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.helpCount === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "helpCount" },
				message: "must have required property 'helpCount'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.userId !== void 0) {
			if (!validate145(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.nick !== void 0) {
			if (typeof data.nick !== "string") {
				const err12 = {
					instancePath: instancePath + "/nick",
					schemaPath: "#/properties/nick/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			if (typeof data.phone !== "string") {
				const err13 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.level !== void 0) {
			let data3 = data.level;
			if (!(typeof data3 == "number" && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.balance !== void 0) {
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
		}
		if (data.in_balance !== void 0) {
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
		}
		if (data.rolling !== void 0) {
			if (!validate149(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankname !== void 0) {
			if (typeof data.bankname !== "string") {
				const err15 = {
					instancePath: instancePath + "/bankname",
					schemaPath: "#/properties/bankname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.bankOwner !== void 0) {
			if (typeof data.bankOwner !== "string") {
				const err16 = {
					instancePath: instancePath + "/bankOwner",
					schemaPath: "#/properties/bankOwner/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.banknum !== void 0) {
			if (typeof data.banknum !== "string") {
				const err17 = {
					instancePath: instancePath + "/banknum",
					schemaPath: "#/properties/banknum/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate89(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate89(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
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
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate143.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.user === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.noteCount === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "noteCount" },
				message: "must have required property 'noteCount'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.helpCount === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "helpCount" },
				message: "must have required property 'helpCount'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("success" !== data0) {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.user !== void 0) {
			if (!validate144(data.user, {
				instancePath: instancePath + "/user",
				parentData: data,
				parentDataProperty: "user",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate89(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate89(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
validate143.evaluated = {
	"props": {
		"status": true,
		"user": true,
		"noteCount": true,
		"helpCount": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HelpListAnswer = validate156;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.answeredAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answeredAt" },
				message: "must have required property 'answeredAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.readAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "readAt" },
				message: "must have required property 'readAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.createdAt !== void 0) {
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
		}
		if (data.answeredAt !== void 0) {
			if (!validate125(data.answeredAt, {
				instancePath: instancePath + "/answeredAt",
				parentData: data,
				parentDataProperty: "answeredAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate125(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
validate157.evaluated = {
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
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate157(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const IgnoredBody = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	validate164.errors = null;
	return true;
}
validate164.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const InGameBalanceAnswer = validate165;
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate165.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.gameMoney === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gameMoney" },
				message: "must have required property 'gameMoney'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.balance === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "balance" },
				message: "must have required property 'balance'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.rolling === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rolling" },
				message: "must have required property 'rolling'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.userId === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "userId" },
				message: "must have required property 'userId'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("success" !== data0) {
				const err6 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.gameMoney !== void 0) {
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
		}
		if (data.balance !== void 0) {
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
		}
		if (data.rolling !== void 0) {
			if (!validate149(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
				errors = vErrors.length;
			}
		}
		if (data.userId !== void 0) {
			if (!validate145(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate165.errors = vErrors;
	return errors === 0;
}
validate165.evaluated = {
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
const InquiryRead = validate170;
const schema74 = {
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
		"id": {
			"$ref": "#/$defs/ItemId",
			"x-source": "A-005"
		},
		"title": {
			"$ref": "#/$defs/Title",
			"x-source": "A-007"
		},
		"createdAt": {
			"$ref": "#/$defs/Instant",
			"x-source": "A-099"
		},
		"answeredAt": {
			"$ref": "#/$defs/NullableInstant",
			"x-source": "A-100"
		},
		"readAt": {
			"$ref": "#/$defs/NullableInstant",
			"x-source": "A-101"
		},
		"content": {
			"$ref": "#/$defs/Content",
			"x-source": "A-098"
		},
		"answer": {
			"description": "What support answered, as plain text with line breaks or HTML; null while it waits.",
			"type": ["string", "null"],
			"x-source": "A-102"
		}
	}
};
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate171.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.answeredAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answeredAt" },
				message: "must have required property 'answeredAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.readAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "readAt" },
				message: "must have required property 'readAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.content === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.answer === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answer" },
				message: "must have required property 'answer'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.createdAt !== void 0) {
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
		}
		if (data.answeredAt !== void 0) {
			if (!validate125(data.answeredAt, {
				instancePath: instancePath + "/answeredAt",
				parentData: data,
				parentDataProperty: "answeredAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate125(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
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
		}
		if (data.answer !== void 0) {
			let data6 = data.answer;
			if (typeof data6 !== "string" && data6 !== null) {
				const err7 = {
					instancePath: instancePath + "/answer",
					schemaPath: "#/properties/answer/type",
					keyword: "type",
					params: { type: schema74.properties.answer.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate171.errors = vErrors;
	return errors === 0;
}
validate171.evaluated = {
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
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate170.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.help === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "help" },
				message: "must have required property 'help'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.help !== void 0) {
			if (!validate171(data.help, {
				instancePath: instancePath + "/help",
				parentData: data,
				parentDataProperty: "help",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate170.errors = vErrors;
	return errors === 0;
}
validate170.evaluated = {
	"props": {
		"status": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const InquiryWritten = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate179.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.help === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "help" },
				message: "must have required property 'help'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.help !== void 0) {
			if (!validate157(data.help, {
				instancePath: instancePath + "/help",
				parentData: data,
				parentDataProperty: "help",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate179.errors = vErrors;
	return errors === 0;
}
validate179.evaluated = {
	"props": {
		"status": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ItemRequest = validate181;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
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
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LockAnswer = validate183;
const schema77 = {
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
			"x-source": "A-016"
		},
		"reason": {
			"description": "Why; null when not locked. Known are maintenance, bank_hours and account.",
			"type": ["string", "null"],
			"x-source": "A-115"
		},
		"until": {
			"description": "When it ends, if that is known.",
			"$ref": "#/$defs/NullableInstant",
			"x-source": "A-116"
		}
	}
};
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate183.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.locked === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "locked" },
				message: "must have required property 'locked'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.until === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "until" },
				message: "must have required property 'until'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("success" !== data0) {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.locked !== void 0) {
			if (typeof data.locked !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/locked",
					schemaPath: "#/properties/locked/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string" && data2 !== null) {
				const err7 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: schema77.properties.reason.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.until !== void 0) {
			if (!validate125(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate183.errors = vErrors;
	return errors === 0;
}
validate183.evaluated = {
	"props": {
		"status": true,
		"locked": true,
		"reason": true,
		"until": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginApproval = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate185.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("wait" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "wait" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate185.errors = vErrors;
	return errors === 0;
}
validate185.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginAuthenticated = validate186;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.token === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("authenticated" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "authenticated" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.token !== void 0) {
			if (typeof data.token !== "string") {
				const err4 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.expiresAt !== void 0) {
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
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"expiresAt": true,
		"user": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginRequest = validate188;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate189.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate189.errors = vErrors;
	return errors === 0;
}
validate189.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pw === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pw" },
				message: "must have required property 'pw'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "pw")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate189(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
				errors = vErrors.length;
			}
		}
		if (data.pw !== void 0) {
			if (!validate108(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LowPoint = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate192.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("low_point" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "low_point" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
validate192.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const MemberAnswer = validate193;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate194.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.user === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.registeredAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "registeredAt" },
				message: "must have required property 'registeredAt'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.lastLoginAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastLoginAt" },
				message: "must have required property 'lastLoginAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.user !== void 0) {
			if (!validate144(data.user, {
				instancePath: instancePath + "/user",
				parentData: data,
				parentDataProperty: "user",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.registeredAt !== void 0) {
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
		}
		if (data.lastLoginAt !== void 0) {
			if (!validate125(data.lastLoginAt, {
				instancePath: instancePath + "/lastLoginAt",
				parentData: data,
				parentDataProperty: "lastLoginAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate194.errors = vErrors;
	return errors === 0;
}
validate194.evaluated = {
	"props": {
		"user": true,
		"registeredAt": true,
		"lastLoginAt": true
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
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.member === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "member" },
				message: "must have required property 'member'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.member !== void 0) {
			if (!validate194(data.member, {
				instancePath: instancePath + "/member",
				parentData: data,
				parentDataProperty: "member",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate193.errors = vErrors;
	return errors === 0;
}
validate193.evaluated = {
	"props": {
		"status": true,
		"member": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NotEnoughBalance = validate199;
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate199.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("balance" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "balance" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate199.errors = vErrors;
	return errors === 0;
}
validate199.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteListAnswer = validate200;
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate200.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.total === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total" },
				message: "must have required property 'total'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if ("success" !== data0) {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate137(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
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
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
validate200.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteListRequest = validate203;
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate203.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "pageSize")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate94(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate96(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate203.errors = vErrors;
	return errors === 0;
}
validate203.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteRead = validate206;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate207.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.readAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "readAt" },
				message: "must have required property 'readAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.content === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.createdAt !== void 0) {
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
		}
		if (data.readAt !== void 0) {
			if (!validate125(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
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
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate207.errors = vErrors;
	return errors === 0;
}
validate207.evaluated = {
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
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.note === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "note" },
				message: "must have required property 'note'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.note !== void 0) {
			if (!validate207(data.note, {
				instancePath: instancePath + "/note",
				parentData: data,
				parentDataProperty: "note",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": {
		"status": true,
		"note": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticePopupAnswer = validate214;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate215.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.content === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.content !== void 0) {
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
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate215.errors = vErrors;
	return errors === 0;
}
validate215.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate214.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate215(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
validate214.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticesAnswer = validate220;
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate221.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.content === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
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
		if (data.title !== void 0) {
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
		}
		if (data.content !== void 0) {
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
		}
		if (data.createdAt !== void 0) {
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
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate221.errors = vErrors;
	return errors === 0;
}
validate221.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true,
		"createdAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate221(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const OpenGameRequest = validate227;
const schema96 = {
	"description": "Names a provider, a game, a payment option or a partner; stable, never shown to a player. A number or any text that the backend chose (`EVO_Live`, `pragmatic-play`, 7); it goes back as it came, in its type.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"minLength": 1,
	"x-source": "A-095"
};
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate229.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema96.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < -9007199254740991 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: -9007199254740991
				},
				message: "must be >= -9007199254740991"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	if (typeof data === "string") {
		if (func1(data) < 1) {
			const err3 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	}
	validate229.errors = vErrors;
	return errors === 0;
}
validate229.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate228.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.company === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "company" },
				message: "must have required property 'company'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.game === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "game" },
				message: "must have required property 'game'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "company" || key0 === "game")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("slot" !== data0) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "slot" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.company !== void 0) {
			if (!validate229(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.game !== void 0) {
			if (!validate229(data.game, {
				instancePath: instancePath + "/game",
				parentData: data,
				parentDataProperty: "game",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate228.errors = vErrors;
	return errors === 0;
}
validate228.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema97 = {
	"title": "A provider's casino or sports book",
	"x-source": "A-134",
	"type": "object",
	"required": ["kind", "company"],
	"additionalProperties": false,
	"properties": {
		"kind": {
			"type": "string",
			"enum": ["casino", "sport"],
			"x-source": "A-028"
		},
		"company": {
			"description": "The provider's code.",
			"$ref": "#/$defs/Code",
			"x-source": "A-132"
		}
	}
};
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate233.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.company === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "company" },
				message: "must have required property 'company'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "company")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "casino" || data0 === "sport")) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema97.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.company !== void 0) {
			if (!validate229(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate233.errors = vErrors;
	return errors === 0;
}
validate233.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate228(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate233(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate227.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate227.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const PaymentDepositApplied = validate236;
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate236.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deposit === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deposit" },
				message: "must have required property 'deposit'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.instruction === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instruction" },
				message: "must have required property 'instruction'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if ("success" !== data0) {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.deposit !== void 0) {
			if (!validate119(data.deposit, {
				instancePath: instancePath + "/deposit",
				parentData: data,
				parentDataProperty: "deposit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.instruction !== void 0) {
			if (typeof data.instruction !== "string") {
				const err5 = {
					instancePath: instancePath + "/instruction",
					schemaPath: "#/properties/instruction/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
validate236.evaluated = {
	"props": {
		"status": true,
		"deposit": true,
		"instruction": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentDepositRequest = validate238;
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate238.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "amount")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate229(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
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
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
validate238.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentOptionsAnswer = validate241;
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nameKo === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameKo" },
				message: "must have required property 'nameKo'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nameEn === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameEn" },
				message: "must have required property 'nameEn'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.minAmount === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minAmount" },
				message: "must have required property 'minAmount'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.maxAmount === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "maxAmount" },
				message: "must have required property 'maxAmount'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
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
		if (data.nameKo !== void 0) {
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
		}
		if (data.nameEn !== void 0) {
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
		}
		if (data.minAmount !== void 0) {
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
		}
		if (data.maxAmount !== void 0) {
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
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
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
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate241.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate242(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate241.errors = vErrors;
	return errors === 0;
}
validate241.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentWithdrawalRequest = validate249;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ticket === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ticket" },
				message: "must have required property 'ticket'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "ticket" || key0 === "amount")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.ticket !== void 0) {
			let data0 = data.ticket;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/ticket",
						schemaPath: "#/properties/ticket/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/ticket",
					schemaPath: "#/properties/ticket/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
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
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PointsRequest = validate251;
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 1e9 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				},
				message: "must be <= 1000000000"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate251.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "amount")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.amount !== void 0) {
			if (!validate252(data.amount, {
				instancePath: instancePath + "/amount",
				parentData: data,
				parentDataProperty: "amount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate251.errors = vErrors;
	return errors === 0;
}
validate251.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const Problem = validate254;
const formats4 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema106 = {
	"description": "The kind of an error; `x-problems` says under which HTTP status and title each is answered.",
	"type": "string",
	"enum": [
		"request_invalid",
		"session_missing",
		"session_expired",
		"origin_refused",
		"route_unknown",
		"method_not_allowed",
		"request_in_progress",
		"request_too_large",
		"media_type_unsupported",
		"idempotency_key_reused",
		"too_many_requests",
		"internal_fault",
		"backend_fault",
		"backend_answer_invalid",
		"backend_unreachable",
		"backend_timeout",
		"outcome_unknown"
	],
	"x-problems": {
		"request_invalid": {
			"status": 400,
			"title": "The request does not fit the contract"
		},
		"session_missing": {
			"status": 401,
			"title": "No session"
		},
		"session_expired": {
			"status": 401,
			"title": "The session has ended"
		},
		"origin_refused": {
			"status": 403,
			"title": "Request from another site"
		},
		"route_unknown": {
			"status": 404,
			"title": "No such route"
		},
		"method_not_allowed": {
			"status": 405,
			"title": "Only POST is answered here"
		},
		"request_in_progress": {
			"status": 409,
			"title": "The same request still runs"
		},
		"request_too_large": {
			"status": 413,
			"title": "Request too large"
		},
		"media_type_unsupported": {
			"status": 415,
			"title": "Body is not JSON"
		},
		"idempotency_key_reused": {
			"status": 422,
			"title": "Idempotency key used before"
		},
		"too_many_requests": {
			"status": 429,
			"title": "Too many requests"
		},
		"internal_fault": {
			"status": 500,
			"title": "Fault of this server"
		},
		"backend_fault": {
			"status": 502,
			"title": "Fault of the backend"
		},
		"backend_answer_invalid": {
			"status": 502,
			"title": "Unreadable answer of the backend"
		},
		"backend_unreachable": {
			"status": 503,
			"title": "Not reachable now"
		},
		"backend_timeout": {
			"status": 504,
			"title": "No answer from the backend in time"
		},
		"outcome_unknown": {
			"status": 504,
			"title": "Whether the request took effect is unknown"
		}
	},
	"x-source": "A-107"
};
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "request_invalid" || data === "session_missing" || data === "session_expired" || data === "origin_refused" || data === "route_unknown" || data === "method_not_allowed" || data === "request_in_progress" || data === "request_too_large" || data === "media_type_unsupported" || data === "idempotency_key_reused" || data === "too_many_requests" || data === "internal_fault" || data === "backend_fault" || data === "backend_answer_invalid" || data === "backend_unreachable" || data === "backend_timeout" || data === "outcome_unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema106.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate257.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pointer === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pointer" },
				message: "must have required property 'pointer'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.message === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.pointer !== void 0) {
			if (typeof data.pointer !== "string") {
				const err2 = {
					instancePath: instancePath + "/pointer",
					schemaPath: "#/properties/pointer/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err3 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate257.errors = vErrors;
	return errors === 0;
}
validate257.evaluated = {
	"props": {
		"pointer": true,
		"message": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate254.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.code === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.requestId === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requestId" },
				message: "must have required property 'requestId'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err7 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err8 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 599 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 599
						},
						message: "must be <= 599"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data2 < 400 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 400
						},
						message: "must be >= 400"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.code !== void 0) {
			if (!validate255(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
				errors = vErrors.length;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err11 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.requestId !== void 0) {
			let data5 = data.requestId;
			if (typeof data5 === "string") {
				if (func1(data5) > 64) {
					const err12 = {
						instancePath: instancePath + "/requestId",
						schemaPath: "#/properties/requestId/maxLength",
						keyword: "maxLength",
						params: { limit: 64 },
						message: "must NOT have more than 64 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func1(data5) < 1) {
					const err13 = {
						instancePath: instancePath + "/requestId",
						schemaPath: "#/properties/requestId/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/requestId",
					schemaPath: "#/properties/requestId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.errors !== void 0) {
			let data6 = data.errors;
			if (Array.isArray(data6)) {
				if (data6.length > 50) {
					const err15 = {
						instancePath: instancePath + "/errors",
						schemaPath: "#/properties/errors/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate257(data6[i0], {
					instancePath: instancePath + "/errors/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/errors",
					schemaPath: "#/properties/errors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate254.errors = vErrors;
	return errors === 0;
}
validate254.evaluated = {
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
const ReadAllNotesAnswer = validate259;
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate259.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.count === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "count" },
				message: "must have required property 'count'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.count !== void 0) {
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
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate259.errors = vErrors;
	return errors === 0;
}
validate259.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RegDomain = validate261;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate261.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.code === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
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
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate261.errors = vErrors;
	return errors === 0;
}
validate261.evaluated = {
	"props": {
		"status": true,
		"code": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RegisterRequest = validate263;
const pattern6 = new RegExp("^\\+?[0-9][0-9-]{6,18}$", "u");
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate267.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 20) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 20 },
				message: "must NOT have more than 20 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\+?[0-9][0-9-]{6,18}$" },
				message: "must match pattern \"^\\+?[0-9][0-9-]{6,18}$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate267.errors = vErrors;
	return errors === 0;
}
validate267.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate269.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern3.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
validate269.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern8 = new RegExp("^[0-9][0-9-]*$", "u");
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate272.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 31) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 31 },
				message: "must NOT have more than 31 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 5) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 5 },
				message: "must NOT have fewer than 5 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9][0-9-]*$" },
				message: "must match pattern \"^[0-9][0-9-]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate272.errors = vErrors;
	return errors === 0;
}
validate272.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate263.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pw === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pw" },
				message: "must have required property 'pw'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nick === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nick" },
				message: "must have required property 'nick'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.phone === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phone" },
				message: "must have required property 'phone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.bankname === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankname" },
				message: "must have required property 'bankname'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bankOwner === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankOwner" },
				message: "must have required property 'bankOwner'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.banknum === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banknum" },
				message: "must have required property 'banknum'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "pw" || key0 === "nick" || key0 === "phone" || key0 === "bankname" || key0 === "bankOwner" || key0 === "banknum" || key0 === "code")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate113(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
				errors = vErrors.length;
			}
		}
		if (data.pw !== void 0) {
			if (!validate110(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
				errors = vErrors.length;
			}
		}
		if (data.nick !== void 0) {
			if (!validate116(data.nick, {
				instancePath: instancePath + "/nick",
				parentData: data,
				parentDataProperty: "nick",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
				errors = vErrors.length;
			}
		}
		if (data.phone !== void 0) {
			if (!validate267(data.phone, {
				instancePath: instancePath + "/phone",
				parentData: data,
				parentDataProperty: "phone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankname !== void 0) {
			if (!validate269(data.bankname, {
				instancePath: instancePath + "/bankname",
				parentData: data,
				parentDataProperty: "bankname",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankOwner !== void 0) {
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
		}
		if (data.banknum !== void 0) {
			if (!validate272(data.banknum, {
				instancePath: instancePath + "/banknum",
				parentData: data,
				parentDataProperty: "banknum",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
				errors = vErrors.length;
			}
		}
		if (data.code !== void 0) {
			if (!validate229(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate263.errors = vErrors;
	return errors === 0;
}
validate263.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const RemovedAnswer = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate275.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.count === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "count" },
				message: "must have required property 'count'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.count !== void 0) {
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
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate275.errors = vErrors;
	return errors === 0;
}
validate275.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ResetPasswordRequest = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate277.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.phone === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phone" },
				message: "must have required property 'phone'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.banknum === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banknum" },
				message: "must have required property 'banknum'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.newPw === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "newPw" },
				message: "must have required property 'newPw'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "phone" || key0 === "banknum" || key0 === "newPw")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate189(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
				errors = vErrors.length;
			}
		}
		if (data.phone !== void 0) {
			let data1 = data.phone;
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.banknum !== void 0) {
			let data2 = data.banknum;
			if (typeof data2 === "string") {
				if (func1(data2) < 1) {
					const err7 = {
						instancePath: instancePath + "/banknum",
						schemaPath: "#/properties/banknum/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/banknum",
					schemaPath: "#/properties/banknum/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.newPw !== void 0) {
			if (!validate110(data.newPw, {
				instancePath: instancePath + "/newPw",
				parentData: data,
				parentDataProperty: "newPw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate277.errors = vErrors;
	return errors === 0;
}
validate277.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionNone = validate280;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate280.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("unauthenticated" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "unauthenticated" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate280.errors = vErrors;
	return errors === 0;
}
validate280.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionRunning = validate281;
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate281.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.token === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sideUser === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sideUser" },
				message: "must have required property 'sideUser'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" },
				message: "must have required property 'expiresAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("authenticated" !== data0) {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "authenticated" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.token !== void 0) {
			if (typeof data.token !== "string") {
				const err6 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.sideUser !== void 0) {
			if (!validate144(data.sideUser, {
				instancePath: instancePath + "/sideUser",
				parentData: data,
				parentDataProperty: "sideUser",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.expiresAt !== void 0) {
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
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate281.errors = vErrors;
	return errors === 0;
}
validate281.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"sideUser": true,
		"expiresAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SignOutAnswer = validate284;
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate284.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("success" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate284.errors = vErrors;
	return errors === 0;
}
validate284.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SignedIn = validate285;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate285.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sideUser === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sideUser" },
				message: "must have required property 'sideUser'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("authenticated" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "authenticated" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.sideUser !== void 0) {
			if (!validate144(data.sideUser, {
				instancePath: instancePath + "/sideUser",
				parentData: data,
				parentDataProperty: "sideUser",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
validate285.evaluated = {
	"props": {
		"status": true,
		"sideUser": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SiteSettings = validate287;
const schema120 = {
	"title": "Settings",
	"description": "What the operator of the site decided about registration and support.",
	"type": "object",
	"required": [
		"status",
		"minimumAge",
		"terms",
		"banks",
		"support"
	],
	"properties": {
		"status": {
			"type": "string",
			"const": "success",
			"x-source": {
				"name": "document",
				"meaning": "A-182"
			}
		},
		"minimumAge": {
			"description": "How old a new member says to be at least, in years.",
			"type": "integer",
			"x-source": "A-183"
		},
		"terms": {
			"description": "The terms of use that a new member agrees to, as HTML or plain text; null when there are none.",
			"type": ["string", "null"],
			"x-source": "A-184"
		},
		"banks": {
			"description": "The banks among which a new member chooses; empty when any may be typed.",
			"type": "array",
			"items": { "$ref": "#/$defs/Bank" },
			"x-source": "A-185"
		},
		"support": {
			"description": "Addresses by which somebody who cannot sign in reaches support, https, mailto or tel.",
			"type": "array",
			"items": { "$ref": "#/$defs/SupportContact" },
			"x-source": "A-186"
		}
	}
};
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nameKo === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameKo" },
				message: "must have required property 'nameKo'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nameEn === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameEn" },
				message: "must have required property 'nameEn'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nameKo !== void 0) {
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
		}
		if (data.nameEn !== void 0) {
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
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"props": {
		"nameKo": true,
		"nameEn": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.address === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.address !== void 0) {
			if (typeof data.address !== "string") {
				const err1 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": { "address": true },
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.minimumAge === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minimumAge" },
				message: "must have required property 'minimumAge'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.terms === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "terms" },
				message: "must have required property 'terms'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.banks === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banks" },
				message: "must have required property 'banks'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.support === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "support" },
				message: "must have required property 'support'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("success" !== data0) {
				const err6 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.minimumAge !== void 0) {
			let data1 = data.minimumAge;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/minimumAge",
					schemaPath: "#/properties/minimumAge/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.terms !== void 0) {
			let data2 = data.terms;
			if (typeof data2 !== "string" && data2 !== null) {
				const err8 = {
					instancePath: instancePath + "/terms",
					schemaPath: "#/properties/terms/type",
					keyword: "type",
					params: { type: schema120.properties.terms.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.banks !== void 0) {
			let data3 = data.banks;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate288(data3[i0], {
					instancePath: instancePath + "/banks/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/banks",
					schemaPath: "#/properties/banks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.support !== void 0) {
			let data5 = data.support;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate292(data5[i1], {
					instancePath: instancePath + "/support/" + i1,
					parentData: data5,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/support",
					schemaPath: "#/properties/support/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": {
		"status": true,
		"minimumAge": true,
		"terms": true,
		"banks": true,
		"support": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SiteSettingsRequest = validate294;
const schema123 = {
	"description": "In which language the operator's texts are wanted.",
	"type": "object",
	"required": ["language"],
	"additionalProperties": false,
	"properties": { "language": {
		"description": "A language of the site; where there is no text in it, another one is answered.",
		"type": "string",
		"enum": [
			"en",
			"ko",
			"vn",
			"jp",
			"cn",
			"th"
		],
		"x-source": "A-182"
	} }
};
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "language")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language !== void 0) {
			let data0 = data.language;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "en" || data0 === "ko" || data0 === "vn" || data0 === "jp" || data0 === "cn" || data0 === "th")) {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema123.properties.language.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate294.errors = vErrors;
	return errors === 0;
}
validate294.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotGames = validate295;
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nameKo === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameKo" },
				message: "must have required property 'nameKo'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.nameEn === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nameEn" },
				message: "must have required property 'nameEn'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
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
		if (data.nameKo !== void 0) {
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
		}
		if (data.nameEn !== void 0) {
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
		}
		if (data.state !== void 0) {
			if (!validate104(data.state, {
				instancePath: instancePath + "/state",
				parentData: data,
				parentDataProperty: "state",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.addedAt !== void 0) {
			if (!validate86(data.addedAt, {
				instancePath: instancePath + "/addedAt",
				parentData: data,
				parentDataProperty: "addedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"props": {
		"code": true,
		"nameKo": true,
		"nameEn": true,
		"state": true,
		"addedAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate295.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.games === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "games" },
				message: "must have required property 'games'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.games !== void 0) {
			let data1 = data.games;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate296(data1[i0], {
					instancePath: instancePath + "/games/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/games",
					schemaPath: "#/properties/games/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
validate295.evaluated = {
	"props": {
		"status": true,
		"games": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotSettingAnswer = validate303;
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate303.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slot === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slot" },
				message: "must have required property 'slot'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.slot !== void 0) {
			let data1 = data.slot;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate100(data1[i0], {
					instancePath: instancePath + "/slot/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/slot",
					schemaPath: "#/properties/slot/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate303.errors = vErrors;
	return errors === 0;
}
validate303.evaluated = {
	"props": {
		"status": true,
		"slot": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotsByCompanyRequest = validate305;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate305.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.company === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "company" },
				message: "must have required property 'company'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "company")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.company !== void 0) {
			if (!validate229(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate305.errors = vErrors;
	return errors === 0;
}
validate305.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SportSettingAnswer = validate307;
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sport === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sport" },
				message: "must have required property 'sport'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.sport !== void 0) {
			let data1 = data.sport;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate100(data1[i0], {
					instancePath: instancePath + "/sport/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/sport",
					schemaPath: "#/properties/sport/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate307.errors = vErrors;
	return errors === 0;
}
validate307.evaluated = {
	"props": {
		"status": true,
		"sport": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const Success = validate309;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate309.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("success" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
validate309.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Time = validate310;
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate310.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("time" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "time" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate310.errors = vErrors;
	return errors === 0;
}
validate310.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const User = validate311;
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate311.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.userId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "userId" },
				message: "must have required property 'userId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nick === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nick" },
				message: "must have required property 'nick'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.phone === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "phone" },
				message: "must have required property 'phone'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.balance === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "balance" },
				message: "must have required property 'balance'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.in_balance === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "in_balance" },
				message: "must have required property 'in_balance'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.rolling === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rolling" },
				message: "must have required property 'rolling'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.bankname === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankname" },
				message: "must have required property 'bankname'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.bankOwner === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankOwner" },
				message: "must have required property 'bankOwner'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.banknum === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banknum" },
				message: "must have required property 'banknum'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.noteCount === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "noteCount" },
				message: "must have required property 'noteCount'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.helpCount === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "helpCount" },
				message: "must have required property 'helpCount'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.userId !== void 0) {
			if (!validate145(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.nick !== void 0) {
			if (typeof data.nick !== "string") {
				const err12 = {
					instancePath: instancePath + "/nick",
					schemaPath: "#/properties/nick/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			if (typeof data.phone !== "string") {
				const err13 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.level !== void 0) {
			let data3 = data.level;
			if (!(typeof data3 == "number" && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.balance !== void 0) {
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
		}
		if (data.in_balance !== void 0) {
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
		}
		if (data.rolling !== void 0) {
			if (!validate149(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankname !== void 0) {
			if (typeof data.bankname !== "string") {
				const err15 = {
					instancePath: instancePath + "/bankname",
					schemaPath: "#/properties/bankname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.bankOwner !== void 0) {
			if (typeof data.bankOwner !== "string") {
				const err16 = {
					instancePath: instancePath + "/bankOwner",
					schemaPath: "#/properties/bankOwner/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.banknum !== void 0) {
			if (typeof data.banknum !== "string") {
				const err17 = {
					instancePath: instancePath + "/banknum",
					schemaPath: "#/properties/banknum/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate89(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate89(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
validate311.evaluated = {
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
const VitalsReport = validate318;
const schema133 = {
	"description": "The place of the site that was opened first; `other` for any that is not listed.",
	"type": "string",
	"enum": [
		"/",
		"/login",
		"/register",
		"/casino",
		"/slot",
		"/slot/game",
		"/search",
		"/sport",
		"/game",
		"/comp",
		"/deposit",
		"/withdraw",
		"/user",
		"/help",
		"/note",
		"/notice",
		"other"
	],
	"x-source": "A-151"
};
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate319.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "/" || data === "/login" || data === "/register" || data === "/casino" || data === "/slot" || data === "/slot/game" || data === "/search" || data === "/sport" || data === "/game" || data === "/comp" || data === "/deposit" || data === "/withdraw" || data === "/user" || data === "/help" || data === "/note" || data === "/notice" || data === "other")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema133.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate319.errors = vErrors;
	return errors === 0;
}
validate319.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate321.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data == "number" && isFinite(data)) {
		if (data > 3e5 || isNaN(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 3e5
				},
				message: "must be <= 300000"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data < 0 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
validate321.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate326.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data == "number" && isFinite(data)) {
		if (data > 100 || isNaN(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 100
				},
				message: "must be <= 100"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data < 0 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate326.errors = vErrors;
	return errors === 0;
}
validate326.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.page === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "page" },
				message: "must have required property 'page'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "page" || key0 === "ttfb" || key0 === "fcp" || key0 === "lcp" || key0 === "inp" || key0 === "cls")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate319(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
				errors = vErrors.length;
			}
		}
		if (data.ttfb !== void 0) {
			if (!validate321(data.ttfb, {
				instancePath: instancePath + "/ttfb",
				parentData: data,
				parentDataProperty: "ttfb",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
				errors = vErrors.length;
			}
		}
		if (data.fcp !== void 0) {
			if (!validate321(data.fcp, {
				instancePath: instancePath + "/fcp",
				parentData: data,
				parentDataProperty: "fcp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
				errors = vErrors.length;
			}
		}
		if (data.lcp !== void 0) {
			if (!validate321(data.lcp, {
				instancePath: instancePath + "/lcp",
				parentData: data,
				parentDataProperty: "lcp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
				errors = vErrors.length;
			}
		}
		if (data.inp !== void 0) {
			if (!validate321(data.inp, {
				instancePath: instancePath + "/inp",
				parentData: data,
				parentDataProperty: "inp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
				errors = vErrors.length;
			}
		}
		if (data.cls !== void 0) {
			if (!validate326(data.cls, {
				instancePath: instancePath + "/cls",
				parentData: data,
				parentDataProperty: "cls",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const VitalsTaken = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("success" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wait = validate329;
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate329.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("wait" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "wait" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate329.errors = vErrors;
	return errors === 0;
}
validate329.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wallet = validate330;
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate330.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.balance === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "balance" },
				message: "must have required property 'balance'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.gameMoney === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gameMoney" },
				message: "must have required property 'gameMoney'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.rolling === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rolling" },
				message: "must have required property 'rolling'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("success" !== data0) {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.balance !== void 0) {
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
		}
		if (data.gameMoney !== void 0) {
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
		}
		if (data.rolling !== void 0) {
			if (!validate149(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
validate330.evaluated = {
	"props": {
		"status": true,
		"balance": true,
		"gameMoney": true,
		"rolling": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawListAnswer = validate334;
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate335.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.amount === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.requestedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "requestedAt" },
				message: "must have required property 'requestedAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.settledAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "settledAt" },
				message: "must have required property 'settledAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bankname === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bankname" },
				message: "must have required property 'bankname'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.banknum === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banknum" },
				message: "must have required property 'banknum'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
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
		if (data.amount !== void 0) {
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
		}
		if (data.status !== void 0) {
			if (!validate122(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.requestedAt !== void 0) {
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
		}
		if (data.settledAt !== void 0) {
			if (!validate125(data.settledAt, {
				instancePath: instancePath + "/settledAt",
				parentData: data,
				parentDataProperty: "settledAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankname !== void 0) {
			if (typeof data.bankname !== "string") {
				const err7 = {
					instancePath: instancePath + "/bankname",
					schemaPath: "#/properties/bankname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.banknum !== void 0) {
			if (typeof data.banknum !== "string") {
				const err8 = {
					instancePath: instancePath + "/banknum",
					schemaPath: "#/properties/banknum/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate335.errors = vErrors;
	return errors === 0;
}
validate335.evaluated = {
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
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate334.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.list === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "list" },
				message: "must have required property 'list'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.total === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total" },
				message: "must have required property 'total'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if ("success" !== data0) {
				const err4 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate335(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/list",
					schemaPath: "#/properties/list/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
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
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate334.errors = vErrors;
	return errors === 0;
}
validate334.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawListRequest = validate343;
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate343.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "page" || key0 === "pageSize")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate94(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate96(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate343.errors = vErrors;
	return errors === 0;
}
validate343.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalApplied = validate346;
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate346.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.withdrawal === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "withdrawal" },
				message: "must have required property 'withdrawal'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("success" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.withdrawal !== void 0) {
			if (!validate335(data.withdrawal, {
				instancePath: instancePath + "/withdrawal",
				parentData: data,
				parentDataProperty: "withdrawal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate346.errors = vErrors;
	return errors === 0;
}
validate346.evaluated = {
	"props": {
		"status": true,
		"withdrawal": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalLauncherRequest = validate348;
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate348.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate229(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate348.errors = vErrors;
	return errors === 0;
}
validate348.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalTicket = validate350;
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.ticket === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ticket" },
				message: "must have required property 'ticket'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.minAmount === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minAmount" },
				message: "must have required property 'minAmount'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.maxAmount === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "maxAmount" },
				message: "must have required property 'maxAmount'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.expiresAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expiresAt" },
				message: "must have required property 'expiresAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("success" !== data0) {
				const err6 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.ticket !== void 0) {
			if (typeof data.ticket !== "string") {
				const err7 = {
					instancePath: instancePath + "/ticket",
					schemaPath: "#/properties/ticket/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.minAmount !== void 0) {
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
		}
		if (data.maxAmount !== void 0) {
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
		}
		if (data.expiresAt !== void 0) {
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
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
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
const WriteHelpRequest = validate354;
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate356.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 120) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 120 },
				message: "must NOT have more than 120 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern3.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate356.errors = vErrors;
	return errors === 0;
}
validate356.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern10 = new RegExp("^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$", "u");
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate358.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 4e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4e3 },
				message: "must NOT have more than 4000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern10.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate358.errors = vErrors;
	return errors === 0;
}
validate358.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate355.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.content === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "content")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title !== void 0) {
			if (!validate356(data.title, {
				instancePath: instancePath + "/title",
				parentData: data,
				parentDataProperty: "title",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
			if (!validate358(data.content, {
				instancePath: instancePath + "/content",
				parentData: data,
				parentDataProperty: "content",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate355.errors = vErrors;
	return errors === 0;
}
validate355.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate361.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("account" !== data0) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "account" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate361.errors = vErrors;
	return errors === 0;
}
validate361.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate354.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate355(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate361(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate354.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate354.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const WriteInquiryRequest = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate363.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.content === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "content")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title !== void 0) {
			if (!validate356(data.title, {
				instancePath: instancePath + "/title",
				parentData: data,
				parentDataProperty: "title",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
			if (!validate358(data.content, {
				instancePath: instancePath + "/content",
				parentData: data,
				parentDataProperty: "content",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate363.errors = vErrors;
	return errors === 0;
}
validate363.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WrongPassword = validate366;
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate366.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("pass" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "pass" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate366.errors = vErrors;
	return errors === 0;
}
validate366.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
// .cache/contract/validators.entry.mjs
const validators = { ...validators_source_exports };
export { validators };
