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
var validators_source_exports = __exportAll({
	AdvertisementAnswer: () => AdvertisementAnswer,
	Alread: () => Alread,
	AlreadHaveUser: () => AlreadHaveUser,
	Already: () => Already,
	AmountRequest: () => AmountRequest,
	AnswerRealityCheckRequest: () => AnswerRealityCheckRequest,
	ApplyDepositRequest: () => ApplyDepositRequest,
	ApplyWithdrawRequest: () => ApplyWithdrawRequest,
	BetsAnswer: () => BetsAnswer,
	BetsRequest: () => BetsRequest,
	CantFindCode: () => CantFindCode,
	CasinoSettingAnswer: () => CasinoSettingAnswer,
	ChangePasswordRequest: () => ChangePasswordRequest,
	CheckIdRequest: () => CheckIdRequest,
	CheckNickRequest: () => CheckNickRequest,
	ConfirmLimitRequest: () => ConfirmLimitRequest,
	DepositApplied: () => DepositApplied,
	DepositListAnswer: () => DepositListAnswer,
	DepositListRequest: () => DepositListRequest,
	EmptyBody: () => EmptyBody,
	EndSessionsRequest: () => EndSessionsRequest,
	GameAddress: () => GameAddress,
	GetNoteAnswer: () => GetNoteAnswer,
	HealthAnswer: () => HealthAnswer,
	HelpListAnswer: () => HelpListAnswer,
	IgnoredBody: () => IgnoredBody,
	InGameBalanceAnswer: () => InGameBalanceAnswer,
	InquiryRead: () => InquiryRead,
	InquiryWritten: () => InquiryWritten,
	ItemRequest: () => ItemRequest,
	LimitReached: () => LimitReached,
	LockAnswer: () => LockAnswer,
	LoginApproval: () => LoginApproval,
	LoginAuthenticated: () => LoginAuthenticated,
	LoginRequest: () => LoginRequest,
	LowPoint: () => LowPoint,
	MemberAnswer: () => MemberAnswer,
	MoneyRecord: () => MoneyRecord,
	NotEnoughBalance: () => NotEnoughBalance,
	NoteListAnswer: () => NoteListAnswer,
	NoteListRequest: () => NoteListRequest,
	NoteRead: () => NoteRead,
	NoticePopupAnswer: () => NoticePopupAnswer,
	NoticesAnswer: () => NoticesAnswer,
	OnBreak: () => OnBreak,
	OpenGameRequest: () => OpenGameRequest,
	OwnSessions: () => OwnSessions,
	PaymentDepositApplied: () => PaymentDepositApplied,
	PaymentDepositRequest: () => PaymentDepositRequest,
	PaymentOptionsAnswer: () => PaymentOptionsAnswer,
	PaymentWithdrawalRequest: () => PaymentWithdrawalRequest,
	PointsRequest: () => PointsRequest,
	Problem: () => Problem,
	ProtectionFacts: () => ProtectionFacts,
	ReadAllNotesAnswer: () => ReadAllNotesAnswer,
	RealityCheckDue: () => RealityCheckDue,
	RegDomain: () => RegDomain,
	RegisterRequest: () => RegisterRequest,
	RemovedAnswer: () => RemovedAnswer,
	ResetPasswordRequest: () => ResetPasswordRequest,
	SessionNone: () => SessionNone,
	SessionRunning: () => SessionRunning,
	SetLimitRequest: () => SetLimitRequest,
	SetRealityCheckRequest: () => SetRealityCheckRequest,
	SignOutAnswer: () => SignOutAnswer,
	SignedIn: () => SignedIn,
	SiteSettings: () => SiteSettings,
	SiteSettingsRequest: () => SiteSettingsRequest,
	SlotGames: () => SlotGames,
	SlotSettingAnswer: () => SlotSettingAnswer,
	SlotsByCompanyRequest: () => SlotsByCompanyRequest,
	SportSettingAnswer: () => SportSettingAnswer,
	StartBreakRequest: () => StartBreakRequest,
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
		else addError(vErrors, err0);
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
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
				vErrors = vErrors === null ? validate59.errors : addErrors(vErrors, validate59.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
					vErrors = vErrors === null ? validate54.errors : addErrors(vErrors, validate54.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				vErrors = vErrors === null ? validate66.errors : addErrors(vErrors, validate66.errors);
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
		else addError(vErrors, err2);
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
const AnswerRealityCheckRequest = validate68;
const formats0 = require_formats().fullFormats["date-time"];
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
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
			else addError(vErrors, err0);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
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
		if (data.due === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "due" },
				message: "must have required property 'due'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "due")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.due !== void 0) {
			if (!validate69(data.due, {
				instancePath: instancePath + "/due",
				parentData: data,
				parentDataProperty: "due",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err2);
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
const ApplyDepositRequest = validate71;
const pattern3 = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u");
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate73.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
validate73.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate71.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				vErrors = vErrors === null ? validate66.errors : addErrors(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankOwner !== void 0) {
			if (!validate73(data.bankOwner, {
				instancePath: instancePath + "/bankOwner",
				parentData: data,
				parentDataProperty: "bankOwner",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate73.errors : addErrors(vErrors, validate73.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate71.errors = vErrors;
	return errors === 0;
}
validate71.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const ApplyWithdrawRequest = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate75.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				vErrors = vErrors === null ? validate66.errors : addErrors(vErrors, validate66.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
validate75.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const BetsAnswer = validate77;
const schema37 = {
	"description": "A `Code` in an answer. The site leaves out a payment option whose code is empty: it could not be chosen.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"x-source": "A-095"
};
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate80.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema37.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
	}
	validate80.errors = vErrors;
	return errors === 0;
}
validate80.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate78.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
			else addError(vErrors, err7);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				else addError(vErrors, err8);
				errors++;
			}
		}
		if (data.company !== void 0) {
			if (!validate80(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate80.errors : addErrors(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameKo !== void 0) {
			if (!validate82(data.nameKo, {
				instancePath: instancePath + "/nameKo",
				parentData: data,
				parentDataProperty: "nameKo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate82.errors : addErrors(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameEn !== void 0) {
			if (!validate84(data.nameEn, {
				instancePath: instancePath + "/nameEn",
				parentData: data,
				parentDataProperty: "nameEn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : addErrors(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.bet !== void 0) {
			if (!validate86(data.bet, {
				instancePath: instancePath + "/bet",
				parentData: data,
				parentDataProperty: "bet",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.win !== void 0) {
			if (!validate86(data.win, {
				instancePath: instancePath + "/win",
				parentData: data,
				parentDataProperty: "win",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.placedAt !== void 0) {
			if (!validate69(data.placedAt, {
				instancePath: instancePath + "/placedAt",
				parentData: data,
				parentDataProperty: "placedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err9);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
validate78.evaluated = {
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
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate77.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate78(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate78.errors : addErrors(vErrors, validate78.errors);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
			if (!validate91(data.total, {
				instancePath: instancePath + "/total",
				parentData: data,
				parentDataProperty: "total",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
validate77.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const BetsRequest = validate93;
const schema42 = {
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
				errors++;
			}
			if (!(data0 === "slot" || data0 === "casino" || data0 === "sport")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
				errors++;
			}
		}
		if (data.from !== void 0) {
			if (!validate69(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			if (!validate69(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.page !== void 0) {
			if (!validate96(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : addErrors(vErrors, validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate98(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate98.errors : addErrors(vErrors, validate98.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CantFindCode = validate100;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate100.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
validate100.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const CasinoSettingAnswer = validate101;
const schema48 = {
	"description": "The `Code` of a provider or a game in a list; null or empty means that it has none.",
	"type": [
		"integer",
		"string",
		"null"
	],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"x-source": "A-095"
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema48.type },
			message: "must be integer,string,null"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate102.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate103(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate103.errors : addErrors(vErrors, validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameKo !== void 0) {
			if (!validate82(data.nameKo, {
				instancePath: instancePath + "/nameKo",
				parentData: data,
				parentDataProperty: "nameKo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate82.errors : addErrors(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameEn !== void 0) {
			if (!validate84(data.nameEn, {
				instancePath: instancePath + "/nameEn",
				parentData: data,
				parentDataProperty: "nameEn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : addErrors(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			if (!validate107(data.state, {
				instancePath: instancePath + "/state",
				parentData: data,
				parentDataProperty: "state",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : addErrors(vErrors, validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.offers !== void 0) {
			let data4 = data.offers;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
					const err2 = {
						instancePath: instancePath + "/offers/" + i0,
						schemaPath: "#/properties/offers/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else addError(vErrors, err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/offers",
					schemaPath: "#/properties/offers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate102.errors = vErrors;
	return errors === 0;
}
validate102.evaluated = {
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
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.casiono !== void 0) {
			let data1 = data.casiono;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate102(data1[i0], {
					instancePath: instancePath + "/casiono/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate102.errors : addErrors(vErrors, validate102.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"props": {
		"status": true,
		"casiono": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ChangePasswordRequest = validate110;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
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
			else addError(vErrors, err0);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.pw !== void 0) {
			if (!validate111(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate111.errors : addErrors(vErrors, validate111.errors);
				errors = vErrors.length;
			}
		}
		if (data.newPw !== void 0) {
			if (!validate113(data.newPw, {
				instancePath: instancePath + "/newPw",
				parentData: data,
				parentDataProperty: "newPw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate113.errors : addErrors(vErrors, validate113.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const CheckIdRequest = validate115;
const pattern4 = new RegExp("^[A-Za-z0-9]+$", "u");
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate116.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
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
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate116(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate116.errors : addErrors(vErrors, validate116.errors);
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
		else addError(vErrors, err2);
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
const CheckNickRequest = validate118;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
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
		if (data.nick === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nick" },
				message: "must have required property 'nick'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.nick !== void 0) {
			if (!validate119(data.nick, {
				instancePath: instancePath + "/nick",
				parentData: data,
				parentDataProperty: "nick",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : addErrors(vErrors, validate119.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
validate118.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const ConfirmLimitRequest = validate121;
const schema58 = {
	"description": "What a limit is for. Deposits of the last 24 hours, of the last 7 days, of the calendar month in the site's time zone, in won; the time on the site on one day, in minutes.",
	"type": "string",
	"enum": [
		"deposit_24h",
		"deposit_7d",
		"deposit_month",
		"time_day"
	],
	"x-source": "A-191"
};
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === "deposit_24h" || data === "deposit_7d" || data === "deposit_month" || data === "time_day")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema58.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.limit === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.limit !== void 0) {
			if (!validate122(data.limit, {
				instancePath: instancePath + "/limit",
				parentData: data,
				parentDataProperty: "limit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : addErrors(vErrors, validate122.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositApplied = validate124;
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema62 = {
	"description": "A point in time, RFC 3339, or null while it has not come.",
	"type": ["string", "null"],
	"format": "date-time",
	"x-source": "A-004"
};
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string" && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema62.type },
			message: "must be string,null"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
				errors = vErrors.length;
			}
		}
		if (data.amount !== void 0) {
			if (!validate86(data.amount, {
				instancePath: instancePath + "/amount",
				parentData: data,
				parentDataProperty: "amount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate128(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate128.errors : addErrors(vErrors, validate128.errors);
				errors = vErrors.length;
			}
		}
		if (data.requestedAt !== void 0) {
			if (!validate69(data.requestedAt, {
				instancePath: instancePath + "/requestedAt",
				parentData: data,
				parentDataProperty: "requestedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.settledAt !== void 0) {
			if (!validate131(data.settledAt, {
				instancePath: instancePath + "/settledAt",
				parentData: data,
				parentDataProperty: "settledAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
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
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.deposit !== void 0) {
			if (!validate125(data.deposit, {
				instancePath: instancePath + "/deposit",
				parentData: data,
				parentDataProperty: "deposit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : addErrors(vErrors, validate125.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": {
		"status": true,
		"deposit": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositListAnswer = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate134.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate125(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate125.errors : addErrors(vErrors, validate125.errors);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
			if (!validate91(data.total, {
				instancePath: instancePath + "/total",
				parentData: data,
				parentDataProperty: "total",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
validate134.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const DepositListRequest = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate137.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate96(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : addErrors(vErrors, validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate98(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate98.errors : addErrors(vErrors, validate98.errors);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate137.errors = vErrors;
	return errors === 0;
}
validate137.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const EmptyBody = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate140.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate140.errors = vErrors;
	return errors === 0;
}
validate140.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const EndSessionsRequest = validate141;
const schema66 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["session"],
	"properties": { "session": {
		"description": "The session to end; null for all but the one that asks. The one that asks, and one that has ended, are left as they are.",
		"type": ["string", "null"],
		"minLength": 1,
		"maxLength": 64,
		"x-source": "A-225"
	} }
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.session === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "session")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.session !== void 0) {
			let data0 = data.session;
			if (typeof data0 !== "string" && data0 !== null) {
				const err2 = {
					instancePath: instancePath + "/session",
					schemaPath: "#/properties/session/type",
					keyword: "type",
					params: { type: schema66.properties.session.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
				errors++;
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 64) {
					const err3 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/maxLength",
						keyword: "maxLength",
						params: { limit: 64 },
						message: "must NOT have more than 64 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else addError(vErrors, err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else addError(vErrors, err4);
					errors++;
				}
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
		else addError(vErrors, err5);
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const GameAddress = validate142;
const pattern6 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$", "u");
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate143.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern6.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$" },
				message: "must match pattern \"^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$\""
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
validate143.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate142.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.gameUrl === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gameUrl" },
				message: "must have required property 'gameUrl'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.gameUrl !== void 0) {
			if (!validate143(data.gameUrl, {
				instancePath: instancePath + "/gameUrl",
				parentData: data,
				parentDataProperty: "gameUrl",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate143.errors : addErrors(vErrors, validate143.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
validate142.evaluated = {
	"props": {
		"status": true,
		"gameUrl": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const GetNoteAnswer = validate145;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate146.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate69(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate131(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate146.errors = vErrors;
	return errors === 0;
}
validate146.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"createdAt": true,
		"readAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate146.errors : addErrors(vErrors, validate146.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HealthAnswer = validate152;
const schema73 = {
	"description": "Names a member, a number or a text; the site shows it as text. It need not be the id that the member logs in with. A number is one that JSON readers keep exact.",
	"type": ["integer", "string"],
	"minimum": 0,
	"maximum": 9007199254740991,
	"minLength": 1,
	"x-source": ["A-150", "A-211"]
};
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema73.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data < 0 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
			errors++;
		}
	}
	validate154.errors = vErrors;
	return errors === 0;
}
validate154.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate158.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
validate158.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate153.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
			else addError(vErrors, err7);
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
			else addError(vErrors, err8);
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
			else addError(vErrors, err9);
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
			else addError(vErrors, err10);
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
			else addError(vErrors, err11);
			errors++;
		}
		if (data.userId !== void 0) {
			if (!validate154(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate154.errors : addErrors(vErrors, validate154.errors);
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
				else addError(vErrors, err12);
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
				else addError(vErrors, err13);
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
				else addError(vErrors, err14);
				errors++;
			}
		}
		if (data.balance !== void 0) {
			if (!validate86(data.balance, {
				instancePath: instancePath + "/balance",
				parentData: data,
				parentDataProperty: "balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.in_balance !== void 0) {
			if (!validate86(data.in_balance, {
				instancePath: instancePath + "/in_balance",
				parentData: data,
				parentDataProperty: "in_balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.rolling !== void 0) {
			if (!validate158(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate158.errors : addErrors(vErrors, validate158.errors);
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
				else addError(vErrors, err15);
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
				else addError(vErrors, err16);
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
				else addError(vErrors, err17);
				errors++;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate91(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate91(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err18);
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
validate153.evaluated = {
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
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate152.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.user !== void 0) {
			if (!validate153(data.user, {
				instancePath: instancePath + "/user",
				parentData: data,
				parentDataProperty: "user",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate153.errors : addErrors(vErrors, validate153.errors);
				errors = vErrors.length;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate91(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate91(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
validate152.evaluated = {
	"props": {
		"status": true,
		"user": true,
		"noteCount": true,
		"helpCount": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const HelpListAnswer = validate165;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate166.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate69(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.answeredAt !== void 0) {
			if (!validate131(data.answeredAt, {
				instancePath: instancePath + "/answeredAt",
				parentData: data,
				parentDataProperty: "answeredAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate131(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate166.errors = vErrors;
	return errors === 0;
}
validate166.evaluated = {
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate166(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate166.errors : addErrors(vErrors, validate166.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate165.errors = vErrors;
	return errors === 0;
}
validate165.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const IgnoredBody = validate173;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	validate173.errors = null;
	return true;
}
validate173.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const InGameBalanceAnswer = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
				else addError(vErrors, err5);
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
				else addError(vErrors, err6);
				errors++;
			}
		}
		if (data.gameMoney !== void 0) {
			if (!validate86(data.gameMoney, {
				instancePath: instancePath + "/gameMoney",
				parentData: data,
				parentDataProperty: "gameMoney",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.balance !== void 0) {
			if (!validate86(data.balance, {
				instancePath: instancePath + "/balance",
				parentData: data,
				parentDataProperty: "balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.rolling !== void 0) {
			if (!validate158(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate158.errors : addErrors(vErrors, validate158.errors);
				errors = vErrors.length;
			}
		}
		if (data.userId !== void 0) {
			if (!validate154(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate154.errors : addErrors(vErrors, validate154.errors);
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
		else addError(vErrors, err7);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
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
const InquiryRead = validate179;
const schema80 = {
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
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate180.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate69(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.answeredAt !== void 0) {
			if (!validate131(data.answeredAt, {
				instancePath: instancePath + "/answeredAt",
				parentData: data,
				parentDataProperty: "answeredAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate131(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
				vErrors = vErrors === null ? validate59.errors : addErrors(vErrors, validate59.errors);
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
					params: { type: schema80.properties.answer.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else addError(vErrors, err7);
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
		else addError(vErrors, err8);
		errors++;
	}
	validate180.errors = vErrors;
	return errors === 0;
}
validate180.evaluated = {
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.help !== void 0) {
			if (!validate180(data.help, {
				instancePath: instancePath + "/help",
				parentData: data,
				parentDataProperty: "help",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate180.errors : addErrors(vErrors, validate180.errors);
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
		else addError(vErrors, err4);
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
const InquiryWritten = validate188;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.help !== void 0) {
			if (!validate166(data.help, {
				instancePath: instancePath + "/help",
				parentData: data,
				parentDataProperty: "help",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate166.errors : addErrors(vErrors, validate166.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"props": {
		"status": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ItemRequest = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate190.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
validate190.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LimitReached = validate192;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.limit === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.left === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "left" },
				message: "must have required property 'left'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.freesAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "freesAt" },
				message: "must have required property 'freesAt'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
			if ("limit" !== data0) {
				const err5 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "limit" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.limit !== void 0) {
			if (!validate122(data.limit, {
				instancePath: instancePath + "/limit",
				parentData: data,
				parentDataProperty: "limit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : addErrors(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.left !== void 0) {
			let data2 = data.left;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err6 = {
					instancePath: instancePath + "/left",
					schemaPath: "#/properties/left/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else addError(vErrors, err6);
				errors++;
			}
		}
		if (data.freesAt !== void 0) {
			if (!validate131(data.freesAt, {
				instancePath: instancePath + "/freesAt",
				parentData: data,
				parentDataProperty: "freesAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err7);
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
validate192.evaluated = {
	"props": {
		"status": true,
		"limit": true,
		"left": true,
		"freesAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LockAnswer = validate195;
const schema84 = {
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
			"x-source": ["A-001", "A-071"]
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
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate195.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				else addError(vErrors, err5);
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
				else addError(vErrors, err6);
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
					params: { type: schema84.properties.reason.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else addError(vErrors, err7);
				errors++;
			}
		}
		if (data.until !== void 0) {
			if (!validate131(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err8);
		errors++;
	}
	validate195.errors = vErrors;
	return errors === 0;
}
validate195.evaluated = {
	"props": {
		"status": true,
		"locked": true,
		"reason": true,
		"until": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginApproval = validate197;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate197.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate197.errors = vErrors;
	return errors === 0;
}
validate197.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginAuthenticated = validate198;
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate198.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.expiresAt !== void 0) {
			if (!validate69(data.expiresAt, {
				instancePath: instancePath + "/expiresAt",
				parentData: data,
				parentDataProperty: "expiresAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate198.errors = vErrors;
	return errors === 0;
}
validate198.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"expiresAt": true,
		"user": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const LoginRequest = validate200;
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate201.evaluated;
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
			else addError(vErrors, err0);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate201.errors = vErrors;
	return errors === 0;
}
validate201.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate200.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate201(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : addErrors(vErrors, validate201.errors);
				errors = vErrors.length;
			}
		}
		if (data.pw !== void 0) {
			if (!validate111(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate111.errors : addErrors(vErrors, validate111.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
validate200.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const LowPoint = validate204;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate204.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate204.errors = vErrors;
	return errors === 0;
}
validate204.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const MemberAnswer = validate205;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.user !== void 0) {
			if (!validate153(data.user, {
				instancePath: instancePath + "/user",
				parentData: data,
				parentDataProperty: "user",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate153.errors : addErrors(vErrors, validate153.errors);
				errors = vErrors.length;
			}
		}
		if (data.registeredAt !== void 0) {
			if (!validate69(data.registeredAt, {
				instancePath: instancePath + "/registeredAt",
				parentData: data,
				parentDataProperty: "registeredAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.lastLoginAt !== void 0) {
			if (!validate131(data.lastLoginAt, {
				instancePath: instancePath + "/lastLoginAt",
				parentData: data,
				parentDataProperty: "lastLoginAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": {
		"user": true,
		"registeredAt": true,
		"lastLoginAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate205.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.member !== void 0) {
			if (!validate206(data.member, {
				instancePath: instancePath + "/member",
				parentData: data,
				parentDataProperty: "member",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate206.errors : addErrors(vErrors, validate206.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate205.errors = vErrors;
	return errors === 0;
}
validate205.evaluated = {
	"props": {
		"status": true,
		"member": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const MoneyRecord = validate211;
const schema94 = {
	"description": "Into the balance from outside, out of it, from the balance into games, back from them.",
	"type": "string",
	"enum": [
		"deposit",
		"withdrawal",
		"transfer_in",
		"transfer_out"
	],
	"x-source": "A-195"
};
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate213.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === "deposit" || data === "withdrawal" || data === "transfer_in" || data === "transfer_out")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema94.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate213.errors = vErrors;
	return errors === 0;
}
validate213.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema95 = {
	"description": "How far it is. Unknown: it was sent, and nothing says yet what became of it.",
	"type": "string",
	"enum": [
		"unknown",
		"waiting",
		"completed",
		"cancelled"
	],
	"x-source": "A-195"
};
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate216.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === "unknown" || data === "waiting" || data === "completed" || data === "cancelled")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema95.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate216.errors = vErrors;
	return errors === 0;
}
validate216.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.at === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.state === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state" },
				message: "must have required property 'state'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate213(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate213.errors : addErrors(vErrors, validate213.errors);
				errors = vErrors.length;
			}
		}
		if (data.amount !== void 0) {
			let data1 = data.amount;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err4 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.at !== void 0) {
			if (!validate69(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			if (!validate216(data.state, {
				instancePath: instancePath + "/state",
				parentData: data,
				parentDataProperty: "state",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate216.errors : addErrors(vErrors, validate216.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": {
		"kind": true,
		"amount": true,
		"at": true,
		"state": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate211.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate212(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate212.errors : addErrors(vErrors, validate212.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate211.errors = vErrors;
	return errors === 0;
}
validate211.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NotEnoughBalance = validate219;
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate219.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate219.errors = vErrors;
	return errors === 0;
}
validate219.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteListAnswer = validate220;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate146.errors : addErrors(vErrors, validate146.errors);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
			if (!validate91(data.total, {
				instancePath: instancePath + "/total",
				parentData: data,
				parentDataProperty: "total",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteListRequest = validate223;
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate223.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate96(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : addErrors(vErrors, validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate98(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate98.errors : addErrors(vErrors, validate98.errors);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
validate223.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const NoteRead = validate226;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate69(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.readAt !== void 0) {
			if (!validate131(data.readAt, {
				instancePath: instancePath + "/readAt",
				parentData: data,
				parentDataProperty: "readAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
				vErrors = vErrors === null ? validate59.errors : addErrors(vErrors, validate59.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate227.errors = vErrors;
	return errors === 0;
}
validate227.evaluated = {
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
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate226.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.note !== void 0) {
			if (!validate227(data.note, {
				instancePath: instancePath + "/note",
				parentData: data,
				parentDataProperty: "note",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate227.errors : addErrors(vErrors, validate227.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate226.errors = vErrors;
	return errors === 0;
}
validate226.evaluated = {
	"props": {
		"status": true,
		"note": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticePopupAnswer = validate234;
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate235.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
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
				vErrors = vErrors === null ? validate59.errors : addErrors(vErrors, validate59.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate235.errors = vErrors;
	return errors === 0;
}
validate235.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate234.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate235(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate235.errors : addErrors(vErrors, validate235.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate234.errors = vErrors;
	return errors === 0;
}
validate234.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const NoticesAnswer = validate240;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate241.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
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
				vErrors = vErrors === null ? validate57.errors : addErrors(vErrors, validate57.errors);
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
				vErrors = vErrors === null ? validate59.errors : addErrors(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			if (!validate69(data.createdAt, {
				instancePath: instancePath + "/createdAt",
				parentData: data,
				parentDataProperty: "createdAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate241.errors = vErrors;
	return errors === 0;
}
validate241.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"content": true,
		"createdAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate241(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate241.errors : addErrors(vErrors, validate241.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const OnBreak = validate247;
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate247.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.until === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "until" },
				message: "must have required property 'until'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
				errors++;
			}
			if ("break" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "break" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.until !== void 0) {
			if (!validate69(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate247.errors = vErrors;
	return errors === 0;
}
validate247.evaluated = {
	"props": {
		"status": true,
		"until": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const OpenGameRequest = validate249;
const schema108 = {
	"description": "Names a provider, a game, a payment option or a partner; stable, never shown to a player. A number or any text that the backend chose (`EVO_Live`, `pragmatic-play`, 7); it goes back as it came, in its type.",
	"type": ["integer", "string"],
	"minimum": -9007199254740991,
	"maximum": 9007199254740991,
	"minLength": 1,
	"x-source": "A-095"
};
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate251.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema108.type },
			message: "must be integer,string"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
			errors++;
		}
	}
	validate251.errors = vErrors;
	return errors === 0;
}
validate251.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate250.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.company !== void 0) {
			if (!validate251(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
				errors = vErrors.length;
			}
		}
		if (data.game !== void 0) {
			if (!validate251(data.game, {
				instancePath: instancePath + "/game",
				parentData: data,
				parentDataProperty: "game",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate250.errors = vErrors;
	return errors === 0;
}
validate250.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema109 = {
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
			"description": "The provider's code; the Korean name of a provider without a code, or the English one if that is missing.",
			"$ref": "#/$defs/Code",
			"x-source": ["A-132", "A-199"]
		}
	}
};
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
			if (!(data0 === "casino" || data0 === "sport")) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema109.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.company !== void 0) {
			if (!validate251(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate250(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate250.errors : addErrors(vErrors, validate250.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate255(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate255.errors : addErrors(vErrors, validate255.errors);
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
		else addError(vErrors, err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate249.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate249.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const OwnSessions = validate258;
const schema111 = {
	"type": "object",
	"required": [
		"session",
		"isThis",
		"browser",
		"system",
		"startedAt",
		"lastUsedAt"
	],
	"properties": {
		"session": {
			"description": "Names the session to its member. It opens nothing.",
			"type": "string",
			"minLength": 1,
			"maxLength": 64,
			"x-source": "A-224"
		},
		"isThis": {
			"description": "Whether it is the session that asks.",
			"type": "boolean",
			"x-source": "A-224"
		},
		"browser": {
			"description": "The browser's name, such as `Chrome`; null when it is not known.",
			"type": ["string", "null"],
			"x-source": "A-224"
		},
		"system": {
			"description": "The name of the operating system, such as `Android`; null when it is not known.",
			"type": ["string", "null"],
			"x-source": "A-224"
		},
		"startedAt": {
			"description": "When the member signed in.",
			"$ref": "#/$defs/Instant",
			"x-source": "A-224"
		},
		"lastUsedAt": {
			"description": "When the member last used it, at most 15 minutes too early.",
			"$ref": "#/$defs/Instant",
			"x-source": "A-224"
		}
	}
};
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate259.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.session === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		if (data.isThis === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isThis" },
				message: "must have required property 'isThis'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.browser === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "browser" },
				message: "must have required property 'browser'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.system === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "system" },
				message: "must have required property 'system'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
			errors++;
		}
		if (data.startedAt === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startedAt" },
				message: "must have required property 'startedAt'"
			};
			if (vErrors === null) vErrors = [err4];
			else addError(vErrors, err4);
			errors++;
		}
		if (data.lastUsedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lastUsedAt" },
				message: "must have required property 'lastUsedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else addError(vErrors, err5);
			errors++;
		}
		if (data.session !== void 0) {
			let data0 = data.session;
			if (typeof data0 === "string") {
				if (func1(data0) > 64) {
					const err6 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/maxLength",
						keyword: "maxLength",
						params: { limit: 64 },
						message: "must NOT have more than 64 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else addError(vErrors, err6);
					errors++;
				}
				if (func1(data0) < 1) {
					const err7 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else addError(vErrors, err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/session",
					schemaPath: "#/properties/session/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else addError(vErrors, err8);
				errors++;
			}
		}
		if (data.isThis !== void 0) {
			if (typeof data.isThis !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/isThis",
					schemaPath: "#/properties/isThis/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else addError(vErrors, err9);
				errors++;
			}
		}
		if (data.browser !== void 0) {
			let data2 = data.browser;
			if (typeof data2 !== "string" && data2 !== null) {
				const err10 = {
					instancePath: instancePath + "/browser",
					schemaPath: "#/properties/browser/type",
					keyword: "type",
					params: { type: schema111.properties.browser.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else addError(vErrors, err10);
				errors++;
			}
		}
		if (data.system !== void 0) {
			let data3 = data.system;
			if (typeof data3 !== "string" && data3 !== null) {
				const err11 = {
					instancePath: instancePath + "/system",
					schemaPath: "#/properties/system/type",
					keyword: "type",
					params: { type: schema111.properties.system.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err11];
				else addError(vErrors, err11);
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			if (!validate69(data.startedAt, {
				instancePath: instancePath + "/startedAt",
				parentData: data,
				parentDataProperty: "startedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.lastUsedAt !== void 0) {
			if (!validate69(data.lastUsedAt, {
				instancePath: instancePath + "/lastUsedAt",
				parentData: data,
				parentDataProperty: "lastUsedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else addError(vErrors, err12);
		errors++;
	}
	validate259.errors = vErrors;
	return errors === 0;
}
validate259.evaluated = {
	"props": {
		"session": true,
		"isThis": true,
		"browser": true,
		"system": true,
		"startedAt": true,
		"lastUsedAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate258.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate259(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate259.errors : addErrors(vErrors, validate259.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate258.errors = vErrors;
	return errors === 0;
}
validate258.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentDepositApplied = validate263;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate263.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.deposit !== void 0) {
			if (!validate125(data.deposit, {
				instancePath: instancePath + "/deposit",
				parentData: data,
				parentDataProperty: "deposit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate125.errors : addErrors(vErrors, validate125.errors);
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
				else addError(vErrors, err5);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate263.errors = vErrors;
	return errors === 0;
}
validate263.evaluated = {
	"props": {
		"status": true,
		"deposit": true,
		"instruction": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentDepositRequest = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate265.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate251(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
				vErrors = vErrors === null ? validate66.errors : addErrors(vErrors, validate66.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate265.errors = vErrors;
	return errors === 0;
}
validate265.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentOptionsAnswer = validate268;
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate269.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate80(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate80.errors : addErrors(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameKo !== void 0) {
			if (!validate82(data.nameKo, {
				instancePath: instancePath + "/nameKo",
				parentData: data,
				parentDataProperty: "nameKo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate82.errors : addErrors(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameEn !== void 0) {
			if (!validate84(data.nameEn, {
				instancePath: instancePath + "/nameEn",
				parentData: data,
				parentDataProperty: "nameEn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : addErrors(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.minAmount !== void 0) {
			if (!validate86(data.minAmount, {
				instancePath: instancePath + "/minAmount",
				parentData: data,
				parentDataProperty: "minAmount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.maxAmount !== void 0) {
			if (!validate86(data.maxAmount, {
				instancePath: instancePath + "/maxAmount",
				parentData: data,
				parentDataProperty: "maxAmount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
validate269.evaluated = {
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
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate268.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate269(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate269.errors : addErrors(vErrors, validate269.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate268.errors = vErrors;
	return errors === 0;
}
validate268.evaluated = {
	"props": {
		"status": true,
		"list": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const PaymentWithdrawalRequest = validate276;
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate276.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
					else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				vErrors = vErrors === null ? validate66.errors : addErrors(vErrors, validate66.errors);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate276.errors = vErrors;
	return errors === 0;
}
validate276.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const PointsRequest = validate278;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
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
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate278.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.amount !== void 0) {
			if (!validate279(data.amount, {
				instancePath: instancePath + "/amount",
				parentData: data,
				parentDataProperty: "amount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate279.errors : addErrors(vErrors, validate279.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
validate278.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const Problem = validate281;
const formats4 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const schema120 = {
	"description": "The kind of an error; `x-problems` says under which HTTP status and title each is answered.",
	"type": "string",
	"enum": [
		"request_invalid",
		"session_missing",
		"session_expired",
		"session_revoked",
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
		"session_revoked": {
			"status": 401,
			"title": "The member ended the session on another device"
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
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === "request_invalid" || data === "session_missing" || data === "session_expired" || data === "session_revoked" || data === "origin_refused" || data === "route_unknown" || data === "method_not_allowed" || data === "request_in_progress" || data === "request_too_large" || data === "media_type_unsupported" || data === "idempotency_key_reused" || data === "too_many_requests" || data === "internal_fault" || data === "backend_fault" || data === "backend_answer_invalid" || data === "backend_unreachable" || data === "backend_timeout" || data === "outcome_unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema120.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate284.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate284.errors = vErrors;
	return errors === 0;
}
validate284.evaluated = {
	"props": {
		"pointer": true,
		"message": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate281.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
					else addError(vErrors, err5);
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
				else addError(vErrors, err6);
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
				else addError(vErrors, err7);
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
				else addError(vErrors, err8);
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
					else addError(vErrors, err9);
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
					else addError(vErrors, err10);
					errors++;
				}
			}
		}
		if (data.code !== void 0) {
			if (!validate282(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate282.errors : addErrors(vErrors, validate282.errors);
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
				else addError(vErrors, err11);
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
					else addError(vErrors, err12);
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
					else addError(vErrors, err13);
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
				else addError(vErrors, err14);
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
					else addError(vErrors, err15);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate284(data6[i0], {
					instancePath: instancePath + "/errors/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate284.errors : addErrors(vErrors, validate284.errors);
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
				else addError(vErrors, err16);
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
		else addError(vErrors, err17);
		errors++;
	}
	validate281.errors = vErrors;
	return errors === 0;
}
validate281.evaluated = {
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
const ProtectionFacts = validate286;
const schema123 = {
	"type": "object",
	"required": [
		"limit",
		"value",
		"used",
		"left",
		"pendingValue",
		"pendingFrom",
		"pendingUntil"
	],
	"properties": {
		"limit": {
			"$ref": "#/$defs/LimitKind",
			"x-source": "A-191"
		},
		"value": {
			"$ref": "#/$defs/LimitValue",
			"x-source": "A-191"
		},
		"used": {
			"description": "How much of it counts now, in won or minutes.",
			"type": "integer",
			"x-source": "A-191"
		},
		"left": {
			"description": "What is left now, in won or minutes; null when there is no limit.",
			"type": ["integer", "null"],
			"x-source": "A-191"
		},
		"pendingValue": {
			"description": "A higher limit, or none (null), that was asked for; it counts only beside `pendingFrom`.",
			"$ref": "#/$defs/LimitValue",
			"x-source": "A-191"
		},
		"pendingFrom": {
			"description": "From when on that may be confirmed, and then holds; null when none waits.",
			"$ref": "#/$defs/NullableInstant",
			"x-source": "A-191"
		},
		"pendingUntil": {
			"description": "When that lapses unless it has been confirmed; null when none waits.",
			"$ref": "#/$defs/NullableInstant",
			"x-source": "A-191"
		}
	}
};
const schema124 = {
	"description": "The limit, in won or minutes; null for none.",
	"type": ["integer", "null"],
	"format": "int64",
	"minimum": 1,
	"maximum": 1e9,
	"x-source": "A-191"
};
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate290.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema124.type },
			message: "must be integer,null"
		};
		if (vErrors === null) vErrors = [err0];
		else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
	}
	validate290.errors = vErrors;
	return errors === 0;
}
validate290.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.limit === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		if (data.value === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.used === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "used" },
				message: "must have required property 'used'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.left === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "left" },
				message: "must have required property 'left'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
			errors++;
		}
		if (data.pendingValue === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pendingValue" },
				message: "must have required property 'pendingValue'"
			};
			if (vErrors === null) vErrors = [err4];
			else addError(vErrors, err4);
			errors++;
		}
		if (data.pendingFrom === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pendingFrom" },
				message: "must have required property 'pendingFrom'"
			};
			if (vErrors === null) vErrors = [err5];
			else addError(vErrors, err5);
			errors++;
		}
		if (data.pendingUntil === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pendingUntil" },
				message: "must have required property 'pendingUntil'"
			};
			if (vErrors === null) vErrors = [err6];
			else addError(vErrors, err6);
			errors++;
		}
		if (data.limit !== void 0) {
			if (!validate122(data.limit, {
				instancePath: instancePath + "/limit",
				parentData: data,
				parentDataProperty: "limit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : addErrors(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.value !== void 0) {
			if (!validate290(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate290.errors : addErrors(vErrors, validate290.errors);
				errors = vErrors.length;
			}
		}
		if (data.used !== void 0) {
			let data2 = data.used;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err7 = {
					instancePath: instancePath + "/used",
					schemaPath: "#/properties/used/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else addError(vErrors, err7);
				errors++;
			}
		}
		if (data.left !== void 0) {
			let data3 = data.left;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				const err8 = {
					instancePath: instancePath + "/left",
					schemaPath: "#/properties/left/type",
					keyword: "type",
					params: { type: schema123.properties.left.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err8];
				else addError(vErrors, err8);
				errors++;
			}
		}
		if (data.pendingValue !== void 0) {
			if (!validate290(data.pendingValue, {
				instancePath: instancePath + "/pendingValue",
				parentData: data,
				parentDataProperty: "pendingValue",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate290.errors : addErrors(vErrors, validate290.errors);
				errors = vErrors.length;
			}
		}
		if (data.pendingFrom !== void 0) {
			if (!validate131(data.pendingFrom, {
				instancePath: instancePath + "/pendingFrom",
				parentData: data,
				parentDataProperty: "pendingFrom",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.pendingUntil !== void 0) {
			if (!validate131(data.pendingUntil, {
				instancePath: instancePath + "/pendingUntil",
				parentData: data,
				parentDataProperty: "pendingUntil",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
		else addError(vErrors, err9);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"props": {
		"limit": true,
		"value": true,
		"used": true,
		"left": true,
		"pendingValue": true,
		"pendingFrom": true,
		"pendingUntil": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const schema125 = {
	"description": "How often the reality check comes, in minutes.",
	"type": "integer",
	"enum": [
		15,
		30,
		60
	],
	"x-source": "A-193"
};
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate297.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === 15 || data === 30 || data === 60)) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema125.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate297.errors = vErrors;
	return errors === 0;
}
validate297.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate301.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.balance === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "balance" },
				message: "must have required property 'balance'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.balance !== void 0) {
			let data0 = data.balance;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err2 = {
					instancePath: instancePath + "/balance",
					schemaPath: "#/properties/balance/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
				errors++;
			}
		}
		if (data.games !== void 0) {
			let data1 = data.games;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err3 = {
					instancePath: instancePath + "/games",
					schemaPath: "#/properties/games/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate301.errors = vErrors;
	return errors === 0;
}
validate301.evaluated = {
	"props": {
		"balance": true,
		"games": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		if (data.address === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
				errors++;
			}
		}
		if (data.address !== void 0) {
			if (typeof data.address !== "string") {
				const err3 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate307.errors = vErrors;
	return errors === 0;
}
validate307.evaluated = {
	"props": {
		"name": true,
		"address": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate286.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.now === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "now" },
				message: "must have required property 'now'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.limits === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.breakUntil === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "breakUntil" },
				message: "must have required property 'breakUntil'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
			errors++;
		}
		if (data.checkMinutes === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "checkMinutes" },
				message: "must have required property 'checkMinutes'"
			};
			if (vErrors === null) vErrors = [err4];
			else addError(vErrors, err4);
			errors++;
		}
		if (data.checkDue === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "checkDue" },
				message: "must have required property 'checkDue'"
			};
			if (vErrors === null) vErrors = [err5];
			else addError(vErrors, err5);
			errors++;
		}
		if (data.playingSince === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "playingSince" },
				message: "must have required property 'playingSince'"
			};
			if (vErrors === null) vErrors = [err6];
			else addError(vErrors, err6);
			errors++;
		}
		if (data.sessionIn === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionIn" },
				message: "must have required property 'sessionIn'"
			};
			if (vErrors === null) vErrors = [err7];
			else addError(vErrors, err7);
			errors++;
		}
		if (data.sessionOut === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionOut" },
				message: "must have required property 'sessionOut'"
			};
			if (vErrors === null) vErrors = [err8];
			else addError(vErrors, err8);
			errors++;
		}
		if (data.netMonth === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "netMonth" },
				message: "must have required property 'netMonth'"
			};
			if (vErrors === null) vErrors = [err9];
			else addError(vErrors, err9);
			errors++;
		}
		if (data.netThreeMonths === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "netThreeMonths" },
				message: "must have required property 'netThreeMonths'"
			};
			if (vErrors === null) vErrors = [err10];
			else addError(vErrors, err10);
			errors++;
		}
		if (data.netKnown === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "netKnown" },
				message: "must have required property 'netKnown'"
			};
			if (vErrors === null) vErrors = [err11];
			else addError(vErrors, err11);
			errors++;
		}
		if (data.knownSince === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "knownSince" },
				message: "must have required property 'knownSince'"
			};
			if (vErrors === null) vErrors = [err12];
			else addError(vErrors, err12);
			errors++;
		}
		if (data.loginBefore === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "loginBefore" },
				message: "must have required property 'loginBefore'"
			};
			if (vErrors === null) vErrors = [err13];
			else addError(vErrors, err13);
			errors++;
		}
		if (data.loginLast === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "loginLast" },
				message: "must have required property 'loginLast'"
			};
			if (vErrors === null) vErrors = [err14];
			else addError(vErrors, err14);
			errors++;
		}
		if (data.help === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "help" },
				message: "must have required property 'help'"
			};
			if (vErrors === null) vErrors = [err15];
			else addError(vErrors, err15);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err16 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else addError(vErrors, err16);
				errors++;
			}
			if ("success" !== data0) {
				const err17 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else addError(vErrors, err17);
				errors++;
			}
		}
		if (data.now !== void 0) {
			if (!validate69(data.now, {
				instancePath: instancePath + "/now",
				parentData: data,
				parentDataProperty: "now",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0) {
			let data2 = data.limits;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate288(data2[i0], {
					instancePath: instancePath + "/limits/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate288.errors : addErrors(vErrors, validate288.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/limits",
					schemaPath: "#/properties/limits/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else addError(vErrors, err18);
				errors++;
			}
		}
		if (data.breakUntil !== void 0) {
			if (!validate131(data.breakUntil, {
				instancePath: instancePath + "/breakUntil",
				parentData: data,
				parentDataProperty: "breakUntil",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.checkMinutes !== void 0) {
			if (!validate297(data.checkMinutes, {
				instancePath: instancePath + "/checkMinutes",
				parentData: data,
				parentDataProperty: "checkMinutes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate297.errors : addErrors(vErrors, validate297.errors);
				errors = vErrors.length;
			}
		}
		if (data.checkDue !== void 0) {
			if (!validate69(data.checkDue, {
				instancePath: instancePath + "/checkDue",
				parentData: data,
				parentDataProperty: "checkDue",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.playingSince !== void 0) {
			if (!validate69(data.playingSince, {
				instancePath: instancePath + "/playingSince",
				parentData: data,
				parentDataProperty: "playingSince",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.sessionIn !== void 0) {
			if (!validate301(data.sessionIn, {
				instancePath: instancePath + "/sessionIn",
				parentData: data,
				parentDataProperty: "sessionIn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate301.errors : addErrors(vErrors, validate301.errors);
				errors = vErrors.length;
			}
		}
		if (data.sessionOut !== void 0) {
			if (!validate301(data.sessionOut, {
				instancePath: instancePath + "/sessionOut",
				parentData: data,
				parentDataProperty: "sessionOut",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate301.errors : addErrors(vErrors, validate301.errors);
				errors = vErrors.length;
			}
		}
		if (data.netMonth !== void 0) {
			let data10 = data.netMonth;
			if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
				const err19 = {
					instancePath: instancePath + "/netMonth",
					schemaPath: "#/properties/netMonth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err19];
				else addError(vErrors, err19);
				errors++;
			}
		}
		if (data.netThreeMonths !== void 0) {
			let data11 = data.netThreeMonths;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
				const err20 = {
					instancePath: instancePath + "/netThreeMonths",
					schemaPath: "#/properties/netThreeMonths/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else addError(vErrors, err20);
				errors++;
			}
		}
		if (data.netKnown !== void 0) {
			let data12 = data.netKnown;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
				const err21 = {
					instancePath: instancePath + "/netKnown",
					schemaPath: "#/properties/netKnown/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err21];
				else addError(vErrors, err21);
				errors++;
			}
		}
		if (data.knownSince !== void 0) {
			if (!validate69(data.knownSince, {
				instancePath: instancePath + "/knownSince",
				parentData: data,
				parentDataProperty: "knownSince",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.loginLast !== void 0) {
			if (!validate131(data.loginLast, {
				instancePath: instancePath + "/loginLast",
				parentData: data,
				parentDataProperty: "loginLast",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.loginBefore !== void 0) {
			if (!validate131(data.loginBefore, {
				instancePath: instancePath + "/loginBefore",
				parentData: data,
				parentDataProperty: "loginBefore",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
				errors = vErrors.length;
			}
		}
		if (data.help !== void 0) {
			let data16 = data.help;
			if (Array.isArray(data16)) {
				const len1 = data16.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate307(data16[i1], {
					instancePath: instancePath + "/help/" + i1,
					parentData: data16,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate307.errors : addErrors(vErrors, validate307.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/help",
					schemaPath: "#/properties/help/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else addError(vErrors, err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else addError(vErrors, err23);
		errors++;
	}
	validate286.errors = vErrors;
	return errors === 0;
}
validate286.evaluated = {
	"props": {
		"status": true,
		"now": true,
		"limits": true,
		"breakUntil": true,
		"checkMinutes": true,
		"checkDue": true,
		"playingSince": true,
		"sessionIn": true,
		"sessionOut": true,
		"netMonth": true,
		"netThreeMonths": true,
		"netKnown": true,
		"knownSince": true,
		"loginLast": true,
		"loginBefore": true,
		"help": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ReadAllNotesAnswer = validate309;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.count !== void 0) {
			if (!validate91(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
validate309.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RealityCheckDue = validate311;
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate311.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
				errors++;
			}
			if ("reality_check" !== data0) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "reality_check" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
validate311.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const RegDomain = validate312;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate312.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (!validate80(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate80.errors : addErrors(vErrors, validate80.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate312.errors = vErrors;
	return errors === 0;
}
validate312.evaluated = {
	"props": {
		"status": true,
		"code": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const RegisterRequest = validate314;
const pattern7 = new RegExp("^\\+?[0-9][0-9-]{6,18}$", "u");
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (!pattern7.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\+?[0-9][0-9-]{6,18}$" },
				message: "must match pattern \"^\\+?[0-9][0-9-]{6,18}$\""
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate320.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate320.errors = vErrors;
	return errors === 0;
}
validate320.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern9 = new RegExp("^[0-9][0-9-]*$", "u");
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate323.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (!pattern9.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9][0-9-]*$" },
				message: "must match pattern \"^[0-9][0-9-]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate323.errors = vErrors;
	return errors === 0;
}
validate323.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate314.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
			else addError(vErrors, err7);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate116(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate116.errors : addErrors(vErrors, validate116.errors);
				errors = vErrors.length;
			}
		}
		if (data.pw !== void 0) {
			if (!validate113(data.pw, {
				instancePath: instancePath + "/pw",
				parentData: data,
				parentDataProperty: "pw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate113.errors : addErrors(vErrors, validate113.errors);
				errors = vErrors.length;
			}
		}
		if (data.nick !== void 0) {
			if (!validate119(data.nick, {
				instancePath: instancePath + "/nick",
				parentData: data,
				parentDataProperty: "nick",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : addErrors(vErrors, validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.phone !== void 0) {
			if (!validate318(data.phone, {
				instancePath: instancePath + "/phone",
				parentData: data,
				parentDataProperty: "phone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate318.errors : addErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankname !== void 0) {
			if (!validate320(data.bankname, {
				instancePath: instancePath + "/bankname",
				parentData: data,
				parentDataProperty: "bankname",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate320.errors : addErrors(vErrors, validate320.errors);
				errors = vErrors.length;
			}
		}
		if (data.bankOwner !== void 0) {
			if (!validate73(data.bankOwner, {
				instancePath: instancePath + "/bankOwner",
				parentData: data,
				parentDataProperty: "bankOwner",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate73.errors : addErrors(vErrors, validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.banknum !== void 0) {
			if (!validate323(data.banknum, {
				instancePath: instancePath + "/banknum",
				parentData: data,
				parentDataProperty: "banknum",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate323.errors : addErrors(vErrors, validate323.errors);
				errors = vErrors.length;
			}
		}
		if (data.code !== void 0) {
			if (!validate251(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
		else addError(vErrors, err8);
		errors++;
	}
	validate314.errors = vErrors;
	return errors === 0;
}
validate314.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const RemovedAnswer = validate326;
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate326.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.count !== void 0) {
			if (!validate91(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate326.errors = vErrors;
	return errors === 0;
}
validate326.evaluated = {
	"props": {
		"status": true,
		"count": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const ResetPasswordRequest = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate201(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate201.errors : addErrors(vErrors, validate201.errors);
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
					else addError(vErrors, err5);
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
				else addError(vErrors, err6);
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
					else addError(vErrors, err7);
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
				else addError(vErrors, err8);
				errors++;
			}
		}
		if (data.newPw !== void 0) {
			if (!validate113(data.newPw, {
				instancePath: instancePath + "/newPw",
				parentData: data,
				parentDataProperty: "newPw",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate113.errors : addErrors(vErrors, validate113.errors);
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
		else addError(vErrors, err9);
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionNone = validate331;
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate331.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate331.errors = vErrors;
	return errors === 0;
}
validate331.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SessionRunning = validate332;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate332.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				else addError(vErrors, err5);
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
				else addError(vErrors, err6);
				errors++;
			}
		}
		if (data.sideUser !== void 0) {
			if (!validate153(data.sideUser, {
				instancePath: instancePath + "/sideUser",
				parentData: data,
				parentDataProperty: "sideUser",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate153.errors : addErrors(vErrors, validate153.errors);
				errors = vErrors.length;
			}
		}
		if (data.expiresAt !== void 0) {
			if (!validate69(data.expiresAt, {
				instancePath: instancePath + "/expiresAt",
				parentData: data,
				parentDataProperty: "expiresAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err7);
		errors++;
	}
	validate332.errors = vErrors;
	return errors === 0;
}
validate332.evaluated = {
	"props": {
		"status": true,
		"token": true,
		"sideUser": true,
		"expiresAt": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SetLimitRequest = validate335;
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate335.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.limit === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limit" },
				message: "must have required property 'limit'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		if (data.value === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "limit" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.limit !== void 0) {
			if (!validate122(data.limit, {
				instancePath: instancePath + "/limit",
				parentData: data,
				parentDataProperty: "limit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : addErrors(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.value !== void 0) {
			if (!validate290(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate290.errors : addErrors(vErrors, validate290.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate335.errors = vErrors;
	return errors === 0;
}
validate335.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SetRealityCheckRequest = validate338;
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate338.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.minutes === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minutes" },
				message: "must have required property 'minutes'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "minutes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.minutes !== void 0) {
			if (!validate297(data.minutes, {
				instancePath: instancePath + "/minutes",
				parentData: data,
				parentDataProperty: "minutes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate297.errors : addErrors(vErrors, validate297.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate338.errors = vErrors;
	return errors === 0;
}
validate338.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SignOutAnswer = validate340;
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate340.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
validate340.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const SignedIn = validate341;
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate341.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.sideUser !== void 0) {
			if (!validate153(data.sideUser, {
				instancePath: instancePath + "/sideUser",
				parentData: data,
				parentDataProperty: "sideUser",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate153.errors : addErrors(vErrors, validate153.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate341.errors = vErrors;
	return errors === 0;
}
validate341.evaluated = {
	"props": {
		"status": true,
		"sideUser": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SiteSettings = validate343;
const schema143 = {
	"title": "Settings",
	"description": "What the operator of the site decided about registration, support and limits.",
	"type": "object",
	"required": [
		"status",
		"minimumAge",
		"inquiriesAtOnce",
		"minimumDeposit",
		"minimumPoints",
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
		"inquiriesAtOnce": {
			"description": "How many inquiries of a member may wait for an answer; 0 when players are told no number.",
			"type": "integer",
			"x-source": "A-187"
		},
		"minimumDeposit": {
			"description": "The smallest deposit by bank transfer, in won; 0 when any amount may be asked for.",
			"type": "integer",
			"x-source": "A-189"
		},
		"minimumPoints": {
			"description": "From how many points on comp money turns into money on the site; 0 from the first.",
			"type": "integer",
			"x-source": "A-188"
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
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.nameKo !== void 0) {
			if (!validate82(data.nameKo, {
				instancePath: instancePath + "/nameKo",
				parentData: data,
				parentDataProperty: "nameKo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate82.errors : addErrors(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameEn !== void 0) {
			if (!validate84(data.nameEn, {
				instancePath: instancePath + "/nameEn",
				parentData: data,
				parentDataProperty: "nameEn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : addErrors(vErrors, validate84.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"props": {
		"nameKo": true,
		"nameEn": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate348.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate348.errors = vErrors;
	return errors === 0;
}
validate348.evaluated = {
	"props": { "address": true },
	"dynamicProps": false,
	"dynamicItems": false
};
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate343.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.inquiriesAtOnce === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "inquiriesAtOnce" },
				message: "must have required property 'inquiriesAtOnce'"
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
			errors++;
		}
		if (data.minimumDeposit === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minimumDeposit" },
				message: "must have required property 'minimumDeposit'"
			};
			if (vErrors === null) vErrors = [err3];
			else addError(vErrors, err3);
			errors++;
		}
		if (data.minimumPoints === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "minimumPoints" },
				message: "must have required property 'minimumPoints'"
			};
			if (vErrors === null) vErrors = [err4];
			else addError(vErrors, err4);
			errors++;
		}
		if (data.terms === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "terms" },
				message: "must have required property 'terms'"
			};
			if (vErrors === null) vErrors = [err5];
			else addError(vErrors, err5);
			errors++;
		}
		if (data.banks === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "banks" },
				message: "must have required property 'banks'"
			};
			if (vErrors === null) vErrors = [err6];
			else addError(vErrors, err6);
			errors++;
		}
		if (data.support === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "support" },
				message: "must have required property 'support'"
			};
			if (vErrors === null) vErrors = [err7];
			else addError(vErrors, err7);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err8 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else addError(vErrors, err8);
				errors++;
			}
			if ("success" !== data0) {
				const err9 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "success" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err9];
				else addError(vErrors, err9);
				errors++;
			}
		}
		if (data.minimumAge !== void 0) {
			let data1 = data.minimumAge;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err10 = {
					instancePath: instancePath + "/minimumAge",
					schemaPath: "#/properties/minimumAge/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else addError(vErrors, err10);
				errors++;
			}
		}
		if (data.inquiriesAtOnce !== void 0) {
			let data2 = data.inquiriesAtOnce;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/inquiriesAtOnce",
					schemaPath: "#/properties/inquiriesAtOnce/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else addError(vErrors, err11);
				errors++;
			}
		}
		if (data.minimumDeposit !== void 0) {
			let data3 = data.minimumDeposit;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err12 = {
					instancePath: instancePath + "/minimumDeposit",
					schemaPath: "#/properties/minimumDeposit/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else addError(vErrors, err12);
				errors++;
			}
		}
		if (data.minimumPoints !== void 0) {
			let data4 = data.minimumPoints;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err13 = {
					instancePath: instancePath + "/minimumPoints",
					schemaPath: "#/properties/minimumPoints/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else addError(vErrors, err13);
				errors++;
			}
		}
		if (data.terms !== void 0) {
			let data5 = data.terms;
			if (typeof data5 !== "string" && data5 !== null) {
				const err14 = {
					instancePath: instancePath + "/terms",
					schemaPath: "#/properties/terms/type",
					keyword: "type",
					params: { type: schema143.properties.terms.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else addError(vErrors, err14);
				errors++;
			}
		}
		if (data.banks !== void 0) {
			let data6 = data.banks;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate344(data6[i0], {
					instancePath: instancePath + "/banks/" + i0,
					parentData: data6,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate344.errors : addErrors(vErrors, validate344.errors);
					errors = vErrors.length;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/banks",
					schemaPath: "#/properties/banks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else addError(vErrors, err15);
				errors++;
			}
		}
		if (data.support !== void 0) {
			let data8 = data.support;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate348(data8[i1], {
					instancePath: instancePath + "/support/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate348.errors : addErrors(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/support",
					schemaPath: "#/properties/support/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else addError(vErrors, err16);
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
		else addError(vErrors, err17);
		errors++;
	}
	validate343.errors = vErrors;
	return errors === 0;
}
validate343.evaluated = {
	"props": {
		"status": true,
		"minimumAge": true,
		"inquiriesAtOnce": true,
		"minimumDeposit": true,
		"minimumPoints": true,
		"terms": true,
		"banks": true,
		"support": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SiteSettingsRequest = validate350;
const schema146 = {
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
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
				errors++;
			}
			if (!(data0 === "en" || data0 === "ko" || data0 === "vn" || data0 === "jp" || data0 === "cn" || data0 === "th")) {
				const err3 = {
					instancePath: instancePath + "/language",
					schemaPath: "#/properties/language/enum",
					keyword: "enum",
					params: { allowedValues: schema146.properties.language.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotGames = validate351;
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate352.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate103(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate103.errors : addErrors(vErrors, validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameKo !== void 0) {
			if (!validate82(data.nameKo, {
				instancePath: instancePath + "/nameKo",
				parentData: data,
				parentDataProperty: "nameKo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate82.errors : addErrors(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.nameEn !== void 0) {
			if (!validate84(data.nameEn, {
				instancePath: instancePath + "/nameEn",
				parentData: data,
				parentDataProperty: "nameEn",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : addErrors(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			if (!validate107(data.state, {
				instancePath: instancePath + "/state",
				parentData: data,
				parentDataProperty: "state",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : addErrors(vErrors, validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.addedAt !== void 0) {
			if (!validate69(data.addedAt, {
				instancePath: instancePath + "/addedAt",
				parentData: data,
				parentDataProperty: "addedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate352.errors = vErrors;
	return errors === 0;
}
validate352.evaluated = {
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
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate351.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.games !== void 0) {
			let data1 = data.games;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate352(data1[i0], {
					instancePath: instancePath + "/games/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate352.errors : addErrors(vErrors, validate352.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate351.errors = vErrors;
	return errors === 0;
}
validate351.evaluated = {
	"props": {
		"status": true,
		"games": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotSettingAnswer = validate359;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.slot !== void 0) {
			let data1 = data.slot;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate102(data1[i0], {
					instancePath: instancePath + "/slot/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate102.errors : addErrors(vErrors, validate102.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"props": {
		"status": true,
		"slot": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const SlotsByCompanyRequest = validate361;
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate361.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.company !== void 0) {
			if (!validate251(data.company, {
				instancePath: instancePath + "/company",
				parentData: data,
				parentDataProperty: "company",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
		else addError(vErrors, err2);
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
const SportSettingAnswer = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate363.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.sport !== void 0) {
			let data1 = data.sport;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate102(data1[i0], {
					instancePath: instancePath + "/sport/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate102.errors : addErrors(vErrors, validate102.errors);
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
				else addError(vErrors, err4);
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
		else addError(vErrors, err5);
		errors++;
	}
	validate363.errors = vErrors;
	return errors === 0;
}
validate363.evaluated = {
	"props": {
		"status": true,
		"sport": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const StartBreakRequest = validate365;
const schema152 = {
	"type": "object",
	"required": ["days"],
	"additionalProperties": false,
	"properties": { "days": {
		"description": "How long, in days of 24 hours.",
		"type": "integer",
		"enum": [
			1,
			7,
			30
		],
		"x-source": "A-192"
	} }
};
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate365.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else addError(vErrors, err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "days")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else addError(vErrors, err1);
			errors++;
		}
		if (data.days !== void 0) {
			let data0 = data.days;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err2 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err2];
				else addError(vErrors, err2);
				errors++;
			}
			if (!(data0 === 1 || data0 === 7 || data0 === 30)) {
				const err3 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/enum",
					keyword: "enum",
					params: { allowedValues: schema152.properties.days.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate365.errors = vErrors;
	return errors === 0;
}
validate365.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const Success = validate366;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
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
const Time = validate367;
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate367.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate367.errors = vErrors;
	return errors === 0;
}
validate367.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const User = validate368;
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate368.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
			else addError(vErrors, err7);
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
			else addError(vErrors, err8);
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
			else addError(vErrors, err9);
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
			else addError(vErrors, err10);
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
			else addError(vErrors, err11);
			errors++;
		}
		if (data.userId !== void 0) {
			if (!validate154(data.userId, {
				instancePath: instancePath + "/userId",
				parentData: data,
				parentDataProperty: "userId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate154.errors : addErrors(vErrors, validate154.errors);
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
				else addError(vErrors, err12);
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
				else addError(vErrors, err13);
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
				else addError(vErrors, err14);
				errors++;
			}
		}
		if (data.balance !== void 0) {
			if (!validate86(data.balance, {
				instancePath: instancePath + "/balance",
				parentData: data,
				parentDataProperty: "balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.in_balance !== void 0) {
			if (!validate86(data.in_balance, {
				instancePath: instancePath + "/in_balance",
				parentData: data,
				parentDataProperty: "in_balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.rolling !== void 0) {
			if (!validate158(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate158.errors : addErrors(vErrors, validate158.errors);
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
				else addError(vErrors, err15);
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
				else addError(vErrors, err16);
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
				else addError(vErrors, err17);
				errors++;
			}
		}
		if (data.noteCount !== void 0) {
			if (!validate91(data.noteCount, {
				instancePath: instancePath + "/noteCount",
				parentData: data,
				parentDataProperty: "noteCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
				errors = vErrors.length;
			}
		}
		if (data.helpCount !== void 0) {
			if (!validate91(data.helpCount, {
				instancePath: instancePath + "/helpCount",
				parentData: data,
				parentDataProperty: "helpCount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err18);
		errors++;
	}
	validate368.errors = vErrors;
	return errors === 0;
}
validate368.evaluated = {
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
const VitalsReport = validate375;
const schema157 = {
	"description": "The place of the site that was opened first; `other` for any that is not listed.",
	"type": "string",
	"enum": [
		"/",
		"/casino",
		"/comp",
		"/deposit",
		"/devices",
		"/game",
		"/help",
		"/limits",
		"/login",
		"/note",
		"/notice",
		"/register",
		"/search",
		"/slot",
		"/slot/game",
		"/sport",
		"/user",
		"/withdraw",
		"other"
	],
	"x-source": "A-151"
};
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate376.evaluated;
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
		else addError(vErrors, err0);
		errors++;
	}
	if (!(data === "/" || data === "/casino" || data === "/comp" || data === "/deposit" || data === "/devices" || data === "/game" || data === "/help" || data === "/limits" || data === "/login" || data === "/note" || data === "/notice" || data === "/register" || data === "/search" || data === "/slot" || data === "/slot/game" || data === "/sport" || data === "/user" || data === "/withdraw" || data === "other")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema157.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else addError(vErrors, err1);
		errors++;
	}
	validate376.errors = vErrors;
	return errors === 0;
}
validate376.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate378.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate378.errors = vErrors;
	return errors === 0;
}
validate378.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate383.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate383.errors = vErrors;
	return errors === 0;
}
validate383.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate375.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate376(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate376.errors : addErrors(vErrors, validate376.errors);
				errors = vErrors.length;
			}
		}
		if (data.ttfb !== void 0) {
			if (!validate378(data.ttfb, {
				instancePath: instancePath + "/ttfb",
				parentData: data,
				parentDataProperty: "ttfb",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : addErrors(vErrors, validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.fcp !== void 0) {
			if (!validate378(data.fcp, {
				instancePath: instancePath + "/fcp",
				parentData: data,
				parentDataProperty: "fcp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : addErrors(vErrors, validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.lcp !== void 0) {
			if (!validate378(data.lcp, {
				instancePath: instancePath + "/lcp",
				parentData: data,
				parentDataProperty: "lcp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : addErrors(vErrors, validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.inp !== void 0) {
			if (!validate378(data.inp, {
				instancePath: instancePath + "/inp",
				parentData: data,
				parentDataProperty: "inp",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate378.errors : addErrors(vErrors, validate378.errors);
				errors = vErrors.length;
			}
		}
		if (data.cls !== void 0) {
			if (!validate383(data.cls, {
				instancePath: instancePath + "/cls",
				parentData: data,
				parentDataProperty: "cls",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate383.errors : addErrors(vErrors, validate383.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate375.errors = vErrors;
	return errors === 0;
}
validate375.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const VitalsTaken = validate385;
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate385.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate385.errors = vErrors;
	return errors === 0;
}
validate385.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wait = validate386;
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate386.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
validate386.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const Wallet = validate387;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate387.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
				else addError(vErrors, err4);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.balance !== void 0) {
			if (!validate86(data.balance, {
				instancePath: instancePath + "/balance",
				parentData: data,
				parentDataProperty: "balance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.gameMoney !== void 0) {
			if (!validate86(data.gameMoney, {
				instancePath: instancePath + "/gameMoney",
				parentData: data,
				parentDataProperty: "gameMoney",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.rolling !== void 0) {
			if (!validate158(data.rolling, {
				instancePath: instancePath + "/rolling",
				parentData: data,
				parentDataProperty: "rolling",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate158.errors : addErrors(vErrors, validate158.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate387.errors = vErrors;
	return errors === 0;
}
validate387.evaluated = {
	"props": {
		"status": true,
		"balance": true,
		"gameMoney": true,
		"rolling": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawListAnswer = validate391;
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate392.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
			else addError(vErrors, err5);
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
			else addError(vErrors, err6);
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
				vErrors = vErrors === null ? validate55.errors : addErrors(vErrors, validate55.errors);
				errors = vErrors.length;
			}
		}
		if (data.amount !== void 0) {
			if (!validate86(data.amount, {
				instancePath: instancePath + "/amount",
				parentData: data,
				parentDataProperty: "amount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate128(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate128.errors : addErrors(vErrors, validate128.errors);
				errors = vErrors.length;
			}
		}
		if (data.requestedAt !== void 0) {
			if (!validate69(data.requestedAt, {
				instancePath: instancePath + "/requestedAt",
				parentData: data,
				parentDataProperty: "requestedAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
				errors = vErrors.length;
			}
		}
		if (data.settledAt !== void 0) {
			if (!validate131(data.settledAt, {
				instancePath: instancePath + "/settledAt",
				parentData: data,
				parentDataProperty: "settledAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate131.errors : addErrors(vErrors, validate131.errors);
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
				else addError(vErrors, err7);
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
				else addError(vErrors, err8);
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
		else addError(vErrors, err9);
		errors++;
	}
	validate392.errors = vErrors;
	return errors === 0;
}
validate392.evaluated = {
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
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate391.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
				else addError(vErrors, err4);
				errors++;
			}
		}
		if (data.list !== void 0) {
			let data1 = data.list;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate392(data1[i0], {
					instancePath: instancePath + "/list/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate392.errors : addErrors(vErrors, validate392.errors);
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
				else addError(vErrors, err5);
				errors++;
			}
		}
		if (data.total !== void 0) {
			if (!validate91(data.total, {
				instancePath: instancePath + "/total",
				parentData: data,
				parentDataProperty: "total",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : addErrors(vErrors, validate91.errors);
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
		else addError(vErrors, err6);
		errors++;
	}
	validate391.errors = vErrors;
	return errors === 0;
}
validate391.evaluated = {
	"props": {
		"status": true,
		"list": true,
		"total": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawListRequest = validate400;
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate400.evaluated;
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
			else addError(vErrors, err0);
			errors++;
		}
		if (data.page !== void 0) {
			if (!validate96(data.page, {
				instancePath: instancePath + "/page",
				parentData: data,
				parentDataProperty: "page",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : addErrors(vErrors, validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.pageSize !== void 0) {
			if (!validate98(data.pageSize, {
				instancePath: instancePath + "/pageSize",
				parentData: data,
				parentDataProperty: "pageSize",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate98.errors : addErrors(vErrors, validate98.errors);
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
		else addError(vErrors, err1);
		errors++;
	}
	validate400.errors = vErrors;
	return errors === 0;
}
validate400.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalApplied = validate403;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate403.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
				errors++;
			}
		}
		if (data.withdrawal !== void 0) {
			if (!validate392(data.withdrawal, {
				instancePath: instancePath + "/withdrawal",
				parentData: data,
				parentDataProperty: "withdrawal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate392.errors : addErrors(vErrors, validate392.errors);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate403.errors = vErrors;
	return errors === 0;
}
validate403.evaluated = {
	"props": {
		"status": true,
		"withdrawal": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalLauncherRequest = validate405;
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate405.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (data.code !== void 0) {
			if (!validate251(data.code, {
				instancePath: instancePath + "/code",
				parentData: data,
				parentDataProperty: "code",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate251.errors : addErrors(vErrors, validate251.errors);
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
		else addError(vErrors, err2);
		errors++;
	}
	validate405.errors = vErrors;
	return errors === 0;
}
validate405.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WithdrawalTicket = validate407;
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate407.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
			else addError(vErrors, err3);
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
			else addError(vErrors, err4);
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
				else addError(vErrors, err5);
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
				else addError(vErrors, err6);
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
				else addError(vErrors, err7);
				errors++;
			}
		}
		if (data.minAmount !== void 0) {
			if (!validate86(data.minAmount, {
				instancePath: instancePath + "/minAmount",
				parentData: data,
				parentDataProperty: "minAmount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.maxAmount !== void 0) {
			if (!validate86(data.maxAmount, {
				instancePath: instancePath + "/maxAmount",
				parentData: data,
				parentDataProperty: "maxAmount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate86.errors : addErrors(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.expiresAt !== void 0) {
			if (!validate69(data.expiresAt, {
				instancePath: instancePath + "/expiresAt",
				parentData: data,
				parentDataProperty: "expiresAt",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : addErrors(vErrors, validate69.errors);
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
		else addError(vErrors, err8);
		errors++;
	}
	validate407.errors = vErrors;
	return errors === 0;
}
validate407.evaluated = {
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
const WriteHelpRequest = validate411;
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate413.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate413.errors = vErrors;
	return errors === 0;
}
validate413.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern11 = new RegExp("^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$", "u");
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate415.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
			errors++;
		}
		if (!pattern11.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$" },
				message: "must match pattern \"^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$\""
			};
			if (vErrors === null) vErrors = [err2];
			else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate415.errors = vErrors;
	return errors === 0;
}
validate415.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate412.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.title !== void 0) {
			if (!validate413(data.title, {
				instancePath: instancePath + "/title",
				parentData: data,
				parentDataProperty: "title",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate413.errors : addErrors(vErrors, validate413.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
			if (!validate415(data.content, {
				instancePath: instancePath + "/content",
				parentData: data,
				parentDataProperty: "content",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate415.errors : addErrors(vErrors, validate415.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate412.errors = vErrors;
	return errors === 0;
}
validate412.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate418.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
				else addError(vErrors, err3);
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
		else addError(vErrors, err4);
		errors++;
	}
	validate418.errors = vErrors;
	return errors === 0;
}
validate418.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate411.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate412(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate412.errors : addErrors(vErrors, validate412.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate418(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate418.errors : addErrors(vErrors, validate418.errors);
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
		else addError(vErrors, err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate411.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate411.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const WriteInquiryRequest = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate420.evaluated;
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
			else addError(vErrors, err0);
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
			else addError(vErrors, err1);
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
			else addError(vErrors, err2);
			errors++;
		}
		if (data.title !== void 0) {
			if (!validate413(data.title, {
				instancePath: instancePath + "/title",
				parentData: data,
				parentDataProperty: "title",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate413.errors : addErrors(vErrors, validate413.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
			if (!validate415(data.content, {
				instancePath: instancePath + "/content",
				parentData: data,
				parentDataProperty: "content",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate415.errors : addErrors(vErrors, validate415.errors);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate420.errors = vErrors;
	return errors === 0;
}
validate420.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const WrongPassword = validate423;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate423.evaluated;
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
			else addError(vErrors, err0);
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
				else addError(vErrors, err1);
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
				else addError(vErrors, err2);
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
		else addError(vErrors, err3);
		errors++;
	}
	validate423.errors = vErrors;
	return errors === 0;
}
validate423.evaluated = {
	"props": { "status": true },
	"dynamicProps": false,
	"dynamicItems": false
};
function addError(all, error) {
	all.push(all.length < 1e4 ? error : all[0]);
}
function addErrors(all, more) {
	if (all.length < 1e4) for (const error of more) all.push(error);
	else all.push(all[0]);
	return all;
}
const validators = { ...validators_source_exports };
const mostErrors = 1e4;
export { mostErrors, validators };
