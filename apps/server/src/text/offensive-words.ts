/**
 * Parts of names that a public screen must not show, in lower case and without spaces. A hidden word costs a player
 * nothing but another try, so the list is broad; the operator hides the rest.
 */
export const offensiveWords: readonly string[] = [
  ...'幹你 幹您 幹林 幹恁 淦你 操你 操妳 肏 草泥馬 你媽的 他媽 她媽 媽的 林老師 靠北 靠杯 靠腰 機掰 雞掰 雞巴 機八 雞8 懶叫 懶覺 懶趴 屌 王八 白痴 白癡 智障 腦殘 低能 廢物 賤人 賤貨 婊子 婊 妓女 破麻 破女 臭女 母豬 渣男 人渣 雜種 畜生 去死 自殺 殺人 強姦 強暴 輪姦 性交 做愛 打炮 約炮 口交 肛交 自慰 打手槍 陰莖 陰道 陰蒂 睪丸 龜頭 奶子 巨乳 裸體 色情 亂倫 援交 毒品 大麻 海洛因 支那 納粹 希特勒 番仔 死黑鬼 黑鬼 死gay 死胖子 五毛 塔綠班 九七 柯糞 投票給'.split(
    ' ',
  ),
  ...'fuck fuk shit bitch cunt cock dick pussy penis vagina whore slut bastard asshole wank jerkoff porn nigger nigga faggot retard rape nazi hitler kkk heil cum blowjob dildo titties boobs sex gan4 ganni ganlin jibai gy8 tmd cnm nmsl wtf'.split(
    ' ',
  ),
]
