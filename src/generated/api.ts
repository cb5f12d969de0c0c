export interface paths {
    "/api/routes/session": {
        parameters: {
        };
        /** Who is signed in here? */
        post: operations["session"];
    };
    "/api/routes/logout": {
        parameters: {
        };
        /** End the session, here and on the server */
        post: operations["logout"];
    };
    "/api/routes/get-sessions": {
        parameters: {
        };
        /** Where the member is signed in */
        post: operations["getSessions"];
    };
    "/api/routes/end-sessions": {
        parameters: {
        };
        /** Sign out on another device, or on all others */
        post: operations["endSessions"];
    };
    "/api/routes/member-events": {
        parameters: {
        };
        /**
         * What changes for the member, as soon as the proxy knows
         * @description A stream of server-sent events that lasts until the session ends, the proxy stops, or the page leaves. Each event has one line of `data` and no other field; comments keep the connection open. The proxy reads the events from answers to the member's calls, on any device that this proxy serves, and makes no call for them: what it misses comes with the next health check. Refused with 503, or cut off, a page goes on without it.
         */
        post: operations["memberEvents"];
    };
    "/api/routes/report-vitals": {
        parameters: {
        };
        /** Tell how fast a page was */
        post: operations["reportVitals"];
    };
    "/api/routes/get-site-settings": {
        parameters: {
        };
        /** What the operator decided about registration and support */
        post: operations["getSiteSettings"];
    };
    "/api/routes/get-protection": {
        parameters: {
        };
        /** What the member decided, and what is known of time and money */
        post: operations["getProtection"];
    };
    "/api/routes/set-limit": {
        parameters: {
        };
        /** Set, lower, raise or lift a limit */
        post: operations["setLimit"];
    };
    "/api/routes/confirm-limit": {
        parameters: {
        };
        /** Confirm a higher limit whose time has come */
        post: operations["confirmLimit"];
    };
    "/api/routes/start-break": {
        parameters: {
        };
        /** Take a break from deposits and games */
        post: operations["startBreak"];
    };
    "/api/routes/set-reality-check": {
        parameters: {
        };
        /** Choose how often the reality check comes */
        post: operations["setRealityCheck"];
    };
    "/api/routes/answer-reality-check": {
        parameters: {
        };
        /** Answer the reality check */
        post: operations["answerRealityCheck"];
    };
    "/api/routes/get-money-record": {
        parameters: {
        };
        /** Every deposit, withdrawal and transfer that is known */
        post: operations["getMoneyRecord"];
    };
    "/api/routes/check-user-id": {
        parameters: {
        };
        /** Is the id free? */
        post: operations["checkUserId"];
    };
    "/api/routes/check-user-nick": {
        parameters: {
        };
        /** Is the nickname free? */
        post: operations["checkUserNick"];
    };
    "/api/routes/user-do-login": {
        parameters: {
        };
        /** Sign in */
        post: operations["userDoLogin"];
    };
    "/api/routes/get-member": {
        parameters: {
        };
        /** The member's own data */
        post: operations["getMember"];
    };
    "/api/routes/get-reg-domain": {
        parameters: {
        };
        /** The partner whose domain the visitor came by */
        post: operations["getRegDomain"];
    };
    "/api/routes/money-to-point": {
        parameters: {
        };
        /** Turn money on the site into comp money */
        post: operations["moneyToPoint"];
    };
    "/api/routes/point-to-money": {
        parameters: {
        };
        /** Turn comp money into money on the site */
        post: operations["pointToMoney"];
    };
    "/api/routes/user-register": {
        parameters: {
        };
        /** Register */
        post: operations["userRegister"];
    };
    "/api/routes/change-to-point": {
        parameters: {
        };
        /** Turn money in the games into comp money */
        post: operations["changeToPoint"];
    };
    "/api/routes/change-password": {
        parameters: {
        };
        /** Change the password */
        post: operations["changePassword"];
    };
    "/api/routes/user-health-check": {
        parameters: {
        };
        /** The member as they are now, and how much is unread */
        post: operations["userHealthCheck"];
    };
    "/api/routes/get-advertisement": {
        parameters: {
        };
        /** Advertisements */
        post: operations["getAdvertisement"];
    };
    "/api/routes/del-all-help": {
        parameters: {
        };
        /** Delete every inquiry of the member */
        post: operations["delAllHelp"];
    };
    "/api/routes/del-all-notes": {
        parameters: {
        };
        /** Delete every message of the member */
        post: operations["delAllNotes"];
    };
    "/api/routes/user-del-note": {
        parameters: {
        };
        /** Delete the message that the member opened last */
        post: operations["userDelNote"];
    };
    "/api/routes/get-user-note": {
        parameters: {
        };
        /** The member's messages */
        post: operations["getUserNote"];
    };
    "/api/routes/get-help-list": {
        parameters: {
        };
        /** The member's inquiries */
        post: operations["getHelpList"];
    };
    "/api/routes/read-help-message": {
        parameters: {
        };
        /** Open an inquiry; its answer counts as read */
        post: operations["readHelpMessage"];
    };
    "/api/routes/get-note-list": {
        parameters: {
        };
        /** The member's messages by the page */
        post: operations["getNoteList"];
    };
    "/api/routes/get-notice-popup": {
        parameters: {
        };
        /** Notices that are put before the visitor */
        post: operations["getNoticePopup"];
    };
    "/api/routes/get-user-notices": {
        parameters: {
        };
        /** Notices */
        post: operations["getUserNotices"];
    };
    "/api/routes/reset-password": {
        parameters: {
        };
        /** Set a new password without signing in */
        post: operations["resetPassword"];
    };
    "/api/routes/read-all-notes": {
        parameters: {
        };
        /** Every message counts as read */
        post: operations["readAllNotes"];
    };
    "/api/routes/read-note-message": {
        parameters: {
        };
        /** Open a message; it counts as read */
        post: operations["readNoteMessage"];
    };
    "/api/routes/user-write-help": {
        parameters: {
        };
        /** Write an inquiry, or ask for the deposit account */
        post: operations["userWriteHelp"];
    };
    "/api/routes/user-ask-account": {
        parameters: {
        };
        /** Ask which account to pay a deposit into */
        post: operations["userAskAccount"];
    };
    "/api/routes/get-casino-setting": {
        parameters: {
        };
        /** Casino providers */
        post: operations["getCasinoSetting"];
    };
    "/api/routes/get-in-game-balance": {
        parameters: {
        };
        /** Money in the games */
        post: operations["getInGameBalance"];
    };
    "/api/routes/get-bets-list": {
        parameters: {
        };
        /** The member's rounds by the page */
        post: operations["getBetsList"];
    };
    "/api/routes/get-slot-by-company": {
        parameters: {
        };
        /** One provider's slot games */
        post: operations["getSlotByCompany"];
    };
    "/api/routes/get-slot-setting": {
        parameters: {
        };
        /** Slot providers */
        post: operations["getSlotSetting"];
    };
    "/api/routes/get-sport-setting": {
        parameters: {
        };
        /** Sport providers */
        post: operations["getSportSetting"];
    };
    "/api/routes/open-game": {
        parameters: {
        };
        /** Open a game */
        post: operations["openGame"];
    };
    "/api/routes/transfer-in": {
        parameters: {
        };
        /** Move money from the site into the games */
        post: operations["transferIn"];
    };
    "/api/routes/transfer-out": {
        parameters: {
        };
        /** Move money from the games back to the site */
        post: operations["transferOut"];
    };
    "/api/routes/apply-user-deposit": {
        parameters: {
        };
        /** Apply for a deposit */
        post: operations["applyUserDeposit"];
    };
    "/api/routes/apply-user-withdraw": {
        parameters: {
        };
        /** Apply for a withdrawal */
        post: operations["applyUserWithdraw"];
    };
    "/api/routes/get-deposit-lock": {
        parameters: {
        };
        /** Are deposits taken now? */
        post: operations["getDepositLock"];
    };
    "/api/routes/get-withdraw-lock": {
        parameters: {
        };
        /** Are withdrawals taken now? */
        post: operations["getWithdrawLock"];
    };
    "/api/routes/get-deposit-list": {
        parameters: {
        };
        /** The member's deposits by the page */
        post: operations["getDepositList"];
    };
    "/api/routes/get-withdraw-list": {
        parameters: {
        };
        /** The member's withdrawals by the page */
        post: operations["getWithdrawList"];
    };
    "/api/routes/del-user-deposit": {
        parameters: {
        };
        /** Cancel a deposit that waits */
        post: operations["delUserDeposit"];
    };
    "/api/routes/del-user-withdraw": {
        parameters: {
        };
        /** Cancel a withdrawal that waits */
        post: operations["delUserWithdraw"];
    };
    "/api/routes/roll-to-balance": {
        parameters: {
        };
        /** Convert comp money to balance */
        post: operations["rollToBalance"];
    };
    "/api/routes/get-deposit-payment": {
        parameters: {
        };
        /** Payment options for a deposit */
        post: operations["getDepositPayment"];
    };
    "/api/routes/get-withdrawal-payment": {
        parameters: {
        };
        /** Payment options for a withdrawal */
        post: operations["getWithdrawalPayment"];
    };
    "/api/routes/apply-deposit-payment": {
        parameters: {
        };
        /** Deposit by a payment option */
        post: operations["applyDepositPayment"];
    };
    "/api/routes/apply-withdrawal-payment": {
        parameters: {
        };
        /** Withdraw by a started withdrawal */
        post: operations["applyWithdrawalPayment"];
    };
    "/api/routes/withdrawal-launcher": {
        parameters: {
        };
        /** Start a withdrawal by a payment option */
        post: operations["withdrawalLauncher"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An id for a new member. */
        NewUserId: string;
        CheckIdRequest: {
            id: components["schemas"]["NewUserId"];
        };
        /**
         * Done
         * @description The request was carried out and there is nothing more to say.
         */
        Success: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
        };
        /**
         * Id taken
         * @description Another member has this id.
         */
        AlreadHaveUser: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "alread_have_user";
        };
        CheckIdAnswer: components["schemas"]["Success"] | components["schemas"]["AlreadHaveUser"];
        /**
         * @description The kind of an error; `x-problems` says under which HTTP status and title each is answered.
         * @enum {string}
         */
        ProblemCode: "request_invalid" | "session_missing" | "session_expired" | "session_revoked" | "origin_refused" | "route_unknown" | "method_not_allowed" | "request_in_progress" | "request_too_large" | "media_type_unsupported" | "idempotency_key_reused" | "too_many_requests" | "internal_fault" | "backend_fault" | "backend_answer_invalid" | "backend_unreachable" | "backend_timeout" | "outcome_unknown";
        FieldError: {
            /** @description JSON Pointer (RFC 6901) to the faulty place in the request body; empty for the body itself. */
            pointer: string;
            /** @description What is wrong there. */
            message: string;
        };
        /** @description An error as RFC 9457 describes it. `code` is stable and decides what a player is told; `title` and `detail` are plain English for people who read logs. */
        Problem: {
            /**
             * Format: uri-reference
             * @description A relative reference that names the kind of problem, `/problems/<code>`.
             */
            type: string;
            /** @description What went wrong, the same for every occurrence. */
            title: string;
            /** @description The HTTP status of this answer. */
            status: number;
            code: components["schemas"]["ProblemCode"];
            /** @description What went wrong this time and what to do next. */
            detail?: string;
            /** @description The id under which the proxy and the backend logged this request. */
            requestId: string;
            /** @description What is wrong with the request body, one entry a fault. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description The name by which others will see the member. */
        Nick: string;
        CheckNickRequest: {
            nick: components["schemas"]["Nick"];
        };
        /**
         * Already in use
         * @description The value (a nickname) belongs to another member.
         */
        Alread: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "alread";
        };
        CheckNickAnswer: components["schemas"]["Success"] | components["schemas"]["Alread"];
        /** @description The id that somebody logs in with; compared without regard to case. */
        UserId: string;
        /**
         * Format: password
         * @description A password as it was typed.
         */
        Password: string;
        /** @description Id and password. The site's route takes them under these names; `x-backend-names` in routes.yaml is the line that says under which names the backend gets them. */
        LoginRequest: {
            id: components["schemas"]["UserId"];
            pw: components["schemas"]["Password"];
        };
        /**
         * Format: date-time
         * @description A point in time, RFC 3339.
         */
        Instant: string;
        /** Signed in */
        LoginAuthenticated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "authenticated";
            /** @description The backend's bearer token. It stays in the proxy; a browser never sees it. */
            token: string;
            /** @description When the token stops working. Left out, the session lasts its own eight hours (R-CONST-01). */
            expiresAt?: components["schemas"]["Instant"];
            /** @description Who signed in, as `User`. Its `userId` names the member of the session. Left out, or anything else, the health check is asked for it with the new token; a login that neither of them names signs nobody in. */
            user?: unknown;
        };
        /**
         * Wrong password
         * @description The id and password do not belong together.
         */
        WrongPassword: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "pass";
        };
        /**
         * Registration not approved yet
         * @description The id and password are right, and the operator has not approved the registration yet.
         */
        LoginApproval: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "wait";
        };
        /**
         * Not at this time
         * @description Closed at this time, or asked too often; the same request may succeed later.
         */
        Time: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "time";
        };
        LoginAnswer: components["schemas"]["LoginAuthenticated"] | components["schemas"]["WrongPassword"] | components["schemas"]["LoginApproval"] | components["schemas"]["Time"];
        /** @description No parameters. An absent body and `{}` mean the same (R-CALL-04). */
        EmptyBody: Record<string, never>;
        /** @description Names a member, a number or a text; the site shows it as text. It need not be the id that the member logs in with. A number is one that JSON readers keep exact. */
        MemberId: number | string;
        /** @description An amount of Korean won, as the backend has it; the site shows it cut to whole won. */
        Won: number;
        /** @description An amount of comp money in points, as the backend has it. */
        Points: number;
        /** @description How many there are, as the backend has it. */
        Count: number;
        /**
         * Current user
         * @description The member as every screen shows them (R-ACCT-05).
         */
        User: {
            userId: components["schemas"]["MemberId"];
            /** @description The name by which others see the member. */
            nick: string;
            /** @description A telephone number, spelt as the backend keeps it. */
            phone: string;
            /** @description The member's level. */
            level: number;
            /** @description Money on the site, in won. */
            balance: components["schemas"]["Won"];
            /** @description Money in the games, in won; the same figure as `gameMoney` of the in-game balance. */
            in_balance: components["schemas"]["Won"];
            /** @description Comp money, in points of one won. */
            rolling: components["schemas"]["Points"];
            /** @description The bank of the member's account. */
            bankname: string;
            /** @description In whose name the account is. */
            bankOwner: string;
            /** @description The account's number, spelt or masked as the backend likes. */
            banknum: string;
            /** @description Messages that the member has not read. */
            noteCount: components["schemas"]["Count"];
            /** @description Answered inquiries whose answer the member has not read. */
            helpCount: components["schemas"]["Count"];
        };
        /**
         * Format: date-time
         * @description A point in time, RFC 3339, or null while it has not come.
         */
        NullableInstant: string | null;
        /**
         * Member
         * @description The member's own data, with what the short form leaves out.
         */
        Member: {
            user: components["schemas"]["User"];
            /** @description When the member registered. */
            registeredAt: components["schemas"]["Instant"];
            /** @description The login before this one; null on the first. */
            lastLoginAt: components["schemas"]["NullableInstant"];
        };
        /** Member */
        MemberAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            member: components["schemas"]["Member"];
        };
        /** @description A `Code` in an answer. The site leaves out a payment option whose code is empty: it could not be chosen. */
        AnsweredCode: number | string;
        /**
         * Partner of the domain
         * @description The partner whose domain the visitor came by; a new member is registered under the code.
         */
        RegDomain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description The partner's invite code; empty means that there is none. */
            code: components["schemas"]["AnsweredCode"];
        };
        /**
         * Not found
         * @description What the request names (a code, an id, a member) does not exist.
         */
        CantFindCode: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "cant_find_code";
        };
        RegDomainAnswer: components["schemas"]["RegDomain"] | components["schemas"]["CantFindCode"];
        /**
         * Format: int64
         * @description An amount of won that a member asks to move.
         */
        Amount: number;
        /** @description How much to move, in won. */
        AmountRequest: {
            amount: components["schemas"]["Amount"];
        };
        /**
         * Moved
         * @description Every balance of the member after the move, in won and points.
         */
        Wallet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Money on the site, in won. */
            balance: components["schemas"]["Won"];
            /** @description Money in the games, in won. */
            gameMoney: components["schemas"]["Won"];
            /** @description Comp money, in points of one won. */
            rolling: components["schemas"]["Points"];
        };
        /**
         * Not enough balance
         * @description The balance does not cover the amount; no money moved.
         */
        NotEnoughBalance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "balance";
        };
        /** @description The answer of a call that takes money. */
        MoneyMovedAnswer: components["schemas"]["Wallet"] | components["schemas"]["NotEnoughBalance"];
        /**
         * Format: int64
         * @description An amount of points that a member asks to convert.
         */
        PointAmount: number;
        /** @description How much comp money to convert, in points. */
        PointsRequest: {
            amount: components["schemas"]["PointAmount"];
        };
        /**
         * Not enough points
         * @description Comp money does not cover the amount, or is below the smallest amount that converts.
         */
        LowPoint: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "low_point";
        };
        /** @description The answer of a call that takes from comp money. */
        PointsMovedAnswer: components["schemas"]["Wallet"] | components["schemas"]["LowPoint"];
        /**
         * Format: password
         * @description A password for a new member, or a new one for a member.
         */
        NewPassword: string;
        /** @description A telephone number, digits with optional hyphens. */
        Phone: string;
        /** @description The bank of the member's account. */
        BankName: string;
        /** @description In whose name the account is. */
        BankOwner: string;
        /** @description The account's number, digits with optional hyphens. */
        BankNum: string;
        /** @description Names a provider, a game, a payment option or a partner; stable, never shown to a player. A number or any text that the backend chose (`EVO_Live`, `pragmatic-play`, 7); it goes back as it came, in its type. */
        Code: number | string;
        RegisterRequest: {
            id: components["schemas"]["NewUserId"];
            pw: components["schemas"]["NewPassword"];
            nick: components["schemas"]["Nick"];
            phone: components["schemas"]["Phone"];
            bankname: components["schemas"]["BankName"];
            bankOwner: components["schemas"]["BankOwner"];
            banknum: components["schemas"]["BankNum"];
            /** @description The code of the partner who invited the new member. */
            code?: components["schemas"]["Code"];
        };
        /** @description Success means that the registration waits for the operator's approval. */
        RegisterAnswer: components["schemas"]["Success"] | components["schemas"]["AlreadHaveUser"] | components["schemas"]["Alread"] | components["schemas"]["CantFindCode"];
        ChangePasswordRequest: {
            pw: components["schemas"]["Password"];
            newPw: components["schemas"]["NewPassword"];
        };
        ChangePasswordAnswer: components["schemas"]["Success"] | components["schemas"]["WrongPassword"] | components["schemas"]["Time"];
        /** Still signed in */
        HealthAnswer: {
            /** @constant */
            status: "success";
            user: components["schemas"]["User"];
            /** @description Messages that the member has not read. */
            noteCount: components["schemas"]["Count"];
            /** @description Answered inquiries whose answer the member has not read. */
            helpCount: components["schemas"]["Count"];
        };
        /** @description Names one item of a list (a note, an inquiry, a deposit). A number or a text as the backend chose; what is sent back is of the same type. A number is one that JSON readers keep exact. */
        ItemId: number | string;
        /** @description The one-line title of a notice, a message or an inquiry, as plain text. */
        Title: string;
        /** @description The text of a notice, a message or an inquiry, as plain text with line breaks. What an operator wrote may be HTML: paragraphs, emphasis, lists, headings, tables and links are shown, of the rest its words. */
        Content: string;
        Advertisement: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
            /** @description The path of the screen that it leads to; the site follows no other address. */
            place: string;
        };
        /** Advertisements */
        AdvertisementAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description In the order in which they are to be shown. */
            list: components["schemas"]["Advertisement"][];
        };
        /** Removed */
        RemovedAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description How many items were removed. */
            count: components["schemas"]["Count"];
        };
        /**
         * Already settled
         * @description It was completed, cancelled or removed before; nothing changed now.
         */
        Already: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "already";
        };
        /** @description Already means that no message is open, or that the last one opened is gone. */
        DeleteNoteAnswer: components["schemas"]["Success"] | components["schemas"]["Already"];
        /** @description A message to the member as the list shows it. */
        Note: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            createdAt: components["schemas"]["Instant"];
            /** @description When the member opened it; null before. */
            readAt: components["schemas"]["NullableInstant"];
        };
        /** Messages */
        GetNoteAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Note"][];
        };
        /** @description A 1:1 inquiry as the list shows it. */
        Inquiry: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            createdAt: components["schemas"]["Instant"];
            /** @description When support answered; null while it waits. */
            answeredAt: components["schemas"]["NullableInstant"];
            /** @description When the member read the answer; null before. */
            readAt: components["schemas"]["NullableInstant"];
            /** @description What was asked; `account` is the question for the deposit account. */
            kind?: string | null;
        };
        /** Inquiries */
        HelpListAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            list: components["schemas"]["Inquiry"][];
        };
        /** @description One item of a list. */
        ItemRequest: {
            id: components["schemas"]["ItemId"];
        };
        /** @description A 1:1 inquiry with its text and its answer. */
        InquiryText: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            createdAt: components["schemas"]["Instant"];
            answeredAt: components["schemas"]["NullableInstant"];
            readAt: components["schemas"]["NullableInstant"];
            content: components["schemas"]["Content"];
            /** @description What support answered, as plain text with line breaks or HTML; null while it waits. */
            answer: string | null;
        };
        /** Read */
        InquiryRead: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            help: components["schemas"]["InquiryText"];
        };
        HelpReadAnswer: components["schemas"]["InquiryRead"] | components["schemas"]["CantFindCode"];
        /**
         * @description Which page of a list, the first being 1; the newest items come first.
         * @default 1
         */
        PageNumber: number;
        /** @description How many items a page of a list holds; each list has its own default. */
        PageSize: number;
        /** @description Which page of the member's messages. */
        NoteListRequest: {
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            pageSize?: components["schemas"]["PageSize"];
        };
        /** One page of messages */
        NoteListAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Note"][];
            total: components["schemas"]["Count"];
        };
        /** @description A notice that is put before the visitor once. */
        NoticePopup: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
        };
        /** Pop-ups */
        NoticePopupAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description In the order in which they are to be shown. */
            list: components["schemas"]["NoticePopup"][];
        };
        Notice: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Content"];
            createdAt: components["schemas"]["Instant"];
        };
        /** Notices */
        NoticesAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Notice"][];
        };
        /** @description What proves that a visitor is the member, and the new password. */
        ResetPasswordRequest: {
            id: components["schemas"]["UserId"];
            /** @description The registered telephone number, as it was typed. */
            phone: string;
            /** @description The registered account number, as it was typed. */
            banknum: string;
            newPw: components["schemas"]["NewPassword"];
        };
        /** @description An unknown id and a wrong proof are both answered cant_find_code. The member finds a message that a reset was asked for. */
        ResetPasswordAnswer: components["schemas"]["Success"] | components["schemas"]["CantFindCode"] | components["schemas"]["Time"];
        /** All read */
        ReadAllNotesAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description How many messages had not been read before. */
            count: components["schemas"]["Count"];
        };
        /** @description A message with its text. */
        NoteText: {
            id: components["schemas"]["ItemId"];
            title: components["schemas"]["Title"];
            createdAt: components["schemas"]["Instant"];
            readAt: components["schemas"]["NullableInstant"];
            content: components["schemas"]["Content"];
        };
        /** Read */
        NoteRead: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            note: components["schemas"]["NoteText"];
        };
        ReadNoteAnswer: components["schemas"]["NoteRead"] | components["schemas"]["CantFindCode"];
        /** @description The title of a new inquiry, one line of plain text. */
        NewTitle: string;
        /** @description The text of a new inquiry, as plain text with line breaks. */
        NewContent: string;
        /** An inquiry */
        WriteInquiryRequest: {
            title: components["schemas"]["NewTitle"];
            content: components["schemas"]["NewContent"];
        };
        /** The question for the deposit account */
        AskAccountRequest: {
            /**
             * @description Asks which account a deposit is paid into; the answer comes as the inquiry's answer.
             * @constant
             */
            kind: "account";
        };
        WriteHelpRequest: components["schemas"]["WriteInquiryRequest"] | components["schemas"]["AskAccountRequest"];
        /** Written */
        InquiryWritten: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            help: components["schemas"]["Inquiry"];
        };
        /**
         * Still waiting
         * @description An earlier request of the same kind still waits for the operator; nothing changed now.
         */
        Wait: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "wait";
        };
        /** @description Wait means that as many inquiries of the member wait for an answer as the operator lets. */
        WriteHelpAnswer: components["schemas"]["InquiryWritten"] | components["schemas"]["Wait"];
        /** @description The `Code` of a provider or a game in a list; null or empty means that it has none. */
        ListedCode: number | string | null;
        /** @description The name in Korean. */
        NameKo: string;
        /** @description The name in English. */
        NameEn: string;
        /**
         * @description Whether it can be played now; left out, it is open. What is none of these words counts as closed. The site shows what is not open as that, and opens it no less: the answer of the call counts.
         * @enum {string}
         */
        PlayState: "open" | "maintenance" | "closed";
        /** @description The address of a picture, https, on a host that the operator lists; the site draws one itself where there is none, or where it cannot be loaded. */
        ImageAddress: string | null;
        /** @description A provider of games. */
        Provider: {
            /** @description Without it the provider is shown by its name; a provider of slots has no list of games then. */
            code?: components["schemas"]["ListedCode"];
            nameKo: components["schemas"]["NameKo"];
            nameEn: components["schemas"]["NameEn"];
            state?: components["schemas"]["PlayState"];
            image?: components["schemas"]["ImageAddress"];
            /** @description Smallest bet, in won. Shown together with the largest only. */
            minBet?: components["schemas"]["Won"];
            /** @description Largest bet, in won. */
            maxBet?: components["schemas"]["Won"];
            /** @description What is played there. Known of casinos are baccarat, blackjack, roulette, dragon_tiger, sic_bo and poker, of slots jackpot, megaways, bonus_buy, classic and fishing, of sports football, baseball, basketball, volleyball, ice_hockey and esports; the site leaves out others. */
            offers?: string[];
        };
        /** Casino providers */
        CasinoSettingAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description Spelt so on the wire (R-CALL-05). */
            casiono: components["schemas"]["Provider"][];
        };
        /** In-game balance */
        InGameBalanceAnswer: {
            /** @constant */
            status: "success";
            /** @description Money in the games, in won. */
            gameMoney: components["schemas"]["Won"];
            /** @description Money on the site, in won. */
            balance: components["schemas"]["Won"];
            /** @description Comp money, in points of one won. */
            rolling: components["schemas"]["Points"];
            userId: components["schemas"]["MemberId"];
        };
        /** @description Which page of the member's bets, of all or of those that the request names. */
        BetsRequest: {
            /**
             * @description Bets of this kind of game alone.
             * @enum {string}
             */
            kind?: "slot" | "casino" | "sport";
            /** @description Bets that were placed then or later. */
            from?: components["schemas"]["Instant"];
            /** @description Bets that were placed earlier than that. */
            before?: components["schemas"]["Instant"];
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            pageSize?: components["schemas"]["PageSize"];
        };
        /** @description One round of a game, as the member's own record shows it. */
        Bet: {
            id: components["schemas"]["ItemId"];
            /** @description The kind of game. Known are slot, casino and sport; the site shows another as it is. */
            kind: string;
            /** @description The provider's code; empty when the backend does not say it. */
            company: components["schemas"]["AnsweredCode"];
            nameKo: components["schemas"]["NameKo"];
            nameEn: components["schemas"]["NameEn"];
            /** @description What was staked, in won. */
            bet: components["schemas"]["Won"];
            /** @description What was paid out, in won; 0 when the round was lost. */
            win: components["schemas"]["Won"];
            placedAt: components["schemas"]["Instant"];
        };
        /** One page of bets */
        BetsAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Bet"][];
            total: components["schemas"]["Count"];
        };
        SlotsByCompanyRequest: {
            /** @description The provider's code. */
            company: components["schemas"]["Code"];
        };
        SlotGame: {
            /** @description Without it the game is shown by its name. */
            code?: components["schemas"]["ListedCode"];
            nameKo: components["schemas"]["NameKo"];
            nameEn: components["schemas"]["NameEn"];
            state?: components["schemas"]["PlayState"];
            image?: components["schemas"]["ImageAddress"];
            /** @description Smallest bet, in won. Shown together with the largest only. */
            minBet?: components["schemas"]["Won"];
            /** @description Largest bet, in won. */
            maxBet?: components["schemas"]["Won"];
            /** @description When it came to the site. A list in which no game has it is not sorted by it. */
            addedAt?: components["schemas"]["Instant"];
            /** @description Known are jackpot, megaways, bonus_buy, classic and fishing; the site leaves out others. Games are not filtered by kind if none has it. */
            kinds?: string[];
        };
        /** One provider's slot games */
        SlotGames: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            games: components["schemas"]["SlotGame"][];
        };
        SlotsByCompanyAnswer: components["schemas"]["SlotGames"] | components["schemas"]["CantFindCode"];
        /** Slot providers */
        SlotSettingAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            slot: components["schemas"]["Provider"][];
        };
        /** Sport providers */
        SportSettingAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            sport: components["schemas"]["Provider"][];
        };
        /** A slot game */
        OpenSlotRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slot";
            /** @description The provider's code. */
            company: components["schemas"]["Code"];
            /** @description The game's code; the Korean name of a game without a code, or the English one if that is missing. */
            game: components["schemas"]["Code"];
        };
        /** A provider's casino or sports book */
        OpenLobbyRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "casino" | "sport";
            /** @description The provider's code; the Korean name of a provider without a code, or the English one if that is missing. */
            company: components["schemas"]["Code"];
        };
        OpenGameRequest: components["schemas"]["OpenSlotRequest"] | components["schemas"]["OpenLobbyRequest"];
        /** @description Where the game runs; https with a host, or http on this very machine in development, without a user name, blanks, backslashes and control characters. An answer without such an address opens no game (R-GAME-04). */
        GameUrl: string;
        /** The game is open */
        GameAddress: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            gameUrl: components["schemas"]["GameUrl"];
        };
        /** @description Time means that the game or its provider is closed now (msg2303); balance that the member has no money at all; cant_find_code that there is no such game. */
        OpenGameAnswer: components["schemas"]["GameAddress"] | components["schemas"]["Time"] | components["schemas"]["NotEnoughBalance"] | components["schemas"]["CantFindCode"];
        ApplyDepositRequest: {
            amount: components["schemas"]["Amount"];
            /** @description In whose name the transfer is made. */
            bankOwner: components["schemas"]["BankOwner"];
        };
        /** @description How far a deposit or a withdrawal is. `wait` and `reg` mean waiting, `already` completed, `cansel` (spelt so) cancelled; any other value is shown as it is (R-ACCT-06). */
        RequestStatus: string;
        /** @description How a deposit that waits is paid. The member needs it until the deposit is settled, on any device. */
        PayIn: {
            /** @description The code of its payment option; null for a bank transfer. */
            code?: number | string | null;
            /** @description In whose name the member pays it; null if that does not matter. */
            bankOwner?: string | null;
            /** @description Where and how the member pays it, as plain text with line breaks. */
            instruction?: string | null;
            /** @description The account number or address alone, as the member copies it. */
            payTo?: string | null;
            /** @description Until when it can be paid; null if there is no end. */
            payBy?: components["schemas"]["NullableInstant"];
        };
        Deposit: {
            id: components["schemas"]["ItemId"];
            amount: components["schemas"]["Won"];
            status: components["schemas"]["RequestStatus"];
            requestedAt: components["schemas"]["Instant"];
            /** @description When it was completed or cancelled; null while it waits. */
            settledAt: components["schemas"]["NullableInstant"];
            payIn?: components["schemas"]["PayIn"];
            /** @description The `Idempotency-Key` of the request that made it. */
            idempotencyKey?: string | null;
        };
        /** Applied */
        DepositApplied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            deposit: components["schemas"]["Deposit"];
        };
        /** @description Wait means that an earlier deposit request still waits; time that deposits are locked now. */
        ApplyDepositAnswer: components["schemas"]["DepositApplied"] | components["schemas"]["Wait"] | components["schemas"]["Time"];
        ApplyWithdrawRequest: {
            amount: components["schemas"]["Amount"];
        };
        Withdrawal: {
            id: components["schemas"]["ItemId"];
            amount: components["schemas"]["Won"];
            status: components["schemas"]["RequestStatus"];
            requestedAt: components["schemas"]["Instant"];
            /** @description When it was paid out or cancelled; null while it waits. */
            settledAt: components["schemas"]["NullableInstant"];
            /** @description The bank of the account that it is paid to. */
            bankname: string;
            /** @description That account's number, spelt or masked as the backend likes. */
            banknum: string;
            /** @description The `Idempotency-Key` of the request that made it. */
            idempotencyKey?: string | null;
        };
        /** Applied */
        WithdrawalApplied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /** @description The amount leaves the balance at once and comes back if the request is cancelled. */
        ApplyWithdrawAnswer: components["schemas"]["WithdrawalApplied"] | components["schemas"]["NotEnoughBalance"] | components["schemas"]["Wait"] | components["schemas"]["Time"];
        /**
         * Lock
         * @description Whether requests of this kind are taken now.
         */
        LockAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description True while no request is taken. Anything but true or false counts as true. */
            locked: boolean;
            /** @description Why; null when not locked. Known are maintenance, bank_hours and account. */
            reason: string | null;
            /** @description When it ends, if that is known. */
            until: components["schemas"]["NullableInstant"];
        };
        /** @description Which page of the member's deposits. */
        DepositListRequest: {
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            pageSize?: components["schemas"]["PageSize"];
        };
        /** One page of deposits */
        DepositListAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Deposit"][];
            total: components["schemas"]["Count"];
        };
        /** @description Which page of the member's withdrawals. */
        WithdrawListRequest: {
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            pageSize?: components["schemas"]["PageSize"];
        };
        /** One page of withdrawals */
        WithdrawListAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @description The newest first. */
            list: components["schemas"]["Withdrawal"][];
            total: components["schemas"]["Count"];
        };
        /** @description Already means that the request was completed or cancelled before. */
        CancelAnswer: components["schemas"]["Success"] | components["schemas"]["Already"] | components["schemas"]["CantFindCode"];
        /** @description A way of paying in or out other than the bank transfer. */
        PaymentOption: {
            code: components["schemas"]["AnsweredCode"];
            nameKo: components["schemas"]["NameKo"];
            nameEn: components["schemas"]["NameEn"];
            image?: components["schemas"]["ImageAddress"];
            /** @description The smallest amount that it takes, in won. */
            minAmount: components["schemas"]["Won"];
            /** @description The largest amount that it takes, in won. */
            maxAmount: components["schemas"]["Won"];
        };
        /** Payment options */
        PaymentOptionsAnswer: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            list: components["schemas"]["PaymentOption"][];
        };
        PaymentDepositRequest: {
            /** @description The payment option's code. */
            code: components["schemas"]["Code"];
            amount: components["schemas"]["Amount"];
        };
        /** Applied */
        PaymentDepositApplied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            deposit: components["schemas"]["Deposit"];
            /** @description Where and how the member pays it, as plain text with line breaks. */
            instruction: string;
        };
        /** @description Time means that deposits are locked now. An amount outside the option's limits is a broken request (400). */
        PaymentDepositAnswer: components["schemas"]["PaymentDepositApplied"] | components["schemas"]["Wait"] | components["schemas"]["Time"] | components["schemas"]["CantFindCode"];
        PaymentWithdrawalRequest: {
            /** @description The ticket of the launcher. */
            ticket: string;
            amount: components["schemas"]["Amount"];
        };
        /** @description Wait means that an earlier withdrawal still waits; already that the ticket was used; cant_find_code that there is none, or it expired. */
        PaymentWithdrawalAnswer: components["schemas"]["WithdrawalApplied"] | components["schemas"]["NotEnoughBalance"] | components["schemas"]["Wait"] | components["schemas"]["Already"] | components["schemas"]["CantFindCode"] | components["schemas"]["Time"];
        WithdrawalLauncherRequest: {
            /** @description The payment option's code. */
            code: components["schemas"]["Code"];
        };
        /** Ticket */
        WithdrawalTicket: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Names the started withdrawal; good for one. */
            ticket: string;
            /** @description The smallest amount that it takes, in won. */
            minAmount: components["schemas"]["Won"];
            /** @description The largest amount that it takes, in won. */
            maxAmount: components["schemas"]["Won"];
            expiresAt: components["schemas"]["Instant"];
        };
        WithdrawalLauncherAnswer: components["schemas"]["WithdrawalTicket"] | components["schemas"]["Wait"] | components["schemas"]["Time"] | components["schemas"]["CantFindCode"];
        /**
         * @description Every status value that the source document names. `x-meaning` decides once what each means; the site, the proxy and the mock derive from it. A value that is not listed here is shown as an unknown outcome and never breaks a screen (R-CALL-06).
         * @enum {string}
         */
        KnownStatus: "success" | "authenticated" | "alread_have_user" | "cant_find_code" | "already" | "alread" | "wait" | "time" | "balance" | "low_point" | "pass";
        UserAskAccountRouteAnswer: components["schemas"]["InquiryWritten"] | components["schemas"]["Wait"] | components["schemas"]["LimitReached"] | components["schemas"]["OnBreak"] | components["schemas"]["RealityCheckDue"];
        OpenGameRouteAnswer: components["schemas"]["GameAddress"] | components["schemas"]["Time"] | components["schemas"]["NotEnoughBalance"] | components["schemas"]["CantFindCode"] | components["schemas"]["LimitReached"] | components["schemas"]["OnBreak"] | components["schemas"]["RealityCheckDue"];
        TransferInRouteAnswer: components["schemas"]["Wallet"] | components["schemas"]["NotEnoughBalance"] | components["schemas"]["LimitReached"] | components["schemas"]["OnBreak"] | components["schemas"]["RealityCheckDue"];
        ApplyUserDepositRouteAnswer: components["schemas"]["DepositApplied"] | components["schemas"]["Wait"] | components["schemas"]["Time"] | components["schemas"]["LimitReached"] | components["schemas"]["OnBreak"] | components["schemas"]["RealityCheckDue"];
        ApplyDepositPaymentRouteAnswer: components["schemas"]["PaymentDepositApplied"] | components["schemas"]["Wait"] | components["schemas"]["Time"] | components["schemas"]["CantFindCode"] | components["schemas"]["LimitReached"] | components["schemas"]["OnBreak"] | components["schemas"]["RealityCheckDue"];
        /**
         * Member
         * @description A session holds a token and a sideUser (R-SESS-09). The token is the page's own, not the backend's.
         */
        SessionRunning: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "authenticated";
            /** @description The page's token; every member call carries it as `Authorization`, `Bearer <token>`. */
            token: string;
            /** @description The member as they were at login, or at the last health check whose user fits this contract. */
            sideUser: components["schemas"]["User"];
            /** @description When the session ends at the latest, 28,800,000 ms after login (R-CONST-01). */
            expiresAt: components["schemas"]["Instant"];
        };
        /** Guest */
        SessionNone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "unauthenticated";
        };
        SessionAnswer: components["schemas"]["SessionRunning"] | components["schemas"]["SessionNone"];
        /**
         * Signed out
         * @description There is no session any more.
         */
        SignOutAnswer: {
            /** @constant */
            status: "success";
        };
        OwnSession: {
            /** @description Names the session to its member. It opens nothing. */
            session: string;
            /** @description Whether it is the session that asks. */
            isThis: boolean;
            /** @description The browser's name, such as `Chrome`; null when it is not known. */
            browser: string | null;
            /** @description The name of the operating system, such as `Android`; null when it is not known. */
            system: string | null;
            /** @description When the member signed in. */
            startedAt: components["schemas"]["Instant"];
            /** @description When the member last used it, at most 15 minutes too early. */
            lastUsedAt: components["schemas"]["Instant"];
        };
        /**
         * Where the member is signed in
         * @description The member's sessions that have not ended, this one first, then by their last use.
         */
        OwnSessions: {
            /** @constant */
            status: "success";
            list: components["schemas"]["OwnSession"][];
        };
        EndSessionsRequest: {
            /** @description The session to end; null for all but the one that asks. The one that asks, and one that has ended, are left as they are. */
            session: string | null;
        };
        /**
         * The member
         * @description A health check of one of the member's sessions had another answer than the last.
         */
        FiguresEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "figures";
            answer: components["schemas"]["HealthAnswer"];
        };
        /**
         * Money in the games
         * @description One of the member's sessions asked for the money in the games, and it changed.
         */
        BalancesEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "balances";
            answer: components["schemas"]["InGameBalanceAnswer"];
        };
        /**
         * A page of deposits
         * @description One of the member's sessions read a page of deposits, and a request on it is new or changed its state.
         */
        DepositsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "deposits";
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            answer: components["schemas"]["DepositListAnswer"];
        };
        /**
         * A page of withdrawals
         * @description One of the member's sessions read a page of withdrawals, and a request on it is new or changed its state.
         */
        WithdrawalsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "withdrawals";
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            answer: components["schemas"]["WithdrawListAnswer"];
        };
        /**
         * The session has ended
         * @description The last event of a session that another device ended; the next call says why.
         */
        EndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "ended";
        };
        /**
         * Another browser has the stream now
         * @description The last event of the member's oldest stream, when one too many was opened. The page asks again much later.
         */
        ReplacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "replaced";
        };
        /**
         * Event for a member
         * @description One event of the stream. Its `status` tells what it is about.
         */
        MemberEvent: components["schemas"]["FiguresEvent"] | components["schemas"]["BalancesEvent"] | components["schemas"]["DepositsEvent"] | components["schemas"]["WithdrawalsEvent"] | components["schemas"]["EndedEvent"] | components["schemas"]["ReplacedEvent"];
        /**
         * @description The place of the site that was opened first; `other` for any that is not listed.
         * @enum {string}
         */
        PagePattern: "/" | "/accessibility" | "/bets" | "/casino" | "/comp" | "/deposit" | "/devices" | "/game" | "/help" | "/limits" | "/login" | "/note" | "/notice" | "/register" | "/search" | "/slot" | "/slot/game" | "/sport" | "/user" | "/withdraw" | "other";
        /** @description Milliseconds, as Web Vitals define them: until the first byte came, until anything and until the largest part was shown, and until the page showed that a press had come. */
        MeasuredTime: number;
        /** @description How much of the page moved by itself, without a unit, as Web Vitals define it. */
        LayoutShift: number;
        /**
         * Speed of a page
         * @description What the player's browser measured of one page, as it was when the page was left. What was not measured is not there. Nothing in it tells of the player.
         */
        VitalsReport: {
            page: components["schemas"]["PagePattern"];
            ttfb?: components["schemas"]["MeasuredTime"];
            fcp?: components["schemas"]["MeasuredTime"];
            lcp?: components["schemas"]["MeasuredTime"];
            inp?: components["schemas"]["MeasuredTime"];
            cls?: components["schemas"]["LayoutShift"];
        };
        /**
         * Report taken
         * @description The figures were counted.
         */
        VitalsTaken: {
            /** @constant */
            status: "success";
        };
        /** @description In which language the operator's texts are wanted. */
        SiteSettingsRequest: {
            /** @description A language of the site; where there is no text in it, another one is answered. */
            language: string;
        };
        /** @description A bank; registration sends its Korean name. */
        Bank: {
            nameKo: components["schemas"]["NameKo"];
            nameEn: components["schemas"]["NameEn"];
        };
        SupportContact: {
            /** @description A link, https, mailto or tel. */
            address: string;
        };
        /**
         * Settings
         * @description What the operator of the site decided about registration, support and limits.
         */
        SiteSettings: {
            /** @constant */
            status: "success";
            /** @description How old a new member says to be at least, in years. */
            minimumAge: number;
            /** @description How many inquiries of a member may wait for an answer; 0 when players are told no number. */
            inquiriesAtOnce: number;
            /** @description The smallest deposit by bank transfer, in won; 0 when any amount may be asked for. */
            minimumDeposit: number;
            /** @description From how many points on comp money turns into money on the site; 0 from the first. */
            minimumPoints: number;
            /** @description Above which sum a member confirms a deposit or transfer once more, in won or points; 0 for each one. */
            confirmAbove: number;
            /** @description The terms of use that a new member agrees to, as HTML or plain text; null when there are none. */
            terms: string | null;
            /** @description The banks among which a new member chooses; empty when any may be typed. */
            banks: components["schemas"]["Bank"][];
            /** @description Addresses by which somebody who cannot sign in reaches support, https, mailto or tel. */
            support: components["schemas"]["SupportContact"][];
        };
        /**
         * @description What a limit is for. Deposits of the last 24 hours, of the last 7 days, of the calendar month in the site's time zone, in won; the time on the site on one day, in minutes.
         * @enum {string}
         */
        LimitKind: "deposit_24h" | "deposit_7d" | "deposit_month" | "time_day";
        /**
         * Format: int64
         * @description The limit, in won or minutes; null for none.
         */
        LimitValue: number | null;
        Limit: {
            limit: components["schemas"]["LimitKind"];
            value: components["schemas"]["LimitValue"];
            /** @description How much of it counts now, in won or minutes. */
            used: number;
            /** @description What is left now, in won or minutes; null when there is no limit. */
            left: number | null;
            /** @description A higher limit, or none (null), that was asked for; it counts only beside `pendingFrom`. */
            pendingValue: components["schemas"]["LimitValue"];
            /** @description From when on that may be confirmed, and then holds; null when none waits. */
            pendingFrom: components["schemas"]["NullableInstant"];
            /** @description When that lapses unless it has been confirmed; null when none waits. */
            pendingUntil: components["schemas"]["NullableInstant"];
        };
        /**
         * @description How often the reality check comes, in minutes.
         * @enum {integer}
         */
        CheckMinutes: 15 | 30 | 60;
        SessionMoney: {
            /** @description Between outside and balance, in won. */
            balance: number;
            /** @description Between balance and games, in won. */
            games: number;
        };
        HelpLine: {
            /** @description Who helps. */
            name: string;
            /** @description A link, https, mailto or tel. */
            address: string;
        };
        /**
         * What the member decided
         * @description Limits, break, reality check, and what the proxy knows of time and money.
         */
        ProtectionFacts: {
            /** @constant */
            status: "success";
            /** @description The time that counts for limits and breaks. */
            now: components["schemas"]["Instant"];
            /** @description One of each kind. */
            limits: components["schemas"]["Limit"][];
            /** @description When the break ends; null when there is none. */
            breakUntil: components["schemas"]["NullableInstant"];
            checkMinutes: components["schemas"]["CheckMinutes"];
            /** @description When the next reality check is due, or has been since. */
            checkDue: components["schemas"]["Instant"];
            /** @description When this time of playing began, by a login after a pause. */
            playingSince: components["schemas"]["Instant"];
            /** @description Won that were paid in and moved into games since then. */
            sessionIn: components["schemas"]["SessionMoney"];
            /** @description Won that were paid out and moved out of games since then. */
            sessionOut: components["schemas"]["SessionMoney"];
            /** @description Completed deposits less completed withdrawals of this calendar month, in won. */
            netMonth: number;
            /** @description The same of the last 90 days. */
            netThreeMonths: number;
            /** @description The same of all that is known. */
            netKnown: number;
            /** @description Since when the proxy keeps the record of this member. */
            knownSince: components["schemas"]["Instant"];
            /** @description The last login; null when none is known. */
            loginLast: components["schemas"]["NullableInstant"];
            /** @description The login before it; null when none is known. */
            loginBefore: components["schemas"]["NullableInstant"];
            /** @description The operator's help lines, https, mailto or tel, each with its name. */
            help: components["schemas"]["HelpLine"][];
        };
        SetLimitRequest: {
            limit: components["schemas"]["LimitKind"];
            value: components["schemas"]["LimitValue"];
        };
        ConfirmLimitRequest: {
            limit: components["schemas"]["LimitKind"];
        };
        StartBreakRequest: {
            /**
             * @description How long, in days of 24 hours.
             * @enum {integer}
             */
            days: 1 | 7 | 30;
        };
        SetRealityCheckRequest: {
            minutes: components["schemas"]["CheckMinutes"];
        };
        AnswerRealityCheckRequest: {
            /** @description The reality check that is answered, by the time at which it was due; another one is left as it is. */
            due: components["schemas"]["Instant"];
        };
        /**
         * @description Into the balance from outside, out of it, from the balance into games, back from them.
         * @enum {string}
         */
        MoneyKind: "deposit" | "withdrawal" | "transfer_in" | "transfer_out";
        /**
         * @description How far it is. Unknown: it was sent, and nothing says yet what became of it.
         * @enum {string}
         */
        MovementState: "unknown" | "waiting" | "completed" | "cancelled";
        Movement: {
            kind: components["schemas"]["MoneyKind"];
            /** @description Whole won. */
            amount: number;
            at: components["schemas"]["Instant"];
            state: components["schemas"]["MovementState"];
        };
        /** Every movement of money */
        MoneyRecord: {
            /** @constant */
            status: "success";
            /** @description Of the last 100 days, the newest first. */
            list: components["schemas"]["Movement"][];
        };
        /**
         * Signed in
         * @description The session stands; its cookie came with this answer and the session call tells the rest.
         */
        SignedIn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "authenticated";
            /** @description Who signed in. */
            sideUser: components["schemas"]["User"];
        };
        SignInAnswer: components["schemas"]["SignedIn"] | components["schemas"]["WrongPassword"] | components["schemas"]["LoginApproval"] | components["schemas"]["Time"];
        /** @description Anything at all, of any media type, JSON or not, or nothing - it is ignored, and the backend is sent an empty body (R-CALL-04). */
        IgnoredBody: unknown;
        /**
         * Refused by a limit
         * @description A limit that the member set leaves too little room; nothing was sent.
         */
        LimitReached: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "limit";
            limit: components["schemas"]["LimitKind"];
            /** @description What the limit has left, in won or minutes. */
            left: number;
            /** @description When there is room for it again; null when the limit itself is too low. */
            freesAt: components["schemas"]["NullableInstant"];
        };
        /**
         * Refused by a break
         * @description The member takes a break; nothing was sent.
         */
        OnBreak: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "break";
            /** @description When the break ends; nothing ends it earlier. */
            until: components["schemas"]["Instant"];
        };
        /**
         * Refused until the reality check is answered
         * @description The member has not answered the reality check that is due; nothing was sent.
         */
        RealityCheckDue: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "reality_check";
        };
        /**
         * @description Every status value by which the proxy itself refuses what a member decided against. `x-meaning` says what each means.
         * @enum {string}
         */
        OwnStatus: "limit" | "break" | "reality_check";
    };
    responses: {
        /** @description The request does not fit the contract; nothing was done. */
        RequestInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request_invalid",
                 *       "title": "The request does not fit the contract",
                 *       "status": 400,
                 *       "code": "request_invalid",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T",
                 *       "errors": [
                 *         {
                 *           "pointer": "/pw",
                 *           "message": "is missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has ended; nothing was done. */
        SessionMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/session_missing",
                 *       "title": "No session",
                 *       "status": 401,
                 *       "code": "session_missing",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier request with this idempotency key still runs; what it does is not known yet. */
        RequestInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request_in_progress",
                 *       "title": "The same request still runs",
                 *       "status": 409,
                 *       "code": "request_in_progress",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key was used for another request; nothing was done. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/idempotency_key_reused",
                 *       "title": "Idempotency key used before",
                 *       "status": 422,
                 *       "code": "idempotency_key_reused",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than any request of this contract; nothing was done. */
        RequestTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request_too_large",
                 *       "title": "Request too large",
                 *       "status": 413,
                 *       "code": "request_too_large",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON; nothing was done. */
        MediaTypeUnsupported: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/media_type_unsupported",
                 *       "title": "Body is not JSON",
                 *       "status": 415,
                 *       "code": "media_type_unsupported",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; nothing was done. `Retry-After` says when to ask again. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too_many_requests",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of this server. Whether the request took effect is unknown. */
        Fault: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal_fault",
                 *       "title": "Fault of this server",
                 *       "status": 500,
                 *       "code": "internal_fault",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server takes no requests now; nothing was done. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait, if that is known. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/backend_unreachable",
                 *       "title": "Not reachable now",
                 *       "status": 503,
                 *       "code": "backend_unreachable",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request comes from another site; nothing was done. */
        OriginRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/origin_refused",
                 *       "title": "Request from another site",
                 *       "status": 403,
                 *       "code": "origin_refused",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend answered with a fault or with something unreadable. Whether the request took effect is unknown. */
        BackendFault: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/backend_fault",
                 *       "title": "Fault of the backend",
                 *       "status": 502,
                 *       "code": "backend_fault",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend refused the request in a way that the contract does not have; nothing was done. */
        BackendRefusal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/backend_answer_invalid",
                 *       "title": "Unreadable answer of the backend",
                 *       "status": 502,
                 *       "code": "backend_answer_invalid",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend did not answer in time. Whether the request took effect is unknown. */
        BackendTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/backend_timeout",
                 *       "title": "No answer from the backend in time",
                 *       "status": 504,
                 *       "code": "backend_timeout",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request was sent and no readable answer came: money may have moved. Under the same key it is answered so again for 30 days, and never sent again; the member's list of requests tells. */
        OutcomeUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/outcome_unknown",
                 *       "title": "Whether the request took effect is unknown",
                 *       "status": 504,
                 *       "code": "outcome_unknown",
                 *       "requestId": "01JD3Z9W3Q4Q9F7T"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
         * @example 01JD3Z9W3Q4Q9F7T
         */
        RequestId: string;
        /**
         * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
         * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
         */
        IdempotencyKey: string;
        /**
         * @description The domain that the visitor came by, or empty (R-REG-01).
         * @example https://maru.example.com
         */
        Origin: string;
        /**
         * @description The language that the player reads the site in, as a tag (RFC 9110, 12.5.4). The game may open in it.
         * @example en
         */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /** @description The id under which the request was logged; the one that it came with, if it came with one. */
        RequestId: string;
        /**
         * @description Names this contract. A page that was built with another one offers to reload.
         * @example 1f-Ck03Zq_8L
         */
        ContractDigest: string;
        /**
         * @description Begins or ends the session in this browser; a login also names the device, in a cookie of its own. No script can read them.
         * @example __Host-session=8FQ2; Path=/; Secure; HttpOnly; SameSite=Strict
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    session: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
        };
    };
    logout: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
        };
    };
    getSessions: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    memberEvents: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["MemberEvent"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportVitals: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VitalsReport"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VitalsTaken"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
        };
    };
    getSiteSettings: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
        };
    };
    getProtection: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLimit: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLimitRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmLimit: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmLimitRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBreak: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBreakRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRealityCheck: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRealityCheckRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerRealityCheck: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRealityCheckRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectionFacts"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMoneyRecord: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyRecord"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUserId: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIdRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIdAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    checkUserNick: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckNickRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckNickAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    userDoLogin: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getMember: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getRegDomain: {
        parameters: {
            header?: {
                /**
                 * @description The domain that the visitor came by, or empty (R-REG-01).
                 * @example https://maru.example.com
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegDomainAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    moneyToPoint: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    pointToMoney: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    userRegister: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    changeToPoint: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    changePassword: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    userHealthCheck: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getAdvertisement: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    delAllHelp: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    delAllNotes: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    userDelNote: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IgnoredBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getUserNote: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getHelpList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    readHelpMessage: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpReadAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getNoteList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getNoticePopup: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePopupAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getUserNotices: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    resetPassword: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    readAllNotes: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAllNotesAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    readNoteMessage: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    userWriteHelp: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteInquiryRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteHelpAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    userAskAccount: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAskAccountRouteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getCasinoSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasinoSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getInGameBalance: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InGameBalanceAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getBetsList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getSlotByCompany: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotsByCompanyRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsByCompanyAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getSlotSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getSportSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    openGame: {
        parameters: {
            header?: {
                /**
                 * @description The language that the player reads the site in, as a tag (RFC 9110, 12.5.4). The game may open in it.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenGameRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenGameRouteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    transferIn: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferInRouteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    transferOut: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    applyUserDeposit: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyDepositRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyUserDepositRouteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    applyUserWithdraw: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyWithdrawRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyWithdrawAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    getDepositLock: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getWithdrawLock: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getDepositList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getWithdrawList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    delUserDeposit: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    delUserWithdraw: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    rollToBalance: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    getDepositPayment: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    getWithdrawalPayment: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
    applyDepositPayment: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDepositRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyDepositPaymentRouteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    applyWithdrawalPayment: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithdrawalAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendRefusal"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["OutcomeUnknown"];
        };
    };
    withdrawalLauncher: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalLauncherRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Contract-Digest": components["headers"]["ContractDigest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalLauncherAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            502: components["responses"]["BackendFault"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["BackendTimeout"];
        };
    };
}
export interface backendOperations {
    checkUserId: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIdRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIdAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUserNick: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckNickRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckNickAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    doLogin: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegDomain: {
        parameters: {
            header?: {
                /**
                 * @description The domain that the visitor came by, or empty (R-REG-01).
                 * @example https://maru.example.com
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegDomainAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    moneyToPoint: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    pointToMoney: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userChangToPoint: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userExchangeToPass: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userHealthCheck: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    advertisement: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvertisementAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllHelp: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllNotes: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNote: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNote: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    helpList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    helpRead: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpReadAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    noticePopup: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePopupAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    notices: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordResetWithoutLogin: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetPasswordAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAllNotes: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAllNotesAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNote: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNoteAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeHelp: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteHelpRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteHelpAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCasinoSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasinoSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInGameBalance: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InGameBalanceAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSlotBetsList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSlotByCompany: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotsByCompanyRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsByCompanyAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSlotSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSportSetting: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SportSettingAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    openGame: {
        parameters: {
            header?: {
                /**
                 * @description The language that the player reads the site in, as a tag (RFC 9110, 12.5.4). The game may open in it.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenGameRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenGameAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userTransferIn: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userWithdraw: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyUserDeposit: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyDepositRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyDepositAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyUserWithdraw: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyWithdrawRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyWithdrawAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalanceDepositLock: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalanceWithdrawLock: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepositList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWithdrawList: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawListRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawListAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userDelDeposit: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userDelWithdraw: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    userRollToBalance: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsMovedAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentWithdraw: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    payDeposit: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDepositRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDepositAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    payWithdrawal: {
        parameters: {
            header: {
                /**
                 * @description Names this one request for money. The same key with the same body has effect once and gets the first answer again (draft-ietf-httpapi-idempotency-key-header).
                 * @example 7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithdrawalAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawalLauncher: {
        parameters: {
            header?: {
                /**
                 * @description Names this request in the logs of every server that it passes. An id that does not fit is replaced, not refused.
                 * @example 01JD3Z9W3Q4Q9F7T
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalLauncherRequest"];
            };
        };
        responses: {
            /** @description The outcome, told apart by `status`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalLauncherAnswer"];
                };
            };
            400: components["responses"]["RequestInvalid"];
            401: components["responses"]["SessionMissing"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
