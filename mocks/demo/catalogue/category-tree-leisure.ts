import type { Top } from './category-types.ts';

/** Sports, toys, books and music. */
export const LEISURE: readonly Top[] = [
  [
    'tent',
    '运动户外 | Sports & outdoors | Sport et plein air | กีฬาและกลางแจ้ง | ກິລາ ແລະ ກາງແຈ້ງ',
    [
      [
        '球类与器械 | Games & training | Jeux et entraînement | กีฬาและฝึกซ้อม | ກິລາ ແລະ ຝຶກຊ້ອມ',
        [
          ['balls', 'basketball', '球类 | Balls | Ballons | ลูกบอล | ໝາກບານ'],
          ['rackets', 'tennis', '球拍 | Rackets | Raquettes | ไม้แร็กเกต | ໄມ້ຕີ'],
          ['boxing', 'boxing-glove', '拳击 | Boxing | Boxe | มวย | ມວຍ'],
        ],
      ],
      [
        '轮滑 | Wheels | Glisse urbaine | ล้อและบอร์ด | ລໍ້ ແລະ ກະດານ',
        [
          [
            'boards',
            'skateboard',
            '滑板与滑板车 | Boards & scooters | Planches et trottinettes | สเก็ตบอร์ดและสกู๊ตเตอร์ | ສະເກັດບອດ ແລະ ສະກູດເຕີ',
          ],
          ['skates', 'roller-skate', '轮滑鞋 | Skates | Patins | รองเท้าสเก็ต | ເກີບສະເກັດ'],
        ],
      ],
      [
        '户外 | Outdoors | Plein air | กลางแจ้ง | ກາງແຈ້ງ',
        [
          ['camping', 'tent', '露营 | Camping | Camping | แคมป์ปิ้ง | ແຄັມປິ້ງ'],
          ['water', 'diving-mask', '水上 | On the water | Sports d’eau | กีฬาทางน้ำ | ກິລາທາງນ້ຳ'],
        ],
      ],
    ],
  ],
  [
    'teddy-bear',
    '母婴玩具 | Kids & toys | Enfants et jouets | เด็กและของเล่น | ເດັກ ແລະ ຂອງຫຼິ້ນ',
    [
      [
        '玩具 | Toys | Jouets | ของเล่น | ຂອງຫຼິ້ນ',
        [
          ['plush', 'teddy-bear', '毛绒玩具 | Soft toys | Peluches | ตุ๊กตาผ้า | ຕຸກກະຕາຜ້າ'],
          [
            'wooden',
            'nesting-dolls',
            '木制玩具 | Wooden toys | Jouets en bois | ของเล่นไม้ | ຂອງຫຼິ້ນໄມ້',
          ],
          [
            'robots',
            'robot',
            '科学与机器人 | Science & robots | Sciences et robots | วิทยาศาสตร์และหุ่นยนต์ | ວິທະຍາສາດ ແລະ ຫຸ່ນຍົນ',
          ],
        ],
      ],
      [
        '户外与游戏 | Outdoor & games | Dehors et jeux | เล่นกลางแจ้งและเกม | ຫຼິ້ນກາງແຈ້ງ ແລະ ເກມ',
        [
          [
            'kites',
            'kite',
            '风筝与溜溜球 | Kites & yo-yos | Cerfs-volants et yo-yos | ว่าวและโยโย่ | ວ່າວ ແລະ ໂຢໂຢ',
          ],
          ['puzzles', 'puzzle-piece', '拼图 | Puzzles | Puzzles | จิ๊กซอว์ | ຈິກຊໍ'],
        ],
      ],
    ],
  ],
  [
    'books',
    '图书文具 | Books & paper | Livres et papeterie | หนังสือและเครื่องเขียน | ປຶ້ມ ແລະ ເຄື່ອງຂຽນ',
    [
      [
        '图书 | Books | Livres | หนังสือ | ປຶ້ມ',
        [
          ['book-sets', 'books', '套装书 | Book sets | Coffrets de livres | หนังสือชุด | ປຶ້ມຊຸດ'],
          ['maps', 'world-map', '地图 | Maps | Cartes | แผนที่ | ແຜນທີ່'],
        ],
      ],
      [
        '文具 | Stationery | Papeterie | เครื่องเขียน | ເຄື່ອງຂຽນ',
        [
          ['notebooks', 'notebook', '笔记本 | Notebooks | Carnets | สมุดบันทึก | ປຶ້ມບັນທຶກ'],
          ['pens', 'fountain-pen', '笔 | Pens | Stylos | ปากกา | ປາກກາ'],
          [
            'art',
            'artist-palette',
            '美术用品 | Art supplies | Beaux-arts | อุปกรณ์ศิลปะ | ອຸປະກອນສິລະປະ',
          ],
        ],
      ],
    ],
  ],
  [
    'guitar',
    '音乐爱好 | Music & hobbies | Musique et loisirs | ดนตรีและงานอดิเรก | ດົນຕີ ແລະ ງານອະດິເລກ',
    [
      [
        '乐器 | Instruments | Instruments | เครื่องดนตรี | ເຄື່ອງດົນຕີ',
        [
          ['strings', 'guitar', '弦乐 | Strings | Cordes | เครื่องสาย | ເຄື່ອງສາຍ'],
          ['wind', 'saxophone', '管乐 | Wind | Vents | เครื่องเป่า | ເຄື່ອງເປົ່າ'],
          [
            'keys-drums',
            'drum',
            '键盘与鼓 | Keys & drums | Claviers et percussions | คีย์บอร์ดและกลอง | ຄີບອດ ແລະ ກອງ',
          ],
        ],
      ],
      [
        '爱好 | Hobbies | Loisirs | งานอดิเรก | ງານອະດິເລກ',
        [
          [
            'studio',
            'studio-microphone',
            '录音 | Home studio | Studio maison | สตูดิโอที่บ้าน | ສະຕູດິໂອໃນເຮືອນ',
          ],
          ['craft', 'yarn', '手工 | Craft | Loisirs créatifs | งานฝีมือ | ງານສີມື'],
          ['stars', 'telescope', '观星 | Stargazing | Astronomie | ดูดาว | ເບິ່ງດາວ'],
        ],
      ],
    ],
  ],
];
